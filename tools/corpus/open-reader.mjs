import { chromium } from '@playwright/test';

import { until } from '../buyers/until.mjs';

const pages = 3;

/** @typedef {'opened' | 'refused' | 'hung' | 'not offered'} Reading */

/**
 * Starts a browser that opens bought books in the site's reader.
 * @param {string} executablePath
 * @param {number} timeoutMs for one book
 */
export async function readerBrowser(executablePath, timeoutMs) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });

  /**
   * Opens a book and turns some pages.
   * @param {string} orderUrl
   * @returns {Promise<Reading>} `refused`: the reader says that it cannot show the book; `not offered`: no "Read here"
   */
  const read = async (orderUrl) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    page.setDefaultTimeout(timeoutMs);
    const refusal = page.getByText('could not be opened').or(page.getByText('didn’t load'));
    try {
      await page.goto(orderUrl);
      const link = page.getByRole('link', { name: 'Read here' });
      if ((await link.count()) === 0) return 'not offered';
      await link.click();
      const next = page.getByRole('button', { name: 'Next page', exact: true });
      await next.or(refusal).first().waitFor();
      if (await refusal.count()) return 'refused';
      for (let turned = 0; turned < pages; turned += 1) await page.keyboard.press('ArrowRight');
      await until('the chapter', timeoutMs, () => isFilled(page));
      return 'opened';
    } catch {
      return (await refusal.count().catch(() => 0)) > 0 ? 'refused' : 'hung';
    } finally {
      await context.close();
    }
  };
  return { read, close: () => browser.close() };
}

/**
 * Whether the frame of a chapter has words or a picture.
 * @param {import('@playwright/test').Page} page
 */
async function isFilled(page) {
  const frame = page.frames().find((one) => one.url().startsWith('blob:'));
  if (!frame) return false;
  const words = await frame
    .locator('body')
    .innerText()
    .catch(() => '');
  return words.trim() !== '' || (await frame.locator('img, svg').count()) > 0;
}
