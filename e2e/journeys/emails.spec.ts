import { expect, test } from '@playwright/test';

import { hydrated } from '../hydration.js';
import { newBuyer } from '../checkout.js';
import { faultsOf } from '../page-faults.js';
import { mailCount, mailTo, pathIn } from '../mailbox.js';
import { queryDatabase } from '../site-database.js';

test.describe('a newsletter subscriber', () => {
  test('confirms by an emailed link, chooses topics, unsubscribes and returns @S1-forms-17 @quick', async ({
    page,
  }) => {
    const { email } = newBuyer();
    await page.goto('/');
    const band = page.getByRole('region', { name: 'Stay Connected' });
    await band.scrollIntoViewIfNeeded();
    await hydrated(band.getByRole('button', { name: 'Subscribe' }));
    await band.getByLabel('Email address').fill(email);
    await band.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Thank you for subscribing to our newsletter.').first()).toBeVisible();
    await expect(band.getByLabel('Email address')).toHaveValue('');
    const isListed = async () =>
      (await queryDatabase('SELECT email FROM newsletters WHERE email = $1', [email])).length === 1;
    const heading = page.getByRole('heading', { level: 1 });
    expect(await isListed()).toBe(false);

    const question = pathIn(await mailTo(email, 'Should I write to you?'), /\/newsletter\/[\w.-]+\/confirm/);
    await page.goto(question);
    await page.getByRole('button', { name: 'Yes, write to me' }).click();
    await expect(heading).toHaveText('You’re on the list');
    expect(await isListed()).toBe(true);

    const welcome = await mailTo(email, 'Welcome');
    const preferences = pathIn(welcome, /\/newsletter\/[\w.-]+\/preferences/);
    const save = page.getByRole('button', { name: 'Save' });
    const box = (label: string) => page.getByRole('checkbox', { name: label });
    const chosen = () =>
      Promise.all(['New books', 'Articles', 'Talks and evenings'].map((label) => box(label).isChecked()));
    await page.goto(preferences);
    await expect(heading).toHaveText('What should I write to you about?');
    await expect(page.getByText(`I send my newsletter to ${email.charAt(0)}…@`)).toBeVisible();
    expect(await chosen()).toEqual([true, true, true]);
    expect(await faultsOf(page)).toEqual([]);
    // The whole box toggles: the label covers the note.
    await page.getByText('Where I’m speaking or teaching, and how to come.').click({ force: true });
    await save.click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Saved, starting with my next email.' }),
    ).toBeVisible();
    expect(await chosen()).toEqual([true, true, false]);
    await box('New books').uncheck();
    await box('Articles').uncheck();
    await save.click();
    await expect(page.getByRole('alert')).toContainText('Nothing is checked');
    expect(await chosen()).toEqual([false, false, false]);
    expect(await faultsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(heading).toHaveText('You’ve unsubscribed');
    expect(await isListed()).toBe(false);

    // Skips the quarter of an hour in which no second confirmation is sent.
    await queryDatabase(
      `UPDATE mail_allowances SET last_sent_at = last_sent_at - interval '1 hour'
       WHERE email_hash = encode(sha256(convert_to($1, 'UTF8')), 'hex')`,
      [email],
    );
    await page.getByRole('button', { name: 'Email me to confirm' }).click();
    await expect(heading).toHaveText('Please confirm first');
    await expect.poll(() => mailCount(email, 'Should I write to you?')).toBe(2);
    await page.goto(question);
    await page.getByRole('button', { name: 'Yes, write to me' }).click();
    await expect(heading).toHaveText('You’re on the list');
    await page.goto(preferences);
    expect(await chosen()).toEqual([true, true, false]);

    await page.goto(pathIn(welcome, /\/newsletter\/[\w.-]+\/end/));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(heading).toHaveText('You’re off the list');
    expect(await isListed()).toBe(false);
  });
});
