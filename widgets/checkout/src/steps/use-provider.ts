import { useCallback, useEffect, useState } from 'react';
import type { CheckoutSession } from '../checkout-session.js';
import type { PaymentProvider } from '../payment/payment-provider.js';

interface LoadedProvider {
  provider: PaymentProvider | null;
  /** It could not be loaded, or its fields could not be shown. */
  broken: boolean;
  breakDown(): void;
  retry(): void;
}

/** The card form's code, fetched when it is wanted. */
export function useProvider(session: CheckoutSession): LoadedProvider {
  const [attempt, setAttempt] = useState(0);
  const [provider, setProvider] = useState<PaymentProvider | null>(null);
  const [broken, setBroken] = useState(false);

  useEffect(() => {
    let stale = false;
    session.provider().then(
      (loaded) => !stale && setProvider(loaded),
      () => !stale && setBroken(true),
    );
    return () => {
      stale = true;
    };
  }, [session, attempt]);

  const breakDown = useCallback(() => setBroken(true), []);
  const retry = useCallback(() => {
    setProvider(null);
    setBroken(false);
    setAttempt((count) => count + 1);
  }, []);
  return { provider, broken, breakDown, retry };
}
