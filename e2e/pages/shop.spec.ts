import { expect, type Locator, type Page, test } from '@playwright/test';

import { pageScriptReady, startHydration } from '../hydration.js';
import { CARDS, Checkout, newBuyer, toast } from '../checkout.js';
import { paidReturn } from '../purchase.js';
import { ordersOf } from '../site-database.js';

const PRODUCTS = '**/api/products';

/** Opens a shop that was prerendered without products. */
async function openEmptyShop(page: Page): Promise<void> {
  await page.route('/shop', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(
      /(&quot;products&quot;:)\[.*?\](?=,&quot;contactEmail)/,
      '$1[]',
    );
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto('/shop');
}

const cardOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

const lockedButton = (page: Page, title: string) =>
  cardOf(page, title).getByRole('button', { name: /^Enter Info Above/ });

const buyButton = (page: Page, title: string) =>
  cardOf(page, title).getByRole('button', { name: /^Buy Now/ });

const fill = async (page: Page, { name, email }: { name: string; email: string }) => {
  await page.getByLabel('Full Name *').fill(name);
  await page.getByLabel('Email Address *').fill(email);
};

test('a card shows title, type, 120 characters, price, and a button that needs a name @S2-shop-2 @S2-shop-4 @S2-shop-5 @quick', async ({
  page,
}) => {
  await page.goto('/shop');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Finding Peace' }) });
  await expect(card.getByText('E-book · PDF & ePub')).toBeVisible();
  await expect(card.getByText('$9.99')).toBeVisible();
  const description = await card.getByRole('paragraph').filter({ hasText: '…' }).innerText();
  expect([...description.replace('…', '')].length).toBeLessThanOrEqual(120);
  expect([...description].length).toBeGreaterThan(100);

  // The rest of it opens in its place (O6).
  await card.getByText('Read it all').click();
  const whole = await card.getByRole('group').getByRole('paragraph').innerText();
  expect(whole.length).toBeGreaterThan(120);
  expect(whole).toContain(description.replace('…', ''));

  const button = card.getByRole('button');
  await expect(button).toHaveText(/^Enter Info Above/);
  await expect(button).toBeDisabled();
  await expect(card.getByText('Name and email first')).toHaveCount(0);
  await button.press('Enter');
  await expect(page.getByLabel('Full Name *')).toBeFocused();
  await page.getByLabel('Full Name *').fill('Ruth');
  await expect(button).toBeDisabled();
  await card.locator('[data-cover]').click();
  await expect(page.getByLabel('Email Address *')).toBeFocused();
  await expect(page.getByLabel('Email Address *')).toBeInViewport();
  await page.getByLabel('Email Address *').fill('ruth@example.com');
  await expect(button).toHaveText(/^Buy Now/);
  await expect(button).toBeEnabled();
  await expect(page.getByRole('heading', { name: 'Prefer paper?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Compare before you buy' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Search on Google Shopping/ })).toHaveAttribute(
    'href',
    'https://shopping.google.com/',
  );

  await page.setViewportSize({ width: 390, height: 844 });
  const [name, email] = [
    await placeOf(page.getByLabel('Full Name *')),
    await placeOf(page.getByLabel('Email Address *')),
  ];
  expect(email.right - email.left).toBeGreaterThan(320);
  expect(email.top).toBeGreaterThanOrEqual(name.bottom);
});

test('name and address follow the buyer to a book and back, even if typed before the script loaded', async ({
  page,
}) => {
  const buyer = newBuyer();
  let release = () => {};
  const typed = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/page-[\w-]+\.js$/, async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/shop');
  await fill(page, buyer);
  release();
  await pageScriptReady(page);
  await page.goto('/fear-not');
  await page.goto('/shop');
  await expect(page.getByLabel('Email Address *')).toHaveValue(buyer.email);
  await startHydration(page);
  await expect(buyButton(page, 'Fear Not')).toBeEnabled();
});

test('the first click buys after Back, with fields filled by the browser (C15)', async ({ page }) => {
  const buyer = newBuyer();
  await page.goto('/shop');
  await fill(page, buyer);
  await expect(buyButton(page, 'Fear Not')).toBeEnabled();
  await page.goto('/about');
  // Playwright disables the back/forward cache, so this reloads the page.
  await page.goBack();
  await expect(page.getByLabel('Email Address *')).toHaveValue(buyer.email);
  await expect(buyButton(page, 'Fear Not')).toBeEnabled();
  await buyButton(page, 'Fear Not').click();
  await expect(new Checkout(page).cardNumber).toBeVisible();
});

/** A browser that blocks storage: even reading the property throws. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });

test('with storage blocked, one click makes one order (C16)', async ({ page }) => {
  const buyer = newBuyer();
  await blockStorage(page);
  await page.goto('/shop');
  await fill(page, buyer);
  await buyButton(page, 'Fear Not').click();
  const checkout = new Checkout(page);
  await checkout.fillCard(CARDS.visa);
  await checkout.payButton.click();
  await expect(page.getByRole('link', { name: /Download.*PDF/ })).toBeVisible();
  expect(await ordersOf(buyer.email)).toMatchObject([{ total_amount: 995 }]);
});

test('six placeholders are shown while the books load, and an empty shop says so @S2-shop-3', async ({
  page,
}) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(PRODUCTS, async (route) => {
    await held;
    await route.fulfill({ json: [] });
  });
  await openEmptyShop(page);
  await startHydration(page);
  await expect(page.locator('[data-placeholder]')).toHaveCount(6);
  answer();
  await expect(page.getByRole('heading', { name: 'No Products Available' })).toBeVisible();
  await expect(page.locator('[data-placeholder]')).toHaveCount(0);
});

test('if the products fail to load the shop says so, and retries on request @S2-shop-9', async ({ page }) => {
  let isDown = true;
  await page.route(PRODUCTS, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto('/shop');
  await startHydration(page);
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch products' });
  await expect(failure.getByText('Prices may be out of date')).toBeVisible();
  await expect(lockedButton(page, 'Fear Not')).toBeVisible();
  const again = failure.getByRole('button', { name: 'Try again' });
  const [failedAgain] = await Promise.all([page.waitForEvent('requestfailed'), again.click()]);
  expect(failedAgain.url()).toMatch(/\/api\/products$/);
  await expect(again).toBeEnabled();
  isDown = false;
  await again.click();
  await expect(failure).toBeHidden();
});

test('a failure to start a payment is reported at its book or at the invalid field, and the products stay @S2-shop-10', async ({
  page,
}) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/create-payment-intent', async (route) => {
    await held;
    await route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: '{"detail":"Cards rest."}',
    });
  });
  await page.goto('/shop');
  await fill(page, newBuyer());
  await buyButton(page, 'Fear Not').click();
  await expect(cardOf(page, 'Fear Not')).toContainText('Preparing your payment');
  await expect(cardOf(page, 'Finding Peace')).toContainText('Another payment is being prepared');
  answer();
  await expect(cardOf(page, 'Fear Not').getByRole('alert')).toHaveText('Cards rest.');
  await expect(toast(page, 'Checkout Error')).toBeVisible();
  await expect(page.getByText('Failed to initialize checkout. Please try again.').first()).toBeVisible();
  await expect(buyButton(page, 'Fear Not')).toBeEnabled();
  await expect(buyButton(page, 'Fear Not')).toHaveAccessibleDescription('Cards rest.');
  await page.getByLabel('Full Name *').fill('Ruth Anne Weaver');
  await expect(cardOf(page, 'Fear Not').getByRole('alert')).toHaveText('Cards rest.');

  await page.unroute('**/api/create-payment-intent');
  await page.getByLabel('Email Address *').fill('ruth@nowhere');
  await buyButton(page, 'Fear Not').click();
  await expect(page.getByLabel('Email Address *')).toHaveAccessibleDescription(
    /Please enter a valid email address/,
  );
  await expect(page.getByLabel('Email Address *')).toBeFocused();
  await page.getByLabel('Email Address *').fill('ruth@example.com');
  await expect(page.getByText('Please enter a valid email address')).toHaveCount(0);
});

/** Position of an element in the window. */
async function placeOf(seen: Locator) {
  const { x, y, width, height } = (await seen.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(height).toBeGreaterThan(0);
  return { left: x, top: y, right: x + width, bottom: y + height };
}

test('Back, Forward, a reload and navigation keep a started payment @S2-shop-7 @S2-shop-8', async ({
  page,
}) => {
  const started: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/create-payment-intent'))
      started.push(((await response.json()) as { clientSecret: string }).clientSecret);
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        const isMoved = parts.includes('::view-transition-group(cover-of-payment)');
        sessionStorage.setItem('moved', String(isMoved));
      });
      return transition;
    };
  });
  await page.goto('/shop');
  await fill(page, newBuyer());
  const buy = buyButton(page, 'Fear Not');
  await buy.click();
  // The cover moves from its card into the sheet.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('moved'))).toBe('true');
  // It closes after five seconds, perhaps before the card form appears.
  const message = await placeOf(page.getByRole('region', { name: /notifications/i }).getByRole('listitem'));
  const checkout = new Checkout(page);
  await expect(checkout.cardNumber).toBeVisible();
  expect((await placeOf(checkout.cardNumber)).top).toBeGreaterThan(message.bottom);
  expect((await placeOf(checkout.payButton)).top).toBeGreaterThan(message.bottom);

  await page.goBack();
  await expect(buy).toBeEnabled();
  await page.goForward();
  await expect(checkout.cardNumber).toBeVisible();
  await page.reload();
  await expect(checkout.cardNumber).toBeVisible();
  const summary = page.getByRole('heading', { name: 'Your order' }).locator('..');
  await expect(summary).toContainText('Fear Not');
  await expect(summary).toContainText('$9.95');
  await page.getByRole('button', { name: 'Back to Shop' }).click();
  await expect(buy).toBeFocused();
  // Over the shop's buttons, the chat button moves aside.
  const chat = page.getByRole('button', { name: 'Ask a question' });
  await expect(chat).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) < 700) {
    const corner = await placeOf(chat);
    await buy.evaluate((button, y) => scrollBy(0, button.getBoundingClientRect().y - y), corner.top);
    await expect.poll(async () => (await placeOf(chat)).left).toBeGreaterThan((await placeOf(buy)).right);
  }
  await buy.click();
  await checkout.fillCard(CARDS.visa);
  const asked = page.waitForRequest(PRODUCTS);
  await checkout.payButton.click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you. It’s yours.' })).toBeVisible();
  await asked;
  await expect(page.getByRole('heading', { name: 'Thank you. It’s yours.' })).toBeFocused();
  expect(new Set(started).size).toBe(1);
  await page.reload();
  await expect(page.getByRole('link', { name: /Download.*PDF/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Shop' }).click();
  await expect(buy).toBeFocused();
  await page.goto('/fear-not');
  await expect(page.getByRole('heading', { name: /is yours/ })).toBeVisible();
});

test('the return from a bank shows thanks, fetches the products again, and has nothing selected @S2-shop-1 @S2-shop-8', async ({
  page,
}) => {
  const first = page.waitForResponse(PRODUCTS);
  await page.goto('/shop');
  await startHydration(page);
  await first;
  const asked = page.waitForRequest(PRODUCTS);
  const returned = (await paidReturn(page)).replace('/thank-you?product=finding-peace', '/shop?success=true');
  await page.goto(returned);
  await expect(page.getByRole('status').filter({ hasText: 'Thank you. It’s yours.' })).toBeVisible();
  await asked;
  await expect(page).toHaveURL('/shop?success=true');
  await expect(page.getByRole('link', { name: 'Open your downloads' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enter Info Above' }).first()).toBeVisible();
  // Without a valid proof the page shows no thanks (S6).
  for (const proof of ['', '&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2']) {
    await page.goto('/about');
    await page.goto(`/shop?success=true${proof}`);
    await expect(page.getByRole('status').filter({ hasText: 'no purchase to show here' })).toBeVisible();
    await expect(page.getByText(/payment went through|It’s yours/)).toHaveCount(0);
  }
  // The thank-you page follows a payment that is not complete.
  await page.route('**/api/purchases/claim', (route) => route.fulfill({ json: { status: 'failed' } }));
  await page.goto(returned);
  await expect(page.getByRole('heading', { name: 'Your payment didn’t go through' })).toBeVisible();
  await expect(page).toHaveURL('/thank-you');
  await page.goto('/shop?success=true&redirect_status=failed');
  await expect(page.getByRole('heading', { level: 1, name: 'Book Shop' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'It’s yours' })).toHaveCount(0);
});
