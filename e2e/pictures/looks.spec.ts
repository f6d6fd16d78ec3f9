import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import { type Page, test } from '@playwright/test';
import sharp from 'sharp';

import { newBuyer } from '../checkout.js';
import { paidReturn } from '../purchase.js';
import { specimen, specimenCss, specimenSizes } from './specimen.js';

/** Pictures of docs/looks.md, by `npm run pictures`. */
const folder = process.env['PICTURES_DIR'] ?? '';

/** Small: all of them together stay below 400 kB. */
const widthPx = { desktop: 560, phone: 260 };
const quality = 68;
const windows = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 780 } };

interface Picture {
  name: string;
  path: string;
  window: keyof typeof windows;
  isDark?: boolean;
  /** Before the page opens. */
  before?: (page: Page) => Promise<unknown>;
  /** When it is open. */
  act?: (page: Page) => Promise<unknown>;
}

const sectionOf = (place: number) => (page: Page) =>
  page
    .locator('main > section, main > * > section')
    .nth(place)
    .evaluate((part) => part.scrollIntoView());

const typeBuyer = async (page: Page) => {
  await page.getByLabel('Full Name *').fill('Ruth Weaver');
  await page.getByLabel('Email Address *').fill(newBuyer().email);
};

const payInShop = async (page: Page) => {
  await typeBuyer(page);
  await page
    .getByRole('button', { name: /^Buy Now/ })
    .first()
    .click();
  await page.getByLabel('Card number').waitFor();
};

const openOrder = async (page: Page) => {
  await page.goto(await paidReturn(page));
  await page.getByRole('link', { name: 'View order and receipt' }).click();
  await page.getByRole('heading', { name: 'Your order' }).waitFor();
};

const pictures: readonly Picture[] = [
  { name: '1-cover-a', path: '/', window: 'desktop' },
  { name: '1-cover-b', path: '/fear-not', window: 'desktop' },
  { name: '2-trust-a', path: '/shop', window: 'desktop', act: payInShop },
  { name: '2-trust-b', path: '/', window: 'desktop', act: openOrder },
  {
    name: '3-states-a',
    path: '/finding-peace#buy',
    window: 'desktop',
    before: (page) => page.route('**/widgets/checkout/**', (route) => route.abort()),
    act: async (page) => {
      const retry = page.getByRole('button', { name: /try again/i }).first();
      await page.getByRole('link', { name: /^Buy/ }).first().click();
      await retry.waitFor();
      await retry.scrollIntoViewIfNeeded();
    },
  },
  {
    name: '3-states-b',
    path: '/shop',
    window: 'desktop',
    before: (page) => page.route('**/api/products', (route) => route.abort()),
    act: async (page) => {
      await typeBuyer(page);
      await page.getByText('Prices may be out of date').waitFor();
    },
  },
  { name: '4-phone-a', path: '/', window: 'phone' },
  { name: '4-phone-b', path: '/shop', window: 'phone', act: payInShop },
  { name: '5-type-a', path: '/finding-peace', window: 'desktop' },
  {
    name: '5-type-b',
    path: '/finding-peace',
    window: 'desktop',
    act: (page) => page.locator('#opening').evaluate((part) => part.scrollIntoView()),
  },
  { name: '6-rhythm-a', path: '/grant-writing', window: 'desktop', act: sectionOf(1) },
  { name: '6-rhythm-b', path: '/starting-over', window: 'desktop', act: sectionOf(1) },
  {
    name: '7-call-to-action-a',
    path: '/shop',
    window: 'desktop',
    act: async (page) => {
      await typeBuyer(page);
      await page
        .getByRole('button', { name: /^Buy Now/ })
        .first()
        .scrollIntoViewIfNeeded();
    },
  },
  { name: '7-call-to-action-b', path: '/fresh-start', window: 'phone' },
  { name: '8-motion-a', path: '/books', window: 'desktop' },
  { name: '8-motion-b', path: '/books/finding-peace', window: 'desktop' },
  { name: '9-color-a', path: '/', window: 'desktop', isDark: true },
  { name: '9-color-b', path: '/why-women', window: 'desktop', isDark: true },
  { name: '10-words-a', path: '/development/letters/order-delivered', window: 'phone' },
  { name: '10-words-b', path: '/find-my-books', window: 'phone' },
];

async function save(page: Page, name: string, width: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const screenshot = await page.screenshot({ animations: 'disabled' });
  await sharp(screenshot)
    .resize(width)
    .webp({ quality })
    .toFile(path.join(folder, `look-${name}.webp`));
}

test.describe('Pictures of the design', () => {
  test.skip(!folder, 'PICTURES_DIR is not set');

  for (const scheme of ['light', 'dark'] as const)
    test(`system-${scheme}`, async ({ page }) => {
      await page.setViewportSize({ width: 1100, height: 760 });
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto('/about');
      await page.evaluate(
        async ({ html, css }) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.body.innerHTML = html;
          document.adoptedStyleSheets = [sheet];
          await document.fonts.ready;
        },
        { html: specimen, css: specimenCss + specimenSizes },
      );
      await save(page, `system-${scheme}`, 800);
    });

  for (const { name, path: address, window, isDark, before, act } of pictures)
    test(name, async ({ page }) => {
      await page.setViewportSize(windows[window]);
      await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
      await before?.(page);
      await page.goto(address);
      await act?.(page);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await save(page, name, widthPx[window]);
    });
});
