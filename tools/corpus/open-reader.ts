import { chromium, type Page } from '@playwright/test';

import type { Cleanup } from '../harness/cleanup.js';
import { until } from '../harness/until.js';

const timeoutMs = 90_000;
const pages = 3;

/** `refused`: the reader says that it cannot show the book; `not offered`: no "Read here". */
export type Reading = 'opened' | 'refused' | 'hung' | 'not offered';

/** Starts a browser. @returns a function that opens a book from the page of its order and turns some pages */
export async function readerBrowser(executablePath: string, cleanup: Cleanup) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  cleanup.add(() => browser.close());
  return async (orderUrl: string): Promise<Reading> => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    page.setDefaultTimeout(timeoutMs);
    const refusal = page.getByText('didn’t open').or(page.getByText('didn’t load'));
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
}

/** Whether the frame of a chapter has words or a picture. */
async function isFilled(page: Page): Promise<boolean> {
  const frame = page.frames().find((one) => one.url().startsWith('blob:'));
  if (!frame) return false;
  const words = await frame
    .locator('body')
    .innerText()
    .catch(() => '');
  return words.trim() !== '' || (await frame.locator('img, svg').count()) > 0;
}
