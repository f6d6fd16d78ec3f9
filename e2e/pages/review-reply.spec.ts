import { expect, test } from '@playwright/test';

import { ownerSettings, signIn } from '../owner.js';
import { faultsOf } from '../page-faults.js';
import { type Site, startSite } from '../site.js';
import { queryDatabase } from '../site-database.js';

const ORDER = 'reply-order';

// A review changes the page of its book, so it has a site of its own.
let site: Site;
test.beforeAll(async () => (site = await startSite(ownerSettings)));
test.afterAll(() => site?.stop());

test('the owner replies to a review, and readers see it under the review', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: site.url });
  await queryDatabase(
    `INSERT INTO orders (id, customer_email, customer_name, product_id, total_amount, status, completed_at)
     SELECT $1, 'lydia@example.com', 'Lydia Purple', id, price, 'fulfilled', now() FROM products
     WHERE id = 'grant-writing-ebook'`,
    [ORDER],
    site.dataDir,
  );
  await queryDatabase(
    `INSERT INTO book_reviews (order_id, product_id, rating, body, shown_name, state, written_at)
     SELECT id, product_id, 5, 'It won us the grant.', 'Lydia P.', 'approved', now() FROM orders WHERE id = $1`,
    [ORDER],
    site.dataDir,
  );
  await page.goto('/admin/shop/reviews?state=approved');
  await signIn(page);
  const card = page.getByRole('listitem').filter({ hasText: 'Lydia P., 5 stars' });
  await card.getByRole('button', { name: 'Reply', exact: true }).click();
  const text = card.getByRole('textbox', { name: 'Your reply to Lydia P.' });
  await text.fill('That is wonderful news.');
  await expect(card.getByText(/23 of 1.?500 characters/)).toBeVisible();
  await expect(card.getByText(/^Saved at /)).toBeVisible();

  // The draft is kept.
  await page.reload();
  await card.getByRole('button', { name: 'Continue your reply' }).click();
  await expect(text).toHaveValue('That is wonderful news.');
  expect(await faultsOf(page)).toEqual([]);
  await card.getByRole('button', { name: 'Publish reply' }).click();
  await expect(card.getByRole('region', { name: 'Your reply' })).toContainText('That is wonderful news.');

  const reader = await browser.newPage({ baseURL: site.url });
  const shown = reader.getByRole('listitem').filter({ hasText: 'It won us the grant.' });
  const reply = shown.getByText('Eleanor Marsh replied:');
  const isShown = async () => {
    await reader.goto('/grant-writing');
    return (await reply.count()) === 1;
  };
  await expect.poll(isShown).toBe(true);
  await expect(shown).toContainText('That is wonderful news.');
  expect(await faultsOf(reader)).toEqual([]);

  await card.getByRole('button', { name: 'Remove reply' }).click();
  await expect.poll(isShown).toBe(false);
  await card.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(isShown).toBe(true);
  await expect(card.getByRole('region', { name: 'Your reply' })).toBeVisible();
  await reader.close();
  await page.close();
});
