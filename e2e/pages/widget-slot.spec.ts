import { expect, type Page, type Route, test } from '@playwright/test';

import { hydrated } from '../hydration.js';
import { Checkout } from '../checkout.js';

const MANIFEST = '**/widgets/manifest.json';

async function turnToCheckout(page: Page): Promise<void> {
  await page.goto('/finding-peace');
  await hydrated(page.locator('[data-island="direct-checkout"] > *'));
}

/** Ways in which a widget can fail to load. */
const failures: readonly [string, string, (route: Route) => Promise<void>][] = [
  ['the list of widgets answers 500', MANIFEST, (route) => route.fulfill({ status: 500 })],
  ['the list of widgets is no list', MANIFEST, (route) => route.fulfill({ body: 'Sign in to this network' })],
  ['its entry is gone', '**/remoteEntry.js*', (route) => route.fulfill({ status: 404 })],
  ['the connection breaks', '**/remoteEntry.js*', (route) => route.abort()],
  [
    'it has left this page behind',
    MANIFEST,
    async (route) => {
      const manifest = (await (await route.fetch()).json()) as Record<string, object>;
      const newer = { ...manifest['checkout'], contract: 9, oldestContract: 9 };
      await route.fulfill({ json: { ...manifest, checkout: newer } });
    },
  ],
];

test('a failed widget leaves a message, the author’s address and a retry, which then works @quick', async ({
  page,
}) => {
  const failure = page.getByRole('alert').filter({ hasText: 'didn’t load' });
  const again = failure.getByRole('button', { name: 'Try again' });
  for (const [what, address, fail] of failures) {
    await test.step(`if ${what}`, async () => {
      await page.route(address, fail);
      await turnToCheckout(page);
      await expect(failure.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
      await again.click();
      await expect(again).toBeVisible();
      await page.unroute(address);
      await again.focus();
      await page.keyboard.press('Enter');
      await expect(new Checkout(page).nameField).toBeVisible();
      await expect(failure).toBeHidden();
      // The focus continues from the button's position.
      await page.keyboard.press('Tab');
      await expect(new Checkout(page).nameField).toBeFocused();
    });
  }
});

test('a checkout whose own script fails shows the same in place of its skeleton', async ({ page }) => {
  const script = '**/assets/direct-checkout*.js*';
  await page.route(script, (route) => route.abort());
  await page.goto('/finding-peace');
  const skeleton = page.getByRole('status', { name: 'Loading the checkout…' });
  await skeleton.dispatchEvent('pointerover');
  const failure = page.getByRole('alert').filter({ hasText: 'The checkout didn’t load' });
  await expect(failure.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(skeleton).toBeHidden();
  const again = failure.getByRole('button', { name: 'Try again' });
  await Promise.all([page.waitForEvent('requestfailed'), again.click()]);
  await expect(again).toBeVisible();
  await page.unroute(script);
  await again.click();
  await expect(new Checkout(page).nameField).toBeVisible();
  await expect(failure).toBeHidden();
});

test('a newer widget that still supports this page is used', async ({ page }) => {
  await page.route(MANIFEST, async (route) => {
    const manifest = (await (await route.fetch()).json()) as Record<string, object>;
    const newer = { ...manifest['checkout'], contract: 9, oldestContract: 1 };
    await route.fulfill({ json: { ...manifest, checkout: newer } });
  });
  await turnToCheckout(page);
  await expect(new Checkout(page).nameField).toBeVisible();
});
