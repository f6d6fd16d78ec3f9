import { expect, type Page, test } from '@playwright/test';

import { newBuyer } from '../checkout.js';

/** Pays without a page, as a script does, and returns Stripe's return address. */
async function paidReturn(page: Page): Promise<string> {
  const { name, email } = newBuyer();
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

const downloads = (page: Page) => page.getByRole('link', { name: /PDF|ePub/ });

test('with proof of payment the thank-you page gives the book, and hides the proof @phone', async ({
  page,
}) => {
  await page.goto(await paidReturn(page));
  await expect(downloads(page).first()).toBeVisible();
  await expect(downloads(page)).toHaveCount(2);
  expect(page.url()).not.toContain('secret');
  await page.reload();
  await expect(downloads(page)).toHaveCount(2);
});

for (const address of ['/thank-you', '/thank-you?product=finding-peace', '/thank-you?product=nonsense']) {
  test(`without proof there is no download: ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(downloads(page)).toHaveCount(0);
  });
}

test('a forged proof gives nothing', async ({ page }) => {
  const address = await paidReturn(page);
  await page.goto(address.replace(/(client_secret=[^&]+)[A-Za-z0-9]/, '$1_'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(downloads(page)).toHaveCount(0);
});
