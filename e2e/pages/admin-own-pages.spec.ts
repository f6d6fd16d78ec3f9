import { expect, type Page, test } from '@playwright/test';

import { signInOwner } from '../owner.js';
import { faultsOf } from '../page-faults.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a page of hers is written, linked in menu and footer, and taken off the site @phone', async ({
  page,
  browser,
}) => {
  await signInOwner(page, '/admin/site/pages');
  const title = `Reading Groups ${Date.now()}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  await button(page, 'Add a page').first().click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.type('## Before you meet\nRead one chapter.');
  await page.getByRole('textbox', { name: 'Summary' }).fill('Questions for a reading group.');
  await page.getByRole('checkbox', { name: 'Show it in the menu' }).check();
  await button(page, 'Preview').click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await button(page, 'Close').click();
  await button(page, 'Publish…').click();
  await button(page, 'Publish now').click();
  await expect(page.getByText('Published on')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  const visitor = await browser.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect.poll(async () => (await visitor.goto(`/${slug}`))?.status()).toBe(200);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(visitor.getByRole('heading', { name: 'Before you meet' })).toBeVisible();
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name: title })).toBeVisible();
  expect(await faultsOf(visitor)).toEqual([]);

  await button(page, 'Take back').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Nobody but you and your helpers can read it.')).toBeVisible();
  await expect.poll(async () => (await visitor.goto(`/${slug}`))?.status()).toBe(404);
  await visitor.close();

  await button(page, 'Move to bin').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move to bin' }).click();
  await button(page, 'Undo').click();
  await page.getByRole('row', { name: title }).getByRole('link').click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title);
});
