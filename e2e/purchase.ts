import { expect } from '@playwright/test';

/**
 * Buys a book without a browser: opens the order at one process and pays at another, as a load balancer
 * would have it.
 */
export async function purchase(
  at: string,
  payAt: string,
  email: string,
  productId = 'finding-peace-ebook',
): Promise<void> {
  const started = await fetch(`${at}/api/create-payment-intent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productId, customerName: 'Ruth', customerEmail: email }),
  });
  const { clientSecret } = (await started.json()) as { clientSecret: string };
  const [id] = clientSecret.split('_secret_');
  const paid = await fetch(`${payAt}/sandbox/stripe/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ client_secret: clientSecret, payment_method: 'pm_card_visa' }),
  });
  expect(paid.status).toBe(200);
}
