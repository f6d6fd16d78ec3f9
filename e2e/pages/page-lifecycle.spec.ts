import { expect, type Page, test } from '@playwright/test';

import { hydrated, pageScriptReady, startHydration } from '../hydration.js';
import { holdRequests } from '../held-requests.js';

// Motion is under test.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Waits for animation frames, after which the browser restores the scroll position. */
const frames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (; left > 0; left -= 1) await new Promise(requestAnimationFrame);
  }, count);

/** The same with a paused page clock, whose frames do not run. */
const ownFrames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (; left > 0; left -= 1)
      await new Promise<void>((resolve) => {
        const observer = new ResizeObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body);
      });
  }, count);

const moveAway = (page: Page) => page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));

test('a visitor who comes back is at the same position, and a new page starts at its top @S1-frame-8 @S2-sales-pages-2 @quick', async ({
  page,
}) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Learn More about Finding Peace' });
  await link.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(400);
  await link.click();
  await expect(page).toHaveURL('/finding-peace');
  expect(await scrollTop(page)).toBe(0);
  await moveAway(page);
  await page.goBack();
  // By less than a line: fonts that load later change the layout.
  await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThan(16);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Finding Peace' })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(700);
});

test('a cover moves with the visitor to its book’s page, but not back to a page that is loaded again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      sessionStorage.removeItem('moved');
      void viewTransition?.ready.then(() => {
        const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        const groups = parts.filter((part) => part === '::view-transition-group(cover-finding-peace)');
        sessionStorage.setItem('moved', String(groups.length));
      });
    });
  });
  const moved = () => page.evaluate(() => sessionStorage.getItem('moved'));
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn More about Finding Peace' }).click();
  await expect(page).toHaveURL('/finding-peace');
  await expect.poll(moved).toBe('1');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(moved).toBe('0');
});

test('a sales page starts at its top and drops the hash', async ({ page }) => {
  await page.goto('/finding-peace#buy');
  await expect(page).toHaveURL('/finding-peace');
  await frames(page, 4);
  expect(await scrollTop(page)).toBe(0);
});

test('it scrolls there again after 50, 100, 200 and 500 ms, but not after an interaction', async ({
  page,
}) => {
  // A smooth scroll to the hash has a clock of its own: reduced motion makes it instant.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/about');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.goto('/finding-peace#buy');
  await expect(page).toHaveURL('/finding-peace');
  await ownFrames(page, 4);
  await page.clock.runFor(49);
  for (const ms of [50, 100, 300]) {
    await page.clock.runFor(1);
    expect(await scrollTop(page)).toBe(0);
    await moveAway(page);
    await page.clock.runFor(ms - 1);
    expect(await scrollTop(page)).toBe(700);
  }
  await page.clock.runFor(1);
  expect(await scrollTop(page)).toBe(0);

  await page.goto('/about');
  await page.goto('/finding-peace#buy');
  await expect(page).toHaveURL('/finding-peace');
  await ownFrames(page, 4);
  await page.clock.runFor(49);
  await page.keyboard.press('Shift');
  await moveAway(page);
  await page.clock.runFor(500);
  expect(await scrollTop(page)).toBe(700);
});

test('Back closes an overlay before it leaves the page, and a link in an overlay leaves no entry behind @phone-only', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/finding-peace');
  // Before, the menu is a popover without a history entry.
  await pageScriptReady(page);
  const layers = [
    [page.getByRole('button', { name: 'Menu' }), page.getByRole('dialog', { name: 'Menu' })],
    [
      page.getByRole('button', { name: 'Search', exact: true }),
      page.getByRole('dialog', { name: /^Search/ }),
    ],
    [
      page.getByRole('button', { name: 'Ask a question' }),
      page.getByRole('dialog', { name: 'Book assistant' }),
    ],
    [page.getByText('Read the sample', { exact: true }), page.getByRole('dialog', { name: /^Sample of / })],
  ] as const;
  for (const [opener, layer] of layers) {
    await opener.click();
    await expect(layer).toBeVisible();
    // From the page, which has added its entry by then; the browser process may not know it yet.
    await page.evaluate(() => history.back());
    await expect(layer).toBeHidden();
    await expect(page).toHaveURL('/finding-peace');
  }
  const [[menuButton, menu], [searchButton, search]] = layers;
  await searchButton.click();
  await search.getByRole('combobox').fill('finding peace');
  await search.locator('[role=option][href="/finding-peace"]').first().click();
  await expect(search).toBeHidden();
  await menuButton.click();
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(page).toHaveURL('/finding-peace');
  // After a reload under an overlay, nothing is left to close.
  await menuButton.click();
  await expect(menu).toBeVisible();
  await page.reload();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('input is restored after visits to other pages', async ({ page }) => {
  const typed = [
    ['/contact', 'form[data-keep=contact]', 'message', 'Three lines\nabout a\nbook.'],
    ['/greedy-lying', 'form[data-keep=waitlist]', 'email', 'ruth@example.com'],
    ['/downloads', 'form[data-keep=five-verses]', 'email', 'ruth@example.org'],
    ['/finding-peace', '#buy', 'name', 'Ruth Weaver'],
  ] as const;
  const fieldOf = async (address: string, form: string, name: string) => {
    await page.goto(address);
    await startHydration(page);
    await page.locator(form).scrollIntoViewIfNeeded();
    return page.locator(`${form} [name=${name}]`);
  };
  for (const [address, form, name, text] of typed) await (await fieldOf(address, form, name)).fill(text);
  for (const [address, form, name, text] of typed)
    await expect(await fieldOf(address, form, name)).toHaveValue(text);
});

test('a slow page is announced as loading', async ({ page }) => {
  const said: string[] = [];
  // Playwright does not evaluate in a page that is being left.
  await page.exposeFunction('note', (text: string) => said.push(text));
  await page.goto('/');
  await pageScriptReady(page);
  await page.evaluate(() => {
    const note = Reflect.get(window, 'note') as (text: string) => void;
    const place = document.querySelector('#page-word');
    if (place) new MutationObserver(() => note(place.textContent)).observe(place, { childList: true });
  });
  const release = await holdRequests(page, '**/about');
  // Hovering would prerender the page, which would then appear at once.
  await page.getByRole('link', { name: 'About', exact: true }).first().press('Enter', { noWaitAfter: true });
  await expect.poll(() => said).toEqual(['One moment: the page is loading.']);
  release();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('#page-word')).toBeEmpty();
});

test('a question in the hash is opened, on load and on the same page', async ({ page }) => {
  await page.goto('/about#signed');
  await expect(page.getByText('I sign after every event')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator('#signed summary')).toBeFocused();
  await page.goto('/about');
  await page.evaluate(() => window.location.assign('#signed'));
  await expect(page.getByText('I sign after every event')).toBeInViewport();
});

test('browsers may prerender the pages that search engines may list, and no others', async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get('/')).text();
  const json = /<script type="speculationrules">(?<json>.*?)<\/script>/.exec(html)?.groups?.['json'] ?? '';
  const { prerender } = JSON.parse(json) as { prerender: { where: { href_matches: string[] } }[] };
  const paths = prerender.flatMap(({ where }) => where.href_matches);
  const listed = await (await request.get('/sitemap.xml')).text();
  expect(paths).toContain('/shop');
  for (const path of paths) expect(listed).toContain(`<loc>${baseURL}${path}</loc>`);
});

test('pages are eligible for the back/forward cache', async ({ request }) => {
  for (const path of ['/', '/shop', '/finding-peace', '/contact']) {
    expect((await request.get(path)).headers()['cache-control'], path).not.toContain('no-store');
  }
});

test('a prerendered page counts and claims nothing until it is shown, and counts again when it is restored', async ({
  page,
}) => {
  // Browsers under test neither prerender nor keep pages, so their events are simulated.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true });
    sessionStorage.setItem('lectern.chat-open', 'yes');
  });
  const views: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/page-views')) views.push(request.method());
  });
  const chat = page.getByRole('dialog', { name: 'Book assistant' });
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(views).toHaveLength(0);
  await expect(chat).toHaveCount(0);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect(chat).toBeVisible();
  await expect.poll(() => views.length).toBe(1);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(() => views.length).toBe(2);
});

test('products are fetched once, not again by time, focus or return, nor after a failure @S1-analytics-8', async ({
  page,
}) => {
  let calls = 0;
  await page.route('**/api/products', async (route) => {
    calls += 1;
    await (calls === 1 ? route.continue() : route.abort());
  });
  await page.clock.install();
  await page.goto('/shop');
  await expect(page.getByRole('button', { name: 'Enter Info Above' }).first()).toBeVisible();
  const logo = page.getByRole('link', { name: 'Eleanor Marsh' }).first();
  await startHydration(page);
  // A visitor who leaves before the response has no data yet.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('lectern.products')))
    .toContain('finding-peace');
  expect(calls).toBe(1);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.clock.fastForward('01:00:00');
  await logo.click();
  await page.waitForURL('/');
  await page.goBack();
  await page.waitForURL('/shop');
  await hydrated(page.getByLabel('Full Name *'));
  expect(calls).toBe(1);
  // Without session data the page fetches again.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await startHydration(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch products' })).toBeVisible();
  await page.clock.fastForward('01:00:00');
  expect(calls).toBe(2);
});
