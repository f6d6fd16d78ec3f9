import { expect, type Page, test } from '@playwright/test';

import { hydrated } from '../hydration.js';
import { newBuyer, toast } from '../checkout.js';
import { holdRequests } from '../held-requests.js';
import { mailTo, pathIn } from '../mailbox.js';

const CALL = '**/api/downloads';
const cardOf = (page: Page, name: string) => page.getByRole('article', { name });
const booklet = (page: Page) => cardOf(page, 'Five Verses');
const emailOf = (page: Page) => booklet(page).getByLabel('Your email address');
const buttonOf = (page: Page) => booklet(page).getByRole('button');

test('a sample needs an address, and its file comes a second later @S1-forms-8 @S1-forms-10 @S1-forms-12 @quick', async ({
  page,
}) => {
  await page.clock.install();
  const release = await holdRequests(page, CALL);
  const asked = page.waitForRequest(CALL);
  await page.goto('/downloads');
  await hydrated(buttonOf(page));
  const { email } = newBuyer();
  await emailOf(page).fill(email);
  await buttonOf(page).click();
  await expect(buttonOf(page)).toBeDisabled();
  await expect(buttonOf(page)).toHaveText('Processing...');
  expect((await asked).postDataJSON()).toEqual({ email, fileName: 'five-verses' });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  release();

  const status = booklet(page).getByRole('status');
  await expect(status).toContainText('Download Starting...');
  await expect(status).toContainText('We’ve emailed you the link as well.');
  await expect(status).toBeFocused();
  let isStarted = false;
  const download = page.waitForEvent('download');
  void download.then(() => (isStarted = true));
  await page.clock.runFor(999);
  expect(isStarted).toBe(false);
  await page.clock.runFor(1);
  expect((await download).suggestedFilename()).toBe('five-verses.pdf');
  await page.clock.resume();
  await expect(toast(page, 'Download Ready!')).toBeVisible();

  const byHand = status.getByRole('link', { name: 'click here' });
  await expect(byHand).toHaveAttribute('target', '_blank');
  const link = (await byHand.getAttribute('href')) ?? '';
  const file = await page.request.get(link);
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect(pathIn(await mailTo(email, 'Five Verses'), /\/free\/[\w.-]+/)).toBe(link);
});

test('a failed sample keeps the form’s input, and says why @S1-forms-9 @S1-forms-11', async ({ page }) => {
  await page.goto('/downloads');
  await hydrated(buttonOf(page));
  await emailOf(page).fill('ruth@example');
  await buttonOf(page).click();
  await expect(emailOf(page)).toBeFocused();
  await expect(emailOf(page)).toHaveAccessibleDescription('Please enter a valid email address');

  await emailOf(page).fill('ruth@example.com');
  await page.route(CALL, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: { detail: 'The desk is closed.' },
    }),
  );
  await buttonOf(page).click();
  await expect(toast(page, 'Download Failed')).toBeVisible();
  await expect(toast(page, '503: The desk is closed.')).toBeVisible();
  await expect(buttonOf(page)).toBeEnabled();
  await expect(emailOf(page)).toHaveValue('ruth@example.com');

  await page.unroute(CALL);
  await page.route(CALL, (route) => route.abort());
  await buttonOf(page).click();
  await expect(toast(page, 'Please try again later.')).toBeVisible();
  // The reason stays by the form (L1).
  await expect(
    page.getByText('That didn’t go through. What you typed is still here. Please try again.'),
  ).toBeVisible();
});

test('there are three samples to read, one to listen to, and a link to the newsletter @S1-forms-6 @S1-forms-7 @S1-forms-12', async ({
  page,
}) => {
  await page.goto('/downloads');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Free Resources');
  const ids = await page.getByRole('article').evaluateAll((cards) => cards.map(({ id }) => id));
  expect(ids).toEqual(['fresh-start', 'five-verses', 'general-sample', 'fresh-start-audio']);
  await expect(cardOf(page, 'Fresh Start, chapter 5')).toBeVisible();
  await expect(cardOf(page, 'chapters 7 and 8')).toBeVisible();
  const listening = page.getByRole('region', { name: 'Listen Before You Read' });
  const recording = listening.locator('audio');
  await expect(recording).toHaveAttribute('preload', 'none');
  const sound = await page.request.get((await recording.getAttribute('src')) ?? '');
  expect(sound.headers()['content-type']).toBe('audio/mpeg');
  // The site's own player.
  await listening.getByRole('button', { name: 'Play' }).click();
  await listening.getByRole('button', { name: 'Pause' }).click();
  await expect(listening.getByRole('slider', { name: 'Place in the recording' })).toBeVisible();
  await page.getByRole('link', { name: 'Subscribe to the newsletter' }).click();
  await expect(page).toHaveURL('/#newsletter');
  await expect(page.getByRole('button', { name: 'Subscribe', exact: true })).toBeInViewport();
});

test('the address of the booklet leads to its card @S1-routes-7', async ({ page }) => {
  await page.goto('/five-verses');
  await expect(page).toHaveURL('/downloads#five-verses');
  await expect(booklet(page)).toBeInViewport();
});
