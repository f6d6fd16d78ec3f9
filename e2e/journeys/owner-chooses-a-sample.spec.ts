import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, type Page, test } from '@playwright/test';

import { violationsInBothSchemes } from '../axe.js';
import { openOwnerSite, type OwnerSite } from '../owner-site.js';
import { faultsOf } from '../page-faults.js';
import { SampleReader } from '../sample-reader.js';

const EPUB = path.resolve(import.meta.dirname, '../../content/made/books/starting-over/starting-over.epub');
const TITLE = 'The Sampled Book';
const ADDRESS = '/books/the-sampled-book';
const CHAPTER = '3. Schedules';
const BEGINNING = 'When you file a bankruptcy in this country';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  const files = part(page, 'Files for sale');
  await files.getByLabel('Add files').setInputFiles([{ name, mimeType: 'application/epub+zip', buffer }]);
  await files.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('The files are added.').first()).toBeVisible();
}

// A ninth book would change the pages that other journeys look at.
test.describe('the sample of a book of hers', () => {
  test.describe.configure({ mode: 'serial' });
  let opened: OwnerSite | undefined;
  let page: Page;
  let visitor: Page;

  test.beforeAll(async ({ browser }) => {
    opened = await openOwnerSite(browser);
    ({ page, visitor } = opened);
  });
  test.afterAll(() => opened?.close());

  test('is a chapter that she chooses from the ePub', async () => {
    await page.goto('/admin/shop/books/new');
    await page.getByLabel('Title *').fill(TITLE);
    await button(page, 'Add the book').click();
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    const sample = part(page, 'Reading sample');
    await expect(sample.getByText('Add the ePub to the files for sale')).toBeVisible();
    await upload(page, 'The Sampled Book.epub', await readFile(EPUB));
    await page.getByLabel('Description', { exact: true }).fill('A book with a sample.');
    await page.getByLabel('Price in dollars').fill('9.95');

    const choice = sample.getByLabel('Chapter', { exact: true });
    await expect(choice.locator('option')).not.toHaveCount(0);
    const label = await choice.locator('option', { hasText: CHAPTER }).textContent();
    await choice.selectOption({ label: label ?? '' });
    await button(page, 'Use this chapter').click();
    await expect(sample.getByRole('heading', { name: CHAPTER })).toBeVisible();
    await expect(sample.getByLabel('Beginning of the sample')).toContainText(BEGINNING);
    await button(page, 'Save').click();
    await expect(page.getByText('The book is saved.').first()).toBeVisible();
    await page.reload();
    await expect(sample.getByLabel('Beginning of the sample')).toContainText(BEGINNING);

    await button(page, 'Preview').click();
    const preview = page.frameLocator('iframe[title="Preview of the page"]');
    await expect(preview.getByText(BEGINNING)).toBeVisible();
    await button(page, 'Close the preview').click();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await button(page, 'Publish').click();
    await expect(page.getByText('Visitors see this book.')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });

  test('is read in the page, and as a PDF', async () => {
    const answered = async () => (await visitor.request.get(ADDRESS)).status();
    await expect.poll(answered, { intervals: [300] }).toBe(200);
    await visitor.goto(ADDRESS);
    await expect(visitor.getByRole('heading', { name: `Read “${CHAPTER}”` })).toBeVisible();
    const reader = new SampleReader(visitor);
    await reader.open();
    await expect(reader.text.getByRole('heading', { name: CHAPTER })).toBeVisible();
    await expect(reader.text).toContainText(BEGINNING);
    await reader.tool('Close the sample').click();
    const link = visitor.getByRole('link', { name: 'The sample as a PDF' }).first();
    const pdf = await visitor.request.get((await link.getAttribute('href')) ?? '');
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await violationsInBothSchemes(visitor)).toEqual([]);
    expect(await faultsOf(visitor)).toEqual([]);
  });

  test('is removed, and is no longer on the page', async () => {
    await button(page, 'Remove the chapter').click();
    await button(page, 'Save').click();
    await button(page, 'Publish the changes').click();
    await expect(page.getByText('Visitors see this book.')).toBeVisible();
    const answered = async () =>
      (await visitor.request.get('/api/samples/the-sampled-book/sample.pdf')).status();
    await expect.poll(answered, { intervals: [300] }).toBe(404);
  });
});
