import { expect, test } from '@playwright/test';

import { violations } from '../axe.js';

test.use({ bypassCSP: true });

test('everyone can read each letter of the site, by day and by night', async ({ page }) => {
  await page.goto('/development/letters');
  const letters = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const looks = letters.filter((address) => address && !address.endsWith('/text'));
  expect(looks.length).toBeGreaterThan(20);
  for (const address of looks) {
    await page.goto(address ?? '');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page, []), `${address}, ${colorScheme}`).toEqual([]);
    }
  }
});
