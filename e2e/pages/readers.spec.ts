import { expect, test } from '@playwright/test';

import { signInOwner } from '../owner.js';
import { faultsOf } from '../page-faults.js';
import { queryDatabase } from '../site-database.js';

test('readers are found by name, filtered, and each has a page of everything', async ({ page }) => {
  const run = `${Date.now()}`;
  const email = `phoebe-${run}@example.com`;
  await queryDatabase(
    `INSERT INTO orders (id, customer_email, customer_name, product_id, total_amount, status, created_at, completed_at)
     SELECT $1, $2, $3, id, price, 'fulfilled', now(), now() FROM products WHERE id = 'grant-writing-ebook'`,
    [`readers-${run}`, email, `Phœbe O’Neill ${run}`],
  );
  await queryDatabase(
    `INSERT INTO newsletter_subscriptions (id, email, status, asked_at, confirmed_at) VALUES ($1, $2, 'confirmed', now(), now())`,
    [`readers-${run}`, email],
  );
  await signInOwner(page, '/admin/readers');
  await page.getByRole('searchbox', { name: 'Name or email address' }).fill(`phoebe o'neill ${run}`);
  await page.getByRole('button', { name: 'Search' }).click();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(page.getByRole('row')).toHaveCount(2);
  for (const text of ['Bought', 'Newsletter'])
    await expect(row.getByText(text, { exact: true })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('What they did').selectOption('wrote');
  await expect(page.getByText('No matching readers')).toBeVisible();
  await page.getByLabel('What they did').selectOption('bought');
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: email })).toBeVisible();
  await expect(page.getByText('Ordered Grant Writing')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export everything' })).toBeVisible();

  // The old path of a person.
  await page.goto(`/admin/people/person#${email}`);
  await expect(page).toHaveURL(`/admin/readers/person#${email}`);
  await expect(page.getByText('Ordered Grant Writing')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
