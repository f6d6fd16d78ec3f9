import { randomUUID } from 'node:crypto';

import { type BrowserContext, expect, type Page, test } from '@playwright/test';

import { signIn, signInOwner } from '../owner.js';
import { faultsOf } from '../page-faults.js';
import { queryDatabase } from '../site-database.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const copyIn = (page: Page) =>
  page.getByRole('alert', { name: 'This browser has changes that were never saved.' });

/** @returns the id of a message in the inbox */
async function receiveMessage(context: BrowserContext): Promise<string> {
  const email = `ada-${randomUUID().slice(0, 8)}@example.com`;
  const message = `Which of your books should I read first? (${email})`;
  await context.request.post('/api/contact', {
    data: { name: 'Ada', email, subject: 'A question', message, topic: 'books' },
  });
  // Many journeys write from one address, which could have a message held back.
  const [{ id } = { id: '' }] = await queryDatabase<{ id: string }>(
    `WITH m AS (SELECT id FROM contacts WHERE email = $1),
       r AS (UPDATE contact_reviews SET state = 'received' WHERE message_id IN (SELECT id FROM m))
     UPDATE contact_threads SET arrived_at = coalesce(arrived_at, now())
     WHERE message_id IN (SELECT id FROM m) RETURNING message_id AS id`,
    [email],
  );
  return id;
}

test('an answer is kept in the browser until it is sent, and signing out asks before it is lost @phone', async ({
  page,
  context,
}) => {
  const id = await receiveMessage(context);
  const address = `/admin/people/messages/${id}`;
  await signInOwner(page, address);
  const answer = page.getByRole('textbox', { name: /^Answer Ada/ });
  await answer.fill('Begin with Fresh Start.');
  await expect(page.getByText('Unsaved changes. They are kept in this browser.').first()).toBeVisible();
  await page.getByRole('link', { name: 'All messages' }).click();
  await page.goto(address);
  await expect(copyIn(page)).toContainText('Begin with Fresh Start.');
  await expect(answer).toHaveValue('');
  expect(await faultsOf(page)).toEqual([]);
  await button(page, 'Use these changes').click();
  await expect(answer).toHaveValue('Begin with Fresh Start.');

  const signOut = async () => {
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    if (await menu.isVisible()) await menu.click();
    await button(page, 'Sign out').click();
  };
  await signOut();
  const question = page.getByRole('dialog', { name: 'Sign out without saving?' });
  await expect(question).toContainText('A text with unsaved changes is kept only in this browser.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  const closeMenu = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  if (await closeMenu.isVisible()) await closeMenu.click();
  await button(page, 'Send answer').click();
  await expect(page.getByText('Begin with Fresh Start.')).toBeVisible();
  await expect(answer).toHaveValue('');
  await page.reload();
  await expect(answer).toHaveValue('');
  await expect(copyIn(page)).toBeHidden();

  await answer.fill('One more thing.');
  await signOut();
  await question.getByRole('button', { name: 'Sign out and delete' }).click();
  await signIn(page);
  await expect(answer).toBeVisible();
  await expect(copyIn(page)).toBeHidden();
});

/** Opens a new product that is not for sale. */
async function openProduct(page: Page): Promise<void> {
  await signInOwner(page, '/admin/shop/products');
  const answer = await page.request.post('/api/admin/products', {
    multipart: {
      ...{ title: `An Hour ${randomUUID().slice(0, 8)}`, description: 'For a talk.', price: '1000' },
      ...{ type: 'speaking', publish: 'false' },
    },
    headers: { origin: new URL(page.url()).origin },
  });
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`/admin/shop/products/${id}`);
}

test('a product changed in two windows is saved once, and both prices are shown', async ({
  page,
  context,
}) => {
  await openProduct(page);
  const other = await context.newPage();
  await other.goto(page.url());
  const price = (where: Page) => where.getByLabel('Price in dollars');
  await price(other).fill('13.00');
  await price(page).fill('12.00');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') requests.push(request.url());
  });
  await button(page, 'Save').dblclick();
  await expect(page.getByText(/^Saved at /)).toBeVisible();
  expect(requests).toHaveLength(1);

  const conflict = other.getByRole('alert', { name: 'This was changed elsewhere.' });
  const difference = conflict.getByRole('region', { name: 'Differences' });
  await expect(difference.getByRole('deletion')).toHaveText('12');
  await expect(difference.getByRole('insertion')).toHaveText('13');
  await expect(button(other, 'Save')).toBeDisabled();
  expect(await faultsOf(other)).toEqual([]);
  await conflict.getByRole('button', { name: 'Save my version' }).click();
  await expect(other.getByText(/^Saved at /)).toBeVisible();
  await expect(price(page)).toHaveValue('13.00');
  await other.close();
});

test('a product is saved after a time without a connection', async ({ page, context }) => {
  await openProduct(page);
  const description = page.getByLabel('Description');
  await expect(description).toHaveValue('For a talk.');
  await context.setOffline(true);
  await description.fill('For a long talk.');
  await button(page, 'Save').click();
  await expect(page.getByText(/^Not saved: there is no connection\./)).toBeVisible();
  await context.setOffline(false);
  await button(page, 'Save').click();
  await expect(page.getByText(/^Saved at /)).toBeVisible();
  await page.reload();
  await expect(description).toHaveValue('For a long talk.');
  await expect(copyIn(page)).toBeHidden();
});
