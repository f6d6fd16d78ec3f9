import { expect, test } from '@playwright/test';

import { frameOf, listenTo, ready, shift, told, watchPage } from './host-page.js';
import { hostileCss, startHostSite } from './host-site.js';

const author = process.env['SITE_URL'] ?? '';

test('the questionnaire asks its first step on a hostile page, which learns the step and no answer', async ({
  page,
}) => {
  const host = await startHostSite(author);
  const said = listenTo(page);
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
  await expect(frame.getByText('Step 1 of 4', { exact: true })).toBeVisible();
  expect(await shift(page)).toBe(0);

  await frame.getByRole('button', { name: 'Continue' }).click();
  await expect(frame.getByLabel('Your name')).toBeFocused();
  await frame.getByLabel('Your name').fill('Ruth Weaver');
  expect(await told(page)).toEqual([
    { type: 'step', detail: { step: 1, total: 4 } },
    { type: 'ready', detail: null },
  ]);
  expect(said).toEqual([]);
  await host.stop();
});
