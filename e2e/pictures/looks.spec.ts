import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import { type Page, test } from '@playwright/test';
import sharp from 'sharp';

import { specimen, specimenCss, specimenSizes } from './specimen.js';

/** Pictures of docs/looks.md, by `npm run pictures`. */
const folder = process.env['PICTURES_DIR'] ?? '';

/** Small: all of them together stay below 400 kB. */
const widthPx = { desktop: 560, phone: 280 };
const windows = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 780 } };

type Scheme = 'light' | 'dark';

async function take(page: Page, name: string, window: keyof typeof windows): Promise<void> {
  await mkdir(folder, { recursive: true });
  const screenshot = await page.screenshot({ animations: 'disabled' });
  await sharp(screenshot)
    .resize(widthPx[window])
    .webp({ quality: 72 })
    .toFile(path.join(folder, `look-${name}.webp`));
}

test.describe('Pictures of the design', () => {
  test.skip(!folder, 'PICTURES_DIR is not set');
  for (const scheme of ['light', 'dark'] satisfies Scheme[]) {
    test(`takes the system, ${scheme}`, async ({ page }) => {
      await page.setViewportSize({ width: 1200, height: 900 });
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
      await take(page, `system-${scheme}`, 'desktop');
    });
  }
});
