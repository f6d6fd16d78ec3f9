import { writeFile } from 'node:fs/promises';

import { expect, test } from '@playwright/test';

import { holdRequests } from '../held-requests.js';
import { frameOf, ready, told, watchPage } from './host-page.js';
import { type HostSite, startHostSite } from './host-site.js';

const author = process.env['SITE_URL'] ?? '';
/** The same server under another origin, as a second author's site. */
const otherAuthor = author.replace('localhost', '127.0.0.1');
let host: HostSite;

test.beforeAll(async () => {
  host = await startHostSite(author);
});
test.afterAll(() => host.stop());

const buy = (attributes = '', site = author) =>
  `<lectern-buy product="fear-not" ${attributes}><a href="${site}/fear-not">Buy Fear Not</a></lectern-buy>`;

test('an embed with theme="auto" follows its host page, not the system (L6) @quick', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const policy = `default-src *; script-src ${author}; style-src 'unsafe-inline'`;
  host.show({ body: buy('loading="eager"'), policy });
  await page.goto(host.url);
  const element = page.locator('lectern-buy');
  await ready(element);
  const root = frameOf(element).frame.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');

  // The host allows both: the system decides, also when it changes.
  await page.evaluate(() => (document.documentElement.style.colorScheme = 'light dark'));
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-theme', 'light');

  // A meta element allows dark as well.
  host.show({ body: `<meta name="color-scheme" content="dark">${buy('loading="eager"')}`, policy });
  await page.goto(host.url);
  await ready(element);
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

for (const [order, first, second] of [
  ['one after the other', author, otherAuthor],
  ['the other way around', otherAuthor, author],
] as const) {
  test(`two authors' loaders on one page each show their own frames, ${order} (L29)`, async ({ page }) => {
    const sites = `${author} ${otherAuthor}`;
    host.show({
      hasLoader: true,
      policy: `default-src 'none'; script-src ${sites}; frame-src ${sites}`,
      body:
        buy('id="one" loading="eager"', author) +
        buy('id="other" loading="eager"', otherAuthor) +
        `<script async src="${first}/embed/v1.js"></script><script async src="${second}/embed/v1.js"></script>`,
    });
    await page.goto(host.url);
    const frames = page.locator('lectern-buy iframe');
    await expect(frames.first()).toHaveAttribute('src', `${author}/embed/checkout`);
    await expect(frames.last()).toHaveAttribute('src', `${otherAuthor}/embed/checkout`);
    await ready(page.locator('#other'));
  });
}

test('an eager embed in a hidden element loads when it is shown (L30)', async ({ page }) => {
  await watchPage(page);
  host.show({
    policy: `default-src *; script-src ${author}; style-src 'unsafe-inline'`,
    body:
      `<details><summary>Buy</summary>${buy('id="folded" loading="eager"')}</details>` +
      `<div id="tab" style="display:none">${buy('id="tabbed" loading="eager"')}</div>` +
      `<div id="later">${buy('id="hiding" loading="eager"')}</div>`,
  });
  await page.clock.install();
  const release = await holdRequests(page, '**/embed/checkout');
  await page.goto(host.url, { waitUntil: 'domcontentloaded' });
  // Hidden while it loads.
  await page.locator('#hiding iframe').waitFor({ state: 'attached' });
  await page.locator('#later').evaluate((node) => (node.style.display = 'none'));
  release();
  await page.clock.runFor(20_000);
  await expect(page.locator('#folded iframe, #tabbed iframe')).toHaveCount(0);
  expect(await told(page)).toEqual([]);
  await expect(page.locator('#hiding iframe')).toHaveCount(0);
  await page.locator('summary').click();
  await page.locator('#tab, #later').evaluateAll((nodes) => {
    for (const node of nodes) node.style.display = '';
  });
  await page.clock.resume();
  for (const id of ['folded', 'tabbed', 'hiding']) await ready(page.locator(`#${id}`));
});

test('a page with an opaque origin gets the link at once, without the reserved height (L31, L32)', async ({
  page,
}, info) => {
  const file = info.outputPath('saved-page.html');
  await writeFile(file, `<script async src="${author}/embed/v1.js"></script>${buy('loading="eager"')}`);
  await watchPage(page);
  await page.goto(`file://${file}`);
  await expect(page.getByText('This can’t load right now.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buy Fear Not' })).toBeVisible();
  expect(await told(page)).toEqual([{ type: 'error', detail: { code: 'opaque-origin' } }]);
  expect((await page.locator('lectern-buy').boundingBox())?.height).toBeLessThan(200);
});

test('moving an element with moveBefore() keeps its frame (L33)', async ({ page }) => {
  host.show({ body: `${buy('loading="eager"')}<section></section>` });
  await page.goto(host.url);
  const element = page.locator('lectern-buy');
  await ready(element);
  const name = frameOf(element).frame.getByLabel('Full Name *');
  await name.fill('Ruth Ellis');
  await page.evaluate(() => {
    const section = document.querySelector('section') as HTMLElement & {
      moveBefore(node: Node, child: Node | null): void;
    };
    section.moveBefore(document.querySelector('lectern-buy')!, null);
  });
  await expect(page.locator('section lectern-buy')).toHaveCount(1);
  await expect(name).toHaveValue('Ruth Ellis');
});
