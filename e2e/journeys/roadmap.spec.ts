import { expect, test } from '@playwright/test';

import { violations } from '../axe.js';
import { newBuyer } from '../checkout.js';
import { faultsOf } from '../page-faults.js';
import { mailCount, mailTo } from '../mailbox.js';
import { RoadmapOwner } from '../roadmap-owner.js';
import { queryDatabase } from '../site-database.js';

const NOTE = 'Called the clinic; they have time on Monday.';

test('a visitor finds their roadmap in the same browser, with all their notes @S2-legal-dashboard-2 @S2-legal-dashboard-5 @S2-legal-dashboard-6 @S2-legal-dashboard-7 @S2-legal-dashboard-10 @quick', async ({
  page,
}) => {
  const owner = new RoadmapOwner(page, newBuyer().email);
  await owner.answer({ legalSituation: 'litigation' });
  await owner.answer();
  await owner.open();
  const count = await owner.steps.count();
  expect(count).toBeGreaterThanOrEqual(5);
  await expect(owner.overall).toContainText(`0 of ${count} done`);
  await expect(page.getByText('This is information, not legal advice', { exact: false })).toBeVisible();
  await expect(page.getByText('We are a debt relief agency.', { exact: false })).toBeVisible();
  await expect(page.getByText(/We keep all of this until \w+ \d+, 20\d\d/)).toBeVisible();

  await owner.status(0, 'In progress').check();
  await owner.status(0, 'Done').check();
  await expect(owner.overall).toContainText(`1 of ${count} done`);
  await expect(page.getByRole('status').filter({ hasText: `Done. 1 of ${count} done.` })).toBeAttached();
  await expect(owner.status(0, 'Skipped')).toBeDisabled();
  await owner.status(1, 'Skipped').check();
  await expect(owner.overall).toContainText(`1 of ${count - 1} done`);
  await expect(owner.overall).toContainText('1 skipped');

  await owner.unfold(0);
  const first = owner.steps.nth(0);
  await expect(first.getByRole('heading', { name: 'What to know' })).toBeVisible();
  await first.getByLabel('Your notes').fill(NOTE);
  await first.getByRole('button', { name: 'Add 15' }).click();
  await expect(first.getByText('Saved', { exact: true })).toBeVisible();
  await expect(owner.overall).toContainText('15 minutes of your time so far');
  expect(await faultsOf(page)).toEqual([]);

  await page.route('**/api/legal-companion/recommendations/*', (route) => route.abort());
  await owner.status(2, 'Done').click();
  await expect(page.getByText('That didn’t save, so nothing has changed.').first()).toBeVisible();
  await expect(owner.status(2, 'Not started')).toBeChecked();
  await page.unroute('**/api/legal-companion/recommendations/*');

  await page.reload();
  await expect(owner.overall).toContainText(`1 of ${count - 1} done`);
  await expect(owner.status(0, 'Done')).toBeChecked();
  await expect(owner.status(1, 'Skipped')).toBeChecked();
  await owner.unfold(0);
  await expect(first.getByLabel('Your notes')).toHaveValue(NOTE);
  await expect(first.getByLabel('Minutes spent')).toHaveValue('15');

  const roadmaps = page.getByRole('navigation', { name: 'Your roadmaps' }).getByRole('button');
  await expect(roadmaps).toHaveText([/Bankruptcy/, /lawsuit/]);
  await roadmaps.nth(1).click();
  await expect(owner.overall).toContainText(/0 of \d+ done/);
});

test('a topic and a book are bookmarked, tagged, filtered, removed and restored, then printed, downloaded and emailed @S2-legal-dashboard-9', async ({
  page,
}) => {
  const owner = new RoadmapOwner(page, newBuyer().email);
  await owner.answer();
  await owner.open();
  const { bookmarks } = owner;
  await expect(bookmarks).toContainText('Your bookmarks show up here');
  await owner.unfold(1);
  await owner.steps.nth(1).getByRole('button', { name: 'Bookmark: Fresh Start' }).click();
  await expect(bookmarks.getByRole('link', { name: 'Fresh Start' })).toHaveAttribute('href', '/fresh-start');
  await owner.steps
    .nth(0)
    .getByRole('button', { name: /^Bookmark/ })
    .click();
  await expect(bookmarks.getByRole('listitem')).toHaveCount(2);
  const title = (await bookmarks.getByRole('link').first().textContent()) ?? '';
  const tag = bookmarks.getByLabel(`A tag for “${title}”`);
  await tag.fill('for Monday');
  await tag.press('Enter');
  await bookmarks.getByRole('button', { name: 'for Monday', exact: true }).click();
  await expect(bookmarks.getByRole('link')).toHaveText([title]);
  expect(await violations(page)).toEqual([]);

  await bookmarks.getByRole('button', { name: `Remove the bookmark “${title}”` }).click();
  const undo = bookmarks.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expect(bookmarks.getByRole('link')).toHaveCount(1);
  await undo.click();
  await expect(bookmarks.getByRole('link')).toHaveText([title]);
  await bookmarks.getByRole('button', { name: 'All', exact: true }).click();
  await expect(bookmarks.getByRole('link')).toHaveCount(2);
  await page.reload();
  await bookmarks.getByRole('button', { name: 'for Monday', exact: true }).click();
  await expect(bookmarks.getByRole('link')).toHaveText([title]);

  const saving = page.waitForEvent('download');
  await owner.button('Save as PDF').click();
  expect((await saving).suggestedFilename()).toBe('Roadmap.pdf');
  await owner.button('Email it to me').click();
  await expect(page.getByText('Your roadmap is on its way by email', { exact: false })).toBeVisible();
  await mailTo(owner.email, 'Your roadmap from');

  await owner.unfold(0);
  await owner.steps.nth(0).getByLabel('Your notes').fill(NOTE);
  await expect(owner.steps.nth(0).getByText('Saved', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(owner.button('Save as PDF')).toBeHidden();
  await expect(page.getByRole('paragraph').filter({ hasText: NOTE })).toBeVisible();
  // Collapsed on the screen.
  await expect(owner.steps.nth(2).getByRole('heading', { name: 'What to know' })).toBeVisible();
});

test('an emailed code opens it elsewhere, unsaved text survives the session, and all data is deleted at once @phone @S2-legal-dashboard-3 @S2-legal-dashboard-10', async ({
  page,
  browser,
  isMobile,
}) => {
  const owner = new RoadmapOwner(page, newBuyer().email);
  await owner.answer();
  const elsewhere = await browser.newContext();
  const there = new RoadmapOwner(await elsewhere.newPage(), owner.email);
  await there.page.emulateMedia({ colorScheme: isMobile ? 'light' : 'dark' });
  await there.page.goto('/legal-companion/dashboard');
  await expect(there.heading('Open it with a code')).toBeVisible();
  expect(await violations(there.page)).toEqual([]);
  await there.button('Send me a code').click();
  await expect(there.page.getByLabel('Your email address')).toBeFocused();
  await expect(there.page.getByLabel('Your email address')).toHaveAccessibleDescription(/such as ruth@/);
  await there.askForCode();
  await there.enter('12');
  await expect(there.page.getByLabel('Six-digit code')).toHaveAccessibleDescription(/six digits from/);
  const code = await there.mailedCode();
  await there.enter(code === '000000' ? '000001' : '000000');
  await expect(there.page.getByLabel('Six-digit code')).toHaveAccessibleDescription(/code isn’t right/);
  expect(await violations(there.page)).toEqual([]);
  await there.enter(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(there.heading('What to do, in order')).toBeFocused();

  await there.unfold(0);
  const changes = '**/api/legal-companion/recommendations/*';
  await there.page.route(changes, (route) => route.fulfill({ status: 401, json: {} }));
  await there.steps.nth(0).getByLabel('Your notes').fill(NOTE);
  await expect(there.heading('Open it with a code')).toBeFocused();
  await expect(there.page.getByText('Your time in this browser ran out', { exact: false })).toBeVisible();
  // An email went to this address just now, so confirmation is faked.
  await there.page.route('**/access/confirm', (route) => route.fulfill({ json: { isOpen: true } }));
  await there.askForCode();
  // The request that the field sent on blur has been refused by now.
  await there.page.unroute(changes);
  await there.enter('123456');
  await expect(there.heading('What to do, in order')).toBeFocused();
  await there.unfold(0);
  await expect(there.steps.nth(0).getByLabel('Your notes')).toHaveValue(NOTE);
  await expect(there.steps.nth(0).getByText('Saved', { exact: true })).toBeVisible();
  await elsewhere.close();

  await owner.open();
  await owner.button('Sign out').click();
  await expect(page.getByText('You’re signed out here.', { exact: false })).toBeVisible();
  await page.reload();
  await expect(owner.heading('Open it with a code')).toBeVisible();

  await owner.answer({ legalSituation: 'litigation' });
  await owner.open();
  await owner.button('Delete everything').click();
  const question = page.getByRole('dialog', { name: 'Delete everything?' });
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expect(question).toContainText('what you answered in this browser');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await owner.button('Delete everything').click();
  await question.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect(owner.heading('It’s all gone')).toBeFocused();
  expect(await violations(page)).toEqual([]);
});

test('after the deletion no code opens anything, and guessing codes leads to a friendly pause @S2-legal-dashboard-4', async ({
  page,
}) => {
  const owner = new RoadmapOwner(page, newBuyer().email);
  await owner.answer();
  await page.context().clearCookies();
  await page.goto('/legal-companion/dashboard');
  await expect(owner.heading('Open it with a code')).toBeVisible();
  await owner.askForCode();
  const code = await owner.mailedCode();
  await owner.enter(code);
  await expect(owner.heading('What to do, in order')).toBeFocused();
  await owner.button('Delete everything').click();
  await owner.button('Yes, delete everything').click();
  await expect(owner.heading('It’s all gone')).toBeFocused();
  expect(await queryDatabase('SELECT id FROM user_assessments WHERE user_email = $1', [owner.email])).toEqual(
    [],
  );

  const emails = await mailCount(owner.email);
  await page.reload();
  await owner.askForCode();
  const field = page.getByLabel('Six-digit code');
  for (let tries = 0; tries < 5; tries += 1) {
    await owner.enter(code);
    await expect(field).toHaveAccessibleDescription(/code isn’t right/);
  }
  await owner.enter(code);
  await expect(field).toHaveAccessibleDescription(/Please wait 15 minutes\. We stop after five tries/);
  expect(await mailCount(owner.email)).toBe(emails);
});

test('a lost connection shows a message and a retry, and a visitor without a roadmap gets a link to the questions @S2-legal-dashboard-11', async ({
  page,
}) => {
  const owner = new RoadmapOwner(page, newBuyer().email);
  const roadmap = '**/api/legal-companion/roadmap';
  await page.route(roadmap, (route) => route.abort());
  await page.goto('/legal-companion/dashboard');
  await expect(owner.heading('Your roadmap didn’t open')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.unroute(roadmap);
  await page.route(roadmap, (route) =>
    route.fulfill({ json: { isProven: true, emails: [owner.email], assessments: [], bookmarks: [] } }),
  );
  await owner.button('Try again').click();
  await expect(owner.heading('There’s no roadmap here yet')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Answer the questions' })).toHaveAttribute(
    'href',
    '/legal-companion',
  );
  expect(await violations(page)).toEqual([]);
});
