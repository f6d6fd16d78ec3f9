import { expect, type Locator, type Page, test } from '@playwright/test';

import { hydrated } from '../hydration.js';
import { CARDS, Checkout, newBuyer, toast } from '../checkout.js';

interface Node {
  '@type': string;
  [field: string]: unknown;
}

const structuredData = async (page: Page): Promise<Node[]> =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) =>
      scripts.flatMap((script) => JSON.parse(script.textContent ?? '[]') as Node | Node[]),
    );

const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
/** A card within a section. */
const card = (page: Page, name: string) => page.getByRole('group', { name });

test('every book has its page: title, card, the shop’s price, and structured data @S2-sales-pages-3 @S2-sales-pages-4 @S2-sales-pages-12 @S2-sales-pages-14 @quick', async ({
  page,
  request,
}) => {
  const products = (await (await request.get('/api/products')).json()) as { id: string; price: number }[];
  const sold = {
    '/finding-peace': 'finding-peace-ebook',
    '/grant-writing': 'grant-writing-ebook',
    '/fear-not': 'fear-not-ebook',
    '/starting-over': 'starting-over-ebook',
    '/why-women': 'why-women-ebook',
    '/thank-god-for-mom': 'thank-god-mom-ebook',
    '/fresh-start': 'fresh-start-ebook',
  };
  await page.context().route('**/assets/*.js', (route) => route.abort());
  for (const [path, productId] of Object.entries(sold)) {
    await page.goto(path);
    const cents = products.find(({ id }) => id === productId)?.price ?? 0;
    const price = (cents / 100).toFixed(2);
    const nodes = await structuredData(page);
    expect(nodes.map((node) => node['@type'])).toEqual(['Book', 'Product', 'BreadcrumbList']);
    for (const { offers } of nodes.slice(0, 2)) {
      expect([offers].flat()[0]).toMatchObject({ price, availability: 'https://schema.org/InStock' });
    }
    expect(nodes[1]).not.toHaveProperty('aggregateRating');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /social-/);
    await expect(page.getByRole('main')).toContainText(`$${price}`);
    await expect(section(page, 'From its readers').getByText(/sample review/)).toHaveCount(1);
    await expect(section(page, 'Buy it from the author')).toContainText('What’s included');
    expect(await page.getByRole('main').locator('section').count()).toBeLessThanOrEqual(9);
    await expect(section(page, 'Every edition').getByRole('group')).not.toHaveCount(0);
    const facts = card(page, 'Book details');
    await expect(facts).toContainText(String(nodes[0]?.['isbn']).slice(-1));
    await expect(facts.getByRole('link', { name: 'All the facts about this book' })).toHaveAttribute(
      'href',
      /^\/books\/[a-z-]+$/,
    );
  }
});

test('every book’s page opens with a poster: a large cover, the claim, the price and a button', async ({
  page,
}) => {
  const books = ['finding-peace', 'grant-writing', 'fear-not', 'starting-over', 'why-women'];
  await page.context().route('**/assets/*.js', (route) => route.abort());
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of [...books, 'thank-god-for-mom', 'fresh-start', 'greedy-lying']) {
      await page.goto(`/${name}`);
      const poster = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) });
      const sizeOf = (part: Locator) =>
        part.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
      const cover = await poster.locator('picture').boundingBox();
      const bar = await page.getByRole('banner').boundingBox();
      const buy = poster.getByRole('link', { name: /^(Buy the e-book|See the prices)$/ });
      const claim = poster.locator('p:has(+ div a)');
      const size = await sizeOf(claim);
      // The cover says the title large, and the heading is a label above it.
      expect(await sizeOf(poster.getByRole('heading', { level: 1 }))).toBeLessThan(size / 1.8);
      const words = await poster.innerText();
      expect(words.match(/PDF & ePub|PDF only/g)?.length ?? 0, name).toBeLessThanOrEqual(1);
      // The banner above the header says that this shop is in test mode.
      const lastPx = height + (bar?.y ?? 0);
      const bottomOf = async (part: Locator) => {
        const box = await part.boundingBox();
        return (box?.y ?? Infinity) + (box?.height ?? 0);
      };
      expect(await bottomOf(claim)).toBeLessThan(lastPx);
      if (width < 500) {
        expect(size).toBeGreaterThanOrEqual(44);
        expect(size).toBeLessThanOrEqual(64);
        expect(cover?.height).toBeGreaterThanOrEqual(0.45 * height);
      } else {
        expect(size).toBeGreaterThanOrEqual(72);
        expect(size).toBeLessThanOrEqual(96);
        expect(cover?.height).toBeGreaterThanOrEqual(560);
      }
      expect(await bottomOf(buy)).toBeLessThan(lastPx);
      const lead = poster.locator('p:has(+ ul)').last();
      expect((await lead.boundingBox())?.y).toBeGreaterThan(await bottomOf(buy));
      // Its colors are the page's, including the chat.
      await expect(page.locator('[data-chat]')).toHaveClass(/palette-/);
    }
  }
});

test('Fear Not shows verses of its 116 with their references, a dedication, and the opening verse @S2-sales-pages-2 @S2-sales-pages-17', async ({
  page,
}) => {
  await page.goto('/fear-not#reviews');
  await expect(page).toHaveURL('/fear-not');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const verses = section(page, /^116 verses/);
  await expect(verses.getByRole('listitem')).toHaveCount(8);
  await expect(verses).toContainText('Psalm 23:4 (KJV)');
  await expect(card(page, 'Dedication')).toContainText('parked car');
  await expect(card(page, 'Before the first verse')).toContainText('Psalm 34:4 (KJV)');
  await expect(card(page, 'At other stores')).toContainText('$109.99');
});

test('Starting Over keeps its purchase card visible beside the contents @S2-sales-pages-18', async ({
  page,
}) => {
  await page.goto('/starting-over');
  await page.getByRole('heading', { name: 'Thirty days to change your mind' }).scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Full Name *')).toBeInViewport();
  await expect(page.getByLabel('Phone Number')).toHaveCount(0);
  await page.goto('/finding-peace');
  await page.getByRole('heading', { name: 'Thirty days to change your mind' }).scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Phone Number (optional)')).toHaveAccessibleDescription(/^Optional/);
});

test('Fresh Start collapses its description, says what it is not, and has two purchase buttons @phone @S2-sales-pages-25 @S2-sales-pages-26', async ({
  page,
}) => {
  await page.goto('/fresh-start');
  const folded = page.getByText(/^Fresh Start gives you the words/);
  await expect(folded).toBeHidden();
  await page.getByText('Show More').click();
  await expect(folded).toBeVisible();
  await page.getByText('Show Less').click();
  await expect(folded).toBeHidden();
  await expect(card(page, 'Educational, and not legal advice')).toBeVisible();
  await expect(section(page, 'Chapter 1: 21 concepts').getByRole('listitem')).toHaveCount(21);
  const companion = section(page, 'Not sure which chapter you need?');
  await expect(companion).toContainText('About 4 minutes');
  await expect(companion.getByRole('link')).toHaveAttribute('href', '/legal-companion');
  await expect(card(page, 'At Amazon').getByRole('link')).toHaveCount(2);
  await card(page, 'Direct from the author').getByRole('link').click();
  await expect(page.getByLabel('Full Name *')).toBeVisible();
});

test('on a phone the purchase button stays visible, except while the purchase section is @phone-only', async ({
  page,
}) => {
  await page.goto('/fresh-start');
  const bar = page.locator('main [data-rest]');
  await expect(bar).toBeHidden();
  await section(page, 'From its readers').scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  await page.locator('#buy').scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await section(page, 'From its readers').scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  await bar.getByRole('link').click();
  await expect(page.locator('#buy')).toBeInViewport();
});

test('Thank God for Mom has a second button that uses the first form’s fields @S2-sales-pages-23 @S2-sales-pages-24', async ({
  page,
}) => {
  await page.goto('/thank-god-for-mom');
  const direct = page.getByRole('button', { name: 'Buy direct' });
  await direct.scrollIntoViewIfNeeded();
  await hydrated(direct);
  await expect(page.getByLabel('Full Name *')).toBeVisible();
  await expect(direct).toBeDisabled();
  const checkout = new Checkout(page);
  await checkout.fillDetails(newBuyer());
  await expect(direct).toBeEnabled();
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  let orders = 0;
  await page.route('**/api/create-payment-intent', async (route) => {
    orders += 1;
    await answered;
    await route.continue();
  });
  await direct.click();
  await expect(page.getByRole('button', { name: 'Processing...', exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Processing Purchase...' })).toBeDisabled();
  answer();
  await expect(checkout.cardNumber).toBeVisible();
  await expect(toast(page, 'Payment Ready')).toBeVisible();
  expect(orders).toBe(1);
  // The card shows the form's state: it has name and address already.
  await expect(page.getByText('Now it needs your card')).toBeVisible();
  await checkout.fillCard(CARDS.visa);
  await checkout.payButton.click();
  await expect(page.getByText('You’ve paid. The form shows what comes next.')).toBeVisible();
  const printed = card(page, 'Printed for you, one at a time').getByRole('link');
  await expect(printed).toHaveText([/Print-on-demand hardcover/]);
  await expect(page.getByRole('main').getByRole('link', { name: /^Lulu/ })).toHaveCount(2);
});

test('Why Women lists ten arguments, and a payment leads to the thank-you page without a toast @S2-sales-pages-19 @S2-sales-pages-20', async ({
  page,
}) => {
  await page.goto('/why-women');
  await expect(section(page, 'The ten arguments').getByRole('listitem')).toHaveCount(10);
  const checkout = new Checkout(page);
  await page.getByRole('link', { name: /^Buy/ }).first().click();
  await checkout.fillDetails(newBuyer());
  await checkout.buyButton.click();
  await checkout.fillCard(CARDS.visa);
  await checkout.payButton.click();
  await expect(page).toHaveURL('/thank-you?product=why-women');
  await expect(toast(page, 'Payment Successful')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Download.*PDF/ })).toBeVisible();
});

test('Greedy/Lying is announced, and cannot be bought @S2-sales-pages-27', async ({ page }) => {
  await page.goto('/greedy-lying');
  const main = page.getByRole('main');
  await expect(main.getByText('Coming soon', { exact: true })).toBeVisible();
  await expect(main).toContainText('Expected on February 1, 2025; it’s taking longer than planned');
  await expect(main).toContainText('300 pages');
  await expect(card(page, 'A warning at the front').getByRole('listitem')).toHaveCount(4);
  await expect(card(page, 'Who it is for').getByRole('listitem')).toHaveCount(5);
  const panel = section(page, 'Not out yet');
  await expect(panel).toContainText(/Paperback.*\$24\.95.*E-book \(PDF\).*\$9\.95/s);
  for (const field of ['Full Name *', 'Email Address *']) {
    await expect(panel.getByLabel(field)).toBeDisabled();
    await expect(panel.getByLabel(field)).toHaveCSS('border-style', 'dashed');
  }
  await expect(panel.getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
  await expect(
    section(page, 'From its first readers').getByRole('img', { name: '5 out of 5 stars' }),
  ).toHaveCount(3);
  await expect(section(page, 'From its first readers')).toContainText('advance reader’s review');
  await expect(card(page, 'Also Available At').getByRole('link')).toHaveCount(2);
  const [book] = await structuredData(page);
  const { isbn, offers } = book as Node & { isbn: string; offers: Record<string, unknown>[] };
  expect(isbn).toMatch(/^97[89]\d{10}$/);
  expect(book).toMatchObject({ datePublished: '2025-02-01', numberOfPages: 300 });
  expect(offers[0]).toMatchObject({
    price: '24.99',
    priceCurrency: 'USD',
    availability: 'https://schema.org/PreOrder',
  });
  expect(offers[1]).not.toHaveProperty('url');
});
