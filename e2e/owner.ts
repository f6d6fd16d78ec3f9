import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** The owner of the site shared by the journeys. */
export const owner = { email: 'owner@example.com', password: 'a quiet study at dusk' };

/** Settings that create her when a site starts. */
export const ownerSettings = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password };

/** Signs in on the page. */
export async function signIn(page: Page, password = owner.password): Promise<void> {
  await page.getByLabel('Email address').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in by API for the context's pages. @param siteUrl its origin */
export async function openSession(
  request: APIRequestContext,
  siteUrl = process.env['SITE_URL'] ?? '',
  data: typeof owner = owner,
): Promise<void> {
  const { origin } = new URL(siteUrl);
  const answer = await request.post('/api/admin/session', { data, headers: { origin } });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
}

/** Opens a page of the dashboard as the owner: `/admin/letters/messages`. */
export async function signInOwner(page: Page, address = '/admin'): Promise<void> {
  await openSession(page.context().request);
  await page.goto(address);
}
