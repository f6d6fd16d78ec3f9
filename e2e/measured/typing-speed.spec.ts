import { expect, type Page, test } from '@playwright/test';

import { openEditorPage } from '../editor/editor-page.js';

const WORDS = 20_000;
const KEYS = 120;
const MAX_P95_MS = 50;

const node = (type: string, content: unknown[]) => ({ type, content });
const text = (words: number) => ({
  type: 'text',
  text: 'A quiet sea lies by the town. '.repeat(words / 7).trim(),
});

/** A book's length, with headings, lists, tables and footnotes. */
function longText(): unknown {
  const blocks: unknown[] = [];
  const notes: unknown[] = [];
  for (let words = 0, section = 1; words < WORDS; section += 1, words += 500) {
    const label = String(section);
    const reference = { type: 'footnoteReference', attrs: { label } };
    blocks.push(
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: `Part ${section}` }] },
      ...[98, 98, 98, 98].map((length) => node('paragraph', [text(length), reference])),
      node('bulletList', [
        node('listItem', [node('paragraph', [text(49)])]),
        node('listItem', [node('paragraph', [text(49)])]),
      ]),
    );
    notes.push({ type: 'footnote', attrs: { label }, content: [{ type: 'text', text: `Note ${section}` }] });
  }
  return node('doc', [...blocks, ...notes]);
}

/** Milliseconds from each key to the frame that shows it. */
const recordKeys = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          // After this frame is drawn.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => times.push(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(null);
        }),
      true,
    );
  });

test('a key is on the screen at once in a text of 20,000 words', async ({ page }, { annotations }) => {
  await openEditorPage(page);
  await page.evaluate((doc) => window.editorPage.set(doc), longText());
  const place = page.getByRole('textbox', { name: 'Text' }).getByText('A quiet sea').nth(60);
  await place.scrollIntoViewIfNeeded();
  await place.click();
  await recordKeys(page);
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('abcde '[key % 6] ?? 'a');
  const times = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Infinity;
  const measured = `p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms`;
  annotations.push({ type: 'key to screen', description: measured });
  const written = await page.evaluate(() => {
    const startMs = performance.now();
    const length = window.editorPage.markdown()?.length ?? 0;
    return { ms: performance.now() - startMs, length };
  });
  console.log(measured, written);
  expect(at(0.95), measured).toBeLessThan(MAX_P95_MS);
});
