import { expect, type Page, test } from '@playwright/test';

import { fontsShown } from '../hydration.js';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PAGES = [
  '/',
  '/about',
  '/books',
  '/books/fresh-start',
  '/books/grant-writing',
  '/speaking',
  '/contact',
  '/downloads',
  '/audio-test',
  '/blog/bankruptcy-myths',
];

/** Maximum layout shift during hydration: a fifth of the Core Web Vitals limit. */
const mostShift = 0.02;

const longWord = 'Donaudampfschifffahrtsgesellschaft';

/** Puts a long word into each heading, and into the names of the site and its books. */
const lengthen = (page: Page) =>
  page.evaluate((word) => {
    for (const element of document.querySelectorAll(
      'h1, h2, h3, h4, header a[href="/"], footer p, [data-said] a, article header p, li a',
    )) {
      const text = [...element.childNodes].findLast((node) => node.nodeType === Node.TEXT_NODE);
      if (text?.nodeValue?.trim()) text.nodeValue = word;
    }
    return document.documentElement.scrollWidth;
  }, longWord);

/** Scrolls down the page, so that each part loads and hydrates. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const settled = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await settled();
    }
  });
  await page.waitForLoadState('networkidle');
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          Object.assign(window, { shift: (Reflect.get(window, 'shift') as number) + entry.value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
  });
  test.afterAll(() => page.close());

  for (const address of PAGES) {
    test(`${address} neither overflows sideways nor shifts @phone-only @S1-routes-15`, async () => {
      await page.goto(address);
      // From the time the fonts are shown; their metrics are tested elsewhere.
      await fontsShown(page);
      await page.evaluate(() => Object.assign(window, { shift: 0 }));
      await readToTheEnd(page);
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > screen.width + 1)
          .filter((element) => !element.closest('[hidden]') && element.checkVisibility())
          .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`),
      );
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, wide.slice(-3).join('; ')).toBe(320);
      expect(await page.evaluate(() => Reflect.get(window, 'shift') as number)).toBeLessThan(mostShift);
      expect(await lengthen(page)).toBe(320);
      await page.setViewportSize({ width: 700, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(700);
      await page.setViewportSize({ width: 320, height: 640 });
    });
  }
});
