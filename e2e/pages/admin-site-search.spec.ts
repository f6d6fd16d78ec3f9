import { expect, type Page, test } from '@playwright/test';

import { violationsInBothSchemes } from '../axe.js';
import { signInOwner } from '../owner.js';
import { faultsOf } from '../page-faults.js';

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search all pages' });
const results = (page: Page) => page.getByRole('table', { name: 'Found fields' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a field on any page is found by its name, and opened with the keyboard @phone', async ({ page }) => {
  await signInOwner(page, '/admin/pages');
  await searchBox(page).fill('phone');
  const first = results(page).getByRole('rowheader').first();
  await expect(first).toHaveText('Contact · Phone number');
  await expect(results(page).getByRole('row').nth(1)).toContainText('(202) 555-0147');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ fields$/ })).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await first.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  const phone = page.getByRole('textbox', { name: 'Phone number', exact: true });
  await expect(phone).toBeFocused();
  await expect(phone).toBeInViewport();
  // The way back leads to the results.
  await page.goBack();
  await expect(searchBox(page)).toHaveValue('phone');
  await expect(first).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test('a sentence is found by its words, in an entry of a list', async ({ page }) => {
  await signInOwner(page, '/admin/pages');
  await searchBox(page).fill('the page about speaking. tell me');
  await expect(results(page).locator('mark')).toHaveText('the page about speaking. Tell me');
  await results(page).getByRole('link').click();
  await expect(page.getByRole('textbox', { name: 'Answer' }).and(page.locator(':focus'))).toHaveValue(
    /^Use the form on the contact page/,
  );
  await page.goBack();
  await searchBox(page).fill('no such words here');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await searchBox(page).fill('');
  await expect(page.getByRole('table', { name: 'Pages and texts of the site' })).toBeVisible();
});

test('a search without an answer can be repeated', async ({ page }) => {
  await page.route('**/api/admin/content/texts', (route) => route.abort());
  await signInOwner(page, '/admin/pages');
  await searchBox(page).fill('phone');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/admin/content/texts');
  await button(page, 'Try again').click();
  await expect(results(page)).toBeVisible();
});

test('a film names its book by the title', async ({ page }) => {
  await signInOwner(page, '/admin/pages/films');
  await page.getByRole('searchbox', { name: 'Find a text' }).fill('films on the home page');
  const book = page.getByRole('combobox', { name: 'Book of the film', exact: true }).first();
  await expect(book).toHaveValue('finding-peace');
  await expect(book.locator('option:checked')).toHaveText('Finding Peace');
});

test('an entry moved by the keyboard keeps the focus, and says its place', async ({ page }) => {
  await signInOwner(page, '/admin/pages/about?field=pages%2Fabout.json%23%2Fwords%2Fquestions');
  const questions = page.getByRole('group', { name: 'Questions', exact: true });
  const name = 'Which book should I start with?';
  await questions.getByRole('button', { name: `Move ${name} up` }).focus();
  await page.keyboard.press('Enter');
  await expect(questions.getByRole('button', { name: `Move ${name} down` })).toBeFocused();
  await expect(questions.getByRole('status').filter({ hasText: 'is now number 1 of' })).toBeAttached();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // The entry after the removed one.
  await expect(questions.getByRole('button', { name: /^Remove What inspired/ })).toBeFocused();
  await button(page, 'Publish').click();
  const change = page.getByRole('dialog').getByRole('region', { name: 'Differences' });
  await expect(change.getByRole('deletion')).toContainText(name);
  await button(page, 'Cancel').click();
  await button(page, 'Discard the draft').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('The draft is empty.', { exact: true })).toBeVisible();
});
