import { expect, test } from '@playwright/test';

import { alive } from '../alive.js';

// Motion is what is looked at here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a drawing tells its meaning after 700 ms, and the next one at once @S1-frame-14', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const search = page.getByRole('button', { name: 'Search' });
  const next = page.getByRole('button', { name: 'Next book' });
  await alive(next);
  const tip = page.getByRole('tooltip');
  // What shows tips is fetched for the first of them, by a clock that runs.
  await search.hover();
  await expect(search).toHaveAttribute('data-tip-state', 'delayed-open');
  await page.keyboard.press('Escape');
  await page.mouse.move(5, 300);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await search.hover();
  await expect(search).toHaveAttribute('data-tip-state', 'closed');
  await page.clock.runFor(699);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tip).toHaveText('Search');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(299);
  await next.hover();
  await expect(tip).toHaveText('Next book');
  // A hand goes on moving: the first move leaves the button, a later one the way from it to its tip.
  let away = 5;
  const isGone = async () => {
    await page.mouse.move(5, (away += 1));
    return tip.count();
  };
  await expect.poll(isGone).toBe(0);
  await page.clock.runFor(300);
  await search.hover();
  await expect(search).toHaveAttribute('data-tip-state', 'closed');
  await page.clock.runFor(699);
  await expect(tip).toHaveCount(0);
});
