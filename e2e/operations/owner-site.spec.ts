import { expect, type Page, test } from '@playwright/test';

import { violations } from '../axe.js';
import { newBuyer } from '../checkout.js';
import { frameOf, ready } from '../embedding/host-page.js';
import { type HostSite, startHostSite } from '../embedding/host-site.js';
import { faultsOf, LOOKS } from '../page-faults.js';
import { freePort } from '@lectern/embedded-postgres/servers';
import { type MailCatcher, startMailCatcher } from '../mail-catcher.js';
import { openSession, owner, ownerSettings } from '../owner.js';
import { type Site, startSite } from '../site.js';

/** A site of its own, since these settings change every page. */
test.describe('the owner’s settings of her site', () => {
  test.describe.configure({ mode: 'serial' });
  let site: Site;
  let mailPort: number;
  let mail: MailCatcher | undefined;
  let page: Page;
  let visitor: Page;
  let host: HostSite;
  const said: string[] = [];

  test.beforeAll(async ({ browser }) => {
    mailPort = await freePort();
    // Its mail server is not running yet.
    const settings = { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, GA_MEASUREMENT_ID: 'G-TEST123456' };
    site = await startSite({ ...ownerSettings, ...settings });
    host = await startHostSite(site.url);
    const context = await browser.newContext({ baseURL: site.url, viewport: LOOKS[0].size });
    await openSession(context.request, site.url);
    page = await context.newPage();
    // A context without a session.
    const outside = await browser.newContext({ baseURL: site.url, viewport: LOOKS[0].size });
    visitor = await outside.newPage();
    for (const each of [page, visitor]) {
      each.on('console', (message) => said.push(message.text()));
      each.on('pageerror', (error) => said.push(error.message));
    }
  });
  test.afterAll(async () => {
    await page?.context().close();
    await visitor?.context().close();
    await host?.stop();
    await site?.stop();
    await mail?.stop();
  });

  const notice = () => visitor.locator('.site-notice');
  const buy = () => {
    const { name, email } = newBuyer();
    const data = { productId: 'fresh-start-ebook', customerName: name, customerEmail: email };
    return visitor.request.post('/api/create-payment-intent', { data });
  };

  test('a notice is above every page, survives navigation, and is dismissed with one click @quick', async () => {
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Notice' }).click();
    await expect(page.getByText('Not shown')).toBeVisible();
    await page.getByLabel('Show it on the site').check();
    await page.getByLabel('What it says').fill('Away until Monday: letters take a day longer.');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save notice' }).click();
    await expect(page.getByText('Showing now', { exact: true })).toBeVisible();

    await expect(async () => {
      await visitor.goto('/');
      await expect(notice()).toHaveText('Away until Monday: letters take a day longer.', { timeout: 500 });
    }).toPass();
    await visitor.getByRole('link', { name: 'About', exact: true }).first().click();
    await expect(visitor).toHaveURL(/\/about$/);
    await expect(notice()).toBeVisible();
    await expect(notice()).toHaveCSS('text-align', 'center');
    for (const { size, colorScheme } of LOOKS) {
      await visitor.setViewportSize(size);
      await visitor.emulateMedia({ colorScheme });
      expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    }
    await visitor.setViewportSize(LOOKS[0].size);
    const looked = await page.context().newPage();
    await looked.goto('/about');
    expect(await faultsOf(looked)).toEqual([]);
    await looked.close();

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Not shown')).toBeVisible();
    await expect(async () => {
      await visitor.goto('/about');
      await expect(notice()).toHaveCount(0, { timeout: 500 });
    }).toPass();
  });

  /** Pages with every kind of buy button, and another site's page with embedded ones. */
  const SELLING = ['/shop', '/finding-peace', '/books/finding-peace'];
  const away = 'I am moving house. The shop opens again on Monday.';
  const embedded = (mode: string) => visitor.locator(`lectern-buy[mode=${mode}]`);
  const openEmbeds = async () => {
    const link = `<a href="${site.url}/fear-not">Buy Fear Not</a>`;
    host.show({
      body: `<lectern-buy product="fear-not" mode="inline" loading="eager">${link}</lectern-buy><lectern-buy product="fear-not" mode="dialog">${link}</lectern-buy>`,
    });
    await visitor.goto(host.url);
    await embedded('dialog').getByRole('button', { name: 'Buy Fear Not' }).click();
    for (const mode of ['inline', 'dialog']) await ready(embedded(mode));
  };

  test('a paused shop starts no payment and explains it in place of each buy button, until it is opened again (closed shop)', async () => {
    await openEmbeds();
    const left = frameOf(embedded('dialog')).frame;
    await page.getByLabel('Show it on the site').check();
    await page.getByLabel('What it says').fill('I am moving house. The shop opens again on Monday.');
    await page.getByLabel('What it does').selectOption('Pauses the shop');
    await page.getByRole('button', { name: 'Save notice' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pause the shop?' });
    await expect(dialog).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Pause it' }).click();
    await expect(page.getByText('Showing now', { exact: true })).toBeVisible();
    const refused = await buy();
    expect(refused.status()).toBe(503);
    expect(await refused.json()).toMatchObject({
      detail: 'I am moving house. The shop opens again on Monday.',
    });
    // A frame opened before says so when its button is pressed.
    const { name, email } = newBuyer();
    await left.getByLabel('Full Name').fill(name);
    await left.getByLabel('Email Address').fill(email);
    await left.getByRole('button', { name: /^Buy/ }).click();
    await expect(left.getByText(away)).toBeVisible();
    await expect(async () => {
      await visitor.goto('/shop');
      await expect(visitor.getByRole('region', { name: 'The shop is paused' })).toBeVisible({ timeout: 500 });
    }).toPass();
    for (const address of SELLING) {
      await visitor.goto(address);
      const parts = visitor.locator('[data-buy], [data-open-only]');
      await expect(parts.first()).toBeAttached();
      await expect(parts.filter({ visible: true })).toHaveCount(0);
      const texts = await visitor.evaluate(() =>
        [...document.querySelectorAll('[data-buy]')].map(
          ({ parentElement }) => parentElement && getComputedStyle(parentElement, '::after').content,
        ),
      );
      expect(new Set(texts)).toEqual(new Set([`"${away}"`]));
    }
    expect(await faultsOf(visitor)).toEqual([]);
    await openEmbeds();
    for (const mode of ['inline', 'dialog']) {
      const { frame } = frameOf(embedded(mode));
      await expect(frame.getByRole('heading', { name: 'Get your copy' })).toBeVisible();
      await expect(frame.getByRole('button', { name: /^Buy/ })).toHaveCount(0);
      await expect(frame.getByLabel('Full Name')).toBeHidden();
      const place = frame.locator(':has(> [data-buy])');
      await expect(place).toBeVisible();
      expect(await place.evaluate((node) => getComputedStyle(node, '::after').content)).toBe(`"${away}"`);
    }
    await page.getByLabel('Show it on the site').uncheck();
    await page.getByRole('button', { name: 'Save notice' }).click();
    await expect(page.getByText('Not shown')).toBeVisible();
    expect((await buy()).status()).toBe(200);
    await expect(async () => {
      await openEmbeds();
      for (const mode of ['inline', 'dialog'])
        await expect(frameOf(embedded(mode)).frame.getByRole('button', { name: /^Buy/ })).toBeVisible({
          timeout: 500,
        });
    }).toPass();
    for (const address of SELLING) {
      await visitor.goto(address);
      await expect(visitor.locator('main [data-buy]').filter({ visible: true }).first()).toBeVisible();
    }
  });

  test('a change in another window is not lost: she is shown what it was', async () => {
    await page.getByLabel('What it says').fill('Mine.');
    const other = await page.context().newPage();
    await other.goto('/admin/site/settings/notice');
    await other.getByLabel('What it says').fill('Theirs.');
    await other.getByRole('button', { name: 'Save notice' }).click();
    await expect(other.getByRole('button', { name: 'Undo' })).toBeVisible();
    await other.close();
    const conflict = page.getByRole('alert', { name: 'This was changed elsewhere.' });
    await expect(conflict.getByRole('region', { name: 'Differences' })).toContainText('Theirs');
    await expect(page.getByLabel('What it says')).toHaveValue('Mine.');
    expect(await violations(page)).toEqual([]);
    await conflict.getByRole('button', { name: /^Use the version of / }).click();
    await expect(page.getByLabel('What it says')).toHaveValue('Theirs.');
  });

  test('a host added by her may show the search in a frame, at once; an invalid one is rejected', async () => {
    const policy = async () =>
      (await visitor.request.get('/embed/search')).headers()['content-security-policy'];
    expect(await policy()).toContain("frame-ancestors 'self';");
    await page.getByRole('link', { name: 'On other sites' }).click();
    await page.getByLabel('Who may embed the search').selectOption('This site and those I list');
    const hosts = page.getByLabel('Sites that may embed the search');
    await hosts.fill('https://friends.example/blog');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('“https://friends.example/blog” isn’t a host name.');
    await hosts.fill('https://friends.example\n');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect.poll(policy).toContain("frame-ancestors 'self' https://friends.example;");
  });

  test('her own text asks visitors for consent to be counted, and is kept with its date', async () => {
    await page.getByRole('link', { name: 'Consent' }).click();
    await page.getByRole('textbox', { name: 'The question' }).fill('May I see that you were here?');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save this text' }).click();
    await expect(async () => {
      await visitor.goto('/');
      await expect(visitor.getByRole('heading', { name: 'May I see that you were here?' })).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
    await page.reload();
    const shown = page.getByRole('region', { name: 'Earlier versions' });
    await expect(shown.getByRole('listitem')).toHaveCount(2);
    await expect(shown.getByRole('listitem').first()).toContainText('May I see that you were here?');
    await expect(shown.getByRole('listitem').last()).toContainText('May I count your visit?');
  });

  test('an unsent email is retried when the mail server is back, and sent once', async () => {
    await page.goto('/admin/site/settings');
    const service = page.getByRole('region', { name: 'Email', exact: true });
    await service.getByRole('button', { name: /^Send me a test email/ }).click();
    await expect(service).toContainText('There’s a problem.');
    await expect(service).toContainText('ECONNREFUSED');
    expect(await faultsOf(page)).toEqual([]);

    // It is retried by itself a minute after its first failure.
    const email = newBuyer().email;
    const signedUp = await visitor.request.post('/api/newsletter/subscribe', { data: { email } });
    expect(signedUp.ok()).toBe(true);
    await page.goto('/admin/site/jobs');
    const line = page.getByRole('row').filter({ hasText: 'Newsletter confirmation request' });
    await expect(line).toContainText('Next try');
    await expect(page.locator('body')).not.toContainText(email);
    expect(await faultsOf(page)).toEqual([]);
    mail = await startMailCatcher(mailPort);
    await line.getByRole('button', { name: /^Try again/ }).click();
    await expect(page.getByRole('heading', { name: 'No failed jobs' })).toBeVisible();
    await expect.poll(() => mail?.mails.filter(({ to }) => to?.[0]?.address === email).length).toBe(1);
    expect(await faultsOf(page)).toEqual([]);

    await page.goto('/admin/site/settings');
    await service.getByRole('button', { name: /^Send me a test email/ }).click();
    await expect(service).toContainText(`The mail server accepted an email to ${owner.email}`);
  });

  test('the audit log lists everything in sentences, and can be searched', async () => {
    await page.goto('/admin/site/audit-log');
    const entries = page.getByRole('list', { name: /^Audit log/ }).getByRole('listitem');
    await expect(entries.filter({ hasText: 'tried again failed jobs' })).toHaveCount(1);
    await expect(entries.filter({ hasText: 'changed who may embed your pages' })).toHaveCount(1);
    const paused = entries.filter({ hasText: 'changed the notice above the pages' }).nth(2);
    await paused.getByText('Details').click();
    await expect(paused).toContainText('I am moving house.');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel('What', { exact: true }).selectOption('Connection: tested');
    await expect(entries).toHaveCount(2);
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as a spreadsheet' }).click(),
    ]);
    expect(csv.suggestedFilename()).toBe('audit-log.csv');
    // A busy machine may show a preloaded picture later than the browser expects.
    const usual = /status of (400|409|503)|preloaded using link preload but not used within a few seconds/;
    expect(said.filter((line) => !usual.test(line))).toEqual([]);
  });
});
