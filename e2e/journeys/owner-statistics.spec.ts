import { readFile } from 'node:fs/promises';

import { type Browser, expect, test } from '@playwright/test';

import { CARDS, Checkout, newBuyer } from '../checkout.js';
import { faultsOf, LOOKS } from '../page-faults.js';
import { openSession, ownerSettings } from '../owner.js';
import { type Site, startSite } from '../site.js';

interface Statistics {
  to: string;
  beforeTo: string;
  measures: { total: number }[];
  parts: { id: string; values: number[] }[];
}

/** One visitor buys Finding Peace and downloads its PDF; another one has opted out. */
async function visit(browser: Browser, { url }: Site): Promise<void> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.goto('/about');
  await page.getByRole('link', { name: 'Shop', exact: true }).first().click();
  // The address changes before the page arrives; its title arrives with it.
  await expect(page).toHaveTitle(/^Book Shop/);
  const checkout = new Checkout(page);
  await checkout.goToPayment(newBuyer());
  await checkout.fillCard(CARDS.visa);
  await checkout.payButton.click();
  await checkout.expectBought();
  await checkout.download('PDF');
  await context.close();

  const quiet = await browser.newContext({ baseURL: url });
  await quiet.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await (await quiet.newPage()).goto('/speaking', { waitUntil: 'networkidle' });
  await quiet.close();
}

test.describe('the owner’s statistics', () => {
  let site: Site;

  test.beforeAll(async () => {
    site = await startSite(ownerSettings);
  });
  test.afterAll(() => site.stop());

  test('show a visit and a purchase as bars, text, a table and a file @S2-calls-and-errors-23 @quick', async ({
    browser,
  }) => {
    await visit(browser, site);

    const context = await browser.newContext({ baseURL: site.url, viewport: LOOKS[0].size });
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await openSession(context.request, site.url);
    const read = async (chart: string) =>
      (await (await context.request.get(`/api/admin/figures/${chart}?days=1`)).json()) as Statistics;
    // Counts are written every few seconds.
    const pages = async () =>
      (await read('visits')).parts.map(({ id, values }) => `${id} ${values[0]}`).sort();
    await expect.poll(pages).toEqual(['/about 1', '/finding-peace 1', '/shop 1']);
    const files = async () => (await read('files')).parts.flatMap(({ values }) => values);
    await expect.poll(files).toEqual([1]);

    await page.goto('/admin');
    const part = (name: string) => page.getByRole('region', { name, exact: true });
    await expect(part('Needs you')).toContainText('Emails are kept, not sent');
    await expect(part('First steps: 1 of 8 done').getByRole('listitem')).toContainText([
      'Connect Stripe',
      'Connect your mail server',
      'Add your postal address',
      'Set up two-step verification',
      'Give your site a domain',
      'Set up backups',
      'Done: Write your first article',
      'Bring what you have',
    ]);
    await expect(part('Today')).toContainText('$9.99');
    const bought = part('Last orders').getByRole('row').nth(1);
    await expect(bought).toContainText('Finding Peace');
    await expect(bought.locator('img')).toHaveJSProperty('naturalWidth', 320);
    const line = part('This month').getByRole('slider', { name: 'Sales this month, day by day' });
    await expect(line).toHaveAttribute('aria-valuetext', /: Net \$9\.99$/);
    await expect(line.getByText(/^\$/)).toHaveText(['$0', '$2', '$4', '$6', '$8', '$10']);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Set up backups' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Backups');
    await expect(page.getByRole('heading', { name: 'No backup is configured' })).toBeVisible();
    const comparison = page.getByRole('region', { name: 'Compare with Stripe' });
    await comparison.getByRole('button', { name: 'Compare' }).click();
    await expect(comparison.getByRole('status')).toContainText(': 1 payment: nothing was missing.');
    expect(await faultsOf(page)).toEqual([]);
    await page.goto('/admin');
    await page.getByRole('link', { name: 'All statistics' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statistics');
    await expect(page.getByText('Days start at midnight in America/New York.')).toBeVisible();
    const sales = page.getByRole('region', { name: 'Sales', exact: true });
    await expect(sales).toContainText('Net: $9.99 in these 30 days, more than the 30 days before ($0.00).');
    await expect(page.getByRole('region', { name: 'Page views' })).toContainText('/finding-peace');
    await expect(page.getByRole('region', { name: 'Books downloaded' })).toContainText('Files downloaded: 1');
    await expect(page.getByRole('region', { name: 'From page to purchase' })).toContainText(
      'Visitors opened sales pages 1 time. That led to 1 order (100%), and 1 of these ended in a payment (100%).',
    );
    await expect(page.getByRole('region', { name: 'Newsletter' })).toContainText('Nobody joined or left');
    expect(await faultsOf(page)).toEqual([]);

    const { to: today, beforeTo: yesterday } = await read('sales');
    await page.getByRole('button', { name: 'Custom' }).click();
    await page.getByLabel('First day').fill(today);
    await page.getByLabel('Last day').fill(yesterday);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(sales.getByRole('alert')).toContainText('The first day is after the last.');
    await page.getByLabel('First day').fill(yesterday);
    await page.getByLabel('Last day').fill(today);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(sales).toContainText('Net: $9.99 in these 2 days');

    const bars = sales.getByRole('slider', { name: 'Sales, bar by bar' });
    await bars.focus();
    await expect(bars).toHaveAttribute('aria-valuetext', /: Net \$9\.99, Refunded \$0\.00$/);
    await page.keyboard.press('Home');
    await expect(bars).toHaveAttribute('aria-valuetext', /: Net \$0\.00, Refunded \$0\.00$/);

    await sales.getByRole('button', { name: 'Show as a table, day by day' }).click();
    const table = sales.getByRole('table', { name: 'Sales, day by day' });
    await expect(table.getByRole('row')).toHaveCount(3);
    await expect(table.getByRole('row').nth(1)).toContainText('$9.99');
    expect(await faultsOf(page)).toEqual([]);

    const file = page.waitForEvent('download');
    await sales.getByRole('link', { name: 'Download as a spreadsheet: Sales' }).click();
    const download = await file;
    expect(download.suggestedFilename()).toBe('sales.csv');
    expect((await readFile(await download.path(), 'utf8')).split('\r\n').slice(1, 2)).toEqual([
      `${today},Finding Peace,9.99,0.00,9.99,1`,
    ]);
    // The expected error response.
    expect(said.filter((line) => !line.includes('400'))).toEqual([]);
    await context.close();
  });
});
