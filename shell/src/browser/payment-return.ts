const proof = 'payment_intent_client_secret';

/** What the address says of a payment, as a bank's page or the checkout has added it, and the query without that. */
export function splitPaidReturn({ search, hash }: { search: string; hash: string }) {
  if (!/payment_intent|redirect_status/.test(search + hash)) return null;
  // Of our own return addresses, nothing else is anybody's business.
  const [own] = /(?:product|success)=[^&]+/.exec(search) ?? [];
  return { paid: `${search}&${hash.slice(1)}`, search: own ? `?${own}` : '' };
}

/**
 * Takes what proves a payment, or names who paid, out of the address before anything reads that. It stays with the entry of
 * the history (https://docs.stripe.com/payments/payment-intents/verifying-status), also when the page is loaded again.
 */
export function takePaidReturn(): void {
  const found = splitPaidReturn(location);
  if (!found) return;
  const state = { ...(history.state as object | null), paid: found.paid };
  history.replaceState(state, '', location.pathname + found.search);
}

/** How a payment has ended from whose bank somebody comes back, or that they have made here. */
interface PaidReturn {
  /** Opens what was bought; null where the page was not opened by a payment. */
  clientSecret: string | null;
  isFailed: boolean;
}

/** @param state of the page's entry in the history */
export function readPaidReturn(state: unknown): PaidReturn {
  const said = new URLSearchParams((state as { paid?: string } | null)?.paid);
  return { clientSecret: said.get(proof), isFailed: said.get('redirect_status') === 'failed' };
}

/** The page that hands out what was bought, with its proof where no browser sends it on. */
export const thankYouAddress = (clientSecret: string): string =>
  `/thank-you#${new URLSearchParams({ [proof]: clientSecret }).toString()}`;
