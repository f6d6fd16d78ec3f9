import { type BrowserContext, expect, type Page } from '@playwright/test';

import { isDrawn, violations } from './axe.js';

type Look = (typeof LOOKS)[number];

/** Viewports and schemes: light on a desktop, dark on a phone. */
export const LOOKS = [
  { size: { width: 1440, height: 900 }, colorScheme: 'light' },
  { size: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

async function applyLook(page: Page, { size, colorScheme }: Look): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
}

async function faultsIn(page: Page, { size, colorScheme }: Look): Promise<string[]> {
  // A sticky header would cover a scrolled page.
  await page.evaluate(() => window.scrollTo(0, 0));
  await isDrawn(page);
  const faults = await violations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBe(size.width);
  return faults.map((fault) => `${page.url()}, ${colorScheme}: ${fault}`);
}

/** Violations of axe on the current page, and horizontal overflow. */
export async function faultsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const look of LOOKS) {
    await applyLook(page, look);
    found.push(...(await faultsIn(page, look)));
  }
  await applyLook(page, LOOKS[0]);
  return found;
}

/** The same for several pages, each with a text to wait for. */
export async function faultsOfPages(
  context: BrowserContext,
  pages: readonly (readonly [address: string, sign: string])[],
): Promise<string[]> {
  const found: string[] = [];
  const page = await context.newPage();
  for (const [address, sign] of pages) {
    // Resets the page: an address that differs only in its hash would not load.
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByText(sign).first()).toBeAttached();
    found.push(...(await faultsOf(page)));
  }
  await page.close();
  return found;
}
