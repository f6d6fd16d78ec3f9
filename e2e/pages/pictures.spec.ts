import { expect, type Page, test } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

import { signInOwner } from '../owner.js';
import { faultsOf } from '../page-faults.js';

const PAGE = '/admin/site/pictures';

/** A PNG of one color that no other test has. */
function uniquePng(width = 480, height = 320): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(content.length);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const color = [randomInt(256), randomInt(256), randomInt(256)];
  const row = [0, ...Array.from({ length: width }, () => color).flat()];
  const pixels = deflateSync(Buffer.from(Array.from({ length: height }, () => row).flat()));
  const parts = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

const named = (name: string, buffer = uniquePng()) => ({ name, mimeType: 'image/png', buffer });

const uploadsOf = (page: Page) => page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
const libraryOf = (page: Page) => page.getByRole('list', { name: 'Pictures, newest first' });

/** Drops or pastes a file, as a browser does. */
async function hand(page: Page, type: 'drop' | 'paste', name: string): Promise<void> {
  const bytes = [...uniquePng()];
  await page.getByLabel('Add pictures').evaluate(
    (input, { type, name, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
      const options = { bubbles: true, cancelable: true };
      const event =
        type === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data });
      input.dispatchEvent(event);
    },
    { type, name, bytes },
  );
}

/** Creates a draft of an article that shows a picture. */
async function draftWith(page: Page, address: string) {
  const title = `On Rest ${randomInt(1e9)}`;
  const headers = { origin: new URL(page.url()).origin };
  const texts = { searchTitle: '', searchDescription: '', socialTitle: '', socialDescription: '' };
  const none = { category: null, picture: null, socialPicture: null, relatedBookIds: [], keywords: [] };
  const body = { markdown: `![A lake](${address})` };
  const value = { title, slug: 'on-rest', excerpt: 'Why.', body, featured: false, ...texts, ...none };
  const id = randomUUID();
  const data = { revision: 0, value };
  await page.request.put(`/api/admin/articles/${id}/draft`, { headers, data });
  return { title, remove: () => page.request.delete(`/api/admin/documents/${id}`, { headers }) };
}

test('the owner uploads pictures by button, drag and paste, describes one, and undoes a removal @phone', async ({
  page,
  context,
}) => {
  await signInOwner(page, PAGE);
  const run = String(randomInt(1e9));
  await page.getByLabel('Add pictures').setInputFiles([named(`button ${run}.png`)]);
  await hand(page, 'drop', `drag ${run}.png`);
  await hand(page, 'paste', `paste ${run}.png`);
  await expect(uploadsOf(page)).toHaveText([/button.*Added/, /drag.*Added/, /paste.*Added/]);
  await expect(page.getByRole('status').getByText(`paste ${run}.png was added.`)).toBeAttached();

  // A program with the name of a picture.
  const program = { name: `virus ${run}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from('MZ program') };
  await page.getByLabel('Add pictures').setInputFiles([program]);
  await expect(uploadsOf(page).last()).toContainText('isn’t a picture that a browser can show');
  // Chromium does not decode HEIC.
  const heic = { name: `IMG ${run}.HEIC`, mimeType: '', buffer: Buffer.from('\0\0\0\x18ftypheic') };
  await page.getByLabel('Add pictures').setInputFiles([heic]);
  await expect(uploadsOf(page).last()).toContainText('is in Apple’s HEIC format');
  expect(await faultsOf(page)).toEqual([]);
  // Another browser does: here, by a PNG with such a name.
  await page.getByLabel('Add pictures').setInputFiles([{ ...named(`phone ${run}.HEIC`), mimeType: '' }]);
  await expect(libraryOf(page).getByRole('link', { name: `phone ${run}.jpg` })).toBeVisible();
  await page.getByRole('button', { name: `Remove from list virus ${run}.jpg` }).click();

  await page.getByRole('link', { name: `Describe button ${run}.png` }).click();
  const form = page.getByRole('form', { name: 'Description and focal point' });
  await form.getByLabel('Description (alt text)').fill('A lake at dusk');
  const slider = form.getByLabel('From left to right');
  await slider.focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue('45');
  await expect(page.getByText('We’re making sizes')).toBeHidden();
  const picture = form.getByRole('img');
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  await picture.click({ position: { x: width / 4, y: (height * 3) / 4 } });
  await expect(form.getByLabel('From top to bottom')).toHaveValue('75');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(await faultsOf(page)).toEqual([]);

  // A second window that was opened before keeps its words.
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByLabel('Description (alt text)').fill('Another');
  await form.getByLabel('Description (alt text)').fill('A lake at dawn');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(second.getByText('This was changed elsewhere.')).toBeVisible();
  await second.getByRole('button', { name: 'Use the version of Someone' }).click();
  await expect(second.getByLabel('Description (alt text)')).toHaveValue('A lake at dawn');
  await second.close();

  const article = await draftWith(page, `/pictures/${page.url().split('/').at(-1)}`);
  await page.reload();
  await expect(page.getByRole('link', { name: article.title })).toBeVisible();
  await page.getByRole('button', { name: 'Move to bin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move this picture to the bin?' });
  await expect(dialog.getByText('It’s used in 1 place.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: article.title })).toBeVisible();
  await dialog.getByRole('button', { name: 'Move to bin' }).click();
  await article.remove();
  const card = libraryOf(page).getByRole('link', { name: `button ${run}.png` });
  await expect(page.getByText(`“button ${run}.png” is in the bin.`)).toBeVisible();
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
  await page.getByLabel('Search by name or description').fill(`BUTTON ${run}`);
  await expect(libraryOf(page).getByRole('listitem')).toHaveText([/A lake at dawn/]);
});

test('an upload shows its progress, can be canceled, and is tried again after a lost connection', async ({
  page,
}) => {
  await signInOwner(page, PAGE);
  const run = String(randomInt(1e9));
  const input = page.getByLabel('Add pictures');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/admin/pictures', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await held;
    await route.abort().catch(() => undefined);
  });
  await input.setInputFiles([named(`slow ${run}.png`), named(`next ${run}.png`)]);
  await expect(page.getByRole('progressbar', { name: `Uploading slow ${run}.png` })).toBeVisible();
  await expect(uploadsOf(page).last()).toContainText('Waiting');
  // A reload would lose it, so the browser asks first.
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(await page.evaluate(leave)).toBe(false);
  await page.getByRole('button', { name: `Cancel slow ${run}.png` }).click();
  await expect(uploadsOf(page)).toHaveText([/^next/]);
  // The connection breaks.
  release();
  await expect(uploadsOf(page)).toContainText(['The connection broke. Nothing is lost']);
  await page.unroute('**/api/admin/pictures');
  await page.getByRole('button', { name: `Try again next ${run}.png` }).click();
  await expect(uploadsOf(page)).toContainText(['Added']);
  await expect(libraryOf(page).getByRole('link', { name: `next ${run}.png` })).toBeVisible();
  await expect(libraryOf(page).getByRole('link', { name: `slow ${run}.png` })).toBeHidden();
});
