import { expect, type FrameLocator, type Page, test } from '@playwright/test';

import { violationsInBothSchemes } from '../axe.js';
import { holdRequests } from '../held-requests.js';
import { openOwnerSite, type OwnerSite } from '../owner-site.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
const frameOf = (page: Page) => page.frameLocator('iframe');
const isSaved = (page: Page) => expect(page.getByText(/^Saved at /)).toBeVisible();

/** Computed styles of a page's root element. */
const rootStyle = (page: Page, name: string) =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property), name);

// Other journeys see the shared site.
test.describe('the look of her site', () => {
  let opened: OwnerSite | undefined;
  let page: Page;
  let visitor: Page;

  test.beforeAll(async ({ browser }) => {
    opened = await openOwnerSite(browser);
    ({ page, visitor } = opened);
    await visitor.emulateMedia({ colorScheme: 'light' });
  });
  test.afterAll(() => opened?.close());

  /** Waits until a visitor gets a page with a color as the accent. */
  async function visitorSees(path: string, accent: string): Promise<void> {
    const sign = `--color-accent:${accent};`;
    await expect
      .poll(async () => (await visitor.request.get(path)).text(), { intervals: [200] })
      .toContain(sign);
    await visitor.goto(path);
  }

  test('is chosen, seen by visitors, and the standard one again with one press @quick', async () => {
    await page.goto('/admin/site/look');
    await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);

    await radio(page, /^Forest/).check();
    await radio(page, /^Classic/).check();
    await radio(page, 'Square').check();
    await isSaved(page);
    for (const name of ['About', 'Books', 'Finding Peace', 'A notice', 'Home']) {
      await button(page, name).click();
      await expect(frameOf(page).getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
    await expect
      .poll(() =>
        frameOf(page)
          .locator('html')
          .evaluate((root) => getComputedStyle(root).getPropertyValue('--color-accent')),
      )
      .toBe('#1f5138');

    await button(page, 'Publish').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await visitorSees('/about', '#1f5138');
    expect(await rootStyle(visitor, '--radius-medium')).toBe('3px');
    expect(await rootStyle(visitor, '--font-title')).toContain('Playfair Variable');
    expect(await violationsInBothSchemes(visitor)).toEqual([]);
    await expect(visitor.locator('link[rel=preload][as=font]').first()).toHaveAttribute('href', /playfair/);
    await visitorSees('/embed/search', '#1f5138');
    await visitorSees('/admin', '#1f5138');
    const icon = async () => (await visitor.request.get('/favicon.svg')).text();
    expect(await icon()).toContain('#1f5138');

    await button(page, 'Back to the standard look').click();
    await expect(page.getByText('The standard look is back, for visitors too.')).toBeVisible();
    await expect(radio(page, /^Oxblood/)).toBeChecked();
    await expect
      .poll(async () => (await visitor.request.get('/about')).text(), { intervals: [200] })
      .not.toContain('#1f5138');
    expect(await icon()).not.toContain('#1f5138');

    await button(page, 'Undo').click();
    await expect(radio(page, /^Forest/)).toBeChecked();
    await visitorSees('/about', '#1f5138');
  });

  test('is refused with a sentence while a text cannot be read', async () => {
    await page.goto('/admin/site/look');
    await radio(page, /^Plum/).check();
    const accent = page.getByLabel('Accent color', { exact: true });
    await expect(accent).toHaveValue('#5f2a66');
    await accent.fill('#f0c0ff');
    await expect(accent).toHaveValue('#f0c0ff');
    await isSaved(page);
    await expect(page.getByText('Too close').first()).toBeVisible();
    await expect(page.getByText('The preview leaves out the colors that can’t be read.')).toBeVisible();
    await button(page, 'Publish').click();
    await expect(page.getByRole('alert').filter({ hasText: 'Not published' })).toContainText('Light mode');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await violationsInBothSchemes(page)).toEqual([]);

    await page.getByLabel('Accent color', { exact: true }).fill('violet');
    await expect(page.getByText('Write a color as # and six digits, such as #7A1F2B.')).toBeVisible();

    await button(page, 'Use the readable colors').click();
    await expect(page.getByText('Too close')).toHaveCount(0);
    await expect(page.getByText('All text is readable.')).toBeVisible();
    await button(page, 'Publish').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('keeps a color that is typed while another choice is saved', async () => {
    await page.goto('/admin/site/look');
    const drafts = '**/api/admin/content/sections/look/draft';
    const release = await holdRequests(page, drafts);
    const asked = page.waitForRequest(drafts);
    await radio(page, /^Harbor/).check();
    await asked;
    const accent = page.getByLabel('Accent color', { exact: true });
    await accent.fill(' 234C71 ');
    release();
    await accent.blur();
    await expect(accent).toHaveValue('#234c71');
    await isSaved(page);
    await page.reload();
    await expect(page.getByLabel('Accent color', { exact: true })).toHaveValue('#234c71');
    await expect(page.getByLabel('Background', { exact: true })).toHaveValue('#f4f7fa');
  });

  test('has her logo, which is gone and back with one press', async () => {
    await page.goto('/admin/site/look');
    await button(page, 'Choose a logo').click();
    const dialog = page.getByRole('dialog');
    const buffer = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="120" viewBox="0 0 600 120">' +
        '<path fill="#7a1f2b" d="M10 10h100v100h-100zM140 30h440v60h-440z"/></svg>',
    );
    await dialog
      .getByLabel('Add pictures')
      .setInputFiles([{ name: 'logo.svg', mimeType: 'image/svg+xml', buffer }]);
    await dialog.getByRole('button', { name: 'Choose logo.svg' }).first().click();
    await dialog.getByLabel('Description (alt text)').fill('The logo of Eleanor Marsh');
    await dialog.getByRole('button', { name: 'Use this picture' }).click();
    await expect(page.getByRole('img', { name: 'The logo of Eleanor Marsh' })).toBeVisible();
    await isSaved(page);
    const logoIn = (head: Page | FrameLocator) =>
      head.getByRole('banner').getByRole('img', { name: 'Eleanor Marsh' });
    await expect(logoIn(frameOf(page))).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);

    await button(page, 'Publish').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const shows = (path: string, text: string | RegExp) =>
      expect.poll(async () => (await visitor.request.get(path)).text(), { intervals: [200] }).toMatch(text);
    await shows('/about', /<header.*images\/logo\./s);
    await visitor.goto('/about');
    await expect(logoIn(visitor)).toHaveJSProperty('complete', true);
    expect(await logoIn(visitor).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720);
    await expect(visitor.getByRole('contentinfo').getByRole('img', { name: 'Eleanor Marsh' })).toHaveCount(1);
    expect(await violationsInBothSchemes(visitor)).toEqual([]);
    await page.reload();
    await expect(logoIn(page)).toHaveJSProperty('naturalWidth', 720);
    await logoIn(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome/);
    await page.goBack();

    await button(page, 'Back to the standard look').click();
    await expect(button(page, 'Choose a logo')).toBeVisible();
    await expect
      .poll(async () => (await visitor.request.get('/about')).text(), { intervals: [200] })
      .not.toContain('images/logo.');
    await button(page, 'Undo').click();
    await expect(button(page, 'Choose another logo')).toBeVisible();
    await shows('/about', /images\/logo\./);
  });

  test('is chosen on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin/site/look');
    await radio(page, /^Harbor/).check();
    await isSaved(page);
    await button(page, 'Preview').click();
    await expect(frameOf(page).getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.reload();
    await expect(radio(page, /^Harbor/)).toBeChecked();
  });
});
