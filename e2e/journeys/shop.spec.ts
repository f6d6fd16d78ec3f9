import { expect, test } from '@playwright/test';

import { CARDS, Checkout, newBuyer, toast } from '../checkout.js';
import { ordersOf } from '../site-database.js';

test('the shop sells a book: details above, card form, download @phone', async ({ page }) => {
  const buyer = newBuyer();
  await page.goto('/shop');
  const card = page.getByRole('article').filter({ hasText: 'Fear Not' });
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
  await expect(page.getByRole('link', { name: /Download.*PDF/ })).toBeVisible({ timeout: 20_000 });
  expect(await ordersOf(buyer.email)).toMatchObject([{ total_amount: 995 }]);
});

test('the shop says so when the products cannot be had, and tries again', async ({ page }) => {
  await page.goto('/shop');
  await expect(page.getByRole('article')).toHaveCount(7);
});
