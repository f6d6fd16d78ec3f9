import { expect, type Page, test } from '@playwright/test';

import { hydrated } from '../hydration.js';
import { newBuyer } from '../checkout.js';
import { type Site, startSite } from '../site.js';

const TAG = 'https://www.googletagmanager.com/gtag/js';

/** Names of the events that the page has sent to the tag. */
const toldEvents = (page: Page) =>
  page.evaluate<string[]>(
    `(window.dataLayer ?? []).map((command) => [...command]).filter(([kind]) => kind === 'event').map(([, name]) => name)`,
  );

test.describe('a site with an analytics tag', () => {
  let site: Site;
  let asked: string[];

  test.beforeAll(async () => {
    site = await startSite({ GA_MEASUREMENT_ID: 'G-TEST123' });
  });
  test.afterAll(() => site.stop());
  test.beforeEach(async ({ page }) => {
    asked = [];
    await page.route(`${TAG}**`, async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: 'window.tagIsHere = true;' });
    });
  });

  test('counts visitors only after consent, and then reports what they viewed @S1-analytics-1 @S1-analytics-2 @S1-books-27 @S1-forms-19 @quick', async ({
    page,
  }) => {
    await page.goto(`${site.url}/finding-peace`);
    const question = page.getByRole('region', { name: 'May I count your visit?' });
    await expect(question).toBeVisible();
    expect(asked).toEqual([]);
    await question.getByRole('button', { name: 'Yes, count me' }).click();
    await expect(question).toBeHidden();
    await expect.poll(() => toldEvents(page)).toEqual(expect.arrayContaining(['view_item', 'page_view']));
    await expect.poll(() => asked).toEqual([`${TAG}?id=G-TEST123`]);
    await page.reload();
    await expect.poll(() => asked.length).toBe(2);
    await expect(question).toBeHidden();
    await page.goto(`${site.url}/books/fear-not`);
    await expect.poll(() => toldEvents(page)).toContain('view_item');
    await page.goto(`${site.url}/blog/starting-over-after-50`);
    const email = page.getByRole('region', { name: 'Stay Connected' });
    await email.scrollIntoViewIfNeeded();
    await hydrated(email.getByRole('button'));
    await email.getByLabel('Email address').fill(newBuyer().email);
    await email.getByRole('button').click();
    await expect.poll(() => toldEvents(page)).toContain('sign_up');
    const proof = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2';
    for (const address of [`/thank-you?product=fear-not&${proof}`, `/shop?success=true#${proof}`]) {
      await page.goto(site.url + address);
      await expect.poll(() => toldEvents(page)).toContain('page_view');
      expect(
        await page.evaluate(`location.href + [...dataLayer].map((command) => JSON.stringify(command))`),
      ).not.toContain('_secret_');
    }
  });

  test('remembers a refusal, which can be changed on the privacy page @S1-analytics-1', async ({ page }) => {
    await page.goto(`${site.url}/privacy-policy`);
    await page.getByRole('button', { name: 'No, thank you' }).click();
    await page.reload();
    const choice = page.getByText('I don’t count your visits, because you said no.');
    await expect(choice).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Yes, count me' }).click();
    await expect.poll(() => asked.length).toBe(1);
  });

  test('treats Global Privacy Control as a refusal @S1-analytics-1', async ({ page }) => {
    await page.addInitScript(`Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })`);
    await page.goto(`${site.url}/privacy-policy`);
    await expect(page.getByText('your browser asks me not to')).toBeVisible();
    await expect(page.getByRole('region', { name: 'May I count your visit?' })).toBeHidden();
    expect(asked).toEqual([]);
  });

  test('tests the tag: status, and after a second the three events @S1-analytics-3 @S1-analytics-4', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(`${site.url}/analytics-test`);
    await page.getByRole('button', { name: 'Yes, count me' }).click();
    await expect.poll(() => asked.length).toBe(1);
    const lines = page.getByRole('log').getByRole('listitem');
    await page.getByRole('button', { name: 'Check Status' }).click();
    await page.getByRole('button', { name: 'Check Status' }).click();
    await expect(lines).toHaveCount(2);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.getByRole('button', { name: 'Run Full Test' }).click();
    await expect(lines).toHaveText(['The analytics tag is loaded.']);
    await page.clock.runFor(999);
    await expect(lines).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(lines).toHaveText([
      'The analytics tag is loaded.',
      'Custom event sent.',
      'Book view event sent.',
      'Newsletter event sent.',
    ]);
    await page.getByRole('button', { name: 'Clear Results' }).click();
    await expect(lines).toHaveCount(0);
    expect(await toldEvents(page)).toEqual(expect.arrayContaining(['test_event', 'view_item', 'sign_up']));
  });
});

test('without a tag there is no question, and the test page says so @S1-analytics-4', async ({ page }) => {
  await page.goto('/analytics-test');
  await page.getByRole('button', { name: 'Check Status' }).click();
  await page.getByRole('button', { name: 'Test Events' }).click();
  await expect(page.getByRole('log').getByRole('listitem')).toHaveText([
    /^The analytics tag is not loaded/,
    /^Failed to send the custom event/,
    /^Failed to send the book view event/,
    /^Failed to send the newsletter event/,
  ]);
  await expect(page.getByRole('region', { name: 'May I count your visit?' })).toBeHidden();
});
