import { expect, type Page, test } from '@playwright/test';

import { alive } from '../alive.js';

// Motion is what is looked at here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Lets the browser have its last word on where a page begins. */
const frames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (; left > 0; left -= 1) await new Promise(requestAnimationFrame);
  }, count);

test('a visitor who comes back is where they were, with the focus on the link they took @S1-frame-8 @S2-sales-pages-2', async ({
  page,
}) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Learn More about Finding Peace' });
  await link.scrollIntoViewIfNeeded();
  await alive(link);
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(400);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await page.goBack();
  await expect(link).toBeFocused();
  expect(await scrollTop(page)).toBe(before);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Finding Peace' })).toBeVisible();
  expect(await scrollTop(page)).toBe(600);
});

test('a page is there in full when it is shown, parts below included', async ({ page }) => {
  await page.goto('/shop');
  const logo = page.getByRole('link', { name: 'Eleanor Marsh' }).first();
  await alive(logo);
  await logo.click();
  await page.waitForURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is always a next right thing.');
  expect(await page.getByRole('heading', { name: 'Book of the Month' }).count()).toBe(1);
});

test('a page that sells a book begins at its top and drops the hash', async ({ page }) => {
  await page.goto('/finding-peace#buy');
  await expect(page).toHaveURL('/finding-peace');
  await frames(page, 4);
  expect(await scrollTop(page)).toBe(0);
});

test('the browser may fetch ahead until the page lives', async ({ page, request }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  expect(await (await request.get('/')).text()).toContain('<script type="speculationrules">');
  await page.goto('/');
  await alive(page.getByRole('navigation', { name: 'Main' }).locator('summary'));
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  expect(said).toEqual([]);
});

test('what the shop has said is not asked again, by time, attention or return; nor is a failure @S1-analytics-8', async ({
  page,
}) => {
  let calls = 0;
  await page.route('**/api/products', async (route) => {
    calls += 1;
    await (calls === 1 ? route.continue() : route.abort());
  });
  await page.clock.install();
  await page.goto('/shop');
  await expect(page.getByRole('button', { name: 'Enter Info Above' }).first()).toBeVisible();
  const logo = page.getByRole('link', { name: 'Eleanor Marsh' }).first();
  await alive(logo);
  await expect.poll(() => calls).toBe(1);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.clock.fastForward('01:00:00');
  await logo.click();
  await page.waitForURL('/');
  await page.goBack();
  await page.waitForURL('/shop');
  await expect(page.getByRole('button', { name: 'Enter Info Above' }).first()).toBeVisible();
  expect(calls).toBe(1);
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch products' })).toBeVisible();
  await page.clock.fastForward('01:00:00');
  expect(calls).toBe(2);
});
