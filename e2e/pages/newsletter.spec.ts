import { expect, type Page, test } from '@playwright/test';

import { hydrated } from '../hydration.js';
import { newBuyer, toast } from '../checkout.js';
import { holdRequests } from '../held-requests.js';

/** Specification 1, section 8, plus the double opt-in by email. */
const thanks =
  'Thank you for subscribing to our newsletter. Please confirm it in the email on its way to you.';
const CALL = '**/api/newsletter/subscribe';
const band = (page: Page) => page.getByRole('region', { name: 'Stay Connected' });
const field = (page: Page) => band(page).getByLabel('Email address');
const button = (page: Page) => band(page).getByRole('button');

async function openBand(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await band(page).scrollIntoViewIfNeeded();
  await hydrated(button(page));
}

test('a reader subscribes on the home page and at the end of an article @phone @S1-blog-8 @S1-forms-13 @S1-forms-14 @S1-forms-15 @S1-home-11 @quick', async ({
  page,
}) => {
  const release = await holdRequests(page, CALL);
  for (const address of ['/', '/blog/starting-over-after-50']) {
    await openBand(page, address);
    await expect(field(page)).toHaveAttribute('type', 'email');
    await expect(field(page)).toHaveAttribute('required');
    await field(page).fill(newBuyer().email);
    await button(page).click();
    if (address === '/') {
      await expect(button(page)).toHaveText('Subscribing...');
      await expect(button(page)).toBeDisabled();
      release();
    }
    await expect(toast(page, 'Success!')).toBeVisible();
    await expect(toast(page, thanks)).toBeVisible();
    await expect(band(page).getByText(thanks)).toBeVisible();
    await expect(field(page)).toHaveValue('');
    await expect(button(page)).toHaveText('Subscribe');
  }
});

test('an empty address sends nothing, and a failure is reported @S1-forms-14 @S1-forms-16', async ({
  page,
}) => {
  let calls = 0;
  await page.route(CALL, async (route) => {
    calls += 1;
    if (calls === 1)
      await route.fulfill({
        status: 500,
        contentType: 'application/problem+json',
        json: { detail: 'The list is away.' },
      });
    else await route.abort();
  });
  await openBand(page, '/');
  // Bypasses the browser's own validation.
  const submit = () =>
    field(page).evaluate((node) =>
      node.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    );
  await submit();
  expect(calls).toBe(0);
  await field(page).fill('ruth@example.com');
  await button(page).click();
  await expect(toast(page, 'Error')).toBeVisible();
  await expect(toast(page, '500: The list is away.')).toBeVisible();
  await expect(field(page)).toHaveValue('ruth@example.com');
  await button(page).click();
  await expect(toast(page, 'Failed to subscribe. Please try again.')).toBeVisible();
});

test('an unsent address is in the form of the next page, until it is sent', async ({ page }) => {
  const { email } = newBuyer();
  await openBand(page, '/');
  await field(page).fill(email);
  await page.goto('/blog/bankruptcy-myths');
  await expect(field(page)).toHaveValue(email);
  await button(page).click();
  await expect(toast(page, 'Success!')).toBeVisible();
  await page.goto('/');
  await expect(field(page)).toHaveValue('');
});
