import { execFile } from 'node:child_process';
import { copyFile, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

import { expect, test, type TestInfo } from '@playwright/test';

import { epubcheck, findEpubcheck } from '../epubcheck.js';
import { CARDS, Checkout, newBuyer, toast } from '../checkout.js';
import { downloadLinks, mailTo } from '../mailbox.js';
import { picture } from '../picture.js';
import { ordersOf } from '../site-database.js';

const run = promisify(execFile);

/** Under a name with its proper ending, which epubcheck insists on. */
async function download(checkout: Checkout, name: string, testInfo: TestInfo): Promise<string> {
  const target = testInfo.outputPath(name);
  await copyFile((await checkout.download('ePub')).path, target);
  return target;
}

test('a visitor buys Finding Peace and has it at once and by mail @phone', async ({ page, request }) => {
  const checkout = new Checkout(page);
  const buyer = newBuyer();
  await page.goto('/finding-peace');
  await picture(page, 'finding-peace');
  await checkout.goToPayment(buyer);
  await expect(toast(page, 'Payment Ready')).toBeVisible();
  await picture(page, 'buy-1-card');
  await checkout.fillCard(CARDS.visa);
  await checkout.payButton.click();
  await checkout.expectBought();
  await expect(toast(page, 'Purchase Complete!')).toBeVisible();
  await picture(page, 'buy-2-book');

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

test('the book that was bought opens: the PDF in poppler, the ePub passes epubcheck', async ({
  page,
}, testInfo) => {
  const hasPoppler = await run('pdfinfo', ['-v']).then(
    () => true,
    () => false,
  );
  const checker = await findEpubcheck();
  test.skip(!hasPoppler || !checker, 'poppler-utils and epubcheck are not installed');
  const checkout = new Checkout(page);
  await checkout.goToPayment(newBuyer());
  await checkout.fillCard(CARDS.visa);
  await checkout.payButton.click();
  await checkout.expectBought();

  const { stdout } = await run('pdfinfo', [(await checkout.download('PDF')).path]);
  expect(stdout).toMatch(/Title:\s+Finding Peace/);
  expect(Number(/Pages:\s+(\d+)/.exec(stdout)?.[1])).toBeGreaterThan(30);
  const epub = await download(checkout, 'book.epub', testInfo);
  expect(await epubcheck(checker ?? [], epub)).toMatch(/0 fatals \/ 0 errors \/ 0 warnings/);
});

test('a declined card says why, and another card goes through', async ({ page }) => {
  const checkout = new Checkout(page);
  const buyer = newBuyer();
  await checkout.goToPayment(buyer);
  await checkout.fillCard(CARDS.declined);
  await checkout.payButton.click();
  await expect(toast(page, 'Payment Failed')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /declined/i })).toBeVisible();
  await picture(page, 'decline');

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

test('a card with 3-D Secure asks the bank, and pays when the bank agrees @phone', async ({ page }) => {
  const checkout = new Checkout(page);
  await checkout.goToPayment(newBuyer());
  await checkout.fillCard(CARDS.threeDSecure);
  await checkout.payButton.click();
  const agree = page
    .frameLocator('iframe[title="Confirm this payment with your bank"]')
    .getByRole('button', { name: 'Complete authentication' });
  await expect(agree).toBeVisible();
  await picture(page, '3-d-secure');
  await agree.click();
  await checkout.expectBought();
});

test('a bank that refuses leaves the card form open', async ({ page }) => {
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
});
