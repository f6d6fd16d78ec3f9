import { existsSync } from 'node:fs';
import { chmod, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';

import { totpCode } from '../app-code.js';
import { CARDS, Checkout, newBuyer } from '../checkout.js';
import { faultsOf, LOOKS } from '../page-faults.js';
import { turnOnSecondStep } from '../second-step.js';
import { newDataDir, SiteProcess } from '../site-process.js';

const repository = path.resolve(import.meta.dirname, '../..');
const files = ['pdf', 'epub'].map((format) =>
  path.join(repository, 'content/made/books/finding-peace', `finding-peace.${format}`),
);
const cover = path.join(repository, 'e2e/second-author/content/books/strasse-nach-lodz/cover.jpg');
const anna = { name: 'Anna Weaver', email: 'anna@example.com', password: 'a quiet study at dusk' };

/** From the empty folder to the refund, and two more: a color, and the incomplete form. Fields are not counted. */
const clicksInAll = 14 + 2;

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('the first run', () => {
  let root = '';
  let folder = '';
  let site: SiteProcess;
  let clicks = 0;

  test.beforeEach(async () => {
    root = await newDataDir();
    await chmod(root, 0o711);
    folder = path.join(root, 'anna');
    clicks = 0;
    site = await start();
  });
  test.afterEach(async () => {
    await site.end('SIGTERM');
    await rm(root, { recursive: true, force: true });
  });

  const start = async () =>
    (await SiteProcess.start(path.join(root, 'data'), { CONTENT_DIR: folder })).said('Answer five questions');

  async function click(target: Locator): Promise<void> {
    clicks += 1;
    await target.click();
  }
  const press = (page: Page, name: string | RegExp) => click(page.getByRole('button', { name }));

  async function introduce(page: Page): Promise<void> {
    await page.getByLabel('Your name').fill(anna.name);
    await page.getByLabel('Email address').fill(anna.email);
    await page.getByLabel('Password', { exact: true }).fill(anna.password);
    await press(page, 'Continue');
    await expect(headingOf(page)).toHaveText('Which language does your site speak?');
  }

  /** With the password of the first question. */
  async function signIn(page: Page): Promise<void> {
    await page.getByLabel('Email address').fill(anna.email);
    await page.getByLabel('Password', { exact: true }).fill(anna.password);
    await press(page, 'Sign in');
  }

  /** Follows the line of the first steps, and signs in again with a code. */
  async function addSecondStep(page: Page): Promise<void> {
    await page.getByRole('link', { name: /^Set up two-step verification/ }).click();
    await press(page, 'Set up two-step verification');
    const { secret } = await turnOnSecondStep(page);
    expect(await faultsOf(page)).toEqual([]);
    // The codes are higher than a small phone.
    await page.setViewportSize({ width: 390, height: 600 });
    await page.getByLabel('I’ve saved them').check();
    await press(page, 'Done');
    // The bar does not cover the panel, which is shorter now.
    const panel = page.getByRole('region', { name: 'Two-step verification' });
    await expect(panel).toBeFocused();
    const bar = await page.getByRole('banner').boundingBox();
    expect((await panel.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.height ?? NaN);
    await page.setViewportSize(LOOKS[0].size);
    await page.getByRole('link', { name: 'Overview' }).first().click();
    const list = page.getByRole('region', { name: 'First steps: 1 of 8 done' });
    await expect(list.getByText('Done: Set up two-step verification')).toBeVisible();
    await press(page, 'Sign out');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email address').fill(anna.email);
    await press(page, 'Send me the link');
    await expect(headingOf(page)).toHaveText('Emails aren’t sent yet');
    await page.getByRole('link', { name: 'Back to signing in' }).click();
    await signIn(page);
    await page.getByLabel('Code from your app').fill(totpCode(secret, 1));
    await press(page, 'Continue');
    await expect(headingOf(page)).toHaveText('Welcome, Anna Weaver');
  }

  const open = async (browser: Browser): Promise<Page> => {
    const page = await (await browser.newContext({ baseURL: site.url, locale: 'en-US' })).newPage();
    await page.goto('/');
    return page;
  };

  test('leads from an empty folder to a sale in test mode and its refund', async ({ browser }) => {
    const page = await open(browser);
    expect(await faultsOf(page)).toEqual([]);
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByLabel('Show the password').check();
    await expect(password).toHaveAttribute('type', 'text');
    await introduce(page);
    expect(await faultsOf(page)).toEqual([]);
    await press(page, 'Continue');
    expect(await faultsOf(page)).toEqual([]);
    await press(page, 'Continue');
    expect(await faultsOf(page)).toEqual([]);
    // The preview follows, without a script. The keyboard changes a choice as well.
    await click(page.getByRole('radio', { name: /^Forest/ }));
    await page.getByRole('radio', { name: /^Study/ }).press('ArrowRight');
    await expect(page.getByRole('radio', { name: /^Classic/ })).toBeChecked();
    const preview = page.getByRole('group', { name: 'This is how it looks' });
    const title = preview.getByText(anna.name).first();
    await expect(title).toHaveCSS('font-family', /playfair/);
    await expect(title).toHaveCSS('color', 'rgb(27, 38, 32)');
    expect(await page.evaluate(() => document.fonts.check('20px shown-playfair'))).toBe(true);
    await press(page, 'Continue');
    await page.getByLabel('Cover', { exact: true }).setInputFiles(cover);
    await page.getByLabel('The book', { exact: true }).setInputFiles(files);
    // The files stay while the rest is corrected.
    await press(page, 'Open my site');
    await expect(page.getByRole('alert')).toContainText('Please enter the title');
    await expect(page.getByRole('img', { name: 'The chosen cover' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel('Title').fill('The Quiet Garden');
    await press(page, 'Open my site');
    // It draws the first pictures, which takes a busy machine longer.
    await expect(headingOf(page).filter({ visible: true })).toHaveText('Your site is ready', {
      timeout: 200_000,
    });
    expect(await faultsOf(page)).toEqual([]);

    await click(page.getByRole('link', { name: 'See my site' }));
    await expect(page).toHaveTitle(/Anna Weaver/);
    const ofRoot = (name: string) =>
      page.evaluate((each) => getComputedStyle(document.documentElement).getPropertyValue(each), name);
    expect(await ofRoot('--color-accent')).toBe('#1f5138');
    expect(await ofRoot('--font-title')).toContain('Playfair Variable');
    await page.goto('/books/the-quiet-garden');
    const checkout = new Checkout(page);
    await click(page.getByRole('link', { name: /^Buy/ }).first());
    await checkout.fillDetails(newBuyer());
    await click(checkout.buyButton);
    await checkout.fillCard(CARDS.visa);
    await click(checkout.payButton);
    await checkout.expectBought();

    await page.goto('/admin');
    await signIn(page);
    await expect(headingOf(page)).toHaveText('Welcome, Anna Weaver');
    await click(page.getByRole('link', { name: 'Orders' }).first());
    await click(page.getByRole('row').filter({ hasText: 'Ruth Weaver' }).getByRole('link'));
    await press(page, 'Refund the buyer');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Why').fill('A test purchase');
    await click(dialog.getByRole('button', { name: 'Refund $9.99' }));
    await expect(page.getByRole('region', { name: 'The order' })).toContainText('Refunded');
    expect(clicks).toBe(clicksInAll);

    // The overview leads on, until she hides its list.
    await page.goto('/admin');
    await page.getByRole('link', { name: /^Give your site a domain/ }).click();
    await expect(page.getByRole('region', { name: 'Your domain' })).toContainText(site.url);
    expect(await faultsOf(page)).toEqual([]);
    await page.goto('/admin');
    const list = page.getByRole('region', { name: 'First steps: 0 of 8 done' });
    await list.getByRole('button', { name: 'Hide this list' }).click();
    await expect(list).toBeHidden();
    await page.reload();
    await page.getByRole('button', { name: 'Show the first steps' }).click();
    await expect(list.getByRole('link')).toHaveCount(8);
    await addSecondStep(page);
    await page.context().close();

    // It writes the folder once: the next start is the ordinary site.
    await site.end('SIGTERM');
    site = await SiteProcess.start(path.join(root, 'data'), { CONTENT_DIR: folder });
    await site.ready();
    expect(site.output).not.toContain('Answer five questions');
  });

  test('continues with the third question after a reload and a restart', async ({ browser }) => {
    let page = await open(browser);
    await introduce(page);
    await page.getByText('Deutsch').click();
    await page.getByLabel('Where you live').selectOption('AT');
    await press(page, 'Continue');
    await expect(headingOf(page)).toHaveText('In welcher Währung verkaufen Sie?');
    await page.reload();
    await expect(page.getByRole('radio', { name: /^Euro/ })).toBeChecked();
    await page.context().close();
    await site.end('SIGTERM');
    site = await start();
    page = await open(browser);
    await expect(headingOf(page)).toHaveText('In welcher Währung verkaufen Sie?');
    await page.getByRole('link', { name: 'Zurück' }).click();
    await expect(page.getByLabel('Wo Sie leben')).toHaveValue('AT');
    await page.context().close();
  });

  test('is answered by one of two browsers, and the other sees its answers', async ({ browser }) => {
    const [one, other] = [await open(browser), await open(browser)];
    await introduce(one);
    await other.getByLabel('Your name').fill('Someone Else');
    await press(other, 'Continue');
    await expect(other.getByRole('alert')).toContainText('Someone answered this in another window.');
    await expect(other.getByLabel('Your name')).toHaveValue(anna.name);
    await press(other, 'Continue');
    await expect(headingOf(other)).toHaveText('Which language does your site speak?');
    await Promise.all([one.context().close(), other.context().close()]);
  });

  test('says that the folder cannot be written', async ({ browser }) => {
    const unwritable = { CONTENT_DIR: path.join(import.meta.filename, 'anna') };
    const refused = await SiteProcess.start(path.join(root, 'other'), unwritable);
    await refused.said('can’t be written');

    const page = await open(browser);
    await introduce(page);
    for (let question = 2; question < 5; question += 1) await press(page, 'Continue');
    await rm(folder, { recursive: true });
    await writeFile(folder, '');
    await press(page, 'Without a book for now');
    await expect(page.getByRole('alert')).toContainText('Nothing was written.');
    await rm(folder);
    await press(page, 'Without a book for now');
    await expect(headingOf(page).filter({ visible: true })).toHaveText('Your site is ready');
    expect(existsSync(path.join(folder, 'site.json'))).toBe(true);
    await page.context().close();
  });
});
