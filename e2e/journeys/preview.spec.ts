import { readFile } from 'node:fs/promises';

import { expect, type Page, test } from '@playwright/test';

import { hydrated, startHydration } from '../hydration.js';
import { violations } from '../axe.js';
import { toast } from '../checkout.js';
import { faultsOf } from '../page-faults.js';
import { signInOwner } from '../owner.js';
import { placeSeconds } from '../spoken-preview.js';

const BOOK = 'Grant Writing: The Unofficial Rulebook';
const OTHER = 'Thank God for Mom';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// One recording for all checks: speaking and encoding two and a half minutes takes long.
test('a preview is requested, followed by the owner too, played, stored, and removed by her @S1-audio-1 @S1-audio-4 @S1-audio-5 @S1-audio-6 @S1-audio-15 @S1-audio-16 @S1-audio-17 @quick', async ({
  page,
  browser,
}) => {
  const preferences: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/audio-preview/generate')) preferences.push(request.url());
  });
  await page.goto('/books/grant-writing');
  await page.getByRole('link', { name: 'Play Audio' }).click();
  const book = page.getByLabel('Book', { exact: true });
  await hydrated(book);
  await expect(book).toHaveValue(BOOK);
  await page.getByLabel('Voice style').selectOption('professional');
  await button(page, 'Generate').dblclick();
  await page.waitForURL(/preview=/);
  await page.reload();

  const hers = await browser.newPage();
  const said: string[] = [];
  hers.on('console', (message) => said.push(message.text()));
  hers.on('pageerror', (error) => said.push(error.message));
  await signInOwner(hers, '/admin');
  await hers.getByRole('link', { name: 'Audio previews' }).click();
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText('Audio previews');
  await expect(hers.getByText(/^\d+ of 28$/)).toBeVisible();
  await expect(hers.getByText('No key needed, no cost.')).toBeVisible();
  const lineOf = (title: string, voice: string) =>
    hers.getByRole('region', { name: title }).getByRole('listitem').filter({ hasText: voice });
  const line = lineOf(BOOK, 'Professional');
  await expect(line).toContainText(/Speaking \d+ of \d+|Encoding|Ready/);

  // All of another book's are requested, then canceled.
  await expect(lineOf(OTHER, 'Warm')).toContainText('Not made');
  await hers.getByRole('region', { name: OTHER }).getByRole('button', { name: 'Make all four' }).click();
  for (const voice of ['Professional', 'Storytelling', 'Inspirational', 'Warm']) {
    const other = lineOf(OTHER, voice);
    await other.getByRole('button', { name: `Stop: ${OTHER}, ${voice}` }).click();
    await expect(other.getByRole('button', { name: `Make: ${OTHER}, ${voice}` })).toBeVisible();
  }
  await hers.reload();

  await expect(page.getByText('Your preview is ready')).toBeVisible({ timeout: 240_000 });
  expect(preferences).toHaveLength(1);
  await expect(page.getByText('Read by a synthetic voice')).toBeVisible();

  await button(page, 'Play').click();
  await expect(button(page, 'Playing...')).toBeDisabled();
  await expect(button(page, 'Pause')).toBeFocused();
  await expect.poll(() => placeSeconds(page)).toBeGreaterThan(0.2);
  const transcript = page.getByRole('region', { name: 'Transcript' });
  const sentence = transcript.getByRole('button').nth(4);
  await sentence.click();
  await expect(sentence).toHaveAttribute('aria-current', 'true');
  await expect(transcript.locator('[aria-current]')).toHaveCount(1);
  const place = page.getByRole('slider', { name: 'Position in the recording' });
  await expect(place).toHaveAttribute('aria-valuetext', /^\d+ seconds? of [23] minutes( \d+ seconds?)?$/);

  const waiting = page.waitForEvent('download');
  await button(page, 'Download MP3').click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe(
    'Grant_Writing__The_Unofficial_Rulebook_professional_preview.mp3',
  );
  const file = await readFile(await download.path());
  expect(file.subarray(0, 3).toString('latin1')).toBe('ID3');
  await expect(toast(page, 'Download Started')).toBeVisible();

  // It is stored: others can play it at once, and the test page lists it.
  await button(page, 'Pause').click();
  const leftAt = await placeSeconds(page);
  await page.goto('/audio-test');
  const row = page.locator('main dl').filter({ hasText: 'professional' });
  await expect(row).toContainText('Grant Writing');
  await expect(row).toContainText(/Stored: [23] minutes/);
  await page.goto('/audio-previews');
  await startHydration(page);
  await page.getByRole('button', { name: /^Play Grant Writing.*: Professional [23]:\d\d/ }).click();
  await expect.poll(() => placeSeconds(page)).toBeGreaterThanOrEqual(leftAt);
  await expect(button(page, 'Pause')).toBeFocused();
  expect(preferences).toHaveLength(1);

  await expect(line).toContainText('Ready');
  await expect(line).toContainText(/[23]:\d\d/);
  await line.getByRole('button', { name: /^Listen/ }).click();
  await expect.poll(() => placeSeconds(hers)).toBeGreaterThan(0.3);
  const sound = line.locator('audio');
  await sound.evaluate((audio: HTMLAudioElement) => audio.pause());
  expect(await faultsOf(hers)).toEqual([]);
  await line.getByRole('button', { name: /^Remove/ }).click();
  const dialog = hers.getByRole('dialog', { name: 'Remove this preview?' });
  await expect(dialog).toBeVisible();
  expect(await violations(hers)).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove it' }).click();
  await expect(line).toContainText('Not made');
  await expect(sound).toHaveCount(0);
  expect(said).toEqual([]);
  await hers.close();
});
