import { expect, type Page, test } from '@playwright/test';

import { hydrated, pageScriptReady } from '../hydration.js';

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const openerOf = (page: Page) => barOf(page).locator('summary');
const menuLink = (page: Page, name: string) => barOf(page).locator('details').getByRole('link', { name });

const books = [
  'Finding Peace',
  'Starting Over',
  'Grant Writing',
  'Why Women Can Teach and Preach',
  'Fresh Start',
  'Fear Not',
  'Thank God for Mom',
  'Greedy/Lying',
];

test.describe('the books in the header', () => {
  test('unfold as the featured one, all, and each of the eight, with keyboard support @S1-frame-2 @S1-frame-3 @quick', async ({
    page,
  }) => {
    await page.goto('/');
    await pageScriptReady(page);
    await openerOf(page).focus();
    await page.keyboard.press('ArrowDown');
    const links = barOf(page).locator('details').getByRole('link');
    await expect(links).toHaveText([/^Featured ?Finding Peace/, 'All Books', ...books]);
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect(openerOf(page)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await expect(openerOf(page)).toBeFocused();
    await expect(links.first()).toBeHidden();
  });

  test('close on selection or when the focus leaves, and mark the current page @S1-frame-3', async ({
    page,
  }) => {
    await page.goto('/');
    await openerOf(page).click();
    await expect(menuLink(page, 'Fear Not')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menuLink(page, 'Fear Not')).toBeHidden();

    await openerOf(page).press('End');
    await openerOf(page).press('Enter');
    await menuLink(page, 'Greedy/Lying').focus();
    await page.keyboard.press('Tab');
    await expect(menuLink(page, 'Fear Not')).toBeHidden();

    await openerOf(page).click();
    const chosen = barOf(page).locator('details').getByRole('link', { name: 'Finding Peace' }).last();
    await chosen.click();
    await expect(page).toHaveURL('/finding-peace');
    await expect(chosen).toBeHidden();
    await openerOf(page).click();
    await expect(chosen).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('contentinfo')).toBeAttached();
  });
});

test('the header links to its pages and marks the current one @S1-frame-1', async ({ page }) => {
  await page.goto('/shop');
  const entries = barOf(page).locator('ul').first().locator('> li > a, > li > details > summary');
  await expect(entries.filter({ visible: true })).toContainText([
    'About',
    'Books',
    'Shop',
    'Speaking & Teaching',
    'Blog',
    'Audio Previews',
    'Contact',
  ]);
  const shop = barOf(page).getByRole('link', { name: 'Shop', exact: true });
  await expect(shop).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Eleanor Marsh' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(shop).not.toHaveAttribute('aria-current', 'page');
});

test('the footer names the author, links to pages and shows contact data @S1-frame-7', async ({ page }) => {
  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByText(/^Bankruptcy attorney, author of eight books/)).toBeVisible();
  for (const name of ['About', 'Books', 'Speaking', 'Contact']) {
    await expect(foot.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(foot.getByRole('link', { name: 'hello@eleanormarsh.example' })).toBeVisible();
  await expect(foot.getByRole('link', { name: '(202) 555-0147' })).toBeVisible();
  await expect(foot.getByText('Washington, D.C.', { exact: true })).toBeVisible();
  await expect(foot.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy');
});

test('the drawer lists its pages, traps the focus, and closes by Escape or a selection @phone-only @S1-frame-5', async ({
  page,
}) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Menu' });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link')).toHaveText([
    'About',
    'Books',
    'Shop',
    'Speaking & Teaching',
    'Free Resources',
    'Audio Previews',
    'Contact',
    'Blog',
    'The legal companion',
    'Find my books',
  ]);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await drawer.getByRole('link', { name: 'Shop' }).click();
  await expect(page).toHaveURL('/shop');
  await expect(drawer).toBeHidden();
  await opener.click();
  await expect(drawer.getByRole('link', { name: 'Shop' })).toHaveAttribute('aria-current', 'page');
});

test('a question is one click away on every page @S1-frame-6', async ({ page }) => {
  await page.goto('/shop');
  const chat = page.getByRole('button', { name: 'Ask a question' });
  await expect(chat).toBeInViewport();
  const { x = 0, y = 0, width = 0, height = 0 } = (await chat.boundingBox()) ?? {};
  const { width: right = 0, height: bottom = 0 } = page.viewportSize() ?? {};
  for (const gap of [right - x - width, bottom - y - height]) expect(gap).toBeLessThan(48);
  await hydrated(chat);
  await chat.click();
  await expect(page.getByRole('dialog', { name: 'Book assistant' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the books menu opens, and the search links to the books', async ({ page }) => {
    await page.goto('/');
    await openerOf(page).click();
    await menuLink(page, 'Fear Not').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { name: /Books|My Published Works/ }).first()).toBeVisible();
  });

  test('a question leads to the contact page', async ({ page }) => {
    await page.goto('/shop');
    await page.getByRole('button', { name: 'Ask a question' }).click();
    await expect(page).toHaveURL(/\/contact\??$/);
  });

  test('the drawer opens, its links work, and every month is visible @phone-only', async ({ page }) => {
    await page.goto('/');
    for (const month of ['January 2025', 'February 2025', 'March 2025']) {
      await expect(page.getByText(month, { exact: true })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Shop' }).click();
    await expect(page).toHaveURL('/shop');
  });
});
