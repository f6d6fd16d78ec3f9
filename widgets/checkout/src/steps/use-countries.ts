import { useCallback, useEffect, useState } from 'react';
import type { Country } from '../api/checkout-api.js';
import type { CheckoutSession } from '../checkout-session.js';

interface Countries {
  countries: readonly Country[];
  isBroken: boolean;
  retry(): void;
}

/** Where parcels go, as the shop says. */
export function useCountries(session: CheckoutSession): Countries {
  const [attempt, setAttempt] = useState(0);
  const [countries, setCountries] = useState<readonly Country[]>([]);
  const [isBroken, setBroken] = useState(false);

  useEffect(() => {
    let isStale = false;
    session.countries().then(
      (found) => !isStale && setCountries(found),
      () => !isStale && setBroken(true),
    );
    return () => {
      isStale = true;
    };
  }, [session, attempt]);

  const retry = useCallback(() => {
    setBroken(false);
    setAttempt((count) => count + 1);
  }, []);
  return { countries, isBroken, retry };
}
