import { expect, type Page, test } from '@playwright/test';

import { hydrated } from '../hydration.js';
import { holdRequests } from '../held-requests.js';

declare global {
  interface Window {
    shifts: PerformanceObserver;
    shiftSum: number;
  }
}

const addresses = [
  ...['/', '/about', '/speaking', '/blog', '/blog/bankruptcy-myths', '/books', '/books/finding-peace'],
  ...['/shop', '/finding-peace', '/legal-companion'],
];
const screens = [
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
];

/** Sums up layout shifts from the start of the page; `shiftOf` collects pending entries. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shiftSum = 0;
    window.shifts = new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.shiftSum += value;
    });
    window.shifts.observe({ type: 'layout-shift', buffered: true });
  });

const shiftOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const last = window.shifts.takeRecords() as (PerformanceEntry & { value: number })[];
    return last.reduce((sum, { value }) => sum + value, window.shiftSum);
  });

const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true }),
      ),
  );

for (const address of addresses) {
  test(`nothing on ${address} shifts when its fonts load late`, async ({ page }) => {
    await watchShifts(page);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const arrived = page.waitForResponse('**/*.woff2');
      const release = await holdRequests(page, '**/*.woff2');
      await page.goto(address, { waitUntil: 'commit' });
      await painted(page);
      release();
      await arrived;
      await page.waitForLoadState('load');
      expect(await shiftOf(page), `at ${screen.width} pixels`).toBe(0);
      await page.unrouteAll();
    }
  });
}

for (const [address, island] of [
  ['/finding-peace', 'direct-checkout'],
  ['/starting-over', 'direct-checkout'],
  ['/legal-companion', 'questionnaire'],
] as const) {
  test(`islands on ${address} fill exactly the space reserved for them`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      const place = page.locator(`[data-island="${island}"] > *`).first();
      const heightOf = () => place.evaluate((element) => element.getBoundingClientRect().height);
      const kept = await heightOf();
      await hydrated(place);
      await expect(place.locator('form').first()).toBeVisible();
      expect(Math.abs((await heightOf()) - kept), `pixels, at ${width}`).toBeLessThan(10);
    }
  });
}
