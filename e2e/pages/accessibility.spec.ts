import { expect, test } from '@playwright/test';

import { violations } from '../axe.js';
import { Checkout, newBuyer } from '../checkout.js';

const PAGES = [
  '/',
  '/shop',
  '/finding-peace',
  '/grant-writing',
  '/fear-not',
  '/starting-over',
  '/why-women',
  '/thank-god-for-mom',
  '/fresh-start',
  '/greedy-lying',
  '/books',
  '/books/grant-writing',
  '/books/lost',
  '/blog',
  '/blog/grant-writing-for-beginners',
  '/thank-you',
  '/download-demo',
  '/no-such-page',
  '/link-expired',
  '/link-sent',
  '/link-unknown',
  '/privacy-policy',
  '/about',
  '/speaking',
  '/contact',
  '/downloads',
  '/books/fresh-start',
  '/audio-previews',
  '/audio-test',
  '/analytics-test',
  '/test-finding-peace',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

    for (const address of PAGES) {
      test(`everyone can use ${address} @phone`, async ({ page }) => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    }

    test('everyone can pay: the checkout in each of its steps @phone', async ({ page }) => {
      const checkout = new Checkout(page);
      await checkout.open();
      await expect(checkout.nameField).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await checkout.fillDetails(newBuyer());
      await checkout.buyButton.click();
      await expect(checkout.cardNumber).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
