import { expect, test } from '@playwright/test';

import { violations } from '../axe.js';
import { faultsOf } from '../admin-faults.js';
import { signInOwner } from '../owner.js';

const BOOK = 'Thank God for Mom';
test('the owner has a book’s openings read aloud, stops all but one, follows it, listens, and removes it', async ({
  page,
}) => {
  // Two and a half minutes are spoken and encoded, beside whatever else the machine does.
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));

  await signInOwner(page, '/admin');
  await page.getByRole('link', { name: 'Audio previews' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audio previews');
  await expect(page.getByText(/^\d+ of 28$/)).toBeVisible();
  await expect(page.getByText('No key needed, no cost.')).toBeVisible();
  const book = page.getByRole('region', { name: BOOK });
  const lineOf = (voice: string) => book.getByRole('listitem').filter({ hasText: voice });
  const line = lineOf('Warm');
  await expect(line).toContainText('Not made');

  await book.getByRole('button', { name: 'Make this book’s' }).click();
  for (const voice of ['Professional', 'Storytelling', 'Inspirational']) {
    await lineOf(voice)
      .getByRole('button', { name: `Stop: ${BOOK}, ${voice}` })
      .click();
    await expect(lineOf(voice).getByRole('button', { name: `Make: ${BOOK}, ${voice}` })).toBeVisible();
  }
  await expect(line).toContainText(/Speaking \d+ of \d+|Encoding/);
  await page.reload();
  await expect(line).toContainText('Ready', { timeout: 240_000 });
  await expect(line).toContainText(/[23]:\d\d/);

  await line.getByRole('button', { name: /^Listen/ }).click();
  const sound = line.locator('audio');
  await expect
    .poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThan(0.3);
  await sound.evaluate((audio: HTMLAudioElement) => audio.pause());
  expect(await faultsOf(page)).toEqual([]);

  await line.getByRole('button', { name: /^Remove/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove this preview?' });
  await expect(dialog).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove it' }).click();
  await expect(line).toContainText('Not made');
  await expect(sound).toHaveCount(0);
  expect(said).toEqual([]);
});
