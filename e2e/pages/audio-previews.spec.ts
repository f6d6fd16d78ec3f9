import { expect, type Page, type Route, test } from '@playwright/test';

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

test('the audio test page shows four results, each with its label', async ({ page }) => {
  await page.goto('/audio-test');
  await expect(page.getByText('Fully Operational')).toBeVisible();
  for (const label of ['Working', 'Quota Exceeded', 'Pending']) {
    await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to the generator' }).click();
  await expect(page).toHaveURL('/audio-previews');
});
