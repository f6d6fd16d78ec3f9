import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { expect, test } from '@playwright/test';

import { toast } from '../checkout.js';

const run = promisify(execFile);

const featured = [
  {
    title: 'Overcoming Fear Through Faith',
    category: 'Faith & Spirituality',
    read: 8,
    date: 'December 10, 2024',
  },
  {
    title: 'Bankruptcy Myths I Hear Every Week',
    category: 'Legal Guidance',
    read: 12,
    date: 'December 8, 2024',
  },
  { title: 'Grant Writing for Beginners', category: 'Grant Writing', read: 15, date: 'December 5, 2024' },
];
const recent = [
  {
    title: 'Women in Ministry: Who Holds the Keys',
    category: 'Faith & Spirituality',
    read: 10,
    date: 'Dec 3, 2024',
  },
  { title: 'Starting Over After 50', category: 'Personal Growth', read: 7, date: 'Dec 1, 2024' },
];

test('the blog shows three featured articles as cards, two recent ones in rows, and a link to the newsletter @S1-blog-3 @quick', async ({
  page,
}) => {
  await page.goto('/blog');
  for (const [name, expected] of [
    ['Featured Articles', featured],
    ['Recent Articles', recent],
  ] as const) {
    const shown = page.getByRole('region', { name }).getByRole('article');
    await expect(shown).toHaveCount(expected.length);
    for (const [at, { title, category, read, date }] of expected.entries()) {
      const article = shown.nth(at);
      await expect(article.getByRole('heading', { level: 3 })).toHaveText(title);
      for (const said of [category, `${read} min read`, date]) {
        await expect(article.getByText(said, { exact: true })).toBeVisible();
      }
      await expect(article.locator('p').nth(1)).not.toBeEmpty();
    }
  }
  await expect(page.getByRole('link', { name: /^Read More/ })).toHaveCount(3);
  const email = page.getByRole('region', { name: 'Never miss the next one' }).getByRole('link');
  // The section that replaces the page until it exists.
  await expect(email).toHaveAttribute('href', /^\/(?:downloads|#free-resources)$/);
});

test('a reader opens an article, uses its contents, shares it, and continues with the next @phone @S1-blog-7', async ({
  page,
  context,
  isMobile,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blog');
  await page.getByRole('link', { name: /^Read More.*Bankruptcy Myths/ }).click();
  await expect(page).toHaveURL(/\/blog\/bankruptcy-myths$/);
  await expect(page).toHaveTitle('Bankruptcy Myths I Hear Every Week | Eleanor Marsh');

  const contents = page.getByRole('navigation', { name: 'In this article' });
  if (isMobile) await contents.getByText('In this article').click();
  await contents.getByRole('link', { name: 'Myth 10: “It is a sin”' }).click();
  await expect(page.getByRole('heading', { name: 'Myth 10: “It is a sin”' })).toBeInViewport();
  await expect(page).toHaveURL(/#myth-10-it-is-a-sin$/);

  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(toast(page, 'Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url().replace(/#.*/, ''));
  const letter = await page.getByRole('link', { name: 'Send by email' }).getAttribute('href');
  expect(decodeURIComponent(letter ?? '')).toMatch(
    /^mailto:\?subject=Bankruptcy Myths[^]*\/blog\/bankruptcy-myths$/,
  );

  const books = page.getByRole('region', { name: 'If you’d like to keep reading' });
  await expect(books.getByRole('heading', { level: 3 })).toHaveText(['Fresh Start', 'Starting Over']);
  await page.getByRole('link', { name: /^Older/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grant Writing for Beginners');
});

test('a link within an article works', async ({ page }) => {
  await page.goto('/blog/starting-over-after-50');
  await page.getByRole('link', { name: 'in another place' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bankruptcy Myths I Hear Every Week');
});

test('an article prints as a document, without a heading alone at the bottom of a page', async ({
  page,
}, testInfo) => {
  await page.goto('/blog/bankruptcy-myths');
  const headings = await page.getByRole('article').getByRole('heading').allTextContents();
  const file = testInfo.outputPath('article.pdf');
  await page.pdf({ path: file, format: 'Letter' });
  const { stdout } = await run('pdftotext', ['-layout', file, '-']).catch(() => ({ stdout: '' }));
  test.skip(!stdout, 'pdftotext is not installed');
  const sheets = stdout
    .split('\f')
    .map((sheet) => sheet.trim())
    .filter(Boolean);
  expect(sheets.length).toBeGreaterThan(4);
  for (const sheet of sheets) expect(headings).not.toContain(sheet.split('\n').at(-1)?.trim());
  expect(sheets[0]).toContain(page.url());
  expect(stdout.replaceAll(/\s/g, '')).toContain(
    `legalcompanion(${new URL(page.url()).origin}/legal-companion)`,
  );
  expect(stdout).not.toMatch(/Subscribe|In this article|Copy the link|Quick links|Older/);
});

test('feed readers find both feeds from the blog, well-formed and with full articles @S1-blog-11', async ({
  page,
  request,
}) => {
  await page.goto('/blog');
  const feeds = await page
    .locator('link[rel="alternate"]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('type'), link.getAttribute('href')]));
  expect(feeds).toEqual([
    ['application/rss+xml', '/blog/rss.xml'],
    ['application/feed+json', '/blog/feed.json'],
  ]);
  const rss = await request.get('/blog/rss.xml');
  expect(rss.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const read = await page.evaluate(
    (text) => {
      const feed = new DOMParser().parseFromString(text, 'application/xml');
      const texts = [...feed.getElementsByTagName('content:encoded')].map(
        ({ textContent }) => textContent ?? '',
      );
      return {
        broken: feed.querySelector('parsererror') !== null,
        lengths: texts.map(({ length }) => length),
      };
    },
    await rss.text(),
  );
  expect(read.broken).toBe(false);
  expect(read.lengths).toHaveLength(5);
  expect(Math.min(...read.lengths)).toBeGreaterThan(5000);

  const json = await request.get('/blog/feed.json');
  expect(json.headers()['content-type']).toBe('application/feed+json; charset=utf-8');
  expect(((await json.json()) as { items: unknown[] }).items).toHaveLength(5);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article is complete, without controls that need script @S1-blog-13', async ({ page }) => {
    await page.goto('/blog/overcoming-fear-through-faith');
    await expect(page.getByText('You have something in your hand too.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Send by email' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy the link' })).toBeHidden();
    await page.getByRole('link', { name: /^Older/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bankruptcy Myths I Hear Every Week');
  });

  test('an unknown article is not found @S1-blog-6', async ({ page }) => {
    const answer = await page.goto('/blog/no-such-article');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  });
});
