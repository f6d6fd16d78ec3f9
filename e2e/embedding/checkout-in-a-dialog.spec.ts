import { expect, test } from '@playwright/test';

import { CARDS, newBuyer } from '../checkout.js';
import { ordersOf } from '../site-database.js';
import { buyerAt, frameOf, listenTo, ready, told, watchPage } from './host-page.js';
import { type HostSite, startHostSite } from './host-site.js';

const author = process.env['SITE_URL'] ?? '';
let host: HostSite;

test.beforeAll(async () => {
  host = await startHostSite(author);
});
test.afterAll(() => host.stop());

test('a dialog traps and restores the focus, guards a payment under way, and starts again after its element was removed @S3-embeds-10 @quick', async ({
  page,
}) => {
  const said = listenTo(page);
  await watchPage(page);
  host.show({
    body: `<p><a href="#top">Before</a></p><lectern-buy product="fear-not" mode="dialog" accent="#0b5d3b" theme="light"><a href="${author}/fear-not">Buy Fear Not</a></lectern-buy>`,
  });
  await page.goto(host.url);
  const element = page.locator('lectern-buy');
  const button = element.getByRole('button', { name: 'Buy Fear Not' });
  const dialog = element.getByRole('dialog', { name: 'Buy Fear Not' });
  const { frame } = frameOf(element);
  const buying = buyerAt(frame);
  const focused = () =>
    page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent ?? null);

  await button.click();
  await ready(element);
  await expect(frame.getByRole('heading', { name: 'Get your copy' })).toBeFocused();
  await expect(frame.locator('html')).toHaveCSS('--color-accent', '#0b5d3b');
  await buying.name.fill('Ruth Weaver');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await focused()).toBe('Buy Fear Not');

  // The input is still there, and the host page may prevent closing.
  await page.keyboard.press('Enter');
  await expect(buying.name).toHaveValue('Ruth Weaver');
  await element.evaluate((node) =>
    node.addEventListener('lectern:close', (event) => event.preventDefault(), { once: true }),
  );
  await element.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeVisible();

  const buyer = newBuyer();
  await buying.fillDetails(buyer);
  await buying.buy.click();
  await expect(buying.card).toBeVisible();
  // Halfway through, the page removes the element and puts it back.
  await element.evaluate((node) => {
    const { parentElement } = node;
    node.remove();
    parentElement?.append(node);
  });
  await button.click();
  await ready(element);
  await expect(buying.name).toHaveValue('');
  await buying.fillDetails(buyer);
  await buying.buy.click();
  await buying.fillCard(CARDS.threeDSecure);
  await buying.pay.click();
  const bank = frame.frameLocator('iframe[title="Confirm this payment with your bank"]');
  await expect(bank.getByRole('button', { name: 'Complete authentication' })).toBeVisible();

  // During the bank's check, leaving asks for confirmation.
  await element.evaluate((node) => (node as HTMLElement & { close(): void }).close());
  const question = frame.getByRole('dialog', { name: 'Your payment is under way' });
  await expect(frame.getByRole('button', { name: 'Stay and wait' })).toBeFocused();
  await frame.getByRole('button', { name: 'Stay and wait' }).click();
  await expect(question).toBeHidden();
  await bank.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(buying.thanks).toBeVisible();
  await expect(frame.getByRole('link', { name: /Open your files/ })).toBeVisible();
  await frame.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  expect(await focused()).toBe('Buy Fear Not');

  const types = (await told(page)).map(({ type }) => type);
  expect(types.filter((type) => ['ready', 'open', 'close', 'purchased'].includes(type))).toEqual([
    'open',
    'ready',
    'close',
    'open',
    'close',
    'open',
    'ready',
    'purchased',
    'close',
  ]);
  await expect
    .poll(async () => (await ordersOf(buyer.email)).map(({ status }) => status).sort())
    .toEqual(['fulfilled', 'pending']);
  expect(said).toEqual([]);
});
