import { expect, type Page, type Route, test } from '@playwright/test';

import { hydrated } from '../hydration.js';
import { toast } from '../checkout.js';
import { fakePreviewServer, previewStates } from '../spoken-preview.js';

const GENERATE = '**/api/audio-preview/generate';
const BOOK = 'Fear Not: Faith to Move Forward';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function generate(page: Page): Promise<void> {
  const book = page.getByLabel('Book', { exact: true });
  await hydrated(book);
  await book.selectOption({ label: BOOK });
  await page.getByLabel('Voice style').selectOption('warm');
  await button(page, 'Generate').click();
}

const fail = (status: number, body: object) => (route: Route) => route.fulfill({ status, json: body });

test('each step of a preview is shown, across a reload, until it is canceled; the next one ends with a notice @S1-audio-1 @S1-audio-3 @S1-audio-4 @S1-audio-12 @quick', async ({
  page,
}) => {
  const server = await fakePreviewServer(page, previewStates.queued);
  await page.goto('/audio-previews?book=fear-not');
  await expect(page.getByLabel('Book', { exact: true })).toHaveValue(BOOK);
  await page.getByLabel('Voice style').selectOption('warm');
  await button(page, 'Generate').dblclick();
  const stage = page.getByRole('region', { name: BOOK });
  const bar = stage.getByRole('progressbar', { name: 'Preview progress' });
  const said = stage.getByRole('status');
  await expect(said).toHaveText('Waiting in line');
  await expect(button(page, 'Generating…')).toBeDisabled();
  expect(server.requests).toEqual([{ bookTitle: BOOK, voiceType: 'warm' }]);
  await expect(page).toHaveURL('/audio-previews?book=fear-not&voice=warm&preview=p1');

  server.now = previewStates.speaking(7);
  await expect(stage.getByText('Recording: sentence 8 of 20')).toBeVisible();
  await expect(bar).toHaveAttribute('aria-valuenow', '7');
  await expect(bar).toHaveAttribute('aria-valuemax', '20');
  await expect(said).toHaveText('Recording: sentence 6 of 20');
  server.now = previewStates.speaking(9);
  await expect(bar).toHaveAttribute('aria-valuenow', '9');
  await expect(said).toHaveText('Recording: sentence 6 of 20');

  // Events no longer arrive: the page polls.
  server.hasEvents = false;
  await page.reload();
  await expect(bar).toHaveAttribute('aria-valuenow', '9');
  await expect(page.getByLabel('Voice style')).toHaveValue('warm');
  server.isAvailable = false;
  await expect(stage.getByText('The connection dropped.')).toBeVisible();
  server.isAvailable = true;
  server.now = previewStates.encoding;
  await expect(said).toHaveText('Putting the sentences together');
  await button(page, 'Cancel').click();
  await expect(page.getByText('Canceled. Choose another whenever you like.')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(button(page, 'Generate')).toBeFocused();
  await expect.poll(() => server.cancelled).toEqual([{ wish: 'w1' }]);
  expect(server.requests).toHaveLength(1);
  await expect(page).toHaveURL('/audio-previews?book=fear-not&voice=warm');

  server.now = previewStates.encoding;
  await button(page, 'Generate').click();
  await expect(said).toHaveText('Putting the sentences together');
  server.now = previewStates.ready;
  await expect(toast(page, 'Audio Preview Generated!')).toBeVisible();
});

test('every reason for a missing preview has its notice, and another can be tried @S1-audio-7 @S1-audio-13', async ({
  page,
}) => {
  const retryAfter = (route: Route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '840' }, json: { error: 'too_many_previews' } });
  const failures = [
    [fail(429, { error: 'quota_exceeded' }), 'OpenAI Credits Needed', /account credits/],
    [fail(502, { error: 'auth_failed' }), 'API Configuration Issue', /contact the administrator/],
    [
      fail(503, { error: 'service_unavailable', details: 'Back at noon.' }),
      'Service Temporarily Unavailable',
      /^Back at noon\.$/,
    ],
    [
      fail(503, { error: 'service_unavailable' }),
      'Service Temporarily Unavailable',
      /can’t reach the voice service right now/,
    ],
    [fail(503, { error: 'daily_budget' }), 'Enough for Today', /tomorrow there’s room/],
    [retryAfter, 'Three New Ones an Hour', /in about 14 minutes/],
    [fail(502, { error: 'generation_failed', message: 'The book is shy.' }), 'Generation Failed', /is shy/],
    [fail(500, { error: 'odd' }), 'Generation Failed', /^Failed to generate audio preview$/],
    [(route: Route) => route.abort(), 'Network Error', /Unable to connect to the audio generation service/],
  ] as const;
  await page.goto('/audio-previews');
  for (const [answer, title, text] of failures) {
    await page.route(GENERATE, answer);
    await generate(page);
    await expect(toast(page, title)).toBeVisible();
    await expect(page.getByRole('region', { name: /notifications/i }).getByText(text)).toBeVisible();
    // The toast closes; its text stays beside the button.
    await expect(page.locator('main').getByText(text)).toBeVisible();
    await expect(button(page, 'Generate')).toBeEnabled();
    await page.unroute(GENERATE);
  }

  // One fails in progress, and one is no longer stored.
  const server = await fakePreviewServer(page, previewStates.speaking(3));
  await generate(page);
  await expect(page.getByRole('progressbar')).toBeVisible();
  server.now = previewStates.failed;
  await expect(toast(page, 'Generation Failed')).toBeVisible();
  await expect(page.locator('main').getByText('The book is shy.')).toBeVisible();
  await page.route('**/api/audio-preview/p2', fail(404, {}));
  await page.goto('/audio-previews?book=fear-not&voice=warm&preview=p2');
  await expect(page.getByText('We no longer have that preview.')).toBeVisible();
  await expect(button(page, 'Generate')).toBeEnabled();
});

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

test('seven books and four voices are offered, and both are required @S1-audio-2 @S1-audio-3', async ({
  page,
}) => {
  await page.goto('/audio-previews');
  const book = page.getByLabel('Book', { exact: true });
  expect(await book.locator('option:not([value=""])').allTextContents()).toEqual(books);
  expect(await page.getByLabel('Voice style').locator('option:not([value=""])').allTextContents()).toEqual(
    voices,
  );
  await expect(page.getByText(/about two to three minutes/)).toBeVisible();
  for (const name of voices) await expect(page.getByRole('term').filter({ hasText: name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Why listen' }).getByRole('term')).toHaveCount(3);

  const again = page.getByRole('link', { name: 'Try the Generator' });
  await again.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(book).toBeFocused();
  await book.selectOption('Finding Peace');
  await expect(button(page, 'Generate')).toBeDisabled();
  // Bypasses the button, which is disabled until both are selected.
  await page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(toast(page, 'Missing Selection')).toBeVisible();
  await expect(toast(page, 'Please select both a book and voice type')).toBeVisible();
  await page.getByRole('link', { name: 'See all the books' }).click();
  await expect(page).toHaveURL('/books');
});

test('failed playback or download of a preview shows an error @S1-audio-5 @S1-audio-8', async ({ page }) => {
  await fakePreviewServer(page, previewStates.ready);
  await page.route('**/preview.wav', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/api/audio-preview/download/p1', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/audio-previews');
  await generate(page);
  await button(page, 'Play').click();
  await expect(toast(page, 'Playback Error')).toBeVisible();
  await expect(toast(page, 'Unable to play audio preview')).toBeVisible();
  await expect(button(page, 'Play')).toBeEnabled();
  await button(page, 'Download MP3').click();
  await expect(toast(page, 'Download Failed')).toBeVisible();
  await expect(toast(page, 'Unable to download audio preview')).toBeVisible();
});

test('the audio test page shows four results, each with its label @S1-audio-10 @S1-audio-11', async ({
  page,
}) => {
  // As on a site without stored previews.
  await page.route('**/api/audio-preview', (route) => route.fulfill({ json: [] }));
  await page.goto('/audio-test');
  await expect(page.getByText('Fully Operational')).toBeVisible();
  await expect(page.getByText(/^Not there yet: storytelling .*, warm \(Pending\)\.$/)).toBeVisible();
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
