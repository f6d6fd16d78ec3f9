import { expect, type Page, test } from '@playwright/test';

import { hydrated } from '../hydration.js';
import { toast } from '../checkout.js';

// Motion is under test.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const region = (page: Page) => page.getByRole('region', { name: /notifications/i });
const shown = (page: Page) => region(page).getByRole('listitem');
const button = (page: Page) => page.getByRole('button', { name: 'Subscribe' });

/** Opens a page whose newsletter form fails on each attempt. */
async function openForm(page: Page): Promise<void> {
  await page.route('**/api/newsletter/subscribe', (route) =>
    route.fulfill({ status: 503, json: { detail: 'Closed.' } }),
  );
  await page.goto('/blog/bankruptcy-myths');
  await hydrated(button(page));
  await page.getByLabel('Email address').fill('ruth@example.com');
}

async function sayIt(page: Page): Promise<void> {
  await button(page).click();
  await expect(toast(page, 'Error')).toBeVisible();
}

/** Texts of the headings that the toast lies over. */
const coveredHeadings = (page: Page) =>
  shown(page).evaluate((toast) => {
    const over = toast.getBoundingClientRect();
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];
    return headings.flatMap((heading) => {
      const { top, bottom, left, right, width } = heading.getBoundingClientRect();
      const isBeside = bottom <= over.top || top >= over.bottom || right <= over.left || left >= over.right;
      return isBeside || width <= 1 ? [] : [heading.textContent];
    });
  });

test('a toast closes after 5 seconds, and there is never more than one @S1-frame-9 @S1-frame-10 @quick', async ({
  page,
}) => {
  await page.clock.install();
  await openForm(page);
  await sayIt(page);
  await page.clock.runFor(2000);
  await sayIt(page);
  await expect(shown(page)).toHaveCount(1);
  await expect(button(page)).toBeEnabled();
  await page.mouse.move(5, 300);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await button(page).click();
  await expect(button(page)).toBeEnabled();
  await page.mouse.move(5, 300);
  await page.clock.runFor(4900);
  await expect(shown(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(shown(page)).toHaveCount(0);
});

test('F8 focuses a toast, which covers no heading, and it can be closed there @S1-frame-13', async ({
  page,
}) => {
  await openForm(page);
  await sayIt(page);
  await page.keyboard.press('F8');
  await expect(region(page).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(shown(page)).toBeFocused();
  // It stays open while it is focused.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const top of [0, 400, 900, 1400]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await expect.poll(() => coveredHeadings(page)).toEqual([]);
  }
  await expect(shown(page)).toHaveCount(1);
  await region(page).getByRole('button', { name: 'Close this message' }).click();
  await expect(shown(page)).toHaveCount(0);
});

test('a toast is dismissed by a swipe to the right of more than 50 pixels, and stays for less @S1-frame-12', async ({
  page,
}) => {
  await openForm(page);
  await sayIt(page);
  const box = await shown(page).boundingBox();
  if (!box) throw new Error('The message is not shown.');
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  const wipe = async (pixels: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + pixels / 2, y, { steps: 4 });
    await page.mouse.move(x + pixels, y, { steps: 4 });
    await page.mouse.up();
  };
  await wipe(50);
  await expect(shown(page)).toHaveCount(1);
  await wipe(51);
  await expect(shown(page)).toHaveCount(0);
});

test('an open toast follows to the next page, once', async ({ page }) => {
  await openForm(page);
  await sayIt(page);
  await page.getByRole('link', { name: 'Eleanor Marsh' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(toast(page, 'Error')).toBeVisible();
  await region(page).getByRole('button', { name: 'Close this message' }).click();
  await expect(shown(page)).toHaveCount(0);
  await page.goto('/about', { waitUntil: 'networkidle' });
  await expect(region(page)).toHaveCount(0);
});

test('a toast has the same total time, however many pages it follows to (S3)', async ({ page }) => {
  await page.clock.install();
  await page.goto('/about');
  const left = (leftMs: number) =>
    page.evaluate((ms) => {
      const toasts = [
        { title: 'Payment Successful', tone: 'success' },
        { title: 'Purchase Complete!', tone: 'success', follows: true },
      ];
      sessionStorage.setItem('lectern.toast', JSON.stringify({ toasts, until: Date.now() + ms }));
    }, leftMs);
  await left(300_000);
  await page.goto('/');
  await expect(toast(page, 'Payment Successful')).toBeVisible();
  await page.clock.runFor(6000);
  await expect(toast(page, 'Payment Successful')).toBeVisible();
  await page.clock.runFor(300_000);
  await expect(toast(page, 'Payment Successful')).toHaveCount(0);
  await left(-900_000);
  await page.goto('/about');
  await expect(toast(page, 'Purchase Complete!')).toBeVisible();
  await expect(toast(page, 'Payment Successful')).toHaveCount(0);
});
