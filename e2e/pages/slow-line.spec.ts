import { expect, type Page, test } from '@playwright/test';

import { newBuyer, toast } from '../checkout.js';
import { mailTo } from '../mailbox.js';

/** Opens a page whose scripts do not come before they are let through. */
async function openOnASlowLine(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

test('a form sent before its script has come is sent when it has, with all that was typed', async ({
  page,
}) => {
  const release = await openOnASlowLine(page, '/grant-writing');
  const reader = newBuyer();
  const kit = page.getByRole('region', { name: 'The Grant Writer Starter Kit' });
  await kit.getByLabel('Full Name *').fill(reader.name);
  await kit.getByLabel('Email Address *').fill(reader.email);
  await kit.getByRole('button', { name: 'Download Free Kit' }).click();
  release();
  await expect(toast(page, 'Download Ready!')).toBeVisible();
  expect((await mailTo(reader.email, 'Your Grant Writer Starter Kit')).text).toContain(
    `Dear ${reader.name},`,
  );
});

test('a button pressed before its script has come does its work when it has', async ({ page }) => {
  const release = await openOnASlowLine(page, '/');
  const carousel = page.getByRole('region', { name: 'The books, one after another' });
  const slide = carousel.getByRole('group', { name: / of 8$/ });
  await carousel.getByRole('button', { name: 'Next book' }).click();
  await carousel.getByRole('button', { name: 'Fear Not' }).click();
  await expect(slide).toHaveAccessibleName('1 of 8');
  release();
  await expect(slide).toHaveAccessibleName('6 of 8');
});
