import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, type Page, test } from '@playwright/test';

import { openSession, owner, ownerSettings } from '../owner.js';
import { type Site, startSite } from '../site.js';

const BOOK = path.resolve(import.meta.dirname, '../../content/made/books/fear-not/fear-not');
const TITLE = 'The Small Bridge';
const ADDRESS = '/books/the-small-bridge';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const description = (page: Page) => page.getByLabel('Description', { exact: true });
const price = (page: Page) => page.getByLabel('Price in dollars');

async function save(page: Page): Promise<void> {
  await button(page, 'Save').click();
  await expect(page.getByText(/^Saved at /)).toBeVisible();
}

/** The copies of unsaved texts that this browser keeps. */
const copiesIn = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('lectern-unsaved');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('copies').objectStore('copies').getAll();
          reading.onsuccess = () => resolve(JSON.stringify(reading.result));
        };
      }),
  );

// A ninth book would change the pages that other journeys look at.
test.describe('a book of hers, on a phone', () => {
  let site: Site;
  test.beforeAll(async () => (site = await startSite(ownerSettings)));
  test.afterAll(() => site?.stop());

  test('is added through a reload and a lost connection @phone-only', async ({ browser, viewport }) => {
    const page = await browser.newPage({ baseURL: site.url, viewport, hasTouch: true, isMobile: true });
    const context = page.context();
    await openSession(context.request, site.url, owner);
    await page.goto('/admin/shop/books/new');
    await page.getByLabel('Title *').fill(TITLE);
    await button(page, 'Add the book').tap();
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();

    await description(page).fill('A bridge at noon.');
    await price(page).fill('4.50');
    await expect(page.getByText('Unsaved changes. They are kept in this browser.')).toBeVisible();
    await expect.poll(() => copiesIn(page), { intervals: [100] }).toContain('4.50');
    await page.reload();
    await button(page, 'Use these changes').tap();
    await expect(description(page)).toHaveValue('A bridge at noon.');
    await expect(price(page)).toHaveValue('4.50');

    await context.setOffline(true);
    await button(page, 'Save').tap();
    await expect(page.getByText(/^Not saved: there is no connection\./)).toBeVisible();
    await context.setOffline(false);
    await save(page);

    const sections = part(page, 'Sections of the page');
    await button(page, 'Add a list').tap();
    await sections.getByLabel('Title *').fill('The old one');
    await button(page, 'Add a promotion').tap();
    await sections.getByLabel('Heading *').last().fill('Not written yet');
    // A toast covers the foot of the screen for a moment.
    await sections.getByLabel('Show “Not written yet').press('Space');
    await expect(sections.getByLabel('Show “Not written yet')).not.toBeChecked();
    await save(page);
    const missing = page.getByRole('group', { name: 'Before you publish' });
    await expect(missing.getByRole('listitem')).toHaveCount(2);
    await missing.getByRole('button', { name: 'A list of your own' }).tap();
    const heading = sections.getByLabel('Heading *').first();
    await expect(heading).toBeFocused();
    await heading.fill('Three small bridges');
    await save(page);

    const files = part(page, 'Files for sale');
    for (const [format, mimeType] of [
      ['pdf', 'application/pdf'],
      ['epub', 'application/epub+zip'],
    ] as const) {
      const file = { name: `${TITLE}.${format}`, mimeType, buffer: await readFile(`${BOOK}.${format}`) };
      await files.getByLabel('Add files').setInputFiles([file]);
      await files.getByRole('button', { name: 'Upload' }).tap();
      await expect(files.getByRole('button', { name: `Remove ${TITLE}.${format}` })).toBeVisible();
      await expect(files.getByRole('button', { name: 'Upload' })).toBeEnabled();
    }
    await files.getByRole('button', { name: `Remove ${TITLE}.pdf` }).tap();
    await button(page, 'Remove the file').tap();
    await expect(files.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText('Nothing is missing.')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport?.width);
    await button(page, 'Publish').tap();
    await expect(page.getByText('Visitors see this book.')).toBeVisible();

    const answered = async () => (await context.request.get(ADDRESS)).status();
    await expect.poll(answered, { intervals: [300] }).toBe(200);
    const shown = await (await context.request.get(ADDRESS)).text();
    expect(shown).toContain('Three small bridges');
    expect(shown).not.toContain('Not written yet');
    const products = await (await context.request.get('/api/products')).json();
    expect(products).toContainEqual(
      expect.objectContaining({ id: 'the-small-bridge-ebook', price: 450, fileFormats: ['epub'] }),
    );
    await page.close();
  });
});
