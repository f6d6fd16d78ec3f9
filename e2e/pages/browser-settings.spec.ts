import { expect, type Page, test } from '@playwright/test';

import { hydrated } from '../hydration.js';
import { Checkout, newBuyer } from '../checkout.js';
import { holdRequests } from '../held-requests.js';
import { cardOn, goOn } from '../questionnaire.js';

const pages = [
  '/',
  '/books',
  '/books/finding-peace',
  '/finding-peace',
  '/fear-not',
  '/shop',
  '/blog',
  '/downloads',
];

const largeText = 'html { font-size: 200% !important; }';
/** Text spacing of WCAG 2.2, 1.4.12. */
const wideText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Applies styles as browser settings do, independent of the content security policy. */
const applyStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);

test('text at 200 % and wide spacing never make a page scroll sideways (C13, L28) @quick', async ({
  page,
}) => {
  for (const [css, width] of [
    [largeText, 390],
    [wideText, 320],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    for (const path of pages) {
      await page.goto(path);
      await applyStyles(page, css);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, css, sideways]).toEqual([path, css, 0]);
      await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeInViewport({ ratio: 1 });
    }
  }
});

test('the buy bar covers no focused link (L25)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/fear-not');
  const bar = page.locator('[data-rest-at]');
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /opens in a new tab/ })
    .first();
  await link.evaluate((node) => {
    node.scrollIntoView({ block: 'end', behavior: 'instant' });
    scrollBy({ top: -innerHeight, behavior: 'instant' });
  });
  await expect(bar).toHaveAttribute('data-rest', 'false');
  await link.focus();
  const [linkBox, barBox] = [await link.boundingBox(), await bar.boundingBox()];
  expect((linkBox?.y ?? 0) + (linkBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
});

test('the selected entry is visible in forced colors (L27)', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/books');
  const background = (name: string) =>
    page
      .getByRole('banner')
      .getByRole('link', { name, exact: true })
      .evaluate((node) => getComputedStyle(node).backgroundColor);
  await page.goto('/about');
  expect(await background('About')).not.toBe(await background('Contact'));
});

/** Wraps the text of the page as a browser's translation does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, font')) continue;
      const inner = document.createElement('font');
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(text.data);
    }
  });

test('on a translated shop, labels follow the fields and input stays (C9)', async ({ page }) => {
  const buyer = newBuyer();
  const release = await holdRequests(page, '**/shop.island*.js');
  await page.goto('/shop');
  await translate(page);
  await page.getByLabel('Full Name *').fill(buyer.name);
  release();
  await hydrated(page.getByLabel('Full Name *'));
  await expect(page.getByLabel('Full Name *')).toHaveValue(buyer.name);
  await translate(page);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Fear Not' }) });
  const buy = card.locator('[data-buy]');
  await page.getByLabel('Email Address *').fill(buyer.email);
  await expect(buy).toHaveText(/^Buy Now/);
  await translate(page);
  await page.getByLabel('Email Address *').fill('');
  await expect(buy).toHaveText(/^Enter Info Above/);
  await page.getByLabel('Email Address *').fill(buyer.email);
  await buy.click();
  await expect(new Checkout(page).cardNumber).toBeVisible();
});

test('a translated checkout follows the fields (C9)', async ({ page }) => {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  const checkout = new Checkout(page);
  await checkout.open();
  await translate(page);
  await checkout.fillDetails({ ...newBuyer(), email: 'ruth@gmial.com' });
  await translate(page);
  await checkout.fillDetails(newBuyer());
  await expect(checkout.buyButton).toBeEnabled();
  await checkout.buyButton.click();
  await expect(checkout.cardNumber).toBeVisible();
  await translate(page);
  await expect(checkout.payButton).toHaveText(/^Pay /);
  expect(said).toEqual([]);
});

test('translated questions and a translated search follow the input (C9)', async ({ page }) => {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/legal-companion');
  const card = cardOn(page);
  await hydrated(card);
  await translate(page);
  await card.getByLabel('Your email address').fill('ruth@example.com');
  await translate(page);
  await card.getByRole('checkbox', { name: 'Keep my answers in this browser' }).check();
  await expect(card).toContainText('We keep them here until');
  await goOn(card);
  await expect(card.getByText('question 2 of 2')).toBeVisible();

  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const search = page.getByRole('combobox', { name: 'What are you looking for?' });
  for (const query of ['xqzv', 'freash strat', '', 'finding', 'peace']) {
    await search.fill(query);
    await translate(page);
  }
  await expect(page.getByRole('option', { name: /Finding Peace/ }).first()).toBeVisible();
  expect(said).toEqual([]);
});
