import { randomUUID } from 'node:crypto';

import { type BrowserContext, expect, type Page, test } from '@playwright/test';

import { totpCode } from '../app-code.js';
import { faultsOf, LOOKS } from '../page-faults.js';
import { mailTo, pathIn } from '../mailbox.js';
import { signInOwner } from '../owner.js';
import { turnOnSecondStep } from '../second-step.js';
import { queryDatabase } from '../site-database.js';

const PASSWORD = 'a garden with high walls';
const NEW_PASSWORD = 'a gate that stands ajar';

const PROVED_LONG_AGO = `UPDATE sessions SET proved_at = now() - interval '30 minutes'
  WHERE user_id = (SELECT id FROM users WHERE username = $1)`;

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
const part = (page: Page, name: string) => page.getByRole('region', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Sign in');
}

/** Completes the second step with a saved recovery code. */
async function recover(page: Page, code: string): Promise<void> {
  await expect(headingOf(page)).toHaveText('One more step');
  await press(page, 'I don’t have my app');
  await page.getByLabel('Recovery code').fill(code);
  await press(page, 'Continue');
}

/** Invites a helper. @returns the path of the email's link */
async function invite(context: BrowserContext, email: string): Promise<string> {
  const page = await context.newPage();
  await signInOwner(page, '/admin/site/staff');
  await press(page, 'Invite a helper');
  await page.getByRole('dialog').getByLabel('Email address').fill(email);
  await press(page, 'Send invitation');
  await expect(page.getByRole('listitem', { name: email })).toContainText('Waiting');
  expect(await faultsOf(page)).toEqual([]);
  await page.close();
  return pathIn(await mailTo(email, 'Eleanor Marsh invited you to help'), /\/admin\/join#[\w-]{43}/);
}

/** Adds a virtual passkey device with user verification. */
async function plugInDevice(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('an invited helper signs in, locks her account twice, and gets in by code, recovery code, passkey and email @S2-signing-in-15 @quick', async ({
  browser,
  context,
}) => {
  const email = `ada-${randomUUID().slice(0, 8)}@example.com`;
  const link = await invite(await browser.newContext({ viewport: LOOKS[0].size }), email);
  const hers = await browser.newContext({ viewport: LOOKS[0].size });
  const page = await hers.newPage();
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));

  await page.goto(link);
  await expect(page.getByText(email)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('Name').fill('Ada Byron');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Create my account');
  await expect(headingOf(page)).toHaveText('Welcome, Ada Byron');
  const navigation = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(navigation.getByRole('link', { name: 'Broadcasts' })).toBeVisible();
  for (const name of ['Helpers', 'Email log', 'Settings', 'Failed jobs', 'Audit log'])
    await expect(navigation.getByRole('link', { name, exact: true, includeHidden: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Needs you' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^(Today|This month)$/ })).toHaveCount(0);
  await page.goto('/admin/site/staff');
  await expect(headingOf(page)).toHaveText('You don’t have access to this');
  expect((await hers.request.get('/api/admin/staff')).status()).toBe(403);

  await page.getByRole('link', { name: 'Password and sign-in' }).click();
  await press(page, 'Set up two-step verification');
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  const { secret, recoveryCodes: codes } = await turnOnSecondStep(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('I’ve saved them').check();
  await press(page, 'Done');
  await expect(part(page, 'Two-step verification')).toContainText('You have 10 recovery codes left.');
  await expect(part(page, 'Two-step verification')).toBeFocused();
  await mailTo(email, 'Two-step verification is on');

  await press(page, 'Sign out');
  await expect(headingOf(page)).toHaveText('Sign in');
  await signIn(page, email, PASSWORD);
  await expect(headingOf(page)).toHaveText('One more step');
  await page.reload();
  await expect(page.getByLabel('Code from your app')).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('Code from your app').fill(totpCode(secret, 1));
  await press(page, 'Continue');
  await expect(headingOf(page)).toHaveText('Your account');

  const elsewhere = await context.newPage();
  await elsewhere.goto('/admin/account');
  await signIn(elsewhere, email, PASSWORD);
  await recover(elsewhere, codes[0] ?? '');
  await expect(part(elsewhere, 'Two-step verification')).toContainText('You have 9 recovery codes left.');

  await page.reload();
  const sessions = part(page, 'Where you’re signed in').getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toHaveText(/^Chrome on \w+ This device/);
  await page.getByRole('button', { name: /^End session: Chrome on / }).click();
  await expect(sessions).toHaveCount(1);
  expect((await elsewhere.request.get('/api/admin/account')).status()).toBe(401);
  await elsewhere.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const again = elsewhere.getByRole('dialog', { name: 'Please sign in again' });
  await again.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await again.getByRole('button', { name: 'I don’t have my app' }).click();
  await again.getByLabel('Recovery code').fill(codes[1] ?? '');
  await again.getByRole('button', { name: 'Continue' }).click();
  await expect(again).toBeHidden();

  await plugInDevice(page);
  await press(page, 'Add a passkey');
  const passkeys = part(page, 'Passkeys');
  await passkeys.getByRole('button', { name: /^Rename: My / }).click();
  const naming = page.getByRole('dialog', { name: 'Name this passkey' });
  await naming.getByLabel('Name').fill('The blue key');
  await naming.getByRole('button', { name: 'Save' }).click();
  await expect(passkeys).toContainText('The blue key');
  expect(await faultsOf(page)).toEqual([]);
  await press(page, 'Sign out');
  expect(await faultsOf(page)).toEqual([]);
  await press(page, 'Use a passkey instead');
  await expect(headingOf(page)).toHaveText('Your account');
  await press(page, 'Sign out');
  await signIn(page, email, PASSWORD);
  await expect(headingOf(page)).toHaveText('One more step');
  expect(await faultsOf(page)).toEqual([]);
  await press(page, 'Use a passkey instead');
  await expect(headingOf(page)).toHaveText('Your account');

  // After half an hour the site asks for her identity again, and her passkey proves it.
  await queryDatabase(PROVED_LONG_AGO, [email]);
  await passkeys.getByRole('button', { name: 'Remove: The blue key' }).click();
  await press(page, 'Remove it');
  const proof = page.getByRole('dialog', { name: 'Is that you?' });
  await expect(proof.getByLabel('Code from your app, or a recovery code')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await proof.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(proof).toBeHidden();
  await expect(passkeys.getByRole('listitem')).toHaveCount(0);
  await mailTo(email, 'A passkey was removed');

  await press(page, 'Sign out');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('Email address').fill(email);
  await press(page, 'Send me the link');
  await expect(page.getByRole('status')).toHaveText(/^If this address has an account/);
  await page.goto(pathIn(await mailTo(email, 'Choose a new password'), /\/admin\/new-password#[\w-]{43}/));
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await press(page, 'Set this password');
  await page.getByRole('link', { name: 'Sign in with it' }).click();
  await signIn(page, email, PASSWORD);
  await expect(page.getByRole('alert')).toHaveText('The email address or password isn’t right.');
  await signIn(page, email, NEW_PASSWORD);
  await recover(page, codes[2] ?? '');
  await expect(headingOf(page)).toHaveText('Welcome, Ada Byron');
  expect((await elsewhere.request.get('/api/admin/account')).status()).toBe(401);
  await mailTo(email, 'Your password was changed');

  // Her own language, and the site's after she has left.
  await page.goto('/admin/account');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await press(page, 'Use this language');
  await expect(headingOf(page)).toHaveText('Ihr Konto');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await faultsOf(page)).toEqual([]);
  await press(page, 'Abmelden');
  await expect(headingOf(page)).toHaveText('Sign in');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(broken).toEqual([]);
  await hers.close();
});
