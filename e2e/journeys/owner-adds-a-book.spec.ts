import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, type Page, test } from '@playwright/test';

import { violationsInBothSchemes } from '../axe.js';
import { BookReader } from '../book-reader.js';
import { CARDS, Checkout, newBuyer } from '../checkout.js';
import { openSession, owner } from '../owner.js';
import { openOwnerSite, type OwnerSite } from '../owner-site.js';
import { faultsOf } from '../page-faults.js';
import { photo } from '../photo.js';
import type { Site } from '../site.js';

const EPUB = path.resolve(import.meta.dirname, '../../content/made/books/fear-not/fear-not.epub');
const TITLE = 'The Quiet Bridge';
const ADDRESS = '/books/the-quiet-bridge';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog');
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const statusOf = (page: Page, address: string) =>
  expect.poll(async () => (await page.request.get(address)).status(), { intervals: [300] });

/** Fills sections with words of their own, hides one, and removes an entry and takes that back. */
async function fillSections(page: Page) {
  const sections = part(page, 'Sections of the page');
  await button(page, 'Add a list').click();
  await sections.getByLabel('Heading *').fill('Three bridges in this book');
  await sections.getByLabel('Title *').fill('The old one');
  await button(page, 'Add an entry').click();
  await sections.getByLabel('Title *').last().fill('The burned one');
  await button(page, 'Remove “The old one”').click();
  await expect(sections.getByLabel('Title *')).toHaveCount(1);
  await button(page, 'Undo').click();
  await expect(sections.getByLabel('Title *').first()).toHaveValue('The old one');
  await button(page, 'Move “The burned one” up').press('Enter');
  await expect(sections.getByLabel('Title *').first()).toHaveValue('The burned one');
  await expect(button(page, 'Move “The burned one” down')).toBeFocused();

  await sections.getByText('Words of “Reviews”').click();
  await button(page, 'Add a review').click();
  await sections.getByLabel('What they wrote *').fill('A book like a lantern.');
  await sections.getByLabel('Who wrote it *').fill('The Evening Post');
  await sections.getByText('Words of “About the book”').click();
  await button(page, 'Add a card').click();
  await sections.getByLabel('Heading of the card *').fill('For whom it is');
  await sections.getByLabel('Lines, each on').fill('Anyone who walks at night');
  await button(page, 'Add a promotion').click();
  await sections.getByLabel('Heading *').last().fill('Written for a friend');
  await sections.getByLabel('Text *', { exact: true }).fill('Ask me to read it to you.');
  await sections.getByLabel('Its button says *').fill('Write to me');
  await sections.getByLabel('The button leads to *').fill('/contact');
  await sections.getByLabel('Show “Written for a friend').uncheck();
}

// A ninth book would change the pages that other journeys look at.
test.describe('a book of hers', () => {
  test.describe.configure({ mode: 'serial' });
  let opened: OwnerSite | undefined;
  let site: Site;
  let page: Page;
  let visitor: Page;

  test.beforeAll(async ({ browser }) => {
    opened = await openOwnerSite(browser);
    ({ site, page, visitor } = opened);
  });
  test.afterAll(() => opened?.close());

  test('is added with cover, edition and file, looked at, and published @quick', async () => {
    await page.goto('/admin/shop/books');
    await expect(page.getByRole('table').getByRole('link', { name: 'Finding Peace' })).toBeVisible();
    await page.getByRole('link', { name: 'Add a book' }).first().click();
    await button(page, 'Add the book').click();
    await expect(page.getByText('Please give the book a title.')).toBeVisible();
    await page.getByLabel('Title *').fill('finding peace');
    await button(page, 'Add the book').click();
    await expect(page.getByText('You have a book called “finding peace” already.').first()).toBeVisible();
    await page.getByLabel('Title *').fill(TITLE);
    await button(page, 'Add the book').click();
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(page.getByText('Only you see this book.')).toBeVisible();

    const missing = page.getByRole('group', { name: 'Before you publish' });
    await expect(missing.getByRole('button', { name: 'Files for sale' })).toBeVisible();
    await button(page, 'Edition 1: Price in dollars').click();
    await expect(page.getByLabel('Price in dollars')).toBeFocused();
    await page.getByLabel('Subtitle').fill('A river and two towns');
    await page.getByLabel('Description', { exact: true }).fill('A bridge at night.\n\nAnd a river below it.');
    await page.getByLabel('Keywords').fill('bridge, river');
    await page.getByLabel('Price in dollars').fill('9.95');
    await page.getByLabel('ISBN').fill('978-3-16-148410-1');
    await button(page, 'Choose a cover').click();
    const buffer = await photo(page);
    await page
      .getByLabel('Add pictures')
      .setInputFiles([{ name: 'cover.jpg', mimeType: 'image/jpeg', buffer }]);
    await button(page, 'Choose cover.jpg').first().click();
    await page.getByLabel('Description (alt text)').fill('A bridge in fog');
    await button(page, 'Use this picture').click();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByText('They follow the cover.')).toBeVisible();
    await part(page, 'Reading sample').getByLabel('Text').fill('It was foggy on the bridge.');
    await button(page, 'Move “Buying” up').click();
    await fillSections(page);
    await button(page, 'Save').click();
    await expect(page.getByText('The book is saved.').first()).toBeVisible();

    await button(page, 'Publish').click();
    await expect(part(page, 'Publication').getByRole('alert')).toContainText('This ISBN has a typo');
    await expect(page.getByLabel('ISBN')).toBeFocused();
    await page.getByLabel('ISBN').fill('978-3-16-148410-0');
    await button(page, 'Save').click();
    await expect(button(page, 'Publish')).toBeEnabled();
    await button(page, 'Publish').click();
    const refusal = part(page, 'Publication').getByRole('alert');
    await expect(refusal).toContainText('Please upload at least one digital file for ebooks');
    await expect(page.getByLabel('Add files')).toBeFocused();
    await part(page, 'Files for sale')
      .getByLabel('Add files')
      .setInputFiles([
        { name: 'The Quiet Bridge.epub', mimeType: 'application/epub+zip', buffer: await readFile(EPUB) },
      ]);
    await button(page, 'Upload').click();
    await expect(page.getByText('The files are added.').first()).toBeVisible();
    await expect(page.getByText('Nothing is missing.')).toBeVisible();

    await button(page, 'Preview').click();
    const preview = page.frameLocator('iframe[title="Preview of the page"]');
    await expect(preview.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(preview.getByText('foggy on the bridge.')).toBeVisible();
    await expect(preview.getByText('Three bridges in this book')).toBeVisible();
    await expect(preview.getByText('A book like a lantern.')).toBeVisible();
    await expect(preview.getByText('Anyone who walks at night')).toBeVisible();
    await expect(preview.getByText('Written for a friend')).toHaveCount(0);
    await button(page, 'Close the preview').click();
    expect((await page.request.get(ADDRESS)).status()).toBe(404);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await button(page, 'Publish').click();
    await expect(page.getByText('Visitors see this book.')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });

  test('is everywhere on the site, is bought and read', async () => {
    await statusOf(visitor, ADDRESS).toBe(200);
    await visitor.goto('/books');
    await expect(visitor.getByRole('heading', { name: TITLE })).toBeVisible();
    await visitor.goto('/');
    await expect(visitor.getByText(TITLE).first()).toBeAttached();
    for (const address of ['/sitemap.xml', '/shop'])
      expect(await (await visitor.request.get(address)).text()).toContain(
        address === '/shop' ? TITLE : ADDRESS,
      );
    await visitor.goto(ADDRESS);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    expect(await visitor.locator('script[type="application/ld+json"]').first().textContent()).toContain(
      TITLE,
    );
    expect(await violationsInBothSchemes(visitor)).toEqual([]);
    const checkout = new Checkout(visitor);
    await visitor.getByRole('link', { name: /^Buy/ }).first().click();
    await checkout.fillDetails(newBuyer());
    await checkout.buyButton.click();
    await checkout.fillCard(CARDS.visa);
    await checkout.payButton.click();
    await expect(visitor.getByRole('link', { name: /Download.*ePub/i }).first()).toBeVisible();
    await visitor.getByRole('link', { name: 'View order and receipt' }).click();
    await visitor.getByRole('link', { name: 'Read here' }).click();
    await expect(new BookReader(visitor, TITLE).frame).toBeVisible();
  });

  test('is taken down, and stays with its reader', async () => {
    await button(page, 'Take it down').click();
    await dialogOf(page).getByRole('button', { name: 'Take it down' }).click();
    await expect(page.getByText('Only you see this book.')).toBeVisible();
    await statusOf(visitor, ADDRESS).toBe(404);
    await visitor.reload();
    await expect(new BookReader(visitor, TITLE).frame).toBeVisible();
  });

  test('has colors of its own, which are refused if they cannot be read, and taken back', async ({
    browser,
  }) => {
    const form = await browser.newPage({ baseURL: site.url });
    await openSession(form.context().request, site.url, owner);
    // Passes the time in which a field reports a value that was not typed.
    await form.clock.install();
    const created = await form.request.post('/api/admin/books', {
      headers: { origin: site.url },
      data: { title: 'The Gray Bridge' },
    });
    const { id } = (await created.json()) as { id: string };
    await form.goto(`/admin/shop/books/${id}`);
    const colors = form.getByRole('group', { name: 'Colors of the page' });
    await button(form, 'Choose the colors yourself').click();
    await colors.getByLabel('Text', { exact: true }).fill('#eeeeee');
    await button(form, 'Save').click();
    const refusal = colors.getByText('These colors can’t be read on each other.');
    await expect(refusal).toBeVisible();
    await button(form, 'Take those of the site again').click();
    await form.clock.runFor(1_000);
    await expect(refusal).toBeHidden();
    await expect(colors.getByText('The colors of your site.')).toBeVisible();
    await form.context().close();
  });
});
