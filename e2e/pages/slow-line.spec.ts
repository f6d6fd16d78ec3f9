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

const band = (page: Page) => page.getByRole('region', { name: 'Stay Connected' });
const addressOf = (page: Page) => band(page).getByLabel('Email address');
const subscribe = (page: Page) => band(page).getByRole('button', { name: 'Subscribe' });

/** Addresses that have been given to the newsletter. */
function subscribed(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/newsletter/subscribe'))
      addresses.push((request.postDataJSON() as { email: string }).email);
  });
  return addresses;
}

test('who types into the newsletter’s form at once loses nothing', async ({ page }) => {
  const { email } = newBuyer();
  const sent = subscribed(page);
  const release = await openOnASlowLine(page, '/blog/bankruptcy-myths');
  await addressOf(page).pressSequentially(email.slice(0, 4));
  release();
  await addressOf(page).pressSequentially(email.slice(4));
  await expect(addressOf(page)).toHaveValue(email);
  await subscribe(page).click();
  await expect(toast(page, 'Success!')).toBeVisible();
  expect(sent).toEqual([email]);
});

test('two quick presses on a form whose script is still coming send it once', async ({ page }) => {
  const { email } = newBuyer();
  const sent = subscribed(page);
  const release = await openOnASlowLine(page, '/blog/bankruptcy-myths');
  await addressOf(page).fill(email);
  await subscribe(page).click();
  await subscribe(page).click();
  release();
  await expect(toast(page, 'Success!')).toBeVisible();
  expect(sent).toEqual([email]);
});

test('a script that cannot be fetched leaves the page as it was, with a sentence where its part would live', async ({
  page,
}) => {
  const { email } = newBuyer();
  const script = '**/assets/newsletter-form*.js*';
  await page.route(script, (route) => route.abort());
  await page.goto('/blog/bankruptcy-myths');
  const main = page.getByRole('main');
  const words = await main.innerText();
  await addressOf(page).fill(email);
  await subscribe(page).click();
  const sentence = band(page).getByRole('alert');
  await expect(sentence).toContainText('This part did not reach you just now');
  await expect(sentence.getByRole('link', { name: 'Open the page again' })).toBeVisible();
  const said = await sentence.innerText();
  expect((await main.innerText()).replace(said, '').trimEnd()).toBe(words.trimEnd());
  await expect(addressOf(page)).toHaveValue(email);

  await page.unroute(script);
  await subscribe(page).click();
  await expect(toast(page, 'Success!')).toBeVisible();
  await expect(sentence).toHaveCount(0);
});
