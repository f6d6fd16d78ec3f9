import { expect, type Page, test } from '@playwright/test';

import { hydrated, pageScriptReady } from '../hydration.js';
import { newBuyer, toast } from '../checkout.js';
import { mailTo } from '../mailbox.js';

/** Opens a page whose scripts, or those with this name, are held until released. */
async function openOnASlowLine(page: Page, address: string, scripts = '*'): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/assets/${scripts}.js`, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

test('a form submitted before its script has loaded is sent afterwards, with all its input @quick', async ({
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

test('a button clicked before its script has loaded works afterwards', async ({ page }) => {
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

/** Addresses submitted to the newsletter. */
function subscribed(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/newsletter/subscribe'))
      addresses.push((request.postDataJSON() as { email: string }).email);
  });
  return addresses;
}

test('work of an island is not repeated when the page’s own script loads', async ({ page }) => {
  const release = await openOnASlowLine(page, '/finding-peace', 'page-*');
  const section = page.getByRole('region', { name: 'Finding Peace: the trailer' });
  await hydrated(section.getByText('Watch the trailer'));
  await section.getByRole('button', { name: 'Watch the trailer 2:30' }).click();
  await expect(section.getByRole('button', { name: 'Close the film' })).toBeVisible();
  release();
  await pageScriptReady(page);
  await expect(page).toHaveURL('/finding-peace');
  await expect(section.getByRole('button', { name: 'Close the film' })).toBeVisible();
});

test('text typed early into the newsletter form is kept', async ({ page }) => {
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

test('two quick submits of a form whose script is loading send it once', async ({ page }) => {
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

test('a failed script leaves the page unchanged, with a message in its place', async ({ page }) => {
  const { email } = newBuyer();
  const script = '**/assets/newsletter-form*.js*';
  await page.route(script, (route) => route.abort());
  await page.goto('/blog/bankruptcy-myths');
  const main = page.getByRole('main');
  const words = await main.innerText();
  await addressOf(page).fill(email);
  await subscribe(page).click();
  const sentence = band(page).getByRole('alert');
  await expect(sentence).toContainText('This part didn’t load');
  await expect(sentence.getByRole('link', { name: 'Reload the page' })).toBeVisible();
  const said = await sentence.innerText();
  expect((await main.innerText()).replace(said, '').trimEnd()).toBe(words.trimEnd());
  await expect(addressOf(page)).toHaveValue(email);

  await page.unroute(script);
  await subscribe(page).click();
  await expect(toast(page, 'Success!')).toBeVisible();
  await expect(sentence).toHaveCount(0);
});

test('a hanging script is reported after 20 seconds, and its part hydrates if it arrives later (C2)', async ({
  page,
}) => {
  await page.clock.install();
  const release = await openOnASlowLine(page, '/blog/bankruptcy-myths', 'newsletter-form*');
  await addressOf(page).fill('ruth@example.com');
  await subscribe(page).click();
  await expect(page.locator('[data-island="newsletter-form"][data-waking]')).toBeAttached();
  await page.clock.runFor(20_000);
  await expect(band(page).getByRole('alert')).toContainText('This part didn’t load');
  const sent = subscribed(page);
  release();
  await hydrated(subscribe(page));
  await expect(band(page).getByRole('alert')).toHaveCount(0);
  await expect(addressOf(page)).toHaveValue('ruth@example.com');
  expect(sent).toEqual([]);
});

test('offline each part says so and keeps its input; it continues on reconnect', async ({
  page,
  context,
}) => {
  const script = '**/assets/page-*.js*';
  await page.route(script, (route) => route.abort());
  await page.goto('/');
  const word = page.locator('#page-word');
  const carousel = page.getByRole('region', { name: 'The books, one after another' });
  await carousel.getByRole('button', { name: 'Next book' }).click();
  await expect(word).toContainText('This part didn’t load');
  await page.unroute(script);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(carousel.getByRole('group', { name: / of 8$/ })).toHaveAccessibleName('2 of 8');
  await expect(word).toBeEmpty();

  const { email } = newBuyer();
  await hydrated(subscribe(page));
  await context.setOffline(true);
  await addressOf(page).fill(email);
  await subscribe(page).click();
  // The script for toasts is missing too.
  await expect(word).toHaveText('Error: Failed to subscribe. Please try again.');
  await expect(addressOf(page)).toHaveValue(email);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await subscribe(page).click();
  await expect(toast(page, 'Success!')).toBeVisible();

  const index = '**/search-index.json';
  await page.route(index, (route) => route.abort());
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const search = page.getByRole('dialog', { name: /^Search/ });
  await expect(search.getByRole('alert')).toContainText('The search didn’t load.');
  await page.unroute(index);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(search.getByText(/^A title, or a word/)).toBeVisible();
});

test('a request failed during a reconnect is repeated, and the held click is done', async ({ page }) => {
  for (const script of ['page-*', 'search.island-*']) {
    // Without the query that a second attempt adds.
    await page.route(`**/assets/${script}.js`, async (route) => {
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await route.abort();
    });
  }
  await page.goto('/about');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('dialog', { name: /^Search/ })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('#page-word')).toBeEmpty();
});

test('a chapter without its reader is reported at its button, and opens on the next click', async ({
  page,
}) => {
  const script = '**/assets/sample-reader-*.js*';
  await page.route(script, (route) => route.abort());
  await page.goto('/finding-peace');
  const button = page.getByText('Read the sample', { exact: true });
  await button.click();
  await expect(page.getByRole('alert')).toContainText('The sample didn’t load.');
  await expect(page).toHaveURL('/finding-peace');
  await page.unroute(script);
  const fetched = page.waitForRequest(/sample-reader-/);
  await page.mouse.move(0, 0);
  await button.hover();
  await expect(page.getByRole('alert')).toBeVisible();
  await button.click();
  await fetched;
  await expect(page.getByRole('dialog', { name: /^Sample of / })).toBeVisible();
});

test('a broken part leaves the server’s markup and the input', async ({ page }) => {
  await page.route('**/api/products', (route) => route.fulfill({ json: [{ id: 'no-book' }] }));
  await page.goto('/shop');
  const name = page.getByLabel('Full Name *');
  await name.fill('Ruth Weaver');
  await expect(page.getByRole('alert')).toContainText('This part didn’t load');
  await expect(name).toHaveValue('Ruth Weaver');
  await page.getByLabel('Email Address *').fill('ruth@example.com');
  await expect(page.getByRole('heading', { name: 'Finding Peace' })).toBeVisible();
  await expect(name).toHaveValue('Ruth Weaver');
});
