import { expect, test } from '@playwright/test';

import { violations } from '../axe.js';

test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

test('the legal companion asks its first step by keyboard alone, and says honestly where it ends @phone', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  const card = page.getByRole('region', { name: 'The legal companion' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/legal-companion');
    await expect(card.getByText('Step 1 of 4', { exact: true })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
  await expect(card).toContainText('nothing is sent and nothing is kept');

  const [name, email] = [card.getByLabel('Your name'), card.getByLabel('Your email address')];
  const situation = card.getByRole('radiogroup', { name: 'What brings you here?' });
  const urgency = card.getByRole('radiogroup', { name: 'How soon do you need to know?' });
  expect(
    await situation.getByRole('radio').evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
  ).toEqual([
    'bankruptcy-considering',
    'bankruptcy-process',
    'debt-management',
    'business-planning',
    'legal-research',
    'other',
  ]);
  expect(
    await urgency.getByRole('radio').evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
  ).toEqual(['immediate', 'soon', 'planning', 'research']);

  await card.getByRole('button', { name: 'Continue' }).focus();
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please write your name; a first name is enough.');
  await expect(situation).toHaveAccessibleDescription(/Please choose/);
  await expect(urgency).toHaveAccessibleDescription(/Please choose/);
  expect(await violations(page)).toEqual([]);

  await page.keyboard.type('Ruth');
  await expect(name).toHaveAccessibleDescription('');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ruth@');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(situation.getByRole('radio', { name: 'I am in a bankruptcy now' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(urgency.getByRole('radio', { name: /^At once/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/such as ruth@example.com/);
  await email.fill('ruth@example.com');
  await page.keyboard.press('Enter');

  const ending = card.getByRole('heading', { name: /as far as it goes today/ });
  await expect(ending).toBeFocused();
  await expect(card).toContainText('are not open yet');
  await expect(card.getByRole('link', { name: 'Write to me' })).toHaveAttribute('href', '/contact');
  expect(await violations(page)).toEqual([]);

  await card.getByRole('button', { name: 'Back to my answers' }).click();
  await expect(card.getByRole('heading', { name: 'Where you stand' })).toBeFocused();
  await expect(email).toHaveValue('ruth@example.com');
  expect(said).toEqual([]);
});

test('when its questions cannot be fetched, it says so and tries again', async ({ page }) => {
  const questions = '**/legal-questionnaire.json';
  await page.route(questions, (route) => route.fulfill({ status: 503 }));
  await page.goto('/legal-companion');
  const card = page.getByRole('region', { name: 'Questionnaire' });
  await expect(card.getByRole('alert')).toContainText('The questions could not be fetched.');
  await page.unroute(questions);
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Where you stand' })).toBeFocused();
});
