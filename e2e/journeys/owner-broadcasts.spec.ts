import { randomUUID } from 'node:crypto';

import { type BrowserContext, expect, type Page, test } from '@playwright/test';

import { faultsOfPages } from '../page-faults.js';
import { mailTo } from '../mailbox.js';
import { owner, signInOwner, signIn } from '../owner.js';
import { queryDatabase } from '../site-database.js';

const TEXT = `Good day,

next Friday **Fresh Start** is out.

[Look at the book](/books)

Eleanor`;

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name }).click();

/** Makes the contact page hold back a message from `rank-<run>@example.com`. */
async function hold(context: BrowserContext, run: string): Promise<void> {
  const offer = { name: 'Rank Builder', email: `rank-${run}@example.com`, subject: `An offer (${run})` };
  const message = `We can place ${run} on the 1st page of Google. Shall I send a quote for our SEO services?`;
  await context.request.post('/api/contact', { data: { ...offer, message } });
}

/** Types {@link TEXT} into the editor. */
async function typeText(page: Page): Promise<void> {
  await page.keyboard.type('Good day,\nnext Friday **Fresh Start** is out.\n');
  await page.keyboard.press('ControlOrMeta+k');
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.getByLabel('Address').fill('/books');
  await link.getByLabel('Text').fill('Look at the book');
  await link.getByRole('button', { name: 'Set the link' }).click();
  await page.keyboard.type('\nEleanor');
}

/** Sets whether clicks are counted, and waits until the privacy page says so. */
async function countClicks(page: Page, isOn: boolean): Promise<void> {
  await page.goto('/admin/site/settings/emails');
  const form = page.getByRole('region', { name: 'Clicks in broadcasts' });
  await form.getByLabel('Count clicks on links').setChecked(isOn);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await (await page.request.get('/privacy-policy')).text()).includes('id="clicks"'))
    .toBe(isOn);
}

test('the owner writes a broadcast, previews it, sends it, follows it, and reads a copy @quick', async ({
  page,
  context,
}) => {
  const run = randomUUID().slice(0, 8);
  const subject = `Fresh Start is out (${run})`;
  const readers = [`ada-${run}@example.com`, `ben-${run}@example.com`];
  await queryDatabase(
    `INSERT INTO newsletter_subscriptions (id, email, status, asked_at)
     SELECT gen_random_uuid()::text, email, 'confirmed', now() FROM unnest($1::text[]) email`,
    [readers],
  );
  await queryDatabase(`DELETE FROM settings WHERE key = 'postal-address'`);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));

  await page.goto('/admin/letters/broadcasts');
  await signIn(page);
  await page.getByRole('button', { name: 'Write a broadcast' }).click();
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText('Please give the broadcast a subject.')).toBeVisible();
  await expect(page.getByLabel('Subject')).toBeFocused();
  await page.getByLabel('Subject').fill(subject);
  const body = page.getByRole('textbox', { name: 'Text', exact: true });
  await body.click();
  await typeText(page);
  const preview = page.frameLocator('iframe[title="Preview of the broadcast"]');
  const button = preview.getByRole('link', { name: 'Look at the book' });
  await expect(button).toBeVisible();
  // The page's security policy allows the email's own styles.
  await expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(button).toHaveAttribute('href', /\/books$/);
  await page.keyboard.press('Control+s');
  const saved = page.getByText(/^Saved at /);
  await expect(saved).toBeVisible();
  await expect(page).toHaveURL(/\/broadcasts\/[\w-]{36}$/);
  const address = new URL(page.url()).pathname;

  await body.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('P.S. Bring a friend.');
  // Saved on leaving.
  await goTo(page, 'Messages');
  await goTo(page, 'Broadcasts');
  await page.getByRole('link', { name: subject }).click();
  await expect(body).toContainText('Bring a friend');

  const id = address.split('/').at(-1);
  const { version } = (await (await context.request.get(`/api/admin/broadcasts/${id}`)).json()) as {
    version: number;
  };
  await context.request.put(`/api/admin/broadcasts/${id}`, {
    data: { subject, body: 'From another window.', topic: null, version },
    headers: { origin: new URL(page.url()).origin },
  });
  await body.press('ControlOrMeta+End');
  await page.keyboard.type(' Or two.');
  const conflict = page.getByRole('alert', { name: 'This text was changed elsewhere.' });
  await expect(conflict).toContainText(/From.*window/s);
  await conflict.getByRole('button', { name: 'Keep my version' }).click();
  await expect(saved).toBeVisible();
  // The browser logs error responses.
  expect(said.splice(0)).toEqual([expect.stringContaining('409')]);

  await page.getByRole('button', { name: 'Send…' }).click();
  await page
    .getByRole('dialog', { name: 'Add your postal address first' })
    .getByRole('link', { name: 'Add your postal address' })
    .click();
  await page.getByRole('textbox', { name: 'Postal address' }).fill('PO Box 12\nSpringfield, OH 45501');
  await page.getByRole('region', { name: 'Postal address' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await countClicks(page, true);
  await page.goto(address);
  await page.getByRole('button', { name: 'Send…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this broadcast?' });
  await expect(dialog.getByText(/goes to \d+ readers/)).toBeVisible();
  await expect(dialog.getByText(/^Sending takes .+, at \d+ emails a second\.$/)).toBeVisible();
  await expect(dialog.getByText(/^Size: \d+ KB\.$/)).toBeVisible();
  await dialog.getByLabel('At a date and time').check();
  await dialog.getByLabel('Date and time', { exact: true }).fill('2020-01-01T09:00');
  await dialog.getByRole('button', { name: 'Schedule it' }).click();
  await expect(dialog.getByText('Please choose a time in the future.')).toBeVisible();
  await dialog.getByLabel('Now').check();
  await dialog.getByRole('button', { name: /^Send it to \d+ readers$/ }).click();
  await expect(page.getByText(/^\d+ of \d+ readers$/)).toBeVisible();
  await expect(page.getByText(/^Sent \w+ \d/)).toBeVisible();
  for (const reader of readers)
    expect((await mailTo(reader, subject)).text).toMatch(/Bring a friend[^]*PO Box 12/);

  const { text } = await mailTo(readers[0] ?? '', subject);
  const [link = ''] = /\/newsletter\/\S+\/link/.exec(text ?? '') ?? [];
  const followed = await context.request.get(link, {
    headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
  });
  expect(new URL(followed.url()).pathname).toBe('/books');
  await page.reload();
  await expect(page.getByRole('table', { name: 'Clicks' }).getByRole('row').last()).toHaveText(/\/books1$/);

  await page.getByRole('button', { name: 'Write another like this' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue(subject);
  await expect(body).toContainText('Bring a friend');
  expect(new URL(page.url()).pathname).not.toBe(address);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Broadcast discarded', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'From an article…' }).click();
  const choice = page.getByRole('dialog', { name: 'Send an article' });
  const title = await choice.getByLabel('Article', { exact: true }).locator('option').first().textContent();
  await choice.getByRole('button', { name: 'Make a draft' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue(title ?? '');
  await expect(preview.getByRole('link', { name: 'Read it on the site' })).toBeVisible();
  await countClicks(page, false);

  await page.getByRole('navigation', { name: 'Dashboard' }).getByText('Technical').click();
  await goTo(page, 'Email log');
  await page.getByLabel('Address').fill(readers[0] ?? '');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: `Details of the email to ${readers[0]}` }).click();
  await expect(page.getByRole('dialog', { name: subject })).toContainText('Kept, not sent');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('navigation', { name: 'Email log' }).getByRole('link', { name: 'Kept here' }).click();
  await page
    .getByRole('row', { name: readers[0] ?? '' })
    .getByRole('link')
    .click();
  await expect(
    page
      .frameLocator(`iframe[title="${subject}"]`)
      .getByText('P.S. Bring a friend. Or two.', { exact: true }),
  ).toBeVisible();

  await hold(context, run);
  await goTo(page, 'Messages');
  await page.getByRole('link', { name: /^On hold/ }).click();
  const held = page.getByRole('article', { name: `An offer (${run})` });
  await expect(held).toContainText('it sounds like advertising');
  await held.getByRole('button', { name: 'It’s spam' }).click();
  await expect(held).toBeHidden();
  expect(said).toEqual([]);
});

test('the pages about emails are accessible, in light and in dark', async ({ context, page }) => {
  const run = randomUUID().slice(0, 8);
  await queryDatabase(
    `INSERT INTO settings (key, version, value, who)
     SELECT 'postal-address', count(*) + 1, '{"lines": "PO Box 12"}', 'Test' FROM settings WHERE key = 'postal-address'`,
  );
  await signInOwner(page, '/admin/letters/broadcasts');
  const subject = `Fresh Start is out (${run})`;
  const headers = { origin: new URL(page.url()).origin };
  const ask = async (path: string, data: object = {}) =>
    (await context.request.post(`/api/admin/broadcasts${path}`, { data, headers })).text();
  const { id } = JSON.parse(await ask('', { subject, body: TEXT, topic: null })) as { id: string };
  const later = JSON.parse(await ask('', { subject, body: TEXT, topic: 'books' })) as { id: string };
  await ask(`/${later.id}/send`, { sendAt: new Date(Date.now() + 86_400_000).toISOString() });
  await ask(`/${id}/test`);
  await hold(context, run);
  await mailTo(owner.email, `[Test] ${subject}`);
  await page.goto('/admin/letters/mail/kept');
  const copy = page.getByRole('link', { name: `[Test] ${subject}` });
  const kept = await copy.getAttribute('href');
  const faults = await faultsOfPages(context, [
    ['/admin/letters/broadcasts', subject],
    [`/admin/letters/broadcasts/${id}`, 'Preview'],
    [`/admin/letters/broadcasts/${later.id}`, 'It goes out'],
    // The old address redirects.
    ['/admin/letters/messages', `rank-${run}@example.com`],
    ['/admin/letters/mail', subject],
    ['/admin/letters/mail/held-back', 'Held back'],
    [kept ?? '', 'Plain text'],
    ['/admin/site/settings/emails', 'When a book sells'],
    ['/admin/letters/mail/sender', 'DMARC'],
  ]);
  expect(faults).toEqual([]);
  await ask(`/${later.id}/call-back`);
});
