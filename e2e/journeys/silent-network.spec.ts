import { expect, type Page, test } from '@playwright/test';

import { CARDS, Checkout, newBuyer, toast } from '../checkout.js';

const deadlineMs = 20_000;

/** Lets requests to an address hang; resolves once one was made and its timeout is over. */
async function silence(page: Page, address: string, act: () => Promise<void>): Promise<void> {
  await page.route(address, () => undefined);
  const asked = page.waitForRequest(address);
  await act();
  await asked;
  await page.clock.runFor(deadlineMs);
}

test('a hanging network shows the buyer a message, before and after the payment (C2)', async ({ page }) => {
  await page.clock.install();
  const checkout = new Checkout(page);
  const { buyButton, payButton } = checkout;
  await checkout.open();
  await checkout.fillDetails(newBuyer());
  await silence(page, '**/api/create-payment-intent', () => buyButton.click());
  await expect(toast(page, 'Failed to process purchase')).toBeVisible();
  await expect(page.getByText(/so you weren’t charged\. Check your connection/)).toBeVisible();
  await page.unroute('**/api/create-payment-intent');

  // Same order: its key is stored.
  await buyButton.click();
  await checkout.fillCard(CARDS.visa);
  await silence(page, '**/v1/payment_intents/*/confirm', () => payButton.click());
  await expect(toast(page, 'Payment Error')).toBeVisible();
  await expect(page.getByText(/You weren’t charged\. It’s safe to try again/)).toBeVisible();
  await page.unroute('**/v1/payment_intents/*/confirm');

  await silence(page, '**/api/purchases/claim', () => payButton.click());
  await expect(page.getByText(/We’ll email them to you as well/)).toBeVisible();
  await page.unroute('**/api/purchases/claim');
  await page.getByRole('button', { name: 'Check again' }).click();
  await checkout.expectBought();
});

test.describe('Stripe’s script', () => {
  // The sandbox's pages allow no script of Stripe's.
  test.use({ bypassCSP: true });

  test('can be retried after it hangs (C2)', async ({ page }) => {
    await page.clock.install();
    const settings = { mode: 'stripe', publishableKey: 'pk_test_1', sandboxUrl: null, countries: [] };
    await page.route('**/api/checkout/settings', (route) => route.fulfill({ json: settings }));
    const script = 'https://js.stripe.com/**';
    const checkout = new Checkout(page);
    await checkout.open();
    await checkout.fillDetails(newBuyer());
    await silence(page, script, async () => {
      await checkout.buyButton.click();
      await expect(checkout.payButton).toBeDisabled();
    });
    await expect(page.getByText('The card form didn’t load.')).toBeVisible();
    // The same with another script; a failed one shows the message at once.
    await page.unroute(script);
    await page.route(script, (route) => route.abort());
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('The card form didn’t load.')).toBeVisible();
  });
});
