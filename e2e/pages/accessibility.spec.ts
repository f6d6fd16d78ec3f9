import { expect, type Page, test } from '@playwright/test';

import { isLaidOut, violationsInBothSchemes } from '../axe.js';
import { hydrated, allHydrated } from '../hydration.js';
import { Checkout, newBuyer, toast } from '../checkout.js';
import { faultsOf } from '../page-faults.js';

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
  '/find-my-books',
  '/download-demo',
  '/no-such-page',
  '/link-expired',
  '/privacy-policy',
  '/about',
  '/speaking',
  '/contact',
  '/downloads',
  '/embeds',
  '/books/fresh-start',
  '/audio-previews',
  '/audio-test',
  '/analytics-test',
  '/test-finding-peace',
];

test.describe('every page @S2-sales-pages-14 @S2-sales-pages-32', () => {
  // One browser page for all, so that shared scripts and fonts load once.
  let page: Page;
  const thrown: string[] = [];
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    page.on('pageerror', ({ message }) => thrown.push(message));
  });
  test.afterAll(() => page.close());

  for (const address of PAGES) {
    test(`${address} is accessible @S1-routes-16 @S2-demo-and-kit-17 @S2-shop-14 @S2-thank-you-12`, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await isLaidOut(page);
      expect(await faultsOf(page)).toEqual([]);
      // Hydration reports no mismatch either.
      await allHydrated(page);
      expect(thrown.splice(0)).toEqual([]);
    });
  }
});

test('everything that opens is accessible: answers, errors, toasts, menus, the search @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/about');
  await page.getByText('Who are your books for?').click();
  const opener = isMobile
    ? page.getByRole('button', { name: 'Menu' })
    : page.getByRole('navigation', { name: 'Main' }).locator('summary');
  await opener.click();
  await expect(page.getByRole('link', { name: 'About' }).first()).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);

  await page.route('**/api/contact', (route) => route.abort());
  await page.goto('/contact');
  const send = page.getByRole('button', { name: 'Send Message' });
  await hydrated(send);
  await send.click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Ruth');
  await page.getByLabel('Email', { exact: true }).fill('ruth@example.com');
  await page.getByLabel('Subject', { exact: true }).fill('A question');
  await page.getByLabel('Message', { exact: true }).fill('Would you come?');
  await send.click();
  await expect(toast(page, 'Failed to Send Message')).toBeVisible();
  // It closes by itself, but not while it is hovered.
  await toast(page, 'Failed to Send Message').hover();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await expect(toast(page, 'Failed to Send Message')).toBeVisible();

  await page.getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('dialog');
  await search.getByRole('combobox').fill('peace');
  await expect(search.getByRole('option').first()).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
});

test('every step of the checkout is accessible @phone', async ({ page }) => {
  const checkout = new Checkout(page);
  await checkout.open();
  await expect(checkout.nameField).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await checkout.fillDetails(newBuyer());
  await checkout.buyButton.click();
  await expect(checkout.cardNumber).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
});
