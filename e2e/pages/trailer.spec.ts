import { expect, test } from '@playwright/test';

import { hydrated } from '../hydration.js';

test('a trailer is closed at first, plays, can be muted, and closes at its beginning @phone @S2-samples-and-trailers-18 @S2-samples-and-trailers-21 @quick', async ({
  page,
}) => {
  const films: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.mp4') || pathname.endsWith('.vtt')) films.push(pathname);
  });
  await page.goto('/finding-peace');
  const section = page.getByRole('region', { name: 'Finding Peace: the trailer' });
  const door = section.getByRole('button', { name: 'Watch the trailer 2:30' });
  await hydrated(section.getByText('Watch the trailer'));
  await expect(section.locator('video')).toHaveCount(0);
  expect(films).toEqual([]);

  await door.click();
  const film = section.locator('video');
  await expect(section.getByRole('button', { name: 'Pause' })).toBeFocused();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
  expect(films).toContain('/attached_assets/finding-peace-trailer.mp4');
  await expect(film).toHaveAttribute('preload', 'none');
  expect(await film.textContent()).toBe('Your browser does not support the video tag.');

  await section.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(section.getByRole('button', { name: 'Unmute' })).toBeVisible();
  expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await section.getByRole('button', { name: 'Captions' }).click();
  await expect(section.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
  expect(await film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode)).toBe('showing');
  await section.getByRole('button', { name: 'Pause' }).click();
  await expect(section.getByRole('button', { name: 'Play' })).toBeVisible();
  await section.getByRole('button', { name: 'Play' }).click();

  const handle = await film.elementHandle();
  await section.getByRole('button', { name: 'Close the film' }).click();
  await expect(film).toHaveCount(0);
  await expect(door).toBeFocused();
  const left = await handle?.evaluate((video) => {
    const { paused, currentTime } = video as HTMLVideoElement;
    return { paused, currentTime };
  });
  expect(left).toEqual({ paused: true, currentTime: 0 });
});

test('videos are where the content has them: two trailers, and one that explains a sample', async ({
  request,
}) => {
  const paths = {
    '/finding-peace': ['Finding Peace: the trailer'],
    '/starting-over': ['Starting Over: the trailer'],
    '/fresh-start': ['See it explained'],
    '/fear-not': [],
    '/grant-writing': [],
    '/why-women': [],
    '/thank-god-for-mom': [],
    '/greedy-lying': [],
  };
  for (const [path, headings] of Object.entries(paths)) {
    const html = await (await request.get(path)).text();
    const [page = ''] = html.split('<script type="application/json"');
    const films = page.match(/href="\/attached_assets\/[a-z-]+\.mp4"/g) ?? [];
    expect(films).toHaveLength(headings.length);
    for (const heading of headings) expect(page).toContain(`>${heading}</h`);
    expect(page).toContain('>Read the sample</a>');
  }
});
