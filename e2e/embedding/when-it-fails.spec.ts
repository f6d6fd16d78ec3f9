import { expect, test } from '@playwright/test';

import { holdRequests } from '../held-requests.js';
import { frameOf, listenTo, ready, told, watchPage } from './host-page.js';
import { type HostSite, startHostSite } from './host-site.js';

const author = process.env['SITE_URL'] ?? '';
let host: HostSite;

test.beforeAll(async () => {
  host = await startHostSite(author);
});
test.afterAll(() => host.stop());

const buy = (attributes: string) =>
  `<lectern-buy ${attributes}><a href="${author}/fear-not">Buy Fear Not</a></lectern-buy>`;

test('invalid attributes fall back, an unknown book leaves its link, and the page gets a code for each @S3-embeds-5 @quick', async ({
  page,
}) => {
  const said = listenTo(page);
  await watchPage(page);
  host.show({
    body:
      buy('id="lost" product="no-such-book" loading="eager"') +
      buy(
        'id="odd" product="fear-not" mode="popup" theme="light" accent="#ff0" radius="99" min-height="1" loading="eager"',
      ),
  });
  await page.goto(host.url);
  await ready(page.locator('#odd'));
  await expect(page.locator('#lost').getByText('This can’t load right now.')).toBeVisible();
  await expect(page.locator('#lost').getByRole('link', { name: 'Buy Fear Not' })).toBeVisible();
  await expect(page.locator('#lost').locator('iframe')).toHaveCount(0);
  const codes = (await told(page)).flatMap(({ type, detail }) =>
    type === 'error' ? [(detail as { code: string }).code] : [],
  );
  expect(codes.sort()).toEqual([
    'invalid-min-height',
    'invalid-mode',
    'invalid-radius',
    'low-contrast-accent',
    'unknown-product',
  ]);
  const reason = await page
    .locator('#lost')
    .evaluate(async (node) =>
      (node as HTMLElement & { ready: Promise<void> }).ready.catch((error: { code: string }) => error.code),
    );
  expect(reason).toBe('unknown-product');

  // The page corrects its mistake.
  await page.locator('#lost').evaluate((node) => node.setAttribute('product', 'finding-peace'));
  await ready(page.locator('#lost'));
  await expect(frameOf(page.locator('#lost')).frame.getByText('Finding Peace').first()).toBeVisible();
  expect(said).toEqual([]);
});

test('the link stays while the network is slow or offline, and the widget appears with the network @S3-embeds-6', async ({
  page,
  context,
}) => {
  await watchPage(page);
  const release = await holdRequests(page, '**/embed/checkout');
  host.show({ body: buy('product="fear-not" loading="eager"') });
  // The `load` event would wait for the frame.
  await page.goto(host.url, { waitUntil: 'domcontentloaded' });
  const element = page.locator('lectern-buy');
  const link = page.getByRole('link', { name: 'Buy Fear Not' });
  await expect(element.locator('iframe')).toHaveCount(1);
  await expect(link).toBeVisible();
  release();
  await ready(element);
  await expect(link).toBeHidden();

  await context.setOffline(true);
  const failed = await element.evaluate((node) => {
    const embed = node as HTMLElement & { reload(): void; ready: Promise<void> };
    embed.reload();
    return embed.ready.catch((error: { code: string }) => error.code);
  });
  expect(failed).toBe('offline');
  await expect(link).toBeVisible();
  await context.setOffline(false);
  await expect(link).toBeHidden();
  await ready(element);
});

test('an unlisted host page shows the link @S3-embeds-8', async ({ page }) => {
  await watchPage(page);
  host.show({
    body: `<lectern-chat loading="eager"><a href="${author}/contact">Ask</a></lectern-chat>`,
  });
  await page.goto(host.url);
  await expect.poll(() => told(page)).toEqual([{ type: 'error', detail: { code: 'timeout' } }]);
  await expect(page.getByRole('link', { name: 'Ask' })).toBeVisible();
});
