import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Page } from '@playwright/test';

/** HTML that a program puts on the clipboard: `word`, `google-docs`. */
export const clipboardOf = (program: string): Promise<string> =>
  readFile(path.join(import.meta.dirname, 'clipboard', `${program}.html`), 'utf8');

/** Pastes into the editor as a program's clipboard would. */
export const paste = (page: Page, html: string, text = ''): Promise<void> =>
  page.getByRole('textbox', { name: 'Text' }).evaluate(
    (element, data) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', data.html);
      clipboardData.setData('text/plain', data.text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { html, text },
  );

export const htmlOf = (page: Page): Promise<string> => page.evaluate(() => window.editorPage.html());

/** Removes the text. */
export async function clear(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Text' }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
}
