import { expect, test } from '@playwright/test';

import { violations } from '../axe.js';
import { answerStep, cardOn, choose, tick, write } from '../questionnaire.js';
import { frameOf, listenTo, ready, told, watchPage } from './host-page.js';
import { hostileCss, startHostSite } from './host-site.js';

const author = process.env['SITE_URL'] ?? '';

test('the questionnaire works to its end on a hostile page, which gets the steps and no answer @phone @S2-legal-questionnaire-2 @S3-embeds-12 @quick', async ({
  page,
}) => {
  const host = await startHostSite(author);
  const said = listenTo(page);
  const isPhone = (page.viewportSize()?.width ?? 0) < 480;
  await watchPage(page);
  host.show({
    css: `${hostileCss} lectern-questionnaire { display: block !important; min-height: 1456px !important; }`,
    body: `<lectern-questionnaire><a href="${author}/legal-companion">Take the assessment</a></lectern-questionnaire><p>Below</p>`,
  });
  await page.goto(host.url);
  const element = page.locator('lectern-questionnaire');
  await ready(element);
  const { frame, iframe } = frameOf(element);
  await expect(iframe).toHaveAttribute('title', 'Take the assessment');
  const card = cardOn(frame);
  await expect(card.getByText('Step 1 of 4', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Back' })).toBeDisabled();
  const inside = page.frames().find((one) => one.url().includes('/embed/legal-companion'));
  const look = async () => expect(inside ? await violations(inside, []) : ['no frame']).toEqual([]);

  await card.getByRole('button', { name: 'Next' }).click();
  await expect(card.getByLabel('Your name')).toBeFocused();
  const who = async (form: typeof card) => {
    await write('Your name', 'Ruth Weaver')(form);
    await write('Your email address', 'ruth@example.com')(form);
  };
  const steps = [
    [who, choose('What brings you here?', /get my debts under control/), choose('How soon', 'Soon')],
    [
      choose('When does something', 'This week'),
      choose('How much legal experience', 'Nothing so far'),
      choose('Do you have an attorney', 'No'),
    ],
    [
      tick('What is on your mind?', 'Managing debt'),
      choose('How do you learn best?', 'By doing it'),
      choose('What would help you most?', 'Templates to fill in'),
    ],
    [
      choose('What could you spend', 'Under $100'),
      choose('How much time', '1 to 2 hours'),
      write('Is there anything else', 'Large print, please.'),
    ],
  ];
  for (const [at, groups] of steps.entries()) {
    await expect(card.getByText(`Step ${at + 1} of 4`, { exact: true })).toBeVisible();
    await answerStep(card, groups, { isPhone, look, on: at === 3 ? 'Make my roadmap' : 'Next' });
  }
  await expect(card.getByRole('heading', { name: 'Your roadmap' })).toBeVisible();
  for (const said of [card, frame.locator('.passing')]) {
    await expect(said).toContainText(
      /Assessment Complete!.*Your personalized legal recommendations are ready\./,
    );
  }
  await expect(card.getByRole('link', { name: 'Open or delete it' })).toHaveAttribute(
    'href',
    '/legal-companion/dashboard',
  );
  await expect(card.getByRole('heading', { level: 4 }).first()).toContainText(/speak/i);
  await expect(card.getByRole('link', { name: 'Visit the author’s site' })).toHaveAttribute(
    'target',
    '_blank',
  );
  await look();
  expect(await told(page)).toEqual([
    { type: 'step', detail: { step: 1, total: 4 } },
    { type: 'ready', detail: null },
    { type: 'step', detail: { step: 2, total: 4 } },
    { type: 'step', detail: { step: 3, total: 4 } },
    { type: 'step', detail: { step: 4, total: 4 } },
    { type: 'submitted', detail: {} },
  ]);
  expect(said).toEqual([]);
  await host.stop();
});

test('the embedded questionnaire reports a failed load or submit, and retries @S2-legal-questionnaire-2 @S2-legal-questionnaire-8 @S2-legal-questionnaire-14', async ({
  page,
}) => {
  const questions = '**/legal-questionnaire.json';
  await page.route(questions, (route) => route.fulfill({ status: 503 }));
  const call = '**/api/legal-assessments';
  await page.goto('/embed/legal-companion');
  const failed = page.getByRole('region', { name: 'Questionnaire' });
  await expect(failed.getByRole('alert')).toContainText('The questions didn’t load.');
  await page.unroute(questions);
  await failed.getByRole('button', { name: 'Try again' }).click();
  const card = cardOn(page);
  await expect(card.getByRole('heading', { level: 2 })).toBeFocused();
  await answerStep(card, [
    write('Your name', 'Ruth'),
    write('Your email address', 'ruth@example.com'),
    choose('What brings you here?', 'Something else'),
    choose('How soon', /^No hurry/),
  ]);
  await answerStep(card, [
    choose('When does something', 'There’s no date'),
    choose('How much legal experience', 'A great deal'),
    choose('Do you have an attorney', 'Yes, I have hired one'),
  ]);
  await answerStep(card, [
    choose('How do you learn best?', 'By reading'),
    choose('What would help you most?', 'The whole story'),
  ]);
  const concerns = card.getByRole('group', { name: 'What is on your mind?' });
  await expect(concerns).toHaveAccessibleDescription(/at least one/);
  await answerStep(card, [tick('What is on your mind?', 'Family effects')]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/ruth/i);
  await page.route(call, (route) => route.fulfill({ status: 503, body: '' }));
  const logged = page.waitForEvent('pageerror');
  const last = [choose('What could you spend', 'Over $2000'), choose('How much time', '10 hours and more')];
  await answerStep(card, last, { on: 'Make my roadmap' });
  await expect(card.getByRole('alert')).toContainText(
    'Assessment Error: Unable to process your assessment. Please try again.',
  );
  await expect(page.locator('.passing')).toContainText('Assessment Error');
  expect((await logged).message).toContain('503');
  await page.unroute(call);
  await card.getByRole('button', { name: 'Make my roadmap' }).click();
  await expect(card.getByRole('heading', { name: 'Your roadmap' })).toBeFocused();
});
