import { randomUUID } from 'node:crypto';

import { fontsShown, startHydration } from '../hydration.js';
import { expect, type Page, test } from '@playwright/test';

import { violations } from '../axe.js';
import { toast } from '../checkout.js';
import { faultsOf } from '../page-faults.js';
import { holdRequests } from '../held-requests.js';
import { mailTo } from '../mailbox.js';
import { answerStep, cardOn, choose, goOn, tick, write } from '../questionnaire.js';

const call = '**/api/legal-companion/assessment';
const address = () => `ruth-${randomUUID()}@example.com`;
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 480;

const situation = choose('What brings you here?', /^Bankruptcy/);
const pressing = [
  choose('How soon does it matter?', /^Now/),
  choose('How much legal experience', 'Nothing so far'),
];
const concerns = tick('What is on your mind?', 'Asset protection', 'Debt management');
const manner = choose('How do you learn best?', 'Step by step');
const budget = choose('What could you spend on help?', 'Little or nothing');

test('the questions are in the page, and input before the script runs stays (S4) @phone', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  const card = cardOn(page);
  const phone = isPhone(page);
  const islandScript = await holdRequests(page, '**/questionnaire*.js');
  await page.goto('/legal-companion');
  const heading = card.getByRole('heading', { name: 'Your situation' });
  await expect(heading).toBeVisible();
  await expect(card.getByText('question 1 of 2')).toBeVisible({ visible: phone });
  await expect(card.getByRole('radio').first()).toBeVisible({ visible: !phone });
  await expect(page.locator('[data-island="questionnaire"]')).not.toHaveAttribute('data-live');
  await fontsShown(page);
  const { height } = (await card.boundingBox()) ?? {};

  await card.getByLabel('Your email address').fill('ruth@example.com');
  if (!phone) await card.getByRole('radio', { name: /^Bankruptcy/ }).check();
  await card.getByRole('button', { name: 'Next' }).click();
  await expect(heading).toBeVisible();
  expect((await card.boundingBox())?.height).toBe(height);
  islandScript();

  // The click is replayed once the script runs, with the earlier answers.
  if (phone) await expect(card.getByText('question 2 of 2')).toBeVisible();
  else await expect(card.getByRole('heading', { name: 'How urgent it is' })).toBeFocused();
  await goOn(card, 'Previous');
  await expect(card.getByLabel('Your email address')).toHaveValue('ruth@example.com');
  expect(said).toEqual([]);
});

test('a failed script is reported below the questions, and the next click retries @S2-legal-questionnaire-15', async ({
  page,
}) => {
  const script = '**/questionnaire*.js*';
  await page.route(script, (route) => route.abort());
  await page.goto('/legal-companion');
  await startHydration(page);
  const card = cardOn(page);
  const failure = page.getByRole('alert').filter({ hasText: /didn’t load/ });
  await expect(failure.getByRole('link')).toHaveAttribute('href', '');
  await expect(card.getByLabel('Your email address')).toBeVisible();
  await page.unroute(script);
  await goOn(card);
  await expect(card.getByLabel('Your email address')).toBeFocused();
  await expect(failure).toBeHidden();
});

test('the wizard asks four steps, survives a reload, and ends in a roadmap that can be rearranged @phone @S2-legal-questionnaire-1 @S2-legal-questionnaire-3 @quick', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  const email = address();
  const card = cardOn(page);
  const phone = isPhone(page);
  const look = async () => expect(await violations(page)).toEqual([]);
  await page.goto('/legal-companion');
  await startHydration(page);
  await expect(card.getByText('Step 1 of 4', { exact: true })).toBeVisible();
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  await expect(card).toContainText('This is information, not legal advice');
  await expect(card.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await look();

  await card.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(card.getByLabel('Your email address')).toBeFocused();
  await expect(card.getByLabel('Your email address')).toHaveAccessibleDescription(/such as ruth@example.com/);
  await answerStep(card, [write('Your email address', email), situation], { isPhone: phone, look });

  const second = card.getByRole('heading', { name: 'How urgent it is' });
  await expect(second).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Step 2 of 4: How urgent it is' })).toBeAttached();
  await expect(card).toContainText('We are a debt relief agency');
  await expect(card.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: phone ? 1 : 0 });
  const introduction = page.getByRole('main').getByRole('heading', { level: 1 }).locator('~ *').first();
  await expect(introduction).toBeVisible({ visible: !phone });
  await page.reload();
  await expect(second).toBeVisible();
  // The browser's Back and Forward go one screen, also after a reload (L23).
  await page.goBack();
  await expect(card.getByRole('radio', { name: /^Bankruptcy/ })).toBeChecked();
  await page.goForward();
  await expect(second).toBeVisible();
  await goOn(card, 'Previous');
  await expect(card.getByRole('radio', { name: /^Bankruptcy/ })).toBeChecked();
  await goOn(card);
  await answerStep(card, pressing, { isPhone: phone, look });
  await answerStep(card, [concerns, manner], { isPhone: phone, look });
  await expect(card.getByText('Step 4 of 4', { exact: true })).toBeVisible();
  await card.getByLabel('Email me the roadmap, too').check();
  await page.emulateMedia({ colorScheme: 'dark' });

  const keys: (string | undefined)[] = [];
  await page.route(call, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.abort();
  });
  await answerStep(card, [budget], { look, on: 'Make my roadmap' });
  await expect(card.getByRole('alert')).toContainText('Failed to complete assessment');
  await expect(toast(page, 'Error')).toBeVisible();
  await page.reload();
  await card.getByLabel('Email me the roadmap, too').check();
  await goOn(card, 'Make my roadmap');
  // The message from before the reload may still be visible, so counts the requests.
  await expect.poll(() => keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/), keys[0]]);
  await expect(toast(page, 'Error')).toBeVisible();
  await page.unroute(call);
  const release = await holdRequests(page, call);
  await goOn(card, 'Make my roadmap');
  await expect(card.getByRole('button', { name: 'Creating…' })).toBeVisible();
  await card.getByRole('button', { name: 'Creating…' }).dispatchEvent('click');
  release();

  await expect(card.getByRole('heading', { name: 'Your roadmap' })).toBeFocused();
  await expect(toast(page, 'Assessment Complete!')).toBeVisible();
  await expect(card).toContainText('Your personalized legal resource guide is ready.');
  await expect(card.getByRole('region', { name: /First, speak with someone/ })).toContainText('988');
  await expect(card.getByRole('heading', { level: 4 }).first()).toContainText(/speak/i);
  await expect(card.getByText('Why this:').first()).toBeVisible();
  await expect(card.getByRole('link', { name: 'Fresh Start' }).first()).toHaveAttribute(
    'href',
    '/fresh-start',
  );
  await look();
  // In print: nothing around the roadmap, and cards that continue on the next page (L7).
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(toast(page, 'Assessment Complete!')).toBeHidden();
  await expect(card.getByRole('button')).toHaveCount(0);
  await expect(card.getByRole('heading', { level: 4 }).first().locator('..')).toHaveCSS(
    'break-inside',
    'auto',
  );
  await page.emulateMedia({ media: 'screen' });

  await card.getByRole('button', { name: 'Try another answer' }).click();
  await card.getByLabel('What brings you here?').selectOption('business_planning');
  await card.getByLabel('How soon does it matter?').selectOption('planning_ahead');
  await expect(card.getByRole('status').filter({ hasText: /\d+ new, \d+ gone/ })).toBeVisible();
  await expect(card.getByRole('heading', { name: 'No longer on the list' })).toBeVisible();
  await expect(card.getByText('New', { exact: true }).first()).toBeVisible();
  await expect(card.getByRole('region', { name: /First, speak with someone/ })).toHaveCount(0);
  await look();
  await card.getByRole('button', { name: 'Back to my own answers' }).click();
  await expect(card.getByRole('region', { name: /First, speak with someone/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('lectern.legal-companion'))).toBeNull();
  expect((await mailTo(email, '')).html ?? '').toContain('roadmap');
  expect(said).toEqual([]);

  await card.getByRole('link', { name: 'Open my roadmap' }).click();
  await expect(page).toHaveURL('/legal-companion/dashboard');
  await expect(page.getByText(/^0 of \d+ done$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /Speak with an attorney/ })).toBeVisible();
});

test('in private mode nothing is sent or stored, and no personal data is asked for @S2-legal-questionnaire-11', async ({
  page,
}) => {
  const card = cardOn(page);
  const phone = isPhone(page);
  await page.goto('/legal-companion');
  await startHydration(page);
  await write('Your email address', 'ruth@example.com')(card);
  await expect(card.getByRole('button', { name: 'Delete my answers' })).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await card.getByRole('switch', { name: 'Keep this private' }).check();
  await expect(card.getByLabel('Your email address')).toHaveCount(0);
  await expect(card).toContainText('Nothing is sent or stored');
  expect(await faultsOf(page)).toEqual([]);

  await answerStep(card, [situation], { isPhone: phone });
  await answerStep(card, pressing, { isPhone: phone });
  await answerStep(card, [concerns, manner], { isPhone: phone });
  await expect(card.getByLabel('Email me the roadmap, too')).toHaveCount(0);
  await answerStep(card, [budget], { on: 'Make my roadmap' });
  await expect(card.getByRole('heading', { name: 'Your roadmap' })).toBeFocused();
  await expect(card).toContainText('nothing was sent or stored');
  await expect(card.getByRole('link', { name: 'Open my roadmap' })).toHaveCount(0);
  await expect(card.getByRole('heading', { level: 4 }).first()).toContainText(/speak/i);
  expect(sent.filter((line) => !line.startsWith('GET '))).toEqual([]);
  expect(sent.filter((line) => line.includes('/api/'))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/ruth|bankruptcy/);
});

test('answers are deleted on request, with a confirmation @S2-legal-questionnaire-10', async ({ page }) => {
  const card = cardOn(page);
  await page.goto('/legal-companion');
  await startHydration(page);
  await answerStep(card, [write('Your email address', 'ruth@example.com'), situation]);
  const onDevice = () => page.evaluate(() => localStorage.getItem('lectern.legal-companion'));
  expect(await onDevice()).toBeNull();
  await card.getByRole('checkbox', { name: 'Keep my answers in this browser for a week' }).check();
  await expect(card).toContainText('We keep them here until');
  const later = await page.context().newPage();
  await later.goto('/legal-companion');
  await expect(cardOn(later).getByRole('heading', { name: 'How urgent it is' })).toBeVisible();
  await later.close();
  await card.getByRole('button', { name: 'Delete my answers' }).click();
  expect(await onDevice()).toBeNull();
  await expect(card.getByRole('heading', { name: 'Your situation' })).toBeFocused();
  await expect(card).toContainText('Your answers are deleted');
  await expect(card.getByLabel('Your email address')).toHaveValue('');
  await page.reload();
  await startHydration(page);
  await expect(card.getByLabel('Your email address')).toHaveValue('');
  await expect(card.getByRole('radio', { checked: true })).toHaveCount(0);
});
