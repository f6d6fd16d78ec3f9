import { expect, type Page, test } from '@playwright/test';

import { signInOwner } from '../owner.js';
import { faultsOf } from '../page-faults.js';

const COLUMNS = 'Email Address,First Name,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,LEID,TAGS';

/** Mailchimp’s files of those who are subscribed and of those who left, with addresses of this run. */
function filesOf(run: number) {
  const proof = '2024-03-01 10:00:00,192.0.2.7,1';
  const subscribed = [
    `ruth-${run}@example.com,Ruth,2,${proof},"""Books"""`,
    `noah-${run}@example.com,Noah,2,,,2,`,
    `ruth-${run}@example.com,Ruth,2,${proof},`,
  ];
  const left = [`lea-${run}@example.com,Lea,2,${proof},,2025-01-02 03:04:05`];
  const file = (name: string, header: string, rows: string[]) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from([header, ...rows].join('\n')),
  });
  return [
    file(`subscribed_${run}.csv`, COLUMNS, subscribed),
    file(`unsubscribed_${run}.csv`, `${COLUMNS},UNSUB_TIME`, left),
  ];
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const fact = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('+ dd').first();

test('readers come from Mailchimp after a dry run, are undone as a whole, and come again @phone', async ({
  page,
}) => {
  const run = Date.now();
  const files = filesOf(run);
  await signInOwner(page, '/admin/moving');
  for (const attempt of ['first', 'again']) {
    await page.getByRole('link', { name: 'Mailchimp' }).click();
    await expect(page.getByRole('img', { name: /Export Audience/ })).toBeVisible();
    await button(page, 'Upload and look').click();
    await expect(page.getByText('Please choose a file.')).toBeVisible();
    await page.getByLabel('CSV files').setInputFiles(files);
    await button(page, 'Upload and look').click();
    await expect(page.getByText('Recognized as files of Mailchimp.')).toBeVisible();
    await button(page, 'Check what would happen').click();
    await expect(page.getByRole('heading', { name: 'What would happen' })).toBeVisible();
    await expect(fact(page, 'New')).toHaveText('1');
    await expect(fact(page, 'Left out')).toHaveText('3');
    await expect(page.getByText('Columns that aren’t kept: MEMBER_RATING, LEID')).toBeVisible();
    await expect(page.getByText(`subscribed_${run}.csv, 3`, { exact: true })).toBeVisible();
    if (attempt === 'first') expect(await faultsOf(page)).toEqual([]);
    await button(page, 'Import now').click();
    await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible();
    await expect(fact(page, 'New')).toHaveText('1');
    if (attempt === 'again') break;
    await button(page, 'Undo this import').click();
    await expect(page.getByRole('heading', { name: 'What was undone' })).toBeVisible();
    await expect(fact(page, 'Removed')).toHaveText('2');
    await page.getByRole('link', { name: 'All imports' }).click();
    await expect(page.getByRole('row', { name: `subscribed_${run}.csv` }).first()).toContainText('Undone');
  }
  await page.goto('/admin/people/subscribers');
  await expect(page.getByText(`ruth-${run}@example.com`)).toBeVisible();
  await expect(page.getByText(`lea-${run}@example.com`)).toBeHidden();
});
