import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';

import { openSession } from '../owner.js';
import { clear, htmlOf, paste } from './clipboard.js';
import { openEditorPage } from './editor-page.js';

const OWN = /\/pictures\/[0-9a-f]{16,}/;

const picture = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();

/** Pastes a file, as from a screenshot. */
const pasteFile = (page: Page, base64: string) =>
  page.getByRole('textbox', { name: 'Text' }).evaluate((element, data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'harbour.png', { type: 'image/png' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, base64);

test('pasted pictures go to the library, and are described in the text', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await openSession(page.context().request);
  await openEditorPage(page);
  await clear(page);
  await page.keyboard.type('Before');
  await pasteFile(page, (await picture('#204060')).toString('base64'));
  await page.keyboard.type(' and more');
  const pictures = page.getByRole('textbox', { name: 'Text' }).locator('figure');
  await expect(pictures).toHaveCount(1);
  const embedded = `data:image/png;base64,${(await picture('#604020')).toString('base64')}`;
  await paste(page, `<p style="color: red">Two <img src="${embedded}" alt="A door"> words</p>`);
  await expect(pictures).toHaveCount(2);
  for (const image of await pictures.locator('img').all()) await expect(image).toHaveAttribute('src', OWN);
  await page.getByRole('button', { name: /Describe the picture: No description/ }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('The harbour');
  await page.getByLabel('Caption').fill('At six');
  await page.getByRole('button', { name: 'Save' }).click();
  const html = await htmlOf(page);
  expect(html).toContain('alt="The harbour"><figcaption>At six</figcaption>');
  expect(html).toContain('alt="A door"');
  expect(html).not.toContain('data:');
  expect(html).not.toContain('pending');
  await expect
    .poll(() => page.evaluate(() => window.editorPage.markdown()))
    .toContain('![The harbour](/pictures/');
  expect(refused).toEqual([]);
});
