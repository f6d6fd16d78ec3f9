import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';

import { type Browser, expect, type Page, test } from '@playwright/test';

import { type ExportFile, mailchimpExport, wordpressExport } from '../exports.js';
import { emailsIn } from '../mailbox.js';
import { openSession, owner, ownerSettings } from '../owner.js';
import { faultsOf } from '../page-faults.js';
import { purchase } from '../purchase.js';
import { type Site, startSite } from '../site.js';
import { queryDatabase } from '../site-database.js';
import { newDataDir, SiteProcess } from '../site-process.js';

const importProgram = path.resolve(import.meta.dirname, '../../backend/dist/import.js');

const POSTS = wordpressExport([
  { id: 12, title: 'Quiet mornings', slug: 'quiet-mornings', html: 'First <em>light</em>.\n\nThen coffee.' },
  { id: 14, title: 'Old friends', slug: 'old-friends', html: '<p>We met.</p>', type: 'page' },
]);
const READER = 'reads@example.com';
const BUYER = 'ruth@example.com';
/** With changed words and prices, and an imported article and page. */
const SHOWN = ['/', '/books', '/shop', '/blog', '/blog/quiet-mornings', '/old-friends', '/finding-peace'];
const REDIRECTS = {
  '/2019/03/quiet-mornings/': '/blog/quiet-mornings',
  '/?p=12': '/blog/quiet-mornings',
  '/?page_id=14': '/old-friends',
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const fact = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('+ dd').first();

/** Uploads, makes the dry run, and imports. */
async function importFile(page: Page, source: RegExp, file: ExportFile, expected: string): Promise<void> {
  await page.goto('/admin/moving');
  await page.getByRole('link', { name: source }).click();
  await page.getByLabel(/^(CSV files|Files of the export)$/).setInputFiles(file);
  await button(page, 'Upload and look').click();
  await button(page, 'Check what would happen').click();
  await expect(heading(page, 'What would happen')).toBeVisible();
  await expect(fact(page, 'New')).toHaveText(expected);
  await button(page, 'Import now').click();
  await expect(heading(page, 'What happened')).toBeVisible();
  await expect(fact(page, 'New')).toHaveText(expected);
}

/** Changes a text of the home page and a price. */
async function edit({ request }: Page, url: string): Promise<void> {
  const headers = { origin: url };
  const home = `${url}/api/admin/content/sections/%2F`;
  const changes = [{ file: 'site.json', pointer: '/hero/heading', value: 'One thing, then the next.' }];
  const saved = await request.put(`${home}/draft`, { headers, data: { revision: 0, changes } });
  const { revision } = (await saved.json()) as { revision: number };
  expect((await request.post(`${home}/publish`, { headers, data: { revision } })).ok()).toBe(true);
  const product = `${url}/api/admin/products/finding-peace-ebook`;
  const { title, description, type, version } = await (await request.get(product)).json();
  const data = { title, description, type, version, price: 1_250 };
  const changed = await request.put(product, { headers, data });
  expect(changed.ok(), await changed.text()).toBe(true);
}

/** A page as it would be at one address. */
async function shown(url: string, address: string): Promise<string> {
  const html = await (await fetch(url + address)).text();
  const host = 'author.example';
  return [url, encodeURIComponent(url)].reduce((text, origin) => text.replaceAll(origin, host), html);
}

const subscribers = (dataDir: string) =>
  queryDatabase(
    `SELECT s.email, s.status, s.confirmed_at, o.source, o.consent FROM newsletter_subscriptions s
    JOIN subscription_origins o ON o.subscription_id = s.id`,
    [],
    dataDir,
  );

async function redirectsOf(url: string): Promise<Record<string, string | null>> {
  const found: Record<string, string | null> = {};
  for (const address of Object.keys(REDIRECTS)) {
    const { status, headers } = await fetch(url + address, { redirect: 'manual' });
    found[address] = status === 308 ? headers.get('location') : `${status}`;
  }
  return found;
}

async function emailTo(dataDir: string, to: string, subject: string): Promise<string> {
  const find = async () => {
    const emails = await emailsIn(path.join(dataDir, 'mail'));
    return emails.find((email) => email.to?.[0]?.address === to && email.subject?.startsWith(subject))?.text;
  };
  await expect.poll(find, { intervals: [100] }).toBeTruthy();
  return (await find()) ?? '';
}

test.describe('an author who moves', () => {
  let first: Site;
  let second: SiteProcess | undefined;
  let secondDir: string;

  test.beforeAll(async () => {
    first = await startSite(ownerSettings);
    secondDir = await newDataDir();
  });
  test.afterAll(async () => {
    await second?.end('SIGTERM');
    await first?.stop();
    await rm(secondDir, { recursive: true, force: true });
  });

  const open = async (browser: Browser, url: string): Promise<Page> => {
    const page = await browser.newPage({ baseURL: url });
    await openSession(page.context().request, url);
    return page;
  };

  test('brings her texts and readers, and takes all of it to a second site, which looks and sells the same @trial', async ({
    browser,
  }) => {
    const page = await open(browser, first.url);
    await edit(page, first.url);
    await purchase(first.url, first.url, BUYER);

    await importFile(page, /^WordPress/, POSTS, '2');
    await button(page, 'Undo this import').click();
    await expect(heading(page, 'What was undone')).toBeVisible();
    await expect(fact(page, 'Removed')).toHaveText('2');
    await importFile(page, /^WordPress/, POSTS, '2');
    await importFile(page, /^Mailchimp/, mailchimpExport([READER]), '1');
    await expect.poll(() => redirectsOf(first.url), { intervals: [100] }).toEqual(REDIRECTS);

    await page.getByRole('link', { name: 'All imports' }).click();
    await queryDatabase("UPDATE sessions SET proved_at = now() - interval '1 hour'", [], first.dataDir);
    await button(page, 'Make an archive').click();
    const dialog = page.getByRole('dialog', { name: 'Is that you?' });
    await dialog.getByLabel('Password', { exact: true }).fill(owner.password);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(/^Your archive is ready/)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    const downloading = page.waitForEvent('download');
    await button(page, 'Download the archive').click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^localhost-\d{4}-\d\d-\d\d\.zip$/);
    const archive = path.join(secondDir, 'archive.zip');
    await download.saveAs(archive);

    const program = spawn(process.execPath, [importProgram, archive], {
      env: { ...process.env, DATA_DIR: secondDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [program.stdout, program.stderr])
      stream.on('data', (text) => (output += String(text)));
    const [code] = (await once(program, 'close')) as [number];
    expect(output).toContain(`This site has everything of ${first.url}`);
    expect(code).toBe(0);

    second = await (await SiteProcess.start(secondDir, ownerSettings)).ready();
    const { url } = second;
    for (const address of SHOWN) {
      const expected = await shown(first.url, address);
      // The facts about the files for sale are read again.
      await expect.poll(() => shown(url, address), { message: address, intervals: [200] }).toBe(expected);
    }
    expect(await shown(url, '/')).toContain('One thing, then the next.');
    expect(await shown(url, '/finding-peace')).toContain('$12.50');
    expect(await shown(url, '/blog/quiet-mornings')).toContain('First <em>light</em>.');
    expect(await redirectsOf(url)).toEqual(REDIRECTS);
    expect(await subscribers(secondDir)).toEqual(await subscribers(first.dataDir));
    expect(await subscribers(secondDir)).toMatchObject([{ email: READER, consent: { ip: '192.0.2.7' } }]);

    const visitor = await browser.newPage({ baseURL: url });
    await visitor.goto('/find-my-books');
    await visitor.getByLabel('The email address you bought with').fill(BUYER);
    await visitor.getByRole('button', { name: 'Send me a code' }).click();
    const [found = ''] = /^\d{6}$/m.exec(await emailTo(secondDir, BUYER, 'Your code')) ?? [];
    await visitor.getByLabel('Six-digit code').fill(found);
    await visitor.getByRole('button', { name: 'Show my books' }).click();
    await visitor.getByRole('link', { name: /^Open the order: Finding Peace/ }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Your order');
    await expect(visitor.getByRole('link', { name: /^Download the ePub/ })).toBeVisible();
    await purchase(url, url, 'new@example.com');
    await emailTo(secondDir, 'new@example.com', 'Your copy of');

    const dashboard = await open(browser, url);
    await dashboard.goto('/admin/people/subscribers');
    await expect(dashboard.getByText(READER)).toBeVisible();
  });
});
