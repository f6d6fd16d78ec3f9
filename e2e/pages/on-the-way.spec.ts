import { expect, type Page, test } from '@playwright/test';

import { alive, scripted, stir } from '../alive.js';
import { holdCalls } from '../held-call.js';

// Motion is what is looked at here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Lets the browser have its last word on where a page begins. */
const frames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (; left > 0; left -= 1) await new Promise(requestAnimationFrame);
  }, count);

/** The same while the frames of the page wait for its clock: the browser looks at sizes in each of its own. */
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

test('a visitor who comes back is where they were, and a fresh page begins at its top @S1-frame-8 @S2-sales-pages-2 @quick', async ({
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
  // By less than a line: typefaces that came meanwhile set the page anew.
  await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThan(16);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Finding Peace' })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(700);
});

test('a page that sells a book begins at its top and drops the hash', async ({ page }) => {
  await page.goto('/finding-peace#buy');
  await expect(page).toHaveURL('/finding-peace');
  await frames(page, 4);
  expect(await scrollTop(page)).toBe(0);
});

test('it goes there again after 50, 100, 200 and 500 ms, but not from under a hand', async ({ page }) => {
  // The browser glides to the hash by a clock of its own: without motion it is there at once.
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

test('Back takes away what lies over the page before it leaves it, and a link in it leaves nothing behind @phone-only', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/finding-peace');
  // Until then the menu is a popover, which has no entry in the history.
  await scripted(page);
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
    // Asked of the page, which has told the browser of its entry by then; the browser itself may not have heard.
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
  // Loaded anew beneath a layer, it has nothing left to close.
  await menuButton.click();
  await expect(menu).toBeVisible();
  await page.reload();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('what was typed is there again after a walk to other pages', async ({ page }) => {
  const typed = [
    ['/contact', 'form[data-keep=contact]', 'message', 'Three lines\nabout a\nbook.'],
    ['/greedy-lying', 'form[data-keep=waitlist]', 'email', 'ruth@example.com'],
    ['/downloads', 'form[data-keep=five-verses]', 'email', 'ruth@example.org'],
    ['/finding-peace', '#buy', 'name', 'Ruth Weaver'],
  ] as const;
  const fieldOf = async (address: string, form: string, name: string) => {
    await page.goto(address);
    await stir(page);
    await page.locator(form).scrollIntoViewIfNeeded();
    return page.locator(`${form} [name=${name}]`);
  };
  for (const [address, form, name, text] of typed) await (await fieldOf(address, form, name)).fill(text);
  for (const [address, form, name, text] of typed)
    await expect(await fieldOf(address, form, name)).toHaveValue(text);
});

test('a page that is longer in coming than a moment is said to be on its way', async ({ page }) => {
  const said: string[] = [];
  // Playwright asks nothing of a page that is being left.
  await page.exposeFunction('note', (text: string) => said.push(text));
  await page.goto('/');
  await scripted(page);
  await page.evaluate(() => {
    const note = Reflect.get(window, 'note') as (text: string) => void;
    const place = document.querySelector('#page-word');
    if (place) new MutationObserver(() => note(place.textContent)).observe(place, { childList: true });
  });
  const release = await holdCalls(page, '**/about');
  // What is pointed at is drawn ahead, and would be here at once.
  await page.getByRole('link', { name: 'About', exact: true }).first().press('Enter', { noWaitAfter: true });
  await expect.poll(() => said).toEqual(['One moment: the page is loading.']);
  release();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('#page-word')).toBeEmpty();
});

test('a question that the address names is unfolded, on arrival and on its page', async ({ page }) => {
  await page.goto('/about#signed');
  await expect(page.getByText('I sign after every event')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator('#signed summary')).toBeFocused();
  await page.goto('/about');
  await page.evaluate(() => window.location.assign('#signed'));
  await expect(page.getByText('I sign after every event')).toBeInViewport();
});

test('browsers may draw pages ahead that search engines may list, and no others', async ({
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

test('pages are fit for the cache with which a browser goes back', async ({ request }) => {
  for (const path of ['/', '/shop', '/finding-peace', '/contact']) {
    expect((await request.get(path)).headers()['cache-control'], path).not.toContain('no-store');
  }
});

test('a page that was drawn ahead counts and claims nothing until it is shown, and counts again when it comes back', async ({
  page,
}) => {
  // Browsers under test draw nothing ahead and keep no page: what others say to a page is said to it here.
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

test('what the shop has said is not asked again, by time, attention or return; nor is a failure @S1-analytics-8', async ({
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
  await stir(page);
  // A visitor who leaves before the shop has answered has been told nothing yet.
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
  await alive(page.getByLabel('Full Name *'));
  expect(calls).toBe(1);
  // A tab that remembers nothing asks again.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await stir(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch products' })).toBeVisible();
  await page.clock.fastForward('01:00:00');
  expect(calls).toBe(2);
});
