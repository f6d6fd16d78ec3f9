import { readFile } from 'node:fs/promises';

import { expect, test } from '@playwright/test';

import { CARDS, Checkout, newBuyer, toast } from '../checkout.js';
import { downloadLinks, mailTo } from '../mailbox.js';
import { takeDocsPicture } from '../docs-picture.js';
import { ordersOf } from '../site-database.js';

test('a visitor buys Finding Peace and gets it at once and by email @phone @S2-sales-pages-16 @quick', async ({
  page,
  request,
}) => {
  const checkout = new Checkout(page);
  const buyer = newBuyer();
  await page.goto('/finding-peace');
  await takeDocsPicture(page, 'finding-peace');
  await checkout.goToPayment(buyer);
  await expect(toast(page, 'Payment Ready')).toBeVisible();
  await takeDocsPicture(page, 'buy-1-card');
  await checkout.fillCard(CARDS.visa);
  await checkout.payButton.click();
  // Both are shown, one after the other (S5).
  await expect(toast(page, 'Payment Successful')).toBeVisible();
  await page.getByRole('button', { name: 'Close this message' }).click();
  await checkout.expectBought();
  await expect(toast(page, 'Purchase Complete!')).toBeVisible();
  await takeDocsPicture(page, 'buy-2-book');

  const pdf = await checkout.download('PDF');
  expect(pdf.name).toBe('Finding Peace.pdf');
  expect((await readFile(pdf.path)).subarray(0, 5).toString()).toBe('%PDF-');
  const epub = await checkout.download('ePub');
  expect(epub.name).toBe('Finding Peace.epub');
  expect((await readFile(epub.path)).subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');

  const mail = await mailTo(buyer.email, 'Your copy of Finding Peace');
  const [mailedPdf, mailedEpub] = downloadLinks(mail);
  for (const [address, saved] of [
    [mailedPdf, pdf],
    [mailedEpub, epub],
  ] as const) {
    const answer = await request.get(address ?? '');
    expect(answer.status()).toBe(200);
    expect((await answer.body()).equals(await readFile(saved.path))).toBe(true);
  }
  expect(await ordersOf(buyer.email)).toMatchObject([{ status: 'fulfilled', total_amount: 999 }]);
});

test('a declined card shows the reason, and another card works @S2-calls-and-errors-7 @S2-shop-11', async ({
  page,
}) => {
  const checkout = new Checkout(page);
  const buyer = newBuyer();
  await checkout.goToPayment(buyer);
  await checkout.fillCard(CARDS.declined);
  await checkout.payButton.click();
  await expect(toast(page, 'Payment Failed')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /declined/i })).toBeVisible();
  await takeDocsPicture(page, 'decline');

  await checkout.fillCard(CARDS.insufficientFunds);
  await checkout.payButton.click();
  await expect(page.getByRole('alert').filter({ hasText: /insufficient funds/i })).toBeVisible();

  await checkout.fillCard(CARDS.visa);
  await checkout.payButton.click();
  await checkout.expectBought();
  await expect
    .poll(async () => (await ordersOf(buyer.email)).map(({ status }) => status))
    .toEqual(['fulfilled']);
});

test('a card with 3-D Secure asks the bank, and pays when the bank approves (C5, C19)', async ({ page }) => {
  const checkout = new Checkout(page);
  await checkout.goToPayment(newBuyer());
  await checkout.fillCard(CARDS.threeDSecure);
  await checkout.payButton.click();
  const agree = page
    .frameLocator('iframe[title="Confirm this payment with your bank"]')
    .getByRole('button', { name: 'Complete authentication' });
  await expect(agree).toBeVisible();
  await takeDocsPicture(page, '3-d-secure');
  await agree.click();
  await checkout.expectBought();
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeFocused();
  await page.getByRole('link', { name: 'Wrong address? Correct it' }).click();
  await expect(page.getByRole('heading', { name: 'Correct your email address' })).toBeInViewport();
});

test('a refusal by the bank leaves the card form open, and a wallet pays the same order, once', async ({
  page,
}) => {
  const checkout = new Checkout(page);
  const buyer = newBuyer();
  await checkout.goToPayment(buyer);
  await checkout.fillCard(CARDS.threeDSecure);
  await checkout.payButton.click();
  await page
    .frameLocator('iframe[title="Confirm this payment with your bank"]')
    .getByRole('button', { name: 'Fail authentication' })
    .click();
  await expect(toast(page, 'Payment Failed')).toBeVisible();
  await expect(checkout.cardNumber).toBeVisible();
  expect((await ordersOf(buyer.email)).map(({ status }) => status)).not.toContain('paid');

  const confirmed: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/confirm')) confirmed.push(request.url());
  });
  const wallet = page.getByRole('button', { name: 'Test wallet' });
  const agree = page.getByRole('button', { name: 'Agree and pay' });
  await wallet.click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(agree).toBeHidden();
  await wallet.click();
  await agree.dblclick();
  await checkout.expectBought();
  expect(confirmed).toHaveLength(1);
  await expect
    .poll(async () => (await ordersOf(buyer.email)).map(({ status }) => status))
    .toEqual(['fulfilled']);
});
