import type { Page } from '@playwright/test';

/** The owner of the site that the journeys share. */
export const owner = { email: 'owner@example.com', password: 'a quiet study at dusk' };

/** Settings that make her, for the start of a site. */
export const ownerSettings = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password };

/** Signs in where the page asks for it. */
export async function signIn(page: Page, password = owner.password): Promise<void> {
  await page.getByLabel('Email address').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens a page of the dashboard as the owner: `/admin/letters/messages`. */
export async function signInOwner(page: Page, address = '/admin'): Promise<void> {
  const headers = { origin: new URL(process.env['SITE_URL'] ?? '').origin };
  await page.context().request.post('/api/admin/session', { data: owner, headers });
  await page.goto(address);
}
