const proof = 'payment_intent_client_secret';

/** Splits the payment parameters, added by a bank's page or by the checkout, from the rest of the query. */
export function splitPaymentReturn({ search, hash }: { search: string; hash: string }) {
  if (!/payment_intent|redirect_status/.test(search + hash)) return null;
  const [own] = /(?:product|success)=[^&]+/.exec(search) ?? [];
  return { paid: `${search}&${hash.slice(1)}`, search: own ? `?${own}` : '' };
}

/**
 * Moves payment proof and buyer data from the address to the state of the history entry before any other script reads
 * it (https://docs.stripe.com/payments/payment-intents/verifying-status). The state survives a reload.
 */
export function takePaymentReturn(): void {
  const found = splitPaymentReturn(location);
  if (!found) return;
  const state = { ...(history.state as object | null), paid: found.paid };
  history.replaceState(state, '', location.pathname + found.search);
}

interface PaymentReturn {
  /** Gives access to the purchase; null if the page was not opened by a payment. */
  clientSecret: string | null;
  isFailed: boolean;
}

export function readPaymentReturn(state: unknown): PaymentReturn {
  const said = new URLSearchParams((state as { paid?: string } | null)?.paid);
  return { clientSecret: said.get(proof), isFailed: said.get('redirect_status') === 'failed' };
}

/** Address of the thank-you page. The proof is in the hash, which browsers do not send. */
export const thankYouAddress = (clientSecret: string): string =>
  `/thank-you#${new URLSearchParams({ [proof]: clientSecret }).toString()}`;
