import { expect, type Page, test } from '@playwright/test';

import { hydrated } from '../hydration.js';
import { violations } from '../axe.js';

const openerOf = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const searchOf = (page: Page) => page.getByRole('dialog', { name: 'Search the books and pages' });
const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'What are you looking for?' });
// The page below may have options of its own.
const optionsOf = (page: Page) => searchOf(page).getByRole('option');

test('the search finds a book and links to it; no result is announced @phone @S1-frame-4 @S1-frame-15 @S1-frame-16 @quick', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await hydrated(openerOf(page));
  await openerOf(page).click();
  const search = searchOf(page);
  const field = fieldOf(page);
  await expect(field).toBeFocused();
  if (isMobile) {
    await expect.poll(() => search.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  }
  await expect(search.getByText(/^A title, or a word/)).toBeVisible();
  await search.getByRole('button', { name: 'courage' }).click();
  await expect(optionsOf(page).filter({ hasText: 'Fear Not' }).first()).toBeVisible();
  // A typo gets a suggestion and is never corrected by itself (L5).
  await field.fill('feer');
  await expect(search.getByText('Did you mean').first()).toBeVisible();
  await search.getByRole('button', { name: 'fear', exact: true }).click();
  await expect(optionsOf(page).first()).toContainText('Fear Not');
  await field.fill('zeppelin');
  await expect(search.getByText('No results found').first()).toBeVisible();
  await expect(search.getByRole('link', { name: 'All the books' })).toHaveAttribute('href', '/books');
  await search.getByRole('button', { name: 'Close the search' }).click();
  await expect(search).toBeHidden();

  await openerOf(page).click();
  await expect(field).toHaveValue('zeppelin');
  await field.fill('devotional');
  await optionsOf(page).filter({ hasText: 'Finding Peace' }).first().click();
  await expect(page).toHaveURL('/finding-peace');
  await expect(search).toBeHidden();
});

test('the search opens from anywhere, has keyboard support, and restores the focus @S1-frame-15 @S1-frame-20', async ({
  page,
}) => {
  const indexes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/search-index.json')) indexes.push(request.url());
  });
  await page.goto('/shop');
  await hydrated(openerOf(page));
  const name = page.getByLabel('Full Name');
  await name.focus();
  expect(indexes).toEqual([]);
  await page.keyboard.press('Control+k');
  const field = fieldOf(page);
  const options = optionsOf(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.pressSequentially('frésh start');
  await expect(options).toHaveCount(8);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(searchOf(page).getByRole('status')).toHaveText('8 results');
  await expect(options.first()).toContainText('Fresh Start: A Survivor’s Guide to Bankruptcy');
  await expect(options.first().locator('mark').first()).toHaveText('Fresh');

  await expect(options.and(page.locator('[aria-selected=true]'))).toHaveCount(0);
  const steps = [
    ['ArrowDown', options.first()],
    ['ArrowDown', options.nth(1)],
    ['End', options.last()],
    ['Home', options.first()],
    ['ArrowUp', options.last()],
  ] as const;
  for (const [key, option] of steps) {
    await page.keyboard.press(key);
    await expect(option).toHaveAttribute('aria-selected', 'true');
    expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
    await expect(option).toBeInViewport();
  }
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchOf(page)).toBeHidden();
  await expect(name).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(field).toHaveValue('frésh start');
  // The search stays open if it is reopened during a Back navigation; Back then closes only the search.
  const arrived = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('popstate', () => resolve(), { once: true })),
  );
  await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Control+k')]);
  await arrived;
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(searchOf(page)).toBeHidden();
  await expect(page).toHaveURL('/shop');

  await page.keyboard.press('Control+k');
  await expect(field).toHaveValue('frésh start');
  await page.keyboard.type('signed copy');
  await expect(field).toHaveValue('signed copy');
  await expect(options.first()).toContainText('Can I get a signed copy?');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about#signed');
  await expect(page.getByText('I sign after every event')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator('#signed summary')).toBeFocused();
  expect(indexes).toHaveLength(1);
});

test.describe('for everyone', () => {
  test('a search or index that fails to load is reported, and loaded again @phone @S1-frame-22', async ({
    page,
    isMobile,
  }) => {
    await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' });
    await page.route('**/widgets/search/**', (route) => route.abort());
    await page.route('**/search-index.json', (route) => route.abort());
    await page.goto('/contact');
    await hydrated(openerOf(page));
    await page.keyboard.press('Control+k');
    const failure = page.getByRole('alert');
    await expect(failure.getByRole('link', { name: 'The blog' })).toHaveAttribute('href', '/blog');
    await expect(failure).toContainText('The search didn’t load.');
    expect(await violations(page)).toEqual([]);

    await page.unroute('**/widgets/search/**');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(searchOf(page).getByRole('alert')).toContainText('The search didn’t load.');
    await expect(searchOf(page).getByRole('link', { name: 'The books' })).toHaveAttribute('href', '/books');
    expect(await violations(page)).toEqual([]);

    await page.unroute('**/search-index.json');
    await searchOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(searchOf(page).getByText(/^A title, or a word/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await fieldOf(page).fill('faith');
    await expect(optionsOf(page)).toHaveCount(8);
    await page.keyboard.press('ArrowDown');
    expect(await violations(page)).toEqual([]);
    await fieldOf(page).fill('zeppelin');
    await expect(searchOf(page).getByRole('link', { name: 'All the books' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
