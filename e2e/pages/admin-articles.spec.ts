import { expect, type Page, test } from '@playwright/test';

import { openSession, signInOwner } from '../owner.js';
import { faultsOf } from '../page-faults.js';

const PAGE = '/admin/site/articles';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const isSaved = (page: Page) => expect(page.getByText(/^Saved at /)).toBeVisible();

/** Opens a new article and gives it a title. */
async function write(page: Page, title: string): Promise<void> {
  await button(page, 'Write an article').first().click();
  await titleOf(page).fill(title);
  await textOf(page).click();
  await page.keyboard.type('The tide was out.');
}

/** Answers as the server does to a helper, who may write and not publish. */
const asHelper = (page: Page) =>
  page.route('**/api/admin/me', async (route) => {
    const answer = await route.fetch();
    const session = (await answer.json()) as { staff: { role: string; may: string[] } };
    const { staff } = session;
    const may = staff.may.filter((permission) => permission !== 'articles.publish');
    await route.fulfill({ json: { ...session, staff: { ...staff, role: 'helper', may } } });
  });

test('articles are listed by state, and one in the bin comes back @phone', async ({ page }) => {
  await signInOwner(page, PAGE);
  const title = `Low water ${Date.now()}`;
  await write(page, title);
  await isSaved(page);
  await page.getByRole('link', { name: 'All articles' }).click();
  const row = page.getByRole('row', { name: title });
  await expect(row).toContainText('Draft');
  await page.getByRole('link', { name: 'Published', exact: true }).click();
  await expect(page.getByRole('row', { name: 'Published' }).first()).toBeVisible();
  await expect(row).toBeHidden();
  await page.getByRole('link', { name: 'Drafts' }).click();
  await row.getByRole('link').click();
  await expect(titleOf(page)).toHaveValue(title);

  await button(page, 'Move to bin').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move to bin' }).click();
  await expect(page.getByText(`“${title}” is in the bin.`)).toBeVisible();
  await expect(row).toBeHidden();
  await page.getByRole('link', { name: 'Bin', exact: true }).click();
  await row.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(row).toBeHidden();
  await page.getByRole('link', { name: 'Drafts' }).click();
  await expect(row).toBeVisible();
});

test('an article is created by what is typed, not by opening the editor', async ({ page }) => {
  await signInOwner(page, PAGE);
  await button(page, 'Write an article').first().dblclick();
  await expect(titleOf(page)).toHaveValue('');
  await page.reload();
  await expect(button(page, 'Publish…')).toBeDisabled();
  await page.getByRole('link', { name: 'All articles' }).click();
  await expect(page.getByRole('row', { name: 'Published' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Untitled' })).toHaveCount(0);
});

test('changes of a published article go live at a time', async ({ page }) => {
  await signInOwner(page, `${PAGE}/published`);
  const title = 'Grant Writing for Beginners';
  await page.getByRole('row', { name: title }).getByRole('link').click();
  await titleOf(page).fill(`${title}, again`);
  await button(page, 'Publish changes…').click();
  await page.getByLabel('At a date and time').check();
  await page.getByLabel('Date and time', { exact: true }).fill('2099-05-03T09:00');
  await button(page, 'Schedule it').click();
  await expect(page.getByText('Changes go live on')).toBeVisible();
  await page.getByRole('link', { name: 'All articles' }).click();
  await page.getByRole('link', { name: 'Scheduled' }).click();
  const row = page.getByRole('row', { name: title });
  await expect(row).toContainText('Published, changes on May 3');
  await row.getByRole('link').click();
  await button(page, 'Don’t publish the changes then').click();
  await expect(page.getByText('Visitors still read the earlier version.')).toBeVisible();
});

test('opening an article does not change it', async ({ page }) => {
  await signInOwner(page, `${PAGE}/published`);
  const row = page.getByRole('row', { name: 'Starting Over After 50' });
  await row.getByRole('link').click();
  await textOf(page).click();
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await page.getByRole('link', { name: 'All articles' }).click();
  await expect(row).toContainText('Your content files');
  await expect(row.getByText('Published', { exact: true })).toBeVisible();
});

test('the details are saved, and categories are made beside them', async ({ page }) => {
  await signInOwner(page, PAGE);
  const run = Date.now();
  await write(page, `Salt and light ${run}`);
  await expect(page.getByLabel('Address')).toHaveValue(`salt-and-light-${run}`);
  await page.getByLabel('Summary').fill('About the shore.');
  await expect(page.getByText('16 of 160 characters.')).toBeVisible();
  await button(page, 'Edit categories').click();
  const categories = page.getByRole('dialog', { name: 'Categories' });
  await categories.getByLabel('New category').fill(`Shore ${run}`);
  await page.keyboard.press('Enter');
  await categories.getByRole('button', { name: `Rename Shore ${run}` }).click();
  await categories.getByLabel('Name', { exact: true }).fill(`Coast ${run}`);
  await page.keyboard.press('Enter');
  await expect(categories.getByText(`Coast ${run}`).first()).toBeVisible();
  await categories.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Category').selectOption(`Coast ${run}`);
  await page.getByLabel('Keywords').fill('sea, salt,');
  await page.getByLabel('Finding Peace').check();
  await page.getByText('Search engines and social media').click();
  await page.getByLabel('Search title').fill('Salt');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('You can return to this version at any time.', { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Keywords')).toHaveValue('sea, salt');
  await expect(page.getByLabel('Finding Peace')).toBeChecked();
  await expect(page.getByLabel('Category')).toHaveValue(`shore-${run}`);
  await button(page, 'Edit categories').click();
  await categories.getByRole('button', { name: `Remove Coast ${run}` }).click();
  await expect(categories.getByRole('alert')).toContainText('This category has articles.');
});

test('a helper writes and previews, and the owner publishes', async ({ page }) => {
  await asHelper(page);
  await signInOwner(page, PAGE);
  await write(page, 'A draft of a helper');
  await isSaved(page);
  await expect(page.getByText('The owner publishes.')).toBeVisible();
  await expect(button(page, 'Preview')).toBeVisible();
  await expect(page.getByRole('button', { name: /Publish|bin|categories/ })).toHaveCount(0);
});

test('two people see each other’s changes, and one of them publishes', async ({ browser, page }) => {
  await signInOwner(page, PAGE);
  await write(page, `Ebb and flow ${Date.now()}`);
  await page.getByLabel('Summary').fill('Twice a day.');
  await isSaved(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await openSession(context.request);
  await other.goto(page.url());
  await titleOf(other).fill('Theirs');
  await button(other, 'Save').click();
  await isSaved(other);

  await titleOf(page).fill('Mine');
  const conflict = page.getByRole('alert', { name: 'This text was changed elsewhere.' });
  await expect(conflict.getByRole('insertion').first()).toHaveText('Mine');
  await expect(conflict.getByRole('deletion').first()).toHaveText('Theirs');
  await button(page, 'Publish…').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await button(page, 'Keep my version').click();
  await isSaved(page);

  await button(other, 'Publish…').click();
  await button(other, 'Publish now').click();
  await expect(other.getByRole('dialog').getByRole('alert')).toContainText(
    'changed this text in another window',
  );
  await button(other, 'Cancel').click();
  await expect(titleOf(other)).toHaveValue('Mine');
  await context.close();
});

test('the pages of articles are accessible, in light and in dark', async ({ page }) => {
  await signInOwner(page, PAGE);
  await expect(page.getByRole('row', { name: 'Published' }).first()).toBeVisible();
  const faults = await faultsOf(page);
  await write(page, 'Read by everyone');
  await isSaved(page);
  await page.getByText('Search engines and social media').click();
  faults.push(...(await faultsOf(page)));
  await button(page, 'Edit categories').click();
  faults.push(...(await faultsOf(page)));
  await page.keyboard.press('Escape');
  await button(page, 'Publish…').click();
  await page.getByLabel('At a date and time').check();
  faults.push(...(await faultsOf(page)));
  expect(faults).toEqual([]);
});
