import { expect, type Page, test } from '@playwright/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PAGES = [
  '/',
  '/shop',
  '/finding-peace',
  '/books',
  '/books/finding-peace',
  '/blog',
  '/blog/bankruptcy-myths',
  '/thank-you',
];

test.describe('every kind of page @S2-sales-pages-32', () => {
  const said: string[] = [];
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => said.push(error.message));
  });
  test.afterAll(() => page.close());

  for (const address of PAGES) {
    test(`${address} hydrates without console messages, under its own security policy @S1-blog-1`, async () => {
      const answer = await page.goto(address, { waitUntil: 'load' });
      expect(answer?.headers()['content-security-policy']).toContain(`default-src 'none'`);
      await page.mouse.wheel(0, 20_000);
      await page.waitForLoadState('networkidle');
      expect(said.splice(0)).toEqual([]);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sales page is complete, with its price and its sellers', async ({ page }) => {
    await page.goto('/finding-peace');
    await expect(page.getByRole('heading', { level: 1, name: 'Finding Peace' })).toBeVisible();
    await expect(page.getByText('$9.99').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /Kobo/ })).toBeVisible();
  });

  test('the not-found page has the specified text and status 404 @S1-routes-9', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  });
});

test('every page without a secret in its address is eligible for the back/forward cache', async ({
  request,
}) => {
  const asBrowser = { headers: { accept: 'text/html' } };
  const map = await (await request.get('/sitemap.xml')).text();
  const listed = [...map.matchAll(/<loc>(?<address>[^<]*)<\/loc>/g)].map(
    ({ groups }) => groups?.address ?? '',
  );
  expect(listed.length).toBeGreaterThan(20);
  const unlisted = ['/thank-you', '/analytics-test', '/embed/checkout', '/embed/chat', '/no/such/page'];
  for (const address of [...listed, ...unlisted]) {
    const headers = (await request.get(address, asBrowser)).headers();
    expect([address, headers['cache-control']]).toEqual([address, 'no-cache']);
    // A page that listens to `unload`, or denies it to its frames, is not cached or logs a warning.
    expect(headers['permissions-policy'] ?? '').not.toContain('unload');
  }
  for (const address of [
    '/d/unknown',
    '/kit/unknown',
    '/newsletter/unknown/preferences',
    '/orders/unknown/sent',
  ]) {
    const answer = await request.get(address, asBrowser);
    expect([address, answer.headers()['cache-control']]).toEqual([address, 'no-store']);
  }
});

test('the sitemap exists and lists every page', async ({ request, baseURL }) => {
  const robots = await request.get('/robots.txt');
  expect(await robots.text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const map = await (await request.get('/sitemap.xml')).text();
  const listed = [...map.matchAll(/<loc>(?<address>[^<]*)<\/loc>/g)].map(
    ({ groups }) => groups?.address ?? '',
  );
  expect(listed).toContain(`${baseURL}/blog/bankruptcy-myths`);
  for (const address of listed) {
    const answer = await request.get(address);
    expect([address, answer.status(), answer.headers()['x-robots-tag']]).toEqual([address, 200, undefined]);
    expect(await answer.text()).toContain(`<link rel="canonical" href="${address}"`);
  }
});

test('the price is the same in the page, in its structured data and in the charge', async ({
  page,
  request,
}) => {
  await page.goto('/finding-peace');
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(blocks.join('')).toMatch(/"price":\s*"?9\.99"?/);
  const products = (await (await request.get('/api/products')).json()) as { id: string; price: number }[];
  expect(products.find(({ id }) => id === 'finding-peace-ebook')?.price).toBe(999);
});
