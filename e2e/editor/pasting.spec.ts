import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, type Page, test } from '@playwright/test';

import { violations } from '../axe.js';
import { clear, clipboardOf, htmlOf, paste } from './clipboard.js';
import { wordDocument } from './docx.js';
import { openEditorPage } from './editor-page.js';

const expected = (program: string) =>
  readFile(path.join(import.meta.dirname, 'clipboard', `${program}.expected.html`), 'utf8');

/** One block a line. */
async function pasted(page: Page, program: string): Promise<string> {
  await clear(page);
  await paste(page, await clipboardOf(program));
  const html = await htmlOf(page);
  return `${html.replace(/(<\/(?:p|h2|h3|ul|ol|blockquote|table|div|figure)>)(?=<)/g, '$1\n')}\n`;
}

test('text of other programs comes with its structure and without its styles', async ({ page }) => {
  await openEditorPage(page);
  for (const program of ['word', 'word-online', 'google-docs', 'pages', 'web-page']) {
    expect(await pasted(page, program), program).toBe(await expected(program));
    expect(await page.evaluate(() => window.editorPage.markdown()), program).toBeTruthy();
    if (program === 'word') await expect(page.getByText('1 picture was left out.').first()).toBeVisible();
  }
});

test('a copied reference keeps its footnote, and words stay apart', async ({ page }) => {
  await openEditorPage(page);
  await clear(page);
  await page.keyboard.type('One');
  await page.keyboard.press('ControlOrMeta+Alt+f');
  await page.keyboard.type('Note');
  await page.keyboard.press('ControlOrMeta+Alt+f');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('ControlOrMeta+x');
  await expect.poll(() => htmlOf(page)).toBe('<p></p>');
  await page.keyboard.type('Now ');
  await page.keyboard.press('ControlOrMeta+v');
  await expect
    .poll(() => htmlOf(page))
    .toBe('<p>Now One<sup data-label="1">1</sup></p><div data-footnote data-label="1">Note</div>');
});

test('a place without headings, tables and footnotes keeps their words', async ({ page }) => {
  await openEditorPage(page, '?features=list');
  await clear(page);
  await paste(page, await clipboardOf('word'));
  const html = await htmlOf(page);
  expect(html).toContain('<p>Chapter one</p>');
  expect(html).toContain('morning (Before six.). She said');
  expect(html).toContain('<p>Tide, Hour</p><p>High water, 5 a.m.</p>');
  expect(html).toContain('<ol start="3">');
});

test('text that is pasted into a cell stays one line', async ({ page }) => {
  await openEditorPage(page);
  await clear(page);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Insert a table' }).click();
  await paste(page, '<p>One</p><ul><li>two</li></ul>');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Next');
  await expect.poll(() => htmlOf(page)).toContain('<tr><th><p>One two</p></th><th><p>Next</p></th>');
});

test('a paste of more than 10 MB is refused in a sentence, and a large one comes', async ({ page }) => {
  await openEditorPage(page);
  await clear(page);
  await page.keyboard.type('Kept');
  const paragraph = `<p style="color:red"><b>${'word '.repeat(50)}</b></p>`;
  for (const tooLong of [`<p title="${'x'.repeat(10_000_000)}">`, paragraph.repeat(5_000)]) {
    await paste(page, tooLong);
    await expect(page.getByText('This is too long to paste at once').first()).toBeVisible();
    await expect.poll(() => htmlOf(page)).toBe('<p>Kept</p>');
  }
  await paste(page, paragraph.repeat(2_000));
  expect((await htmlOf(page)).length).toBeGreaterThan(500_000);
});

test('a Word document is read, and another file is refused in a sentence', async ({ page }) => {
  await openEditorPage(page);
  await clear(page);
  const choose = async (buffer: Buffer) => {
    await page.getByLabel('File').setInputFiles({ name: 'chapter.docx', mimeType: '', buffer });
  };
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Word document' }).click();
  await choose(Buffer.from('MZ a program'));
  await expect(page.getByText('This is not a Word document that can be read.')).toBeVisible();
  await choose(Buffer.alloc(10 * 1024 * 1024 + 1));
  await expect(page.getByText('This document is larger than 10 MB.')).toBeVisible();
  await choose(wordDocument());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect
    .poll(() => htmlOf(page))
    .toBe(
      '<h2>Chapter two</h2><p>A <strong>bold</strong> tide<sup data-label="1">1</sup>.</p>' +
        '<div data-footnote data-label="1">At noon.</div>',
    );
});

test('the editor and its menu are accessible', async ({ page }) => {
  await openEditorPage(page);
  await clear(page);
  await paste(page, await clipboardOf('word'));
  expect(await violations(page, [])).toEqual([]);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  expect(await violations(page, [])).toEqual([]);
});
