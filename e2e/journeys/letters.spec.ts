import { expect, test } from '@playwright/test';

import { alive } from '../alive.js';
import { violations } from '../axe.js';
import { newBuyer } from '../checkout.js';
import { mailCount, mailTo, pathIn } from '../mailbox.js';
import { queryDatabase } from '../site-database.js';

const MESSAGE = 'We are forty people, and most of us owe somebody something.';

test.describe('a reader of the letter', () => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  test('says yes behind the link of a mail, chooses what she hears of, leaves the list and comes back @phone', async ({
    page,
  }) => {
    const { email } = newBuyer();
    await page.goto('/');
    const band = page.getByRole('region', { name: 'Stay Connected' });
    await band.scrollIntoViewIfNeeded();
    await alive(band.getByRole('button', { name: 'Subscribe' }));
    await band.getByLabel('Email address').fill(email);
    await band.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Thank you for subscribing to our newsletter.').first()).toBeVisible();
    await expect(band.getByLabel('Email address')).toHaveValue('');
    const isListed = async () =>
      (await queryDatabase('SELECT email FROM newsletters WHERE email = $1', [email])).length === 1;
    const heading = page.getByRole('heading', { level: 1 });
    expect(await isListed()).toBe(false);

    const question = pathIn(await mailTo(email, 'Shall I write to you?'), /\/newsletter\/[\w.-]+\/confirm/);
    await page.goto(question);
    await page.getByRole('button', { name: 'Yes, write to me' }).click();
    await expect(heading).toHaveText('You are on the list');
    expect(await isListed()).toBe(true);

    const welcome = await mailTo(email, 'Welcome');
    const preferences = pathIn(welcome, /\/newsletter\/[\w.-]+\/preferences/);
    const save = page.getByRole('button', { name: 'Save' });
    const box = (label: string) => page.getByRole('checkbox', { name: label });
    const chosen = async () => {
      await alive(save);
      return Promise.all(
        ['New books', 'Articles', 'Talks and evenings'].map((label) => box(label).isChecked()),
      );
    };
    await page.goto(preferences);
    await expect(heading).toHaveText('What shall I write to you about?');
    await expect(page.getByText(`My letter comes to ${email.charAt(0)}…@`)).toBeVisible();
    expect(await chosen()).toEqual([true, true, true]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await violations(page)).toEqual([]);
    // All of the box ticks it: its label lies above the note.
    await page.getByText('Where I speak or teach, and how to come.').click({ force: true });
    await save.click();
    await expect(page.getByRole('status').filter({ hasText: 'It is saved.' })).toBeVisible();
    expect(await chosen()).toEqual([true, true, false]);
    await box('New books').uncheck();
    await box('Articles').uncheck();
    await save.click();
    await expect(page.getByRole('alert')).toContainText('Nothing is ticked');
    expect(await chosen()).toEqual([false, false, false]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Leave the list' }).click();
    await expect(heading).toHaveText('You have left the list');
    expect(await isListed()).toBe(false);

    // Another quarter of an hour, before which nobody is asked again.
    await queryDatabase(
      `UPDATE mail_allowances SET last_sent_at = last_sent_at - interval '1 hour'
       WHERE email_hash = encode(sha256(convert_to($1, 'UTF8')), 'hex')`,
      [email],
    );
    await page.getByRole('button', { name: 'Ask me again by mail' }).click();
    await expect(heading).toHaveText('Your yes is still missing');
    await expect.poll(() => mailCount(email)).toBe(3);
    await page.goto(question);
    await page.getByRole('button', { name: 'Yes, write to me' }).click();
    await expect(heading).toHaveText('You are on the list');
    await page.goto(preferences);
    expect(await chosen()).toEqual([true, true, false]);

    await page.goto(pathIn(welcome, /\/newsletter\/[\w.-]+\/end/));
    await page.getByRole('button', { name: 'Leave the list' }).click();
    await expect(heading).toHaveText('You are off the list');
    expect(await isListed()).toBe(false);
  });
});

test('a subscription that fails says why, and keeps the address', async ({ page }) => {
  await page.route('**/api/newsletter/subscribe', (route) => route.abort());
  await page.goto('/');
  const band = page.getByRole('region', { name: 'Stay Connected' });
  await band.scrollIntoViewIfNeeded();
  await alive(band.getByRole('button', { name: 'Subscribe' }));
  await band.getByLabel('Email address').fill('ruth@example.com');
  await band.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Error', { exact: true }).first()).toBeVisible();
  await expect(band.getByLabel('Email address')).toHaveValue('ruth@example.com');
});

test('a visitor is told what is wrong beside each field, writes, and may write again @phone', async ({
  page,
}) => {
  const { email } = newBuyer();
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Let's Connect");
  await page.getByRole('button', { name: 'Send Message' }).click();
  for (const problem of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Subject must be at least 5 characters',
    'Message must be at least 10 characters',
  ]) {
    await expect(page.getByText(problem)).toBeVisible();
  }
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Ruth Weaver');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Subject').fill('An evening in May');
  await page.getByLabel('Message', { exact: true }).fill(MESSAGE);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent Successfully').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'It has arrived' })).toBeFocused();
  const kept = await queryDatabase('SELECT message FROM contacts WHERE email = $1', [email]);
  expect(kept).toEqual([{ message: MESSAGE }]);
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('');
});

test('one answer is open at a time, and an open one can be closed', async ({ page }) => {
  await page.goto('/about');
  const items = page.locator('details[name="questions"]');
  await expect(items).toHaveCount(13);
  await items.nth(0).locator('summary').click();
  await items.nth(3).locator('summary').click();
  await expect(page.locator('details[name="questions"][open]')).toHaveCount(1);
  await items.nth(3).locator('summary').click();
  await expect(page.locator('details[name="questions"][open]')).toHaveCount(0);
});

test('what she teaches, and what it costs, leads to a letter or a call', async ({ page }) => {
  await page.goto('/speaking');
  await expect(page.getByRole('link', { name: /^Request This Service/ })).toHaveCount(4);
  await expect(page.getByText('$500', { exact: true })).toBeVisible();
  await expect(page.getByText('$1,500', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call (202) 555-0147' })).toHaveAttribute(
    'href',
    'tel:+12025550147',
  );
  await page.getByRole('link', { name: 'Book a date' }).click();
  await expect(page).toHaveURL('/contact');
});
