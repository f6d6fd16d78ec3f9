import { execFile } from 'node:child_process';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

import { expect, type Page, test } from '@playwright/test';

import { CARDS, Checkout, newBuyer } from '../checkout.js';
import { epubcheck, findEpubcheck } from '../epubcheck.js';
import { downloadLinks, mailTo } from '../mailbox.js';
import { purchase } from '../purchase.js';
import { ordersOf } from '../site-database.js';

const run = promisify(execFile);

/** Every book on sale: its page, product, price, the title in its PDF, and a word of its text. */
const BOOKS = [
  {
    path: '/finding-peace',
    productId: 'finding-peace-ebook',
    cents: 999,
    title: 'Finding Peace',
    word: 'chair',
  },
  {
    path: '/starting-over',
    productId: 'starting-over-ebook',
    cents: 995,
    title: 'Starting Over',
    word: 'potter',
  },
  {
    path: '/grant-writing',
    productId: 'grant-writing-ebook',
    cents: 995,
    title: 'Grant Writing',
    word: 'proposal',
  },
  { path: '/why-women', productId: 'why-women-ebook', cents: 995, title: 'Why Women', word: 'Barak' },
  { path: '/fresh-start', productId: 'fresh-start-ebook', cents: 995, title: 'Fresh Start', word: 'debtor' },
  { path: '/fear-not', productId: 'fear-not-ebook', cents: 995, title: 'Fear Not', word: 'psalm' },
  {
    path: '/thank-god-for-mom',
    productId: 'thank-god-mom-ebook',
    cents: 995,
    title: 'Thank God for Mom',
    word: 'bowl',
  },
] as const;

const hasPoppler = await run('pdfinfo', ['-v']).then(
  () => true,
  () => false,
);
const checker = await findEpubcheck();

/** Checks the title and a word of a PDF with Poppler, and an ePub with EPUBCheck. */
async function expectToOpen(book: (typeof BOOKS)[number], pdf: string, epub: string): Promise<void> {
  expect((await run('pdfinfo', [pdf])).stdout).toMatch(new RegExp(`Title:\\s+${book.title}`));
  expect((await run('pdftotext', [pdf, '-'])).stdout).toContain(book.word);
  expect((await readFile(epub)).subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
  expect(await epubcheck(checker ?? [], epub)).toMatch(/0 fatals \/ 0 errors \/ 0 warnings/);
}

const cardOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

test('each card of the shop links to its page, and sells its own book at its price @S2-shop-12 @S2-thank-you-2 @S2-thank-you-4', async ({
  page,
}) => {
  const { name, email } = newBuyer();
  await page.goto('/shop');
  await page.getByLabel('Full Name *').fill(name);
  await page.getByLabel('Email Address *').fill(email);
  for (const { path, productId, cents, title } of BOOKS) {
    await expect(cardOf(page, title).getByRole('heading').getByRole('link')).toHaveAttribute('href', path);
    const asked = page.waitForRequest('**/api/create-payment-intent');
    await cardOf(page, title)
      .getByRole('button', { name: /Buy Now/ })
      .click();
    expect((await asked).postDataJSON()).toMatchObject({ productId });
    const summary = page.getByRole('heading', { name: 'Your order' }).locator('..');
    await expect(summary).toContainText(title);
    await expect(summary).toContainText(`$${(cents / 100).toFixed(2)}`);
    await expect(new Checkout(page).cardNumber).toBeVisible();
    await page.getByRole('button', { name: 'Back to Shop' }).click();
  }
  const orders = await ordersOf(email);
  expect(orders.map(({ product_id, total_amount }) => [product_id, total_amount]).sort()).toEqual(
    BOOKS.map(({ productId, cents }) => [productId, cents]).sort(),
  );
});

test('a visitor buys a book in the shop, and gets its files', async ({ page }, testInfo) => {
  const [book] = BOOKS;
  const buyer = newBuyer();
  await page.goto('/shop');
  await page.getByLabel('Full Name *').fill(buyer.name);
  await page.getByLabel('Email Address *').fill(buyer.email);
  await cardOf(page, book.title)
    .getByRole('button', { name: /Buy Now/ })
    .click();
  const checkout = new Checkout(page);
  await checkout.fillCard(CARDS.visa);
  await checkout.payButton.click();
  const saved = page.getByRole('link', { name: /^Download PDF/ });
  await expect(saved).toBeVisible();
  expect(await ordersOf(buyer.email)).toMatchObject([
    { product_id: book.productId, total_amount: book.cents },
  ]);
  // The address that the thank-you page opens.
  const address = new URL(`${await saved.getAttribute('href')}?show`, page.url()).href;
  const answer = await page.request.get(address);
  expect(answer.headers()['content-disposition']).toMatch(/^inline;/);
  const pdf = testInfo.outputPath('book.pdf');
  await writeFile(pdf, await answer.body());
  const epub = testInfo.outputPath('book.epub');
  await copyFile((await checkout.download('ePub')).path, epub);

  test.skip(!hasPoppler || !checker, 'poppler-utils and epubcheck are not installed');
  // The files are the same in both projects, and the checker is slow: once is enough.
  if (testInfo.project.name === 'desktop') await expectToOpen(book, pdf, epub);
});

for (const book of BOOKS.slice(1)) {
  // Books without a page are sold as in the shop; the files are each book's own.
  test(`a buyer of ${book.title} can open both its files @trial @S2-shop-12`, async ({
    request,
    baseURL,
  }, testInfo) => {
    const { email } = newBuyer();
    await purchase(baseURL ?? '', baseURL ?? '', email, book.productId);
    const links = downloadLinks(await mailTo(email, 'Your copy of'));
    const files = ['pdf', 'epub'].map((format) => testInfo.outputPath(`book.${format}`));
    for (const [at, file] of files.entries()) {
      await writeFile(file, await (await request.get(links[at] ?? '')).body());
    }
    const [pdf = '', epub = ''] = files;
    test.skip(!hasPoppler || !checker, 'poppler-utils and epubcheck are not installed');
    await expectToOpen(book, pdf, epub);
  });
}

test('an unreleased book cannot be bought: not in the shop, not on its page, not by API @S2-shop-13', async ({
  page,
}) => {
  await page.goto('/shop');
  await expect(page.getByRole('button', { name: 'Enter Info Above' })).toHaveCount(BOOKS.length);
  await expect(page.getByRole('heading', { name: /Greedy/ })).toHaveCount(0);

  await page.goto('/greedy-lying');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Greedy');
  await expect(page.getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
  await expect(page.getByRole('button', { name: /^(Buy|Pay)/ })).toHaveCount(0);

  for (const productId of ['greedy-lying', 'greedy-lying-ebook']) {
    const answer = await page.request.post('/api/create-payment-intent', {
      data: { productId, customerName: 'Ruth', customerEmail: 'ruth@example.com' },
    });
    expect([404, 409]).toContain(answer.status());
  }
});
