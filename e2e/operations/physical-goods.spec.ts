import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { servePostgres, type TestPostgres } from '@lectern/embedded-postgres/servers';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import type { Email } from 'postal-mime';

import { startHydration } from '../hydration.js';
import { CARDS, Checkout, newBuyer, toast } from '../checkout.js';
import { SiteProcess, newDataDir } from '../site-process.js';
import { type MailCatcher, startMailCatcher } from '../mail-catcher.js';

const OWNER = /^hello@/;
const RELEASE = path.resolve(import.meta.dirname, '../../backend/dist/release.js');

test.describe('a shop with more than files', () => {
  test.describe.configure({ mode: 'serial' });
  let database: TestPostgres;
  let client: pg.Client;
  let catcher: MailCatcher;
  let dataDir: string;
  let site: SiteProcess;

  test.beforeAll(async () => {
    [database, catcher, dataDir] = await Promise.all([servePostgres(), startMailCatcher(), newDataDir()]);
    site = await SiteProcess.start(dataDir, { DATABASE_URL: database.url, SMTP_URL: catcher.url });
    await site.ready();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(`INSERT INTO products (id, title, description, price, type) VALUES
      ('finding-peace-paperback', 'Finding Peace, paperback', 'On paper.', 1995, 'paperback'),
      ('evening-talk', 'An evening with Eleanor', 'A talk for your congregation.', 50000, 'speaking')`);
  });
  test.afterAll(async () => {
    await client.end();
    await site.end('SIGTERM');
    await catcher.stop();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function mail(to: RegExp | string, subject: RegExp): Promise<Email> {
    let found: Email | undefined;
    const isIt = ({ to: [reader] = [], subject: about = '' }: Email) =>
      (typeof to === 'string' ? reader?.address === to : to.test(reader?.address ?? '')) &&
      subject.test(about);
    await expect
      .poll(() => (found = catcher.mails.find(isIt)) !== undefined, { intervals: [100] })
      .toBe(true);
    if (!found) throw new Error('unreachable');
    return found;
  }

  const linkIn = (email: Email, pattern: RegExp) => site.url + (pattern.exec(email.text ?? '')?.[0] ?? '');

  test('a paperback is ordered with its address, shipped by hand, and the buyer is notified @S2-calls-and-errors-10 @quick', async ({
    page,
  }) => {
    const buyer = newBuyer();
    await page.goto(`${site.url}/shop`);
    await startHydration(page);
    const card = page.getByRole('listitem').filter({ hasText: 'Finding Peace, paperback' });
    await expect(card).toContainText('Paperback · shipped to you');
    await page.getByLabel('Full Name').fill(buyer.name);
    await page.getByLabel('Email Address').fill(buyer.email);
    await card.getByRole('button', { name: /Buy Now/ }).click();

    const go = page.getByRole('button', { name: 'Buy now for $19.95' });
    await expect(go).toBeDisabled();
    await page.getByLabel('Recipient').fill(buyer.name);
    await page.getByLabel('Street address').fill('12 Orchard Lane');
    await page.getByLabel('City').fill('Richmond');
    await page.getByLabel('State or region').fill('Virginia');
    await page.getByLabel('Postal code').fill('ABC');
    await page.getByLabel('Country').selectOption('United States');
    await go.click();
    await expect(page.getByLabel('Postal code')).toHaveAccessibleDescription(
      /it doesn’t match the country you chose/,
    );
    await page.getByLabel('Postal code').fill('23220');
    await go.click();
    await expect(toast(page, 'Payment Ready')).toBeVisible();
    const checkout = new Checkout(page);
    await checkout.fillCard(CARDS.visa);
    await checkout.payButton.click();
    await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
    await expect(page.getByRole('link', { name: /downloads/ })).toHaveCount(0);
    expect((await mail(buyer.email, /^Your order: /)).text).toContain('12 Orchard Lane');

    const email = await mail(OWNER, /^To ship: Finding Peace, paperback/);
    await page.goto(linkIn(email, /\/orders\/[\w.-]+\/sent/));
    await page.getByLabel('Tracking number').fill('9400 1000');
    await page.getByRole('button', { name: 'It has shipped' }).click();
    await expect(page.getByRole('heading', { name: 'This order has shipped' })).toBeVisible();
    expect((await mail(buyer.email, /is on its way$/)).text).toContain('9400 1000');
    const { rows } = await client.query('SELECT status FROM orders WHERE customer_email = $1', [buyer.email]);
    expect(rows).toEqual([{ status: 'sent' }]);
  });

  test('a talk is booked, and its thank-you page shows the next steps and no download @S2-calls-and-errors-12', async ({
    page,
  }) => {
    const buyer = newBuyer();
    await page.goto(`${site.url}/shop`);
    await page.getByLabel('Full Name').fill(buyer.name);
    await page.getByLabel('Email Address').fill(buyer.email);
    const card = page.getByRole('listitem').filter({ hasText: 'An evening with Eleanor' });
    const answer = page.waitForResponse('**/api/create-payment-intent');
    await card.getByRole('button', { name: /Buy Now/ }).click();
    const { clientSecret } = (await (await answer).json()) as { clientSecret: string };
    const checkout = new Checkout(page);
    await checkout.fillCard(CARDS.visa);
    await checkout.payButton.click();
    await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
    await page.goto(`${site.url}/thank-you?payment_intent_client_secret=${clientSecret}`);
    await expect(page.getByRole('heading', { name: 'Thank you for inviting me' })).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'I’ll write to you within 24 hours' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: /Download/ })).toHaveCount(0);
    expect((await mail(OWNER, /^To answer within 24 hours/)).replyTo?.[0]?.address).toBe(buyer.email);
  });

  test('a pre-order is released by a command: confirmed readers are notified, and pages sell it @S2-calls-and-errors-16 @S2-sales-pages-29 @S2-shop-5', async ({
    page,
  }) => {
    const { email } = newBuyer();
    const asked = await page.request.post(`${site.url}/api/release-notices`, {
      form: { email, productId: 'greedy-lying-ebook' },
      headers: { accept: 'text/html' },
    });
    expect(asked.url()).toBe(`${site.url}/release-notice-asked`);
    await page.goto(
      linkIn(await mail(email, /^Should I email you when/), /\/release-notices\/[\w.-]+\/confirm/),
    );
    await page.getByRole('button', { name: 'Yes, tell me' }).click();
    await expect(page.getByRole('heading', { name: 'You’ll hear from me' })).toBeVisible();

    const book = path.join(dataDir, 'Greedy-Lying.pdf');
    await writeFile(book, '%PDF-1.7\n%%EOF\n');
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: database.url };
    const { stdout } = await promisify(execFile)(process.execPath, [RELEASE, 'greedy-lying-ebook', book], {
      env,
    });
    expect(stdout).toContain('greedy-lying-ebook is released');
    const letter = await mail(email, /^Greedy\/Lying.* is out$/);
    expect(letter.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
      'List-Unsubscribe=One-Click',
    );
    const stillSayComing = async () => {
      const pages = ['/greedy-lying', '/books/greedy-lying'].map(async (path) =>
        (await (await page.request.get(site.url + path)).text()).includes('https://schema.org/PreOrder'),
      );
      return (await Promise.all(pages)).filter(Boolean).length;
    };
    await expect.poll(stillSayComing).toBe(0);
    const shop = async () => (await page.request.get(`${site.url}/shop`)).text();
    await expect.poll(shop).toContain('greedy-lying-ebook');
    expect(await shop()).toContain('PDF only');
    await page.goto(`${site.url}/greedy-lying`);
    await expect(page.getByText('Coming soon', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Coming Soon' })).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('PDF only');
    const [bookData] = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(JSON.parse(bookData ?? '{}')).toMatchObject({
      offers: [{ price: '9.95', availability: 'https://schema.org/InStock' }],
    });

    await page.goto(`${site.url}/books/greedy-lying`);
    await expect(page.getByRole('link', { name: 'Buy it from the author' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Hear when it’s out' })).toHaveCount(0);

    await page.goto(linkIn(letter, /\/release-notices\/[\w.-]+\/end/));
    await page.getByRole('button', { name: 'Delete my address' }).click();
    await expect(page.getByRole('heading', { name: 'Your address is deleted' })).toBeVisible();
    const { rows } = await client.query('SELECT 1 FROM release_notices WHERE email = $1', [email]);
    expect(rows).toHaveLength(0);
  });

  test('a page with a hidden product offers no checkout, and follows the shop again @S2-sales-pages-11', async ({
    request,
  }) => {
    const shown = async () => {
      const html = await (await request.get(`${site.url}/grant-writing`)).text();
      return [html.includes('The e-book isn’t on sale here'), html.includes('https://schema.org/OutOfStock')];
    };
    const setActive = (isActive: string) =>
      client.query(`UPDATE products SET is_active = $1 WHERE id = 'grant-writing-ebook'`, [isActive]);
    expect(await shown()).toEqual([false, false]);
    await setActive('false');
    await expect.poll(shown).toEqual([true, true]);
    await setActive('true');
    await expect.poll(shown).toEqual([false, false]);
  });
});
