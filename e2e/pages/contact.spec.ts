import { expect, type Page, test } from '@playwright/test';

import { hydrated } from '../hydration.js';
import { newBuyer, toast } from '../checkout.js';
import { holdRequests } from '../held-requests.js';
import { queryDatabase } from '../site-database.js';

const CALL = '**/api/contact';
const labels = ['Name', 'Email', 'Subject', 'Message'] as const;
const field = (page: Page, label: (typeof labels)[number]) => page.getByLabel(label, { exact: true });
const button = (page: Page) => page.getByRole('button', { name: /^Send/ });

async function fillWith(page: Page, values: Record<(typeof labels)[number], string>): Promise<void> {
  for (const label of labels) await field(page, label).fill(values[label]);
}

const good = () => ({
  Name: 'Al',
  Email: newBuyer().email,
  Subject: 'Hello',
  Message: 'Ten letter',
});

test('a message is sent and confirmed, and another can follow @phone @S1-forms-1 @S1-forms-5 @quick', async ({
  page,
}) => {
  const release = await holdRequests(page, CALL);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Let's Connect");
  for (const name of ['Speaking engagements', 'Book collaborations', 'Response Commitment']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByText(/^You’ll have a reply within 24 hours/)).toBeVisible();

  await hydrated(button(page));
  const message = good();
  // The honeypot is invisible to people.
  await expect(page.getByRole('textbox', { name: 'Please leave this field empty' })).toHaveCount(0);
  await fillWith(page, message);
  await field(page, 'Email').press('Tab');
  await expect(field(page, 'Subject')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page, 'Message')).toBeFocused();
  const sent = page.waitForRequest(CALL);
  await button(page).click();
  expect((await sent).postDataJSON()).toEqual({
    name: 'Al',
    email: message.Email,
    subject: 'Hello',
    message: 'Ten letter',
    writingTimeMs: expect.any(Number),
  });
  await expect(button(page)).toHaveText('Sending Message...');
  await expect(button(page)).toBeDisabled();
  release();
  await expect(toast(page, 'Message Sent Successfully')).toBeVisible();
  await expect(page.getByText(/reply within 24 hours\.$/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your message arrived' })).toBeFocused();
  await expect(field(page, 'Message')).toBeHidden();
  const kept = await queryDatabase('SELECT message FROM contacts WHERE email = $1', [message.Email]);
  expect(kept).toEqual([{ message: 'Ten letter' }]);
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  for (const label of labels) await expect(field(page, label)).toHaveValue('');
  await expect(field(page, 'Name')).toBeFocused();
});

test('missing values are reported beside their fields, and nothing is sent @S1-forms-3 @S1-forms-4', async ({
  page,
}) => {
  let calls = 0;
  page.on('request', (request) => (calls += request.url().endsWith('/api/contact') ? 1 : 0));
  await page.goto('/contact');
  await hydrated(button(page));
  await fillWith(page, { Name: 'A', Email: 'al@example', Subject: 'Hell', Message: 'Nine char' });
  await button(page).click();
  for (const [label, problem] of [
    ['Name', 'Name must be at least 2 characters'],
    ['Email', 'Please enter a valid email address'],
    ['Subject', 'Subject must be at least 5 characters'],
    ['Message', 'Message must be at least 10 characters'],
  ] as const) {
    await expect(field(page, label)).toHaveAccessibleDescription(problem);
  }
  await expect(field(page, 'Name')).toBeFocused();
  await field(page, 'Name').fill('Al');
  await expect(page.getByText('Name must be at least 2 characters')).toBeHidden();
  expect(calls).toBe(0);
});

test('an unsent message stays in the form, with the reason @S1-forms-2', async ({ page }) => {
  await page.route(CALL, (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      json: { detail: 'One at a time.' },
    }),
  );
  await page.goto('/contact');
  await hydrated(button(page));
  await fillWith(page, good());
  await button(page).click();
  await expect(toast(page, 'Failed to Send Message')).toBeVisible();
  await expect(toast(page, '429: One at a time.')).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue('Ten letter');
  // The reason stays by the form (L1).
  await expect(page.getByRole('main').getByText('One at a time.', { exact: true })).toBeVisible();
  await page.unroute(CALL);

  // Errors found by the server appear beside the field too: this a is Cyrillic.
  await field(page, 'Email').fill('ruth@ex\u0430mple.com');
  await button(page).click();
  const sentence = /^This email address mixes letters of different alphabets/;
  await expect(field(page, 'Email')).toHaveAccessibleDescription(sentence);
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Message')).toHaveValue('Ten letter');
  await field(page, 'Email').fill(newBuyer().email);
  await expect(field(page, 'Email')).not.toHaveAccessibleDescription(sentence);

  await page.route(CALL, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html><title>Bad Gateway</title></html>' }),
  );
  await button(page).click();
  await expect(toast(page, '502: Please try again later.')).toBeVisible();
  const keys: (string | undefined)[] = [];
  await page.unroute(CALL);
  await page.route(CALL, (route, request) => {
    keys.push(request.headers()['idempotency-key']);
    return route.abort();
  });
  for (const tries of [1, 2]) {
    await button(page).click();
    await expect(button(page)).toBeEnabled();
    expect(keys).toHaveLength(tries);
  }
  await expect(toast(page, 'Please try again later.')).toBeVisible();
  await expect(page.getByText('We’ll get it only once.')).toBeVisible();
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('a link from the speaking page presets its talk, unless the visitor changes it', async ({ page }) => {
  await page.goto('/speaking');
  await page
    .getByRole('link', { name: /^Request This Service/ })
    .first()
    .click();
  await expect(page).toHaveURL('/contact?topic=speaking&service=motivational-speaking');
  await expect(field(page, 'Subject')).toHaveValue('Request: Motivational Speaking');
  const topic = page.getByLabel('What’s it about?');
  await expect(topic).toHaveValue('speaking');
  await hydrated(button(page));
  await fillWith(page, good());
  const sent = page.waitForRequest(CALL);
  await button(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ topic: 'speaking' });
  await page.goto('/contact');
  await expect(topic).toHaveValue('other');
});
