import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, type Page, test } from '@playwright/test';
import PostalMime from 'postal-mime';

import { appCode } from '../app-code.js';
import { violations } from '../axe.js';
import { owner, ownerSettings } from '../owner.js';
import { startSite } from '../site.js';

const HELPER = 'ruth@example.com';
const HELPER_PASSWORD = 'a garden with high walls';

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The link of the invitation that a site has kept instead of sending it. */
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

/** Scans, as it were, confirms by a code, and puts the recovery codes away. */
async function setUp(page: Page): Promise<string> {
  await page.getByText('Or type this key into the app').click();
  const secret = await page.locator('details code').innerText();
  await page.getByLabel('Enter the code that the app shows').fill(appCode(secret));
  await press(page, 'Turn it on');
  await page.getByLabel('I have put them away').check();
  await press(page, 'Done');
  return secret;
}

test('the owner’s first sign-in, with a second step that she then asks of everybody', async ({ browser }) => {
  test.setTimeout(240_000);
  // A rule for everybody: it would hold for the owner whom the other journeys share.
  const site = await startSite(ownerSettings);
  try {
    const hers = await browser.newContext({ baseURL: site.url });
    const page = await hers.newPage();
    await page.goto('/admin');
    await page.getByLabel('Email address').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await press(page, 'Sign in');
    await page.getByRole('link', { name: /^Helpers / }).click();
    await page.getByRole('link', { name: 'Set up your own second step' }).click();
    await press(page, 'Set up a second step');
    const secret = await setUp(page);
    await press(page, 'Sign out');
    await page.getByLabel('Email address').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await press(page, 'Sign in');
    await page.getByLabel('Code of your app').fill(appCode(secret, 1));
    await press(page, 'Go on');
    await page.getByRole('link', { name: 'Helpers', exact: true }).click();
    await press(page, 'Require it');
    await expect(page.getByText('Required', { exact: true })).toBeVisible();
    await press(page, 'Ask somebody to help');
    await page.getByRole('dialog').getByLabel('Email address').fill(HELPER);
    await press(page, 'Send the invitation');

    const theirs = await browser.newContext({ baseURL: site.url, bypassCSP: true });
    const helper = await theirs.newPage();
    await helper.goto(await invitationIn(path.join(site.dataDir, 'mail')));
    await helper.getByLabel('Name').fill('Ruth Weaver');
    await helper.getByLabel('Password', { exact: true }).fill(HELPER_PASSWORD);
    await press(helper, 'Make my account');
    await expect(headingOf(helper)).toHaveText('One more lock');
    await helper.goto('/admin/letters/broadcasts');
    await expect(headingOf(helper)).toHaveText('One more lock');
    expect((await theirs.request.get('/api/admin/broadcasts')).status()).toBe(403);
    await expect(helper.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(await violations(helper)).toEqual([]);
    await setUp(helper);
    await expect(headingOf(helper)).toHaveText('Broadcasts');

    await page.reload();
    await page.getByRole('button', { name: 'Remove: Ruth Weaver' }).click();
    await page
      .getByRole('dialog', { name: 'Remove Ruth Weaver?' })
      .getByRole('button', { name: 'Remove' })
      .click();
    await expect(page.getByRole('listitem', { name: 'Ruth Weaver' })).toHaveCount(0);
    expect((await theirs.request.get('/api/admin/broadcasts')).status()).toBe(401);
    await theirs.close();
    await hers.close();
  } finally {
    await site.stop();
  }
});
