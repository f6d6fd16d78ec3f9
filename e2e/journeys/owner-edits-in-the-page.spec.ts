import { expect, type Page, test } from '@playwright/test';

import { violationsInBothSchemes } from '../axe.js';
import { openSession, owner } from '../owner.js';
import { openOwnerSite, type OwnerSite } from '../owner-site.js';
import type { Site } from '../site.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const HEADING = { file: 'site.json', pointer: '/hero/heading' };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog');
const frameOf = (page: Page) => page.frameLocator('iframe');
const headingIn = (page: Page) => frameOf(page).getByRole('heading', { level: 1 });
const isSaved = (page: Page) => expect(page.getByText(/^Saved at /)).toBeVisible();

async function confirmPublish(page: Page, clickCount = 1): Promise<void> {
  await button(page, 'Publish').click();
  await dialogOf(page).getByRole('button', { name: 'Publish', exact: true }).click({ clickCount });
}

async function publish(page: Page, clickCount = 1): Promise<void> {
  await confirmPublish(page, clickCount);
  await expect(dialogOf(page)).toBeHidden();
}

// Other journeys read the words of the shared site.
test.describe('a page of hers', () => {
  let opened: OwnerSite | undefined;
  let site: Site;
  let page: Page;
  let visitor: Page;

  test.beforeAll(async ({ browser }) => {
    opened = await openOwnerSite(browser);
    ({ site, page, visitor } = opened);
  });
  test.afterAll(() => opened?.close());

  /** Saves a draft with one text, as another window does. */
  const draft = async (section: string, value: string): Promise<number> => {
    const address = `/api/admin/content/sections/${encodeURIComponent(section)}`;
    const { revision } = (await (await page.request.get(address)).json()) as { revision: number };
    const saved = await page.request.put(`${address}/draft`, {
      headers: { origin: site.url },
      data: { revision, changes: [{ ...HEADING, value }] },
    });
    return ((await saved.json()) as { revision: number }).revision;
  };

  test('shows both texts if another page published the same one', async () => {
    await draft('/contact', 'Mine');
    const revision = await draft('/', 'Theirs');
    const published = await page.request.post('/api/admin/content/sections/%2F/publish', {
      headers: { origin: site.url },
      data: { revision },
    });
    expect(published.ok()).toBe(true);
    await page.goto('/admin/pages/contact');
    await confirmPublish(page);
    const conflict = page.getByRole('alert', { name: /^Not published: the same text/ });
    await expect(conflict.getByRole('definition')).toHaveText(['Mine', 'Theirs']);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await conflict.getByRole('button', { name: 'Take the other one' }).click();
    await expect(conflict).toBeHidden();
    await expect(button(page, 'Publish')).toBeDisabled();
  });

  test('keeps her draft if another window saved one before she published', async () => {
    await draft('/contact', 'Typed here');
    await page.goto('/admin/pages/contact');
    await button(page, 'Publish').click();
    await expect(dialogOf(page)).toContainText('Typed here');
    await draft('/contact', 'Typed there');
    await dialogOf(page).getByRole('button', { name: 'Publish', exact: true }).click();
    const conflict = page.getByRole('alert', { name: 'This text was changed elsewhere.' });
    await expect(conflict.getByRole('deletion')).toHaveText('there');
    await expect(conflict.getByRole('insertion')).toHaveText('here');
    await conflict.getByRole('button', { name: 'Keep my version' }).click();
    await isSaved(page);
    await publish(page);
    await expect.poll(async () => (await visitor.request.get('/')).text()).toContain('Typed here');
  });

  test('leads to the words and pages around it', async () => {
    await page.goto('/admin/pages/about');
    const footer = frameOf(page).getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Privacy Policy' }).click();
    const choices = frameOf(page).locator('.edit-bubble:not(.is-label)');
    await expect(choices).toContainText('Other pages show this text, too.');
    await choices.getByRole('button', { name: 'Edit it for all pages' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu, footer and notices');
    await expect(page.locator('input:focus, textarea:focus')).toHaveValue('Privacy policy');

    await page.goto('/admin/pages/about');
    await footer.getByRole('link', { name: 'Privacy Policy' }).click();
    await choices.getByRole('button', { name: 'Edit that page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  });

  test('leads from a price and a phone number in the page to their fields', async () => {
    await page.goto('/admin/pages/speaking');
    const price = frameOf(page).getByText('$1,500', { exact: true });
    // The page is there before it can be pressed.
    await expect(price).toHaveAttribute('tabindex');
    await price.click();
    await expect(page.getByLabel('Price', { exact: true }).last()).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('$1,650');
    await expect(frameOf(page).getByText('$1,650', { exact: true })).toBeVisible();
    await page.goto('/admin/pages/contact');
    const phone = frameOf(page).getByRole('link', { name: '(202) 555-0147' }).first();
    await expect(phone).toHaveAttribute('tabindex');
    await phone.click();
    await frameOf(page).getByRole('button', { name: 'Edit the text' }).click();
    await expect(page.getByLabel('Phone number').first()).toBeFocused();
  });

  const versionsOfHome = async (): Promise<number> => {
    const answer = await page.request.get('/api/admin/content/sections/%2F/versions');
    return ((await answer.json()) as object[]).length;
  };

  test('keeps its words without a network, over a reload, and publishes them once', async () => {
    const before = await versionsOfHome();
    await page.goto('/admin/pages/home');
    const heading = page.getByRole('textbox', { name: 'Heading', exact: true }).first();
    const search = page.getByRole('searchbox', { name: 'Find a text' });
    await search.fill('top of the page');
    await page.context().setOffline(true);
    await heading.fill('Written on a train.');
    await expect(page.getByText(/^Saved at /)).toBeHidden();
    await page.context().setOffline(false);
    await isSaved(page);
    await search.fill('a train');
    await heading.fill('Written on a slow train.');
    await page.reload();
    await search.fill('top of the page');
    const takeCopy = button(page, 'Use these changes');
    // The page may be back before the save of its leaving arrives, and then offers the browser's copy.
    await expect(async () => {
      if (await takeCopy.isVisible()) await takeCopy.click();
      await expect(heading).toHaveValue('Written on a slow train.', { timeout: 1_000 });
    }).toPass();
    await publish(page, 2);
    await expect(button(page, 'Publish')).toBeDisabled();
    await expect.poll(async () => (await visitor.request.get('/')).text()).toContain('slow train');
    expect(await versionsOfHome()).toBe(before + 1);
  });

  test('is published once if the answer is lost on its way', async () => {
    const before = await versionsOfHome();
    await page.goto('/admin/pages/home');
    await page.getByRole('searchbox', { name: 'Find a text' }).fill('top of the page');
    await page.getByRole('textbox', { name: 'Heading', exact: true }).first().fill('Said twice.');
    await isSaved(page);
    const address = '**/api/admin/content/sections/*/publish';
    await page.route(address, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await confirmPublish(page);
    await expect(dialogOf(page)).toBeHidden();
    await expect(button(page, 'Publish')).toBeDisabled();
    await page.unroute(address);
    expect(await versionsOfHome()).toBe(before + 1);

    await page.getByRole('textbox', { name: 'Heading', exact: true }).first().fill('Said later.');
    await isSaved(page);
    await page.route(address, (route) => route.abort());
    await confirmPublish(page);
    await expect(dialogOf(page).getByRole('alert')).toContainText('The site didn’t respond');
    await page.unroute(address);
    await dialogOf(page).getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(dialogOf(page)).toBeHidden();
    expect(await versionsOfHome()).toBe(before + 2);
  });

  test('keeps a placeholder that a browser extension removes', async () => {
    await page.goto('/admin/pages/emails');
    await page.getByRole('searchbox', { name: 'Find a text' }).fill('thank you for buying');
    const thanks = page.getByRole('textbox', { name: 'Paragraphs', exact: true }).first();
    await thanks.click();
    await thanks.evaluate((field) => {
      for (const chip of field.querySelectorAll('.placeholder-chip')) chip.remove();
    });
    await page.keyboard.press('End');
    await page.keyboard.type(' Now');
    await page.keyboard.press('Enter');
    await expect(thanks).toContainText('{title}');
  });

  test('is edited by touch on a phone', async ({ browser }) => {
    const phone = await browser.newPage({ baseURL: site.url, ...PHONE });
    await openSession(phone.context().request, site.url, owner);
    await phone.goto('/admin/pages/home');
    await button(phone, 'Preview').tap();
    await headingIn(phone).tap();
    await expect(headingIn(phone)).toBeFocused();
    // A keyboard covers the lower half.
    const { y = 0, height = 0 } = (await headingIn(phone).boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThan(PHONE.viewport.height / 2);
    await phone.keyboard.press('ControlOrMeta+A');
    await phone.keyboard.type('Written by thumb.');
    await phone.keyboard.press('Enter');
    await isSaved(phone);

    const link = frameOf(phone).getByRole('main').getByRole('link').first();
    await link.tap();
    const choice = frameOf(phone).getByRole('button', { name: 'Edit the text' });
    const box = await choice.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(43);
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= PHONE.viewport.width).toBe(true);
    await choice.tap();
    await phone.keyboard.press('Escape');
    // The header covers a part of what is behind it.
    await phone.evaluate(() => scrollTo(0, 0));
    expect(await violationsInBothSchemes(phone)).toEqual([]);
    await publish(phone);
    await expect.poll(async () => (await visitor.request.get('/')).text()).toContain('Written by thumb.');
    await phone.context().close();
  });
});
