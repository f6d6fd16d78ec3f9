import { expect, type Page, type Route, test } from '@playwright/test';

import { alive } from '../alive.js';
import { toast } from '../checkout.js';

const GENERATE = '**/api/audio-preview/generate';
const BOOK = 'Fear Not: Faith to Move Forward';

/** A second of silence: a WAV of 8-bit samples, 8,000 of them. */
function silence(): Buffer {
  const samples = Buffer.alloc(8_000, 0x80);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8_000, 24);
  head.writeUInt32LE(8_000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

async function generate(page: Page): Promise<void> {
  await page.getByLabel('Book', { exact: true }).selectOption({ label: BOOK });
  await page.getByLabel('Voice style').selectOption('warm');
  await page.getByRole('button', { name: 'Generate' }).click();
}

const fail = (status: number, body: object) => (route: Route) => route.fulfill({ status, json: body });

test('a preview is asked for, played and kept @phone', async ({ page }) => {
  const asked: unknown[] = [];
  await page.route(GENERATE, (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ json: { id: 'p1', audioUrl: '/preview.wav', message: 'ready' } });
  });
  await page.route('**/api/audio-preview/download/p1', (route) => route.fulfill({ json: {} }));
  await page.route('**/preview.wav', (route) => route.fulfill({ contentType: 'audio/wav', body: silence() }));
  await page.goto('/audio-previews?book=fear-not');
  await expect(page.getByLabel('Book', { exact: true })).toHaveValue(BOOK);
  await expect(page.getByRole('button', { name: 'Generate' })).toBeDisabled();
  await generate(page);
  await expect(page.getByText('Audio Preview Generated!').first()).toBeVisible();
  expect(asked).toEqual([{ bookTitle: BOOK, voiceType: 'warm' }]);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Playing...' })).toBeDisabled();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download MP3' }).click();
  expect((await download).suggestedFilename()).toBe('Fear_Not__Faith_to_Move_Forward_warm_preview.mp3');
  await expect(page.getByText('Download Started').first()).toBeVisible();
});

for (const [reason, answer, title] of [
  ['credits are needed', fail(429, { error: 'quota_exceeded' }), 'OpenAI Credits Needed'],
  ['the key is wrong', fail(502, { error: 'auth_failed' }), 'API Configuration Issue'],
  [
    'the service is away',
    fail(503, { error: 'service_unavailable', details: 'Back at noon.' }),
    'Back at noon.',
  ],
  ['something else fails', fail(500, { error: 'odd', message: 'The book is shy.' }), 'The book is shy.'],
  ['there is no network', (route: Route) => route.abort(), 'Network Error'],
] as const) {
  test(`says so when ${reason}`, async ({ page }) => {
    await page.route(GENERATE, answer);
    await page.goto('/audio-previews');
    await generate(page);
    await expect(page.getByText(title).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Generate' })).toBeEnabled();
  });
}

const books = [
  "Fresh Start: A Survivor's Guide to Bankruptcy",
  "Starting Over with God's Grace and Mercy",
  'Why Women can Teach and Preach the Word of God',
  'Finding Peace',
  'Grant Writing: The Unofficial Rulebook',
  'Thank God for Mom',
  'Fear Not: Faith to Move Forward',
];
const voices = ['Warm', 'Professional', 'Storytelling', 'Inspirational'];

test('seven books and four voices are offered, and both must be chosen', async ({ page }) => {
  await page.goto('/audio-previews');
  const book = page.getByLabel('Book', { exact: true });
  expect(await book.locator('option:not([value=""])').allTextContents()).toEqual(books);
  expect(await page.getByLabel('Voice style').locator('option:not([value=""])').allTextContents()).toEqual(
    voices,
  );
  await expect(page.getByText(/about two to three minutes/)).toBeVisible();
  for (const name of voices) await expect(page.getByRole('term').filter({ hasText: name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What it is good for' }).getByRole('term')).toHaveCount(3);

  const again = page.getByRole('button', { name: 'Try the Generator' });
  await again.scrollIntoViewIfNeeded();
  await alive(again);
  await again.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(book).toBeFocused();
  await book.selectOption('Finding Peace');
  await expect(page.getByRole('button', { name: 'Generate' })).toBeDisabled();
  // Past the button, which is closed until both are chosen.
  await page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(toast(page, 'Missing Selection')).toBeVisible();
  await expect(toast(page, 'Please select both a book and voice type')).toBeVisible();
  await page.getByRole('link', { name: 'See all the books' }).click();
  await expect(page).toHaveURL('/books');
});

test('a preview that cannot be played or kept is said', async ({ page }) => {
  await page.route(GENERATE, (route) =>
    route.fulfill({ json: { id: 'p2', audioUrl: '/no-such-preview.mp3', message: 'ready' } }),
  );
  await page.route('**/api/audio-preview/download/p2', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/audio-previews');
  await alive(page.getByLabel('Book', { exact: true }));
  await generate(page);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(toast(page, 'Playback Error')).toBeVisible();
  await expect(toast(page, 'Unable to play audio preview')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Download MP3' }).click();
  await expect(toast(page, 'Download Failed')).toBeVisible();
  await expect(toast(page, 'Unable to download audio preview')).toBeVisible();
});

test('the audio test page shows four results, each with its label', async ({ page }) => {
  await page.goto('/audio-test');
  await expect(page.getByText('Fully Operational')).toBeVisible();
  const results = page.locator('main dl');
  for (const [at, said] of [
    ['Finding Peace', 'inspirational', 'Working'],
    ['Grant Writing', 'professional', 'Working'],
    ['Starting Over', 'storytelling', 'Quota Exceeded'],
    ['Thank God for Mom', 'warm', 'Pending'],
  ].entries()) {
    for (const text of said) await expect(results.nth(at)).toContainText(text);
    await expect(results.nth(at).getByRole('definition').last()).not.toBeEmpty();
  }
  await expect(results).toHaveCount(4);
  const checklist = page.getByRole('list').filter({ hasText: 'A background worker' });
  await expect(checklist.getByRole('listitem')).toHaveCount(5);
  await page.getByRole('link', { name: 'Go to the generator' }).click();
  await expect(page).toHaveURL('/audio-previews');
});
