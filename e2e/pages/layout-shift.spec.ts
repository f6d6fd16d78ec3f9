import { expect, type Page, test } from '@playwright/test';

import { fontsShown, hydrated } from '../hydration.js';
import { holdRequests } from '../held-requests.js';

declare global {
  interface Window {
    shifts: PerformanceObserver;
    shiftSum: number;
    texts: Element[];
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

/** With all fonts held back: half of what Core Web Vitals call good. */
const shiftLimit = 0.05;

/** Texts of a first screen that may take a line more or less: a line may be full to a pixel. */
const rebrokenLimit = 2;

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

/** Remembers the texts of the first screen. */
const findTexts = (page: Page) =>
  page.evaluate(() => {
    const texts = 'h1, h2, h3, h4, p, li, dt, dd, a, button, label, blockquote, figcaption, summary';
    const isShown = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && element.checkVisibility();
    };
    const hasText = (element: Element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    window.texts = [...document.querySelectorAll(texts)].filter((found) => hasText(found) && isShown(found));
  });

/** The numbers of lines of these texts. */
const linesOf = (page: Page) =>
  page.evaluate(() =>
    window.texts.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      // Words of one line may differ by a few pixels.
      const ends = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8));
      return `${new Set(ends).size} × ${element.textContent.trim().slice(0, 40)}`;
    }),
  );

for (const address of addresses) {
  test(`lines on ${address} keep their breaks when its fonts load late`, async ({ page }) => {
    await watchShifts(page);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const release = await holdRequests(page, '**/*.woff2');
      // Fonts of text and controls are requested without an interaction.
      const textFonts = Promise.all(
        ['newsreader', 'instrument-sans'].map((name) => page.waitForRequest(`**/${name}*.woff2`)),
      );
      await page.goto(address, { waitUntil: 'commit' });
      await textFonts;
      await findTexts(page);
      const before = await linesOf(page);
      release();
      const shift = await shiftOf(page);
      const after = await linesOf(page);
      const rebroken = after.filter((text, at) => text !== before[at]);
      expect(rebroken.length, rebroken.join('; ')).toBeLessThanOrEqual(rebrokenLimit);
      expect(shift, `shift at ${screen.width} pixels`).toBeLessThanOrEqual(shiftLimit);
      await page.unrouteAll();
      await page.evaluate(() => localStorage.clear());
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
      await fontsShown(page);
      const place = page.locator(`[data-island="${island}"] > *`).first();
      const heightOf = () => place.evaluate((element) => element.getBoundingClientRect().height);
      const kept = await heightOf();
      await hydrated(place);
      await expect(place.locator('form').first()).toBeVisible();
      expect(Math.abs((await heightOf()) - kept), `pixels, at ${width}`).toBeLessThan(10);
    }
  });
}
