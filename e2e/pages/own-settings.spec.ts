import { expect, type Page, test } from '@playwright/test';

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
/** The spacing that text must bear (WCAG 2.2, 1.4.12). */
const wideText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Styles as a browser's own settings apply them, which no content security policy concerns. */
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

test('the buy bar covers no link that has the focus (L25)', async ({ page }) => {
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

test('the chosen entry shows in forced colors (L27)', async ({ page }) => {
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
