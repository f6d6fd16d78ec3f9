import { execFile } from 'node:child_process';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

import { expect, test } from '@playwright/test';

import { CARDS, Checkout, newBuyer } from '../checkout.js';
import { epubcheck, findEpubcheck } from '../epubcheck.js';
import { ordersOf } from '../site-database.js';

const run = promisify(execFile);

/** Every book that can be bought: its page, the product, its price, what its PDF says of itself, a word of its text. */
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

/** EPUBCheck is a program of some seconds of its own: many more while others use the machine. */
test.describe.configure({ timeout: 180_000 });

for (const { path, productId, cents, title, word } of BOOKS) {
  // The cards of the shop are alike: a phone, narrower than the desktop, buys the first.
  const tag = path === BOOKS[0].path ? ['@phone'] : [];
  test(
    `a visitor buys ${title} in the shop, and both its files open`,
    { tag },
    async ({ page }, testInfo) => {
      const buyer = newBuyer();
      await page.goto('/shop');
      await page.getByLabel('Full Name *').fill(buyer.name);
      await page.getByLabel('Email Address *').fill(buyer.email);
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
      await expect(card.getByRole('link')).toHaveAttribute('href', path);
      await card.getByRole('button', { name: /Buy Now/ }).click();
      const checkout = new Checkout(page);
      await checkout.fillCard(CARDS.visa);
      await checkout.payButton.click();
      await page.getByRole('link', { name: 'Open your downloads' }).click({ timeout: 20_000 });
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      expect(await ordersOf(buyer.email)).toMatchObject([{ product_id: productId, total_amount: cents }]);

      test.skip(!hasPoppler || !checker, 'poppler-utils and epubcheck are not installed');
      const opened = page.getByRole('link', { name: /^Download PDF/ });
      await expect(opened).toHaveAttribute('target', '_blank');
      const pdf = testInfo.outputPath('book.pdf');
      const address = new URL((await opened.getAttribute('href')) ?? '', page.url()).href;
      const answer = await page.request.get(address);
      expect(answer.headers()['content-disposition']).toMatch(/^inline;/);
      await writeFile(pdf, await answer.body());
      expect((await run('pdfinfo', [pdf])).stdout).toMatch(new RegExp(`Title:\\s+${title}`));
      expect((await run('pdftotext', [pdf, '-'])).stdout).toContain(word);

      const epub = testInfo.outputPath('book.epub');
      await copyFile((await checkout.download('ePub')).path, epub);
      expect((await readFile(epub)).subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
      // The same files on both sizes: the checker, which takes its time, reads them once.
      if (testInfo.project.name === 'desktop')
        expect(await epubcheck(checker ?? [], epub)).toMatch(/0 fatals \/ 0 errors \/ 0 warnings/);
    },
  );
}

test('the book that is not out yet cannot be bought: not in the shop, not on its page, not by a program @phone', async ({
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
