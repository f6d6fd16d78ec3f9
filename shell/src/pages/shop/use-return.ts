import { useEffect, useState } from 'react';

export interface PaidReturn {
  /** Proof of the payment, where the address brought it along. */
  clientSecret: string | null;
}

/** Reads `/shop?success=true`, the address to which a bank's page returns; after hydration only. */
export function useReturn(): PaidReturn | null {
  const [paid, setPaid] = useState<PaidReturn | null>(null);
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const failed = query.get('redirect_status') === 'failed';
    if (query.get('success') !== 'true' || failed) return;
    setPaid({ clientSecret: query.get('payment_intent_client_secret') });
    // The proof of a payment does not belong into histories and shared links.
    window.history.replaceState(window.history.state, '', '/shop?success=true');
  }, []);
  return paid;
}
