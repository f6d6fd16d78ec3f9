import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { CARDS, Checkout, newBuyer } from '../checkout.js';
import { type Site, startSite } from '../site.js';

const built = path.resolve(import.meta.dirname, '../../widgets');

/** A copy of the built widgets as deployed: the folders only. */
async function copyWidgets(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'lectern-widgets-'));
  for (const name of await readdir(built)) {
    const from = path.join(built, name, 'dist/en');
    await cp(from, path.join(copy, name, 'dist/en'), { recursive: true }).catch(() => undefined);
  }
  return copy;
}

/** Simulates a build with other text: each script has a new name, and `widget.json` lists them. */
async function rebuild(dist: string, change: (script: string) => string): Promise<void> {
  const assets = path.join(dist, 'assets');
  const names = (await readdir(assets)).filter((name) => /-[\w-]{8}\.js$/.test(name));
  // Two scripts may differ in their hash only.
  const newName = (name: string) =>
    name.replace(/.{8}(?=\.js$)/, (hash) => Array.from(hash).reverse().join(''));
  const renamed = (script: string) =>
    names.reduce((text, name) => text.replaceAll(name, newName(name)), script);
  const files: Record<string, string> = {};
  for (const name of await readdir(assets)) {
    const script = change(renamed(await readFile(path.join(assets, name), 'utf8')));
    await rm(path.join(assets, name));
    await writeFile(path.join(assets, renamed(name)), script);
    files[`assets/${renamed(name)}`] = createHash('sha256').update(script).digest('hex');
  }
  const description = path.join(dist, 'widget.json');
  const about = JSON.parse(await readFile(description, 'utf8')) as object;
  await writeFile(description, JSON.stringify({ ...about, files }));
}

test.describe('a widget replaced on a running site', () => {
  let site: Site;
  let widgetsDir: string;

  test.beforeAll(async () => {
    widgetsDir = await copyWidgets();
    site = await startSite({ WIDGETS_DIR: widgetsDir });
  });
  test.afterAll(async () => {
    await site?.stop();
    await rm(widgetsDir, { recursive: true, force: true });
  });

  test('reaches the next visitor, and visitors with the old version can finish', async ({
    browser,
    request,
  }) => {
    const manifest = async () => (await request.get(`${site.url}/widgets/manifest.json`)).text();
    const visit = async () => (await browser.newContext({ baseURL: site.url })).newPage();

    const early = await visit();
    const open = new Checkout(early);
    const buyer = newBuyer();
    await open.open();
    await open.fillDetails(buyer);

    const before = await manifest();
    const dist = path.join(widgetsDir, 'checkout/dist/en');
    const next = path.join(widgetsDir, 'next');
    await cp(dist, next, { recursive: true });
    await rebuild(next, (script) => script.replaceAll('Full Name *', 'Your Name, in Full *'));
    await rm(dist, { recursive: true });
    await rename(next, dist);
    await expect.poll(manifest).not.toBe(before);

    const late = await visit();
    await late.goto('/finding-peace');
    await late.getByRole('link', { name: /^Buy/ }).first().click();
    await expect(late.getByLabel('Your Name, in Full *')).toBeVisible();

    // The card form of the old version is a script that this page has not loaded yet.
    await open.buyButton.click();
    await open.fillCard(CARDS.visa);
    await open.payButton.click();
    await open.expectBought();
    await early.context().close();
    await late.context().close();
  });
});
