import { randomUUID } from 'node:crypto';

import { site } from '@lectern/catalogue';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';

import { violations } from '../axe.js';
import { faultsOfPages } from '../page-faults.js';
import { mailCount, mailTo, pathIn } from '../mailbox.js';
import { signInOwner } from '../owner.js';
import { queryDatabase } from '../site-database.js';

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name }).click();

interface Reader {
  email: string;
  subject: string;
}

/** Subscribes, confirms, takes a sample and requests a talk. */
async function leaveTracks(context: BrowserContext): Promise<Reader> {
  const run = randomUUID().slice(0, 8);
  const email = `ruth-${run}@example.com`;
  const subject = `An evening in May (${run})`;
  await context.request.post('/api/newsletter/subscribe', { data: { email } });
  const question = await mailTo(email, 'Should I write to you?');
  await context.request.post(pathIn(question, /\/newsletter\/[\w.-]+\/confirm/));
  await context.request.post('/api/downloads', { data: { email, fileName: 'five-verses' } });
  const message = `Dear Mrs. Marsh,\n\nwould you come to our library at ${run}? We are forty people.`;
  const data = { name: 'Ruth Weaver', email, subject, message, topic: 'speaking' };
  await context.request.post('/api/contact', { data });
  // Many journeys write from one address, which could have a message held back.
  await queryDatabase(
    `WITH m AS (SELECT id FROM contacts WHERE email = $1),
       r AS (UPDATE contact_reviews SET state = 'received' WHERE message_id IN (SELECT id FROM m))
     UPDATE contact_threads SET arrived_at = coalesce(arrived_at, now()) WHERE message_id IN (SELECT id FROM m)`,
    [email],
  );
  return { email, subject };
}

test('a reader subscribes, writes and gets an answer; their talk is booked; they request their data, and are erased @S2-subscribers-3 @quick', async ({
  page,
  context,
}) => {
  const { email, subject } = await leaveTracks(context);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));

  await signInOwner(page);
  await goTo(page, 'Newsletter Subscribers');
  await expect(page.getByRole('link', { name: /^Newsletter Subscribers \([\d,]+\)$/ })).toBeVisible();
  const row = page.getByRole('row', { name: email });
  await expect(row).toContainText(/[A-Z][a-z]{2} \d{1,2}, 20\d\d, \d{1,2}:\d\d/);
  const list = page.getByRole('region', { name: 'Subscribers' });
  expect(await list.evaluate((room) => getComputedStyle(room).maxHeight)).toBe('384px');
  await expect(page.getByText('You get an email every time someone subscribes.')).toBeVisible();
  await mailTo(site.contact.email, 'A new reader');

  await page.getByRole('link', { name: 'Everyone who asked' }).click();
  await page.getByLabel('Address').fill(email);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: `Unsubscribe ${email}` }).click();
  await expect(page.getByText(`${email} no longer gets the newsletter.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Subscribed');

  await goTo(page, 'Messages');
  await page.getByLabel('Name, address or words').fill(email);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
  await expect(page.getByText('Read', { exact: true })).toBeVisible();
  const answer = page.getByRole('textbox', { name: 'Answer Ruth Weaver' });
  await answer.fill('Dear Ruth,\n\n**with pleasure**.');
  await page.getByRole('link', { name: 'All messages' }).click();
  await page.getByRole('link', { name: subject }).click();
  await page.getByRole('button', { name: 'Use these changes' }).click();
  await expect(answer).toHaveValue(/with pleasure/);
  await page.getByRole('button', { name: 'Send answer' }).dblclick();
  await expect(page.getByRole('list', { name: 'Answers' })).toContainText('with pleasure');
  const letter = await mailTo(email, `Re: ${subject}`);
  expect(letter.replyTo?.[0]?.address).toBe(site.contact.email);
  expect(letter.text).toContain('would you come to our library');
  await page.getByRole('textbox', { name: 'Note' }).fill('Has forty chairs.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note saved').first()).toBeVisible();

  await goTo(page, 'Speaking requests');
  const card = page.getByRole('article', { name: `${subject}, from Ruth Weaver` });
  for (const step of ['We’re talking', 'I made an offer', 'It’s booked']) {
    await card.getByRole('button', { name: `${step}: ${subject}` }).click();
    await expect(page.getByRole('status').filter({ hasText: subject })).toBeVisible();
  }
  const booked = page.getByRole('region', { name: /^Booked/ });
  await expect(booked.getByRole('article', { name: `${subject}, from Ruth Weaver` })).toBeVisible();
  await card.getByRole('button', { name: `Date, place and note: ${subject}` }).click();
  await card.getByLabel('Date of the event').fill('2027-05-14');
  await card.getByRole('textbox', { name: 'Place' }).fill('Springfield library');
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card).toContainText('Friday, May 14, 2027, Springfield library');

  await card.getByRole('link', { name: email }).click();
  await expect(page.getByRole('heading', { name: email })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByText(`Wrote: ${subject}`)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  expect((await download).suggestedFilename()).toBe('person.zip');
  await page.getByRole('button', { name: 'Erase…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase this person?' });
  await expect(dialog.getByText('1 message')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Erase for good' })).toBeDisabled();
  await dialog.getByRole('textbox').fill(email);
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('We keep nothing about this address')).toBeVisible();
  await expect.poll(() => mailCount(email)).toBe(0);
  await goTo(page, 'Speaking requests');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Speaking requests');
  await expect(card).toHaveCount(0);
  expect(said).toEqual([]);
});

test('the pages of customers are accessible, in light and in dark', async ({ context, page }) => {
  const { email, subject } = await leaveTracks(context);
  await signInOwner(page, '/admin/people/messages');
  const [message] = await queryDatabase<{ id: string }>('SELECT id FROM contacts WHERE email = $1', [email]);
  const faults = await faultsOfPages(context, [
    ['/admin/people/subscribers', email],
    ['/admin/people/subscribers/all', email],
    ['/admin/people/messages', subject],
    ['/admin/people/messages/held', 'Anything that looks like spam'],
    [`/admin/people/messages/${message?.id}`, 'Dear Mrs. Marsh'],
    ['/admin/people/speaking', subject],
    ['/admin/people/downloads', email],
    ['/admin/people/companion', 'What people ask about.'],
    ['/admin/readers', email],
    [`/admin/readers/person#${email}`, `Wrote: ${subject}`],
  ]);
  expect(faults).toEqual([]);
  await page.goto(`/admin/people/person?email=${email}`);
  await expect(page.getByText(`Wrote: ${subject}`)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: 'Erase…' }).click();
  await expect(page.getByRole('dialog', { name: 'Erase this person?' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await queryDatabase(`UPDATE contacts SET subject = ' ' WHERE id = $1`, [message?.id]);
  await page.goto('/admin/people/messages?state=unanswered');
  await page.getByRole('row').filter({ hasText: email }).getByRole('link', { name: 'No subject' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No subject');
});
