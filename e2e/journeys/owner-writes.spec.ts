import { type Browser, expect, type Page, test } from '@playwright/test';

import { clipboardOf, paste } from '../editor/clipboard.js';
import { ownerSettings, signIn } from '../owner.js';
import { photo } from '../photo.js';
import { type Site, startSite } from '../site.js';

const DESKTOP = { width: 1440, height: 900 };
const TABLET = { width: 820, height: 1180 };
const PHONE = { width: 390, height: 844 };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog');
const isSaved = (page: Page) => expect(page.getByText(/^Saved at /)).toBeVisible();
const said = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();

async function addPicture(page: Page, name: string): Promise<void> {
  await button(page, 'Picture').click();
  const buffer = await photo(page);
  await page.getByLabel('Add pictures').setInputFiles([{ name, mimeType: 'image/jpeg', buffer }]);
  await page
    .getByRole('button', { name: `Choose ${name}` })
    .first()
    .click();
  await page.getByLabel('Description (alt text)').fill('The lamp on my desk');
  await button(page, 'Use this picture').click();
  await expect(textOf(page).getByRole('img', { name: 'The lamp on my desk' })).toBeVisible();
}

/** Opens the preview as a reader without an account. */
async function readPreview(browser: Browser, url: string, heading: string): Promise<void> {
  const context = await browser.newContext();
  const reader = await context.newPage();
  await reader.goto(url);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(reader.getByRole('heading', { name: 'Morning' })).toBeVisible();
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await context.close();
}

async function schedule(page: Page, at: string): Promise<void> {
  await dialogOf(page).getByLabel('Date and time', { exact: true }).fill(at);
  await button(page, 'Schedule it').click();
}

// Other journeys read the shared site's blog.
test.describe('an article', () => {
  let site: Site;
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    site = await startSite(ownerSettings);
    page = await browser.newPage({ baseURL: site.url, viewport: DESKTOP });
  });
  test.afterAll(async () => {
    await page?.context().close();
    await site?.stop();
  });

  test('is written, previewed, published, sent, and taken back to a version @quick', async ({ browser }) => {
    const title = `Before the house wakes ${Date.now()}`;
    await page.goto('/admin/site/articles');
    await signIn(page);
    await button(page, 'Write an article').first().click();
    await titleOf(page).fill(title);
    await textOf(page).click();
    await page.keyboard.type('## Morning');
    await page.keyboard.press('Enter');
    await page.keyboard.type('I write before six.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('> Nothing is lost that was written down.');
    for (let press = 0; press < 2; press += 1) await page.keyboard.press('Enter');
    await addPicture(page, `lamp ${Date.now()}.jpg`);

    // She leaves before the text is saved.
    await textOf(page).getByText('I write before six.').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' The kettle is awake.');
    const menu = page.getByRole('navigation', { name: 'Dashboard' });
    await menu.getByRole('link', { name: 'Pictures' }).click();
    await menu.getByRole('link', { name: 'Articles' }).click();
    await page.setViewportSize(PHONE);
    await page.getByRole('link', { name: title }).click();
    await expect(textOf(page)).toContainText('I write before six. The kettle is awake.');
    await expect(page.getByText('Left the page, by')).toBeVisible();

    await textOf(page).getByText('Nothing is lost').click();
    await page.keyboard.press('ControlOrMeta+End');
    await paste(page, await clipboardOf('word'));
    await expect(textOf(page).getByRole('heading', { name: 'Chapter one' })).toBeVisible();
    await page.getByLabel('Summary').fill('Why I write before six.');
    await page.setViewportSize(TABLET);
    await button(page, 'Save').click();
    await said(page, 'You can return to this version at any time.');

    await button(page, 'Preview').click();
    await readPreview(
      browser,
      await dialogOf(page).getByRole('textbox', { name: 'Link' }).inputValue(),
      title,
    );
    await button(page, 'Close').click();

    await button(page, 'Publish…').click();
    await dialogOf(page).getByLabel('At a date and time').check();
    await schedule(page, '2020-01-01T09:00');
    await expect(dialogOf(page).getByRole('alert')).toContainText('This time is over.');
    await schedule(page, '2040-03-11T02:30');
    await expect(dialogOf(page).getByRole('alert')).toContainText(
      'There’s no 2040-03-11 02:30 in America/New_York',
    );
    await schedule(page, '2040-05-01T09:00');
    await expect(page.getByText(/^It goes live on May 1, 2040/)).toBeVisible();
    await button(page, 'Don’t publish it then').click();

    await button(page, 'Publish…').click();
    await button(page, 'Publish now').click();
    const link = page.getByRole('link', { name: 'View on the site' });
    const path = (await link.getAttribute('href')) ?? '';
    expect(path).toMatch(/^\/blog\/before-the-house-wakes-\d+$/);
    await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);
    const html = await (await page.request.get(path)).text();
    expect(html).toContain('alt="The lamp on my desk"');
    expect(html).toContain('The kettle is awake.');

    await titleOf(page).fill('Another title');
    await isSaved(page);
    await expect(page.getByText('Visitors still read the earlier version.')).toBeVisible();
    await page
      .getByRole('button', { name: /^Compare version/ })
      .first()
      .click();
    await expect(dialogOf(page).getByRole('insertion').first()).toHaveText('Another');
    await button(page, 'Restore this version').click();
    await expect(titleOf(page)).toHaveValue(title);
    await expect(page.getByText('Visitors still read the earlier version.')).toBeHidden();

    await button(page, 'Send as a newsletter').click();
    await expect(page.getByLabel('Subject')).toHaveValue(title);
  });
});
