import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import PostalMime from 'postal-mime';

import { totpCode } from '../app-code.js';
import { violations } from '../axe.js';
import { CARDS, Checkout, newBuyer, toast } from '../checkout.js';
import { owner, ownerSettings } from '../owner.js';
import { type Site, startSite } from '../site.js';

const HELPER = 'ruth@example.com';
const HELPER_PASSWORD = 'a garden with high walls';
const BOOKS = path.resolve(import.meta.dirname, '../../content/made/books/finding-peace');
const TITLE = 'Letters from the porch';

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Link of the invitation, which the site has written to a file instead of sending it. */
async function invitationIn(folder: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      for (const name of (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))) {
        const { text = '' } = await PostalMime.parse(await readFile(path.join(folder, name)));
        link ||= /\/admin\/join#[\w-]{43}/.exec(text)?.[0] ?? '';
      }
      return link;
    })
    .not.toBe('');
  return link;
}

/** Sets up the second step with a code, and saves the recovery codes. */
async function setUp(page: Page): Promise<string> {
  await page.getByText('Or type this key into the app').click();
  const secret = await page.locator('details code').innerText();
  await page.getByLabel('Enter the code the app shows').fill(totpCode(secret));
  await press(page, 'Turn it on');
  await page.getByLabel('I’ve saved them').check();
  await press(page, 'Done');
  return secret;
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await press(page, 'Sign in');
}

// The rule applies to all admins and would affect other journeys, so this site is separate.
test.describe('the owner’s first day', () => {
  test.describe.configure({ mode: 'serial' });
  let site: Site;
  let hers: BrowserContext;
  let theirs: BrowserContext;
  let page: Page;
  let helper: Page;

  test.beforeAll(async ({ browser }) => {
    site = await startSite(ownerSettings);
    hers = await browser.newContext({ baseURL: site.url });
    theirs = await browser.newContext({ baseURL: site.url });
    [page, helper] = await Promise.all([hers.newPage(), theirs.newPage()]);
  });
  test.afterAll(async () => {
    await Promise.all([hers?.close(), theirs?.close()]);
    await site?.stop();
  });

  test('she signs in, sets up a second step, and requires it for everyone @S2-signing-in-14 @quick', async () => {
    await page.goto('/admin');
    await signIn(page);
    await page.getByRole('link', { name: 'Helpers', exact: true }).click();
    await page.getByRole('link', { name: 'Set up your own two-step verification' }).click();
    await press(page, 'Set up two-step verification');
    const secret = await setUp(page);
    await press(page, 'Sign out');
    await signIn(page);
    await page.getByLabel('Code from your app').fill(totpCode(secret, 1));
    await press(page, 'Continue');
    await page.getByRole('link', { name: 'Helpers', exact: true }).click();
    await press(page, 'Require it');
    await expect(page.getByText('Required', { exact: true })).toBeVisible();
    await press(page, 'Invite a helper');
    await page.getByRole('dialog').getByLabel('Email address').fill(HELPER);
    await press(page, 'Send invitation');

    await helper.goto(await invitationIn(path.join(site.dataDir, 'mail')));
    await helper.getByLabel('Name').fill('Ruth Weaver');
    await helper.getByLabel('Password', { exact: true }).fill(HELPER_PASSWORD);
    await press(helper, 'Create my account');
    await expect(headingOf(helper)).toHaveText('One more step for safety');
    await helper.goto('/admin/letters/broadcasts');
    await expect(headingOf(helper)).toHaveText('One more step for safety');
    expect((await theirs.request.get('/api/admin/broadcasts')).status()).toBe(403);
    await expect(helper.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(await violations(helper)).toEqual([]);
    await setUp(helper);
    await expect(headingOf(helper)).toHaveText('Broadcasts');
  });

  test('she adds a book with two files, it is bought, she refunds it, and its link stops working', async ({
    browser,
  }) => {
    await page.goto('/admin/shop/products/new');
    await page.getByLabel('Title *').fill(TITLE);
    await page.getByLabel('Description *').fill('Seven letters about coming home.');
    await page.getByLabel('Price in dollars *').fill('7.95');
    await press(page, 'Create product');
    await expect(toast(page, 'Missing Files')).toBeVisible();
    const files = ['pdf', 'epub'].map((format) => path.join(BOOKS, `finding-peace.${format}`));
    await page.getByLabel('Digital files *').setInputFiles(files);
    await press(page, 'Create product');
    await expect(toast(page, 'Product Created')).toBeVisible();

    const shop = await browser.newContext({ baseURL: site.url });
    const visit = await shop.newPage();
    const checkout = new Checkout(visit);
    const card = visit.getByRole('listitem').filter({ has: visit.getByRole('heading', { name: TITLE }) });
    // Pages are rendered again shortly after the products change.
    await expect(async () => {
      await visit.goto('/shop');
      await expect(card).toContainText('PDF & ePub', { timeout: 1_000 });
    }).toPass({ timeout: 180_000 });
    await checkout.fillDetails(newBuyer('Naomi Hart'));
    await card.getByRole('button', { name: /^Buy Now/ }).click();
    await checkout.fillCard(CARDS.visa);
    await checkout.payButton.click();
    const address = await visit.getByRole('link', { name: /Download.*PDF/ }).getAttribute('href');
    const link = new URL(address ?? '', site.url).href;
    expect((await fetch(link)).status).toBe(200);

    await page.goto('/admin/shop/orders');
    await page.getByRole('row').filter({ hasText: 'Naomi Hart' }).getByRole('link').click();
    await expect(headingOf(page)).toHaveText(/^Order /);
    await helper.goto(page.url());
    await expect(helper.getByRole('button', { name: 'Resend the email' })).toBeVisible();
    await expect(helper.getByRole('button', { name: 'Refund the buyer' })).toHaveCount(0);
    const refunds = `/api/admin/orders/${page.url().split('/').at(-1)}/refunds`;
    expect((await theirs.request.post(refunds, { data: {} })).status()).toBe(403);

    await press(page, 'Refund the buyer');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Why').fill('Bought twice by mistake');
    await dialog.getByRole('button', { name: 'Refund $7.95' }).click();
    await expect(page.getByRole('region', { name: 'The order' })).toContainText('Refunded');
    expect((await fetch(link)).status).toBe(403);
    await shop.close();
  });

  test('she removes a helper, who is signed out at once', async () => {
    await page.goto('/admin/site/staff');
    await page.getByRole('button', { name: 'Remove: Ruth Weaver' }).click();
    await page
      .getByRole('dialog', { name: 'Remove Ruth Weaver?' })
      .getByRole('button', { name: 'Remove' })
      .click();
    await expect(page.getByRole('listitem', { name: 'Ruth Weaver' })).toHaveCount(0);
    await expect(page.locator(':focus')).toContainText('Who works here');
    expect((await theirs.request.get('/api/admin/broadcasts')).status()).toBe(401);
  });
});
