import { type BrowserContext, expect, test } from '@playwright/test';

import { violations, violationsInBothSchemes } from '../axe.js';
import { owner, signIn } from '../owner.js';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Violations on pages of the dashboard, in both sizes and schemes. */
async function faultsOf(context: BrowserContext, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const page = await context.newPage();
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      const faults = await violationsInBothSchemes(page);
      found.push(...faults.map((fault) => `${address}, ${size.width} px: ${fault}`));
    }
  }
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Menu' }).or(page.getByLabel('Email address')).first().click();
  found.push(...(await violations(page)));
  return found;
}

/** Ends the session of this browser only, on the server: the cookie stays. */
async function endSession(context: BrowserContext): Promise<void> {
  const { origin } = new URL(process.env['SITE_URL'] ?? '');
  const cookies = await context.cookies(origin);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await fetch(`${origin}/api/admin/session`, { method: 'DELETE', headers: { cookie, origin } });
}

test('the owner signs in, navigates, resumes an ended session, and signs out @S2-calls-and-errors-22 @quick', async ({
  page,
  browser,
  context,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.text()} ${message.location().url}`));
  page.on('pageerror', (error) => said.push(error.message));
  const heading = page.getByRole('heading', { level: 1 });

  const answer = await page.goto('/admin/letters/messages');
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  await expect(heading).toHaveText('Sign in');
  const stranger = await browser.newContext();
  expect(await faultsOf(stranger, ['/admin', '/admin/welcome#x'])).toEqual([]);
  await stranger.close();

  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await expect(page.getByLabel('Email address')).toBeFocused();
  expect(said).toEqual([]);
  await signIn(page, 'not the password');
  await expect(page.getByRole('alert')).toHaveText('The email address or password isn’t right.');
  await expect(page.getByLabel('Email address')).toHaveValue(owner.email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  // The browser logs error responses.
  expect(said.splice(0)).toEqual([expect.stringMatching(/401.*\/api\/admin\/session$/)]);
  await signIn(page);
  await expect(heading).toHaveText('Messages');

  await page.reload();
  await expect(heading).toHaveText('Messages');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Broadcasts' }).click();
  await expect(heading).toHaveText('Broadcasts');
  await expect(heading).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/admin/letters/broadcasts');
  await page.setViewportSize(DESKTOP);
  const navigation = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(navigation.getByRole('link', { name: 'Broadcasts' })).toHaveAttribute('aria-current', 'page');
  // The whole menu fits on a small laptop (O16).
  for (const name of ['Settings', 'Helpers'])
    await expect(navigation.getByRole('link', { name })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Password and sign-in' })).toBeInViewport();
  await navigation.getByRole('link', { name: 'Overview' }).click();
  await expect(heading).toHaveText(/^Welcome, /);
  await page.goBack();
  await expect(heading).toHaveText('Broadcasts');

  const script = '**/admin/assets/emails.page-*.js';
  await page.route(script, (route) => route.abort());
  await navigation.getByText('Technical').click();
  await navigation.getByRole('link', { name: 'Email log' }).click();
  await expect(page.getByRole('alert')).toContainText('We couldn’t load this part.');
  await page.unroute(script);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(heading).toHaveText('Email log');
  await navigation.getByRole('link', { name: 'Broadcasts' }).click();
  // The browser logs failed requests.
  expect(said.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);

  const signedIn = await browser.newContext({ storageState: await context.storageState() });
  expect(await faultsOf(signedIn, ['/admin', '/admin/letters/broadcasts'])).toEqual([]);
  await signedIn.close();

  await endSession(context);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const ended = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(ended).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(ended).toBeVisible();
  await expect(ended.getByLabel('Password', { exact: true })).toBeFocused();
  await ended.getByLabel('Password', { exact: true }).fill(owner.password);
  await ended.getByRole('button', { name: 'Sign in' }).click();
  await expect(ended).toBeHidden();
  await expect(heading).toHaveText('Broadcasts');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(heading).toHaveText('Sign in');
  await page.reload();
  await expect(heading).toHaveText('Sign in');
  // The list is fetched on each visit and while a broadcast is being sent; without a session that is refused.
  const refusedRead = /401 \(Unauthorized\).*\/api\/admin\/broadcasts(?:\/audiences)?$/;
  expect(said.filter((line) => !refusedRead.test(line))).toEqual([]);
});
