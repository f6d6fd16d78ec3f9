import { expect, test } from '@playwright/test';

import { pageScriptReady } from '../hydration.js';

// Motion is under test.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('an icon button shows its tooltip after 700 ms, and the next one at once @S1-frame-14 @quick', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await pageScriptReady(page);
  const search = page.getByRole('button', { name: 'Search' });
  const next = page.getByRole('button', { name: 'Next book' });
  const tip = page.getByRole('tooltip');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await search.hover();
  await page.clock.runFor(699);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tip).toHaveText('Search');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(299);
  await next.hover();
  await expect(tip).toHaveText('Next book');
  await page.mouse.move(5, 300);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(300);
  await search.hover();
  await page.clock.runFor(699);
  await expect(tip).toHaveCount(0);
});

test('a tooltip shows at once on focus, can be hovered, and closes when its button is clicked', async ({
  page,
}) => {
  await page.goto('/about');
  await pageScriptReady(page);
  const search = page.getByRole('button', { name: 'Search' });
  const tip = page.getByRole('tooltip');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).focus();
  await page.keyboard.press('Tab');
  await expect(search).toBeFocused();
  await expect(tip).toHaveText('Search');
  await page.keyboard.press('Shift+Tab');
  await expect(tip).toHaveCount(0);

  await search.hover();
  await expect(tip).toHaveText('Search');
  const box = await tip.boundingBox();
  if (!box) throw new Error('The tip is not shown.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 10 });
  await expect(tip).toHaveText('Search');
  await search.hover();
  await page.mouse.down();
  await expect(tip).toHaveCount(0);
});
