import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

import { BookReader } from '../book-reader.js';
import { CARDS, Checkout, newBuyer } from '../checkout.js';
import { hydrated } from '../hydration.js';
import { emailsIn } from '../mailbox.js';
import { openSession, owner, ownerSettings } from '../owner.js';
import { faultsOf } from '../page-faults.js';
import { type Site, startSite } from '../site.js';
import { queryDatabase } from '../site-database.js';

const EPUB = path.resolve(import.meta.dirname, '../../content/made/books/fear-not/fear-not.epub');
const TITLE = 'The Quiet Bridge';
const ADDRESS = '/books/the-quiet-bridge';
/** The last of the eight books of the content. */
const NINTH = 'Greedy/Lying';
const SENTENCE = 'It was foggy on the bridge.';
const REVIEW = 'I crossed it twice.';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Adds and publishes a book by API, as the dashboard does. */
async function addBook(request: APIRequestContext, { url }: Site): Promise<void> {
  const headers = { origin: url };
  const calls = `${url}/api/admin/books`;
  const created = await request.post(calls, { headers, data: { title: TITLE } });
  const { id, revision, book } = await created.json();
  const fields = { description: ['A bridge at night.'], editions: [{ format: 'ebook', price: 995 }] };
  const sales = { opening: { chapter: 'One', paragraphs: [SENTENCE] } };
  const data = { revision, book: { ...book, ...fields }, sales, cover: null, sale: 'here' };
  const saved = await request.put(`${calls}/${id}`, { headers, data });
  const file = { name: `${TITLE}.epub`, mimeType: 'application/epub+zip', buffer: await readFile(EPUB) };
  await request.post(`${calls}/${id}/files`, { headers, multipart: { files: file } });
  const published = await request.post(`${calls}/${id}/publish`, {
    headers,
    data: { revision: (await saved.json()).revision },
  });
  expect(published.status(), await published.text()).toBe(200);
}

/** Two weeks after the purchase. @returns the path of the form for a review */
async function askedForReview({ dataDir }: Site, email: string): Promise<string> {
  await queryDatabase(
    `WITH later AS (UPDATE orders SET completed_at = now() - interval '15 days' WHERE customer_email = $1)
     INSERT INTO outbox (job, payload) VALUES ('ask-for-reviews', '{}')`,
    [email],
    dataDir,
  );
  await queryDatabase(`SELECT pg_notify('lectern_outbox', '')`, [], dataDir);
  let form = '';
  const isAsked = async () => {
    const emails = await emailsIn(path.join(dataDir, 'mail'));
    const asked = emails.find(({ subject }) => subject === `What did you think of ${TITLE}?`);
    form = /\/reviews\/\S+/.exec(asked?.text ?? '')?.[0] ?? '';
    return form !== '';
  };
  await expect.poll(isAsked, { intervals: [200] }).toBe(true);
  return form;
}

// A ninth book would change the pages that other journeys look at.
let site: Site;
test.beforeAll(async () => (site = await startSite(ownerSettings)));
test.afterAll(() => site?.stop());

test('an added book is sold, read, read aloud and reviewed @phone', async ({ browser, viewport }) => {
  const options = { baseURL: site.url, viewport };
  const page = await browser.newPage(options);
  const visitor = await browser.newPage(options);
  await openSession(page.context().request, site.url, owner);
  await addBook(page.context().request, site);
  await expect
    .poll(async () => (await visitor.request.get(ADDRESS)).status(), { intervals: [300] })
    .toBe(200);

  await visitor.goto('/');
  const inMenu = (name: string) =>
    visitor.getByRole('banner').getByRole('link', { name, exact: true, includeHidden: true });
  await expect(inMenu(TITLE).first()).toHaveAttribute('href', ADDRESS);
  await expect(inMenu('All Books').first()).toHaveAttribute('href', '/books');
  await expect(inMenu(NINTH)).toHaveCount(0);
  const carousel = visitor.getByRole('region', { name: 'The books, one after another' });
  await expect(button(visitor, TITLE).and(carousel.getByRole('button'))).toHaveCount(1);
  await expect(carousel.getByRole('button', { name: NINTH })).toHaveCount(0);

  await hydrated(button(visitor, 'Search'));
  await button(visitor, 'Search').click();
  await visitor.getByRole('combobox', { name: 'What are you looking for?' }).fill('quiet bridge');
  await expect(visitor.getByRole('option').filter({ hasText: TITLE }).first()).toBeVisible();

  await visitor.goto(ADDRESS);
  const buyer = newBuyer();
  const checkout = new Checkout(visitor);
  await visitor.getByRole('link', { name: /^Buy/ }).first().click();
  await checkout.fillDetails(buyer);
  await checkout.buyButton.click();
  await checkout.fillCard(CARDS.visa);
  await checkout.payButton.click();
  await expect(visitor.getByRole('link', { name: /Download.*ePub/i }).first()).toBeVisible();
  await visitor.getByRole('link', { name: 'View order and receipt' }).click();
  await visitor.getByRole('link', { name: 'Read here' }).click();
  await expect(new BookReader(visitor, TITLE).frame).toBeVisible();

  await page.goto('/admin/audio/previews');
  const row = page.getByRole('region', { name: TITLE, exact: true });
  await row.getByRole('button', { name: `Make: ${TITLE}, Warm` }).click();
  await expect(row.getByRole('button', { name: `Listen: ${TITLE}, Warm` })).toBeVisible();
  await visitor.goto('/audio-previews?book=the-quiet-bridge');
  await hydrated(visitor.getByLabel('Book', { exact: true }));
  await expect(visitor.getByLabel('Book', { exact: true })).toHaveValue(TITLE);
  await visitor.getByRole('button', { name: new RegExp(`${TITLE}.* Warm`) }).click();
  const stage = visitor.getByRole('region', { name: TITLE });
  await expect(stage.getByText(SENTENCE)).toBeVisible();
  await button(visitor, 'Play').click();
  await expect(button(visitor, 'Playing...')).toBeVisible();
  expect(await faultsOf(visitor)).toEqual([]);

  await visitor.goto(await askedForReview(site, buyer.email));
  await visitor.getByLabel('5, I loved it').check();
  await visitor.getByLabel('In your own words').fill(REVIEW);
  await visitor.getByLabel('The name to show with it').fill('Ruth W.');
  await button(visitor, 'Send my review').click();
  await expect(visitor.getByRole('status')).toContainText('I have your review');
  await page.goto('/admin/shop/reviews?state=waiting');
  await page
    .getByRole('listitem')
    .filter({ hasText: REVIEW })
    .getByRole('button', { name: 'Put it on the page' })
    .click();
  const isShown = async () => {
    await visitor.goto(ADDRESS);
    return visitor.getByText(REVIEW).count();
  };
  await expect.poll(isShown, { intervals: [300] }).toBe(1);
  const data = await visitor.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain(REVIEW);
  expect(data.join()).toMatch(/"aggregateRating":\{[^}]*"ratingValue":"?5/);
  expect(await faultsOf(visitor)).toEqual([]);
  await page.close();
  await visitor.close();
});
