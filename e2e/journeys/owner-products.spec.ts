import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, type Page, test } from '@playwright/test';

import { faultsOf } from '../page-faults.js';
import { downloadLinks, mailTo } from '../mailbox.js';
import { signInOwner } from '../owner.js';

/** Real books from the book builder. */
const SET_BOOKS = path.resolve(import.meta.dirname, '../../content/made/books');
const bookFile = (name: string) => readFile(path.join(SET_BOOKS, name));
interface Attached {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const attached = (name: string, buffer: Buffer): Attached => ({ name, mimeType: '', buffer });

/** Buys a product by API. */
async function buy(page: Page, productId: string, customerEmail: string): Promise<void> {
  const started = await page.request.post('/api/create-payment-intent', {
    data: { productId, customerName: 'Ruth Weaver', customerEmail },
  });
  const { clientSecret } = (await started.json()) as { clientSecret: string };
  const confirm = `/sandbox/stripe/v1/payment_intents/${clientSecret.split('_secret_')[0]}/confirm`;
  const form = { client_secret: clientSecret, payment_method: 'pm_card_visa' };
  expect((await page.request.post(confirm, { form })).status()).toBe(200);
}

test('the owner adds a product, sees it in the shop, changes it, publishes an edition and takes it off sale @S2-admin-products-1 @S2-admin-products-2 @S2-admin-products-3 @S2-admin-products-4 @S2-admin-products-5 @quick', async ({
  context,
  page,
}) => {
  const run = randomUUID().slice(0, 8);
  const title = `A Small Light ${run}`;
  const buyer = `small-light-${run}@example.com`;
  const [pdf, epub, second] = await Promise.all(
    ['finding-peace/finding-peace.pdf', 'finding-peace/finding-peace.epub', 'fear-not/fear-not.epub'].map(
      bookFile,
    ),
  );
  if (!pdf || !epub || !second) throw new Error('The books are not set.');
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  const faults: string[] = [];

  await signInOwner(page, '/admin/shop/products');
  await page.getByRole('link', { name: 'Add a product' }).click();
  const toasts = page.getByRole('region', { name: /^Notifications/ });
  const form = page.getByRole('form', { name: 'New product' });

  const guide = page.getByRole('complementary', { name: 'Quick Setup Guide' });
  await expect(guide.getByRole('definition')).toHaveText(['$7.99–$12.99', '$19.99–$24.99']);
  await expect(form.getByLabel('Type')).toHaveValue('ebook');
  await expect(form.getByLabel('Type').getByRole('option')).toHaveText(['E-book', 'Paperback', 'Speaking']);
  const price = form.getByLabel('Price in dollars');
  expect([await price.getAttribute('step'), await price.getAttribute('min')]).toEqual(['0.01', '0']);

  // Client-side validation.
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('Letters to a friend.');
  await form.getByRole('button', { name: 'Create Product' }).click();
  await expect(price).toHaveAccessibleDescription('Please give the product a price.');
  await expect(price).toBeFocused();
  await price.fill('9.99');
  await form.getByRole('button', { name: 'Create Product' }).click();
  await expect(toasts.getByText('Missing Files', { exact: true })).toBeVisible();
  await expect(page.getByText('Please upload at least one digital file for ebooks').first()).toBeVisible();
  // A draft survives navigation and a reload, and is offered (O5).
  const copy = page.getByRole('alert', { name: 'This browser has changes that were never saved.' });
  await page.getByRole('link', { name: 'All products' }).click();
  await page.getByRole('link', { name: 'Continue your new product' }).click();
  await expect(copy).toContainText(title);
  await expect(form.getByLabel('Title')).toHaveValue('');
  await copy.getByRole('button', { name: 'Use these changes' }).click();
  await expect(form.getByLabel('Title')).toHaveValue(title);
  await page.reload();
  await copy.getByRole('button', { name: 'Use these changes' }).click();
  await expect(price).toHaveValue('9.99');
  await expect(form.getByRole('button', { name: 'Discard changes' })).toBeVisible();
  await form.getByRole('button', { name: 'Create Product' }).click();
  const files = form.getByLabel('Digital files');
  await expect(files).toHaveAttribute('accept', '.pdf,.epub,.mobi');
  await files.setInputFiles([attached('notes.txt', Buffer.from('Notes.'))]);
  await expect(form.getByText('You can’t sell “notes.txt” here')).toBeVisible();

  // A disguised file is rejected by its content, with its name.
  await files.setInputFiles([attached('light.pdf', epub), attached('light.epub', epub)]);
  const chosen = form.getByRole('list', { name: 'Chosen files' });
  await expect(chosen.getByRole('listitem')).toHaveText([
    /light\.pdf\s*PDF · \d+ KB/,
    /light\.epub\s*EPUB · \d+ KB/,
  ]);
  // The error disappears with its files (S8).
  await expect(form.getByText('Please upload at least one digital file for ebooks')).toBeHidden();
  await form.getByRole('button', { name: 'Create Product' }).click();
  await expect(files).toHaveAccessibleDescription(/“light\.pdf” isn’t really a PDF, despite its name\.$/);
  await expect(files).toBeFocused();
  await expect(
    toasts.getByText('Failed to create product: 400: “light.pdf” isn’t really a PDF'),
  ).toBeVisible();
  // The browser logs error responses.
  expect(said.splice(0)).toEqual([expect.stringContaining('400')]);
  await chosen.getByRole('button', { name: 'Remove light.pdf' }).click();
  await files.setInputFiles([attached('light.pdf', pdf)]);
  await expect(form.getByText('isn’t really a PDF')).toBeHidden();
  await form.getByRole('button', { name: 'Preview' }).click();
  const shown = page.frameLocator('iframe[title="Preview of the product"]');
  await expect(shown.getByRole('heading', { name: title })).toBeVisible();
  await expect(shown.getByText('$9.99')).toBeVisible();
  // On a phone a toast covers the content below it for five seconds.
  await expect(toasts.getByText('Failed to create product')).toBeHidden();
  faults.push(...(await faultsOf(page)));
  await form.getByRole('button', { name: 'Create Product' }).click();
  await expect(toasts.getByText('Product Created', { exact: true })).toBeVisible();
  await expect(toasts.getByText('Product has been successfully added to the store')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const sold = page.getByRole('table', { name: 'The files buyers get' });
  await expect(sold.getByRole('row', { name: /light\.pdf.* 77 / })).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';

  // On sale at once.
  const shop = await context.newPage();
  await expect.poll(async () => (await (await page.request.get('/shop')).text()).includes(title)).toBe(true);
  await shop.goto('/shop');
  await expect(shop.getByRole('listitem').filter({ hasText: title })).toContainText('PDF & ePub');
  await shop.close();
  await buy(page, id, buyer);
  const [firstEpub = '', firstPdf = ''] = downloadLinks(await mailTo(buyer, `Your copy of ${title}`));
  expect((await (await page.request.get(firstPdf)).body()).equals(pdf)).toBe(true);

  // Another window changes the price; the first one reports the conflict.
  const { origin } = new URL(page.url());
  const words = { title, description: 'Letters to a friend.', price: 1099, type: 'ebook', version: 1 };
  await context.request.put(`/api/admin/products/${id}`, { data: words, headers: { origin } });
  await page.getByLabel('Description').fill('Letters to an old friend.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('alert', { name: 'This was changed elsewhere.' });
  await expect(conflict.getByRole('region', { name: 'Differences' })).toContainText(/10.*\.99/);
  faults.push(...(await faultsOf(page)));
  await conflict.getByRole('button', { name: /^Use the version of / }).click();
  await expect(page.getByLabel('Price in dollars')).toHaveValue('10.99');
  await page.getByLabel('Description').fill('Letters to nobody.');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('Letters to a friend.');
  await page.getByLabel('Description').fill('Letters to an old friend.');
  await page.getByRole('link', { name: 'All products' }).click();
  await expect(page.getByRole('rowheader', { name: title })).toContainText('has unsaved changes');
  await page.getByRole('link', { name: title }).click();
  await copy.getByRole('button', { name: 'Use these changes' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved at /)).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    'Description: Letters to a friend. →',
  );
  expect(said.splice(0)).toEqual([expect.stringContaining('409')]);

  // A new edition: buyers are notified, and their old link serves it.
  await page.getByRole('button', { name: 'Publish a new edition' }).click();
  await page.getByLabel('The new files').setInputFiles([attached('light, second edition.epub', second)]);
  await expect(page.getByLabel(/replaces/)).toHaveValue(/.+/);
  await page.getByLabel('What’s new').fill('Three more letters.');
  await expect(page.getByLabel('Give it to them and email them')).toBeChecked();
  faults.push(...(await faultsOf(page)));
  await page.getByRole('button', { name: 'Publish and tell them' }).click();
  await expect(page.getByText('We’ve told 1 of 1.')).toBeVisible();
  const email = await mailTo(buyer, `A new edition of ${title}, for you`);
  expect(email.text).toContain('Three more letters.');
  const [fresh = ''] = downloadLinks(email);
  for (const link of [fresh, firstEpub])
    expect((await (await page.request.get(link)).body()).equals(second)).toBe(true);
  expect((await (await page.request.get(firstPdf)).body()).equals(pdf)).toBe(true);

  // Off sale, back with a click, and off sale at the end.
  await page.getByRole('button', { name: 'Take off sale' }).click();
  await expect(page.getByText('It’s no longer on sale.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Take off sale' })).toBeVisible();
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expect.poll(async () => (await (await page.request.get('/shop')).text()).includes(title)).toBe(false);
  await page.getByRole('link', { name: 'All products' }).click();
  await expect(page.getByRole('link', { name: title })).toBeHidden();
  faults.push(...(await faultsOf(page)));
  await page.getByRole('link', { name: 'Archived' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  // An invalid number is saved as 0. Why it is not on sale is shown beside the toast.
  await page.getByRole('navigation', { name: 'Products' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Add a product' }).click();
  await form.getByLabel('Title').fill(`An hour ${run}`);
  await form.getByLabel('Description').fill('For a talk.');
  await form.getByLabel('Type').selectOption('Speaking');
  await price.pressSequentially('e');
  await price.press('Enter');
  await expect(toasts.getByText('Product has been successfully added to the store')).toBeVisible();
  await expect(page.getByText('It isn’t on sale: a card can’t be charged less than $0.50.')).toBeVisible();
  await expect(page.getByLabel('Price in dollars')).toHaveValue('0.00');
  expect(said).toEqual([]);
  expect(faults).toEqual([]);
});
