import { expect, type Page, test } from '@playwright/test';

import { violationsInBothSchemes } from '../axe.js';
import { fakePreviewServer, previewStates, placeSeconds } from '../spoken-preview.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a recording is controlled by keys, at any speed, and its position is kept @S1-audio-14 @S1-audio-15 @quick', async ({
  page,
}) => {
  const server = await fakePreviewServer(page, previewStates.ready);
  await page.goto('/audio-previews?book=fear-not&voice=warm&preview=p1');
  const place = page.getByRole('slider', { name: 'Position in the recording' });
  await place.focus();
  await page.keyboard.press('5');
  await expect(place).toHaveAttribute('aria-valuetext', '30 seconds of 1 minute');
  await expect(page.getByText('0:30 left')).toBeVisible();
  await page.keyboard.press('l');
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveAttribute('aria-valuetext', '45 seconds of 1 minute');
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowLeft');
  await button(page, 'Back 10 seconds').click();
  await expect(place).toHaveAttribute('aria-valuetext', '20 seconds of 1 minute');
  await place.focus();
  await page.keyboard.press('m');
  await page.keyboard.press('k');
  await expect(button(page, 'Playing...')).toBeDisabled();
  await expect(button(page, 'Unmute')).toBeVisible();
  await expect.poll(() => placeSeconds(page)).toBeGreaterThan(20);
  await page.keyboard.press('Space');
  await expect(button(page, 'Play')).toBeEnabled();
  await page.getByLabel('Speed').selectOption('1.5');
  const sound = page.locator('main audio');
  expect(await sound.evaluate(({ playbackRate }: HTMLAudioElement) => playbackRate)).toBe(1.5);

  // The sentences share one tab stop; the arrow keys move between them.
  const sentences = page.getByRole('region', { name: 'Transcript' }).getByRole('button');
  await expect(sentences.nth(1)).toHaveAttribute('aria-current', 'true');
  await page.getByLabel('Speed').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(sentences.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(sentences.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => placeSeconds(page)).toBeGreaterThanOrEqual(30);
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(
    previewStates.ready.bookTitle,
  );

  await page.getByRole('link', { name: 'See all the books' }).click();
  await expect(page).toHaveURL('/books');
  await page.goBack();
  await expect(place).toHaveAttribute('aria-valuetext', /^3\d seconds of 1 minute$/);
  expect(server.requests).toEqual([]);
});

test.describe('for everyone', () => {
  test('progress, player and stored previews are accessible @phone @S1-audio-18', async ({ page }) => {
    const server = await fakePreviewServer(page, previewStates.speaking(3));
    const { id, bookTitle, voiceType, audioUrl, durationMs } = previewStates.ready;
    const stored = [{ id, bookTitle, voiceType, audioUrl, durationMs, generatedAt: '2026-01-01T00:00:00Z' }];
    await page.route('**/api/audio-preview', (route) => route.fulfill({ json: stored }));
    await page.goto('/audio-previews?book=fear-not&voice=warm&preview=p1');
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Listen now' })).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    server.now = previewStates.ready;
    await expect(page.getByText('Your preview is ready')).toBeVisible();
    await button(page, 'Play').click();
    await expect(button(page, 'Playing...')).toBeDisabled();
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });
});
