import { expect, type Page, test } from '@playwright/test';

import { hydrated } from '../hydration.js';

const section = (page: Page) => page.getByRole('region', { name: 'Author Interview Highlights' });
const films = [
  ['Finding Peace: the trailer', '2:30', 'Interview'],
  ['Starting Over: the trailer', '1:45', 'Speaking'],
  ['Fresh Start: the first twenty-one words', '3:15', 'Workshop'],
] as const;

test('the highlights play one of three videos; another starts paused, and nothing loads before @phone @S1-home-9 @S1-home-10 @quick', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.mp4')) fetched.push(pathname);
  });
  await page.goto('/');
  await section(page).scrollIntoViewIfNeeded();
  const play = section(page).getByRole('button', { name: 'Play' });
  await hydrated(play);
  const list = section(page).getByRole('list', { name: 'Films' });
  for (const [at, [title, duration, category]] of films.entries()) {
    const entry = list.getByRole('listitem').nth(at);
    for (const said of [title, duration, `${category}, 2024`]) await expect(entry).toContainText(said);
    await expect(entry).toContainText(/(trailer|look into the first chapter), made from the book’s cover/i);
    await expect(entry.getByRole('link')).toHaveAttribute('href', /^\/objects\/digital-files\/[^/]+\.mp4$/);
  }
  const [first, second] = await list.getByRole('link').all();
  await expect(first ?? list).toHaveAttribute('aria-current', 'true');
  await expect(section(page).locator('video')).toHaveAttribute('preload', 'none');
  expect(fetched).toEqual([]);

  await play.click();
  await expect(section(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(() => new Set(fetched).size).toBe(1);
  await section(page).getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(section(page).getByRole('button', { name: 'Unmute' })).toBeVisible();

  await second?.click();
  await expect(second ?? list).toHaveAttribute('aria-current', 'true');
  await expect(section(page).getByRole('group', { name: films[1][0] })).toBeVisible();
  await expect(play).toBeVisible();
  const video = section(page).locator('video');
  expect(await video.evaluate((film: HTMLVideoElement) => [film.paused, film.currentTime])).toEqual([
    true,
    0,
  ]);
  await expect(section(page).getByText('0:00 / 1:45')).toBeVisible();
  expect(new Set(fetched).size).toBe(1);
  expect(await video.innerHTML()).toContain('Your browser does not support the video tag.');
});
