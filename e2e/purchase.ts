import { expect, type Page } from '@playwright/test';

import { newBuyer } from './checkout.js';

/** Buys a book by API: opens the order at one process and pays at another, as behind a load balancer. */
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

/** Pays by API, and returns Stripe's return address. */
export async function paidReturn(page: Page, { name, email } = newBuyer()): Promise<string> {
  const started = await page.request.post('/api/create-payment-intent', {
    data: { productId: 'finding-peace-ebook', customerName: name, customerEmail: email, amount: 999 },
  });
  const { clientSecret } = (await started.json()) as { clientSecret: string };
  const [id = ''] = clientSecret.split('_secret_');
  const confirmed = await page.request.post(`/sandbox/stripe/v1/payment_intents/${id}/confirm`, {
    form: { client_secret: clientSecret, payment_method: 'pm_card_visa' },
  });
  expect(confirmed.status()).toBe(200);
  const query = new URLSearchParams({
    product: 'finding-peace',
    payment_intent: id,
    payment_intent_client_secret: clientSecret,
    redirect_status: 'succeeded',
  });
  return `/thank-you?${query.toString()}`;
}
