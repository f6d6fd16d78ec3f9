import { expect, type Page, test } from '@playwright/test';

import { isLaidOut } from '../axe.js';

// Motion is under test.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const carouselOf = (page: Page) => page.getByRole('region', { name: 'The books, one after another' });
const monthsOf = (page: Page) => page.getByRole('region', { name: 'Book of the Month' });
const slideOf = (page: Page) => carouselOf(page).getByRole('group', { name: / of 8$/ });

/** Opens the page with a paused clock, and waits until the carousels run. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await expect(carouselOf(page)).toHaveAttribute('data-on');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Selects the first book by its dot, and moves the mouse away: the interval starts again. */
async function beginAtFirst(page: Page): Promise<void> {
  await carouselOf(page).getByRole('button', { name: 'Finding Peace' }).click();
  await page.mouse.move(5, 300);
  await expect(slideOf(page)).toHaveAccessibleName('1 of 8');
}

/** Expects no change as time passes. */
async function expectRest(page: Page): Promise<void> {
  const before = await slideOf(page).getAttribute('aria-label');
  await page.clock.runFor(20_000);
  await expect(slideOf(page)).toHaveAccessibleName(before ?? '');
}

test.describe('the books in the hero', () => {
  test('rotate every 4 seconds, with a transition of half a second @S1-home-3 @quick', async ({ page }) => {
    await openWithClock(page);
    await beginAtFirst(page);
    await page.clock.runFor(3999);
    await expect(slideOf(page)).toHaveAccessibleName('1 of 8');
    await page.clock.runFor(1);
    await expect(slideOf(page)).toHaveAccessibleName('2 of 8');
    // The whole first screen takes the colors of the book in front.
    await expect(page.locator('main > [data-palette]')).toHaveClass(/palette-starting-over/);
    for (let turn = 3; turn <= 8; turn += 1) await page.clock.runFor(4000);
    await expect(slideOf(page)).toHaveAccessibleName('8 of 8');
    await page.clock.runFor(4000);
    await expect(slideOf(page)).toHaveAccessibleName('1 of 8');
    const front = carouselOf(page).locator('a[data-place=front]');
    expect(await front.evaluate((node) => getComputedStyle(node).transitionDuration)).toMatch(/^0\.5s/);
  });

  test('can be rotated by hand in both directions without end @S1-home-2 @S1-home-4', async ({ page }) => {
    await openWithClock(page);
    await beginAtFirst(page);
    const carousel = carouselOf(page);
    await carousel.getByRole('button', { name: 'Previous book' }).click();
    await expect(slideOf(page)).toHaveAccessibleName('8 of 8');
    await carousel.getByRole('button', { name: 'Next book' }).click();
    await expect(slideOf(page)).toHaveAccessibleName('1 of 8');
    const dot = carousel.getByRole('button', { name: 'Fresh Start' });
    await dot.click();
    await expect(slideOf(page)).toHaveAccessibleName('5 of 8');
    await expect(dot).toHaveAttribute('aria-current', 'true');
    await carousel.locator('a[data-place=right]').click();
    await expect(slideOf(page)).toHaveAccessibleName('6 of 8');
    await expect(carousel.getByRole('link', { name: 'Fear Not' })).toBeVisible();
  });

  test('pause while hovered, focused, out of sight or stopped @S1-home-6', async ({ page }) => {
    await openWithClock(page);
    await beginAtFirst(page);
    const carousel = carouselOf(page);
    await carousel.getByRole('link', { name: 'Finding Peace' }).hover();
    await expectRest(page);
    await page.mouse.move(5, 300);

    await page.getByRole('link', { name: 'Free Resources' }).focus();
    await page.keyboard.press('Tab');
    await expect(carousel.getByRole('button', { name: 'Previous book' })).toBeFocused();
    await expectRest(page);
    await page.keyboard.press('Shift+Tab');

    const setHidden = (hidden: boolean) =>
      page.evaluate(`Object.defineProperty(document, 'hidden', { value: ${hidden}, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));`);
    await setHidden(true);
    await expectRest(page);
    await setHidden(false);
    await page.clock.runFor(4000);
    await expect(slideOf(page)).toHaveAccessibleName('2 of 8');

    await carousel.getByRole('button', { name: 'Pause the carousel' }).click();
    await page.mouse.move(5, 300);
    await expectRest(page);
    await carousel.getByRole('button', { name: 'Play the carousel' }).click();
    await page.clock.runFor(4000);
    await expect(slideOf(page)).toHaveAccessibleName('3 of 8');
  });

  test('show fifty characters of their descriptions, and load the first cover eagerly @S1-home-5', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/')).text();
    const images = [...html.matchAll(/<img [^>]*\/images\/[^>]*\.(?:webp|jpg)[^>]*>/g)].map(
      ([image]) => image,
    );
    const eager = images.filter((image) => !image.includes('loading="lazy"'));
    expect(eager).toEqual([expect.stringMatching(/finding-peace.*fetchpriority="high"/i)]);
    await page.goto('/');
    await expect(slideOf(page).getByText('Most of us wait for peace as we wait for weather.')).toBeVisible();
  });
});

test('the books of the month rotate every 8 seconds, starting with the current one @S1-home-7 @S1-home-8', async ({
  page,
  request,
}) => {
  const names = ['January 2025', 'February 2025', 'March 2025'];
  const html = await (await request.get('/')).text();
  const first = names.findIndex((name) => html.includes(`aria-label="${name}" aria-current="true"`));
  await openWithClock(page);
  const months = monthsOf(page);
  await months.scrollIntoViewIfNeeded();
  const dot = months.locator('button[aria-current=true]');
  await expect(dot).toHaveAccessibleName(names[first] ?? 'none');
  await page.clock.runFor(8000);
  await expect(dot).toHaveAccessibleName(names[(first + 1) % 3] ?? 'none');
  const shown = months.locator('article[data-place=front]');
  await months.getByRole('button', { name: 'January 2025' }).click();
  await page.mouse.move(5, 5);
  for (const [title, rating, readers, reviews] of [
    ['Finding Peace', '4.8', '1,247', '89'],
    ['Starting Over', '4.9', '892', '67'],
    ['Fresh Start', '4.7', '634', '45'],
  ] as const) {
    await expect(shown.getByRole('heading', { level: 3 })).toHaveText(title);
    for (const figure of [rating, readers, reviews]) await expect(shown.getByText(figure)).toBeVisible();
    await page.clock.runFor(7999);
    await expect(shown.getByRole('heading', { level: 3 })).toHaveText(title);
    await page.clock.runFor(1);
  }
  await expect(shown.getByRole('heading', { level: 3 })).toHaveText('Finding Peace');
  await expect(shown.getByText(/^Most of us wait for peace.*…$/)).toBeVisible();
  const plain = await shown.boundingBox();
  await shown.hover();
  await expect.poll(async () => (await shown.boundingBox())?.width).toBeGreaterThan(plain?.width ?? 0);
  await page.clock.runFor(20_000);
  await expect(shown.getByRole('heading', { level: 3 })).toHaveText('Finding Peace');
  await months.getByRole('button', { name: 'March 2025' }).click();
  await expect(shown.getByRole('heading', { level: 3 })).toHaveText('Fresh Start');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing rotates until it is started @S1-home-6', async ({ page }) => {
    await openWithClock(page);
    await expectRest(page);
    await carouselOf(page).getByRole('button', { name: 'Play the carousel' }).click();
    await page.clock.runFor(4000);
    await expect(slideOf(page)).toHaveAccessibleName('2 of 8');
  });
});

/** Height that toolbars leave of a phone's screen. */
const phonePixels = 664;

test('on a phone, a whole cover and the three buttons are on the first screen, and a swipe rotates the books @phone-only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: phonePixels });
  await page.goto('/');
  await expect(carouselOf(page)).toHaveAttribute('data-on');
  const cover = await carouselOf(page).locator('a[data-place=front]').boundingBox();
  expect((cover?.y ?? 0) + (cover?.height ?? phonePixels)).toBeLessThan(phonePixels);
  const buttons = await Promise.all(
    ['Explore My Books', 'Book Speaking Event', 'Free Resources'].map((name) =>
      page.getByRole('link', { name, exact: true }).boundingBox(),
    ),
  );
  const [primary, ...others] = buttons.map((box) => box ?? { y: phonePixels, width: 0 });
  for (const { y, width } of others) {
    expect(y).toBeLessThan(phonePixels);
    expect(width).toBeLessThan((primary?.width ?? 0) / 2);
  }
  const swipe = (from: number, to: number) =>
    carouselOf(page)
      .locator('a[data-place=front]')
      .evaluate(
        (front, [start, end]) => {
          const touch = (clientX: number) => [new Touch({ identifier: 1, target: front, clientX })];
          const settings = { bubbles: true };
          front.dispatchEvent(new TouchEvent('touchstart', { ...settings, touches: touch(start) }));
          front.dispatchEvent(new TouchEvent('touchend', { ...settings, changedTouches: touch(end) }));
        },
        [from, to] as [number, number],
      );
  await swipe(100, 200);
  await expect(slideOf(page)).toHaveAccessibleName('8 of 8');
  await swipe(200, 100);
  await expect(slideOf(page)).toHaveAccessibleName('1 of 8');
  // The quill would lie over text.
  const progress = page.locator('[data-look]');
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await expect(progress).toBeVisible();
  await expect(progress.locator('svg')).toBeHidden();
});

test('the hero, the author, her works and her services have the right links @S1-home-1 @S1-routes-2', async ({
  page,
}) => {
  await page.goto('/');
  for (const [name, path] of [
    ['Explore My Books', '/books'],
    ['Book Speaking Event', '/speaking'],
    ['Free Resources', '/downloads'],
    ['More about Eleanor', '/about'],
  ] as const) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await expect(page.getByText('8+ Books Published')).toBeVisible();
  const works = page.getByRole('region', { name: 'My Published Works' });
  await expect(works.getByRole('article')).toHaveCount(8);
  const first = works.getByRole('article').first();
  await expect(first.getByText('$16.95')).toBeVisible();
  await expect(
    first.getByText('Most of us wait for peace as we wait for weather. It can be practiced instead.'),
  ).toBeVisible();
  await expect(first.getByRole('link', { name: 'Learn More about Finding Peace' })).toHaveAttribute(
    'href',
    '/finding-peace',
  );
  const services = page.getByRole('region', { name: 'Come and hear it in person' });
  for (const title of ['Motivational Speaking', 'Legal Concepts Teaching', 'Grant Writing Training']) {
    await expect(services.getByRole('heading', { name: title })).toBeVisible();
    await expect(services.getByRole('link', { name: new RegExp(title) })).toHaveAttribute(
      'href',
      '/speaking',
    );
  }
});

test.describe('the reading progress', () => {
  const readPercent = (page: Page) =>
    page.locator('[data-look]').evaluate((node) => getComputedStyle(node).getPropertyValue('--read-percent'));

  test('appears beyond 100 pixels and shows the scrolled share of the page @S1-home-12', async ({ page }) => {
    await page.goto('/');
    const progress = page.locator('[data-look]');
    const scrollTo = (top: number) =>
      page.evaluate((pixels) => window.scrollTo({ top: pixels, behavior: 'instant' }), top);
    await expect(progress).toBeHidden();
    await scrollTo(100);
    await expect(progress).toBeHidden();
    await scrollTo(101);
    await expect(progress).toBeVisible();
    await scrollTo(100_000);
    await expect.poll(() => readPercent(page)).toBe('100');
    await isLaidOut(page);
    const halfway = await page.evaluate(() => (document.documentElement.scrollHeight - innerHeight) / 2);
    await scrollTo(halfway);
    await expect.poll(() => readPercent(page)).toBe('50');
  });

  test('is computed by script without scroll-driven animations @S1-home-12', async ({ page }) => {
    await page.addInitScript(`CSS.supports = () => false`);
    await page.goto('/');
    const progress = page.locator('[data-look]');
    await expect(progress).toHaveAttribute('data-begun', 'false');
    await page.evaluate(() => window.scrollTo({ top: 100_000, behavior: 'instant' }));
    await expect(progress).toHaveAttribute('data-begun', 'true');
    await expect
      .poll(() => progress.evaluate((node) => (node as HTMLElement).style.getPropertyValue('--read-percent')))
      .toBe('100');
  });
});
