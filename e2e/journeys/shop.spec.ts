import { expect, test } from '@playwright/test';

import { CARDS, Checkout, newBuyer, toast } from '../checkout.js';
import { ordersOf } from '../site-database.js';

test('the shop sells a book: details above, card form, download @phone @S2-shop-2 @S2-shop-6 @quick', async ({
  page,
}) => {
  const buyer = newBuyer();
  await page.goto('/shop');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /Fear Not/ }) });
  const locked = card.getByRole('button', { name: 'Enter Info Above' });
  await expect(locked).toBeDisabled();
  await page.getByLabel(/name/i).first().fill(buyer.name);
  await page.getByLabel(/email/i).first().fill(buyer.email);
  await card.getByRole('button', { name: /Buy Now/ }).click();
  await expect(toast(page, 'Please complete your payment below.')).toBeVisible();
  await expect(toast(page, 'Payment Ready')).toBeVisible();

  const checkout = new Checkout(page);
  await expect(checkout.cardNumber).toBeVisible();
  const sheet = page.getByRole('region', { name: 'Complete your payment' });
  await expect(sheet).toHaveClass(/\bpalette-fear-not\b/);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(card.getByRole('button', { name: /Buy Now/ })).toBeFocused();
  await card.getByRole('button', { name: /Buy Now/ }).click();
  await expect(checkout.cardNumber).toBeVisible();
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: /Buy Now/ }).click();
  await expect(checkout.cardNumber).toBeVisible();
  await page.getByRole('button', { name: /Back to Shop/ }).click();
  await card.getByRole('button', { name: /Buy Now/ }).click();
  await checkout.fillCard(CARDS.visa);
  await checkout.payButton.click();
  await expect(page.getByRole('link', { name: /Download.*ePub/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Download.*PDF/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Read five verses/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Start reading' })).toHaveAttribute('href', /^\/read\/.+\/1$/);
  const order = await page
    .getByRole('link', { name: /^(?:Start reading|Download|View order)/ })
    .allTextContents();
  expect(order.map((label) => label.split(' ')[0])).toEqual(['Start', 'Download', 'Download', 'View']);
  await expect(page.getByRole('link', { name: /^Read next/ })).toBeVisible();
  expect(page.url()).not.toContain('secret');
  expect(await ordersOf(buyer.email)).toMatchObject([{ total_amount: 995 }]);
});
