import { expect, test } from '@playwright/test';

import { CARDS, Checkout, newBuyer, toast } from '../checkout.js';
import { ordersOf } from '../site-database.js';

test('the shop sells a book: details above, card form, download @phone', async ({ page }) => {
  const buyer = newBuyer();
  await page.goto('/shop');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /Fear Not/ }) });
  const locked = card.getByRole('button', { name: 'Enter Info Above' });
  await expect(locked).toBeDisabled();
  await page.getByLabel(/name/i).first().fill(buyer.name);
  await page.getByLabel(/email/i).first().fill(buyer.email);
  await card.getByRole('button', { name: /Buy Now/ }).click();
  await expect(toast(page, 'Payment Ready')).toBeVisible();

  const checkout = new Checkout(page);
  await expect(checkout.cardNumber).toBeVisible();
  await page.getByRole('button', { name: /Back to Shop/ }).click();
  await card.getByRole('button', { name: /Buy Now/ }).click();
  await checkout.fillCard(CARDS.visa);
  await checkout.payButton.click();
  await page.getByRole('link', { name: 'Open your downloads' }).click({ timeout: 20_000 });
  await expect(page.getByRole('link', { name: /PDF/ })).toBeVisible();
  expect(page.url()).not.toContain('secret');
  expect(await ordersOf(buyer.email)).toMatchObject([{ total_amount: 995 }]);
});

test('the shop says so when the products cannot be had', async ({ page }) => {
  await page.route('**/api/products', (route) => route.abort());
  await page.goto('/shop');
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch products' })).toBeVisible();
});

test('the shop sells seven books, and not the one that is not out yet', async ({ page }) => {
  await page.goto('/shop');
  await expect(page.getByRole('button', { name: 'Enter Info Above' })).toHaveCount(7);
  const answer = await page.request.post('/api/create-payment-intent', {
    data: { productId: 'greedy-lying-ebook', customerName: 'Ruth', customerEmail: 'ruth@example.com' },
  });
  expect(answer.status()).toBe(409);
  expect(await answer.json()).toMatchObject({ code: 'COMMERCE.PRODUCT_NOT_OUT' });
});
