import { expect, type Page, test } from '@playwright/test';

import { clear, htmlOf } from './clipboard.js';
import { openEditorPage } from './editor-page.js';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text' });
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function menu(page: Page, name: string, entry: string): Promise<void> {
  await tool(page, name).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('a text is written by keyboard, and each step can be undone @quick', async ({ page }) => {
  await openEditorPage(page);
  await text(page).click();
  await page.keyboard.type('## Morning');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A **quiet** "start" & _one_ ~~more~~.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- Bread');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+]');
  await page.keyboard.type('of rye');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
  await page.keyboard.type('> Who?');
  const written =
    '<h2>Morning</h2><p>A <strong>quiet</strong> "start" &amp; <em>one</em> <s>more</s>.</p>' +
    '<ul><li><p>Bread</p><ul><li><p>of rye</p></li></ul></li></ul><blockquote><p>Who?</p></blockquote>';
  await expect.poll(() => htmlOf(page)).toBe(written);
  await page.keyboard.press('ControlOrMeta+Alt+s');
  await page.keyboard.type('Eleanor');
  await page.keyboard.press('Enter');
  await page.keyboard.type('End');
  await expect
    .poll(() => htmlOf(page))
    .toContain('<p>Who?</p><cite data-quote-source>Eleanor</cite></blockquote><p>End</p>');
  await clear(page);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => htmlOf(page)).toContain('<cite data-quote-source>Eleanor</cite>');
});

test('another version replaces the text, and can be undone', async ({ page }) => {
  await openEditorPage(page);
  await text(page).click();
  await page.keyboard.type('Mine');
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Restored' }] };
  await page.evaluate((doc) => window.editorPage.set(doc), { type: 'doc', content: [paragraph] });
  await expect.poll(() => htmlOf(page)).toBe('<p>Restored</p>');
  await text(page).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => htmlOf(page)).toBe('<p>Mine</p>');
});

test('the toolbar is one stop of Tab, and its tools are named with their keys', async ({ page }) => {
  await openEditorPage(page);
  await text(page).focus();
  await page.keyboard.press('Alt+F10');
  await expect(tool(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Before' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tool(page, 'Undo')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tool(page, 'More')).toBeFocused();
  for (const name of ['Undo', 'Redo', 'Heading']) {
    await page.keyboard.press('ArrowRight');
    await expect(tool(page, name)).toBeFocused();
  }
  await expect(page.getByRole('tooltip')).toHaveText(/^Heading\s*Ctrl\+Alt\+2$/);
  await page.keyboard.press('Tab');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('One');
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('Enter');
  await expect(tool(page, 'Heading')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'After' })).toBeFocused();
  await expect.poll(() => htmlOf(page)).toBe('<h2>One</h2>');
});

test('a link is checked before it is set, and can be removed', async ({ page }) => {
  await openEditorPage(page);
  await text(page).click();
  await page.keyboard.type('My books');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('ControlOrMeta+k');
  const address = page.getByLabel('Address');
  await address.fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a web address that starts with https://')).toBeVisible();
  await address.fill('books.example/all');
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await expect.poll(() => htmlOf(page)).toBe('<p><a href="https://books.example/all">My books</a></p>');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('button', { name: 'Remove the link' }).click();
  await expect.poll(() => htmlOf(page)).toBe('<p>My books</p>');
  await page.keyboard.press('End');
  await page.keyboard.type(' ');
  await page.keyboard.press('ControlOrMeta+k');
  await address.fill('jane@books.example');
  await page.getByRole('dialog').getByLabel('Text').fill('Write to me');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => htmlOf(page))
    .toBe('<p>My books <a href="mailto:jane@books.example">Write to me</a></p>');
});

test('Tab moves through a table until Escape, and rows and columns come and go', async ({ page }) => {
  await openEditorPage(page);
  await text(page).click();
  await menu(page, 'Table', 'Insert a table');
  await page.keyboard.type('Tide');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hour');
  await page.keyboard.press('Shift+Tab');
  await menu(page, 'Table', 'Row below');
  await menu(page, 'Table', 'Remove the row');
  await menu(page, 'Table', 'Column after');
  const rows = text(page).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.first().getByRole('columnheader')).toHaveCount(4);
  await expect(rows.last().getByRole('cell')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'After' })).toBeFocused();
  await rows.first().click();
  await menu(page, 'Table', 'Remove the table');
  await expect.poll(() => htmlOf(page)).toBe('<p></p>');
});

test('footnotes stay with their references', async ({ page }) => {
  await openEditorPage(page);
  await text(page).click();
  await page.keyboard.type('One two');
  await page.keyboard.press('ControlOrMeta+Alt+f');
  await page.keyboard.type('About two');
  await page.getByRole('button', { name: 'Back to footnote 1 in the text' }).click();
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ControlOrMeta+Alt+f');
  await page.keyboard.type('About one');
  const both =
    '<p>One<sup data-label="1">1</sup> two<sup data-label="2">2</sup></p>' +
    '<div data-footnote data-label="1">About one</div><div data-footnote data-label="2">About two</div>';
  await expect.poll(() => htmlOf(page)).toBe(both);
  // From the note to its reference, which goes with its note.
  await page.keyboard.press('ControlOrMeta+Alt+f');
  await page.keyboard.press('Backspace');
  await expect
    .poll(() => htmlOf(page))
    .toBe('<p>One two<sup data-label="1">1</sup></p><div data-footnote data-label="1">About two</div>');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => htmlOf(page)).toBe(both);
});

test('blocks are inserted by name, and a place leaves out those it cannot hold', async ({ page }) => {
  await openEditorPage(page);
  await text(page).click();
  await page.keyboard.type('Start');
  await menu(page, 'More', 'Note');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await menu(page, 'More', 'Pull quote');
  await page.keyboard.type('Loud');
  await menu(page, 'More', 'Separator line');
  await menu(page, 'More', 'Newsletter sign-up');
  await menu(page, 'More', 'Book card');
  await page.getByRole('button', { name: 'Insert the card' }).click();
  await expect(text(page).getByText('Finding Peace')).toBeVisible();
  await expect
    .poll(() => htmlOf(page))
    .toBe(
      '<aside data-note class="note"><p>Start</p></aside><aside data-pull-quote class="pull"><p>Loud</p></aside>' +
        '<hr><div data-newsletter></div><div data-book="finding-peace"></div><p></p>',
    );
  await openEditorPage(page, '?features=list');
  await expect(tool(page, 'List')).toBeVisible();
  await expect(tool(page, 'Table')).toHaveCount(0);
  await openEditorPage(page, '?read-only');
  await expect(text(page)).toHaveAttribute('contenteditable', 'false');
  await expect(page.getByRole('toolbar')).toHaveCount(0);
});

test('words of an Android keyboard are composed, also from right to left', async ({ page }) => {
  await openEditorPage(page);
  await text(page).click();
  const keyboard = await page.context().newCDPSession(page);
  const compose = (word: string) =>
    keyboard.send('Input.imeSetComposition', {
      text: word,
      selectionStart: word.length,
      selectionEnd: word.length,
    });
  for (const part of ['h', 'he', 'hel']) await compose(part);
  await keyboard.send('Input.insertText', { text: 'hello' });
  await page.keyboard.press('Enter');
  await compose('של');
  await keyboard.send('Input.insertText', { text: 'שלום 🌊' });
  await expect.poll(() => htmlOf(page)).toBe('<p>hello</p><p>שלום 🌊</p>');
  await expect(text(page).getByText('שלום')).toHaveCSS('direction', 'rtl');
});

test('every tool can be reached on a phone @phone @phone-only', async ({ page }) => {
  await openEditorPage(page);
  await text(page).tap();
  await page.keyboard.type('A line that is longer than the screen of a phone is wide, by far.');
  const more = tool(page, 'More');
  await more.scrollIntoViewIfNeeded();
  await more.tap();
  await page.getByRole('menuitem', { name: 'Note' }).tap();
  await expect.poll(() => htmlOf(page)).toMatch(/^<aside data-note class="note"><p>A line/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const box = await more.boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
});
