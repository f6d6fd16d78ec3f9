import { expect, test } from '@playwright/test';

import { openEditorPage } from './editor-page.js';

test('a text is written', async ({ page }) => {
  await openEditorPage(page);
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.keyboard.type('## Morning');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A **quiet** start.');
  expect(await page.evaluate(() => window.editorPage.html())).toBe(
    '<h2>Morning</h2><p>A <strong>quiet</strong> start.</p>',
  );
});
