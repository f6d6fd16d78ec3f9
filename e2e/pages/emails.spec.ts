import { expect, test } from '@playwright/test';

import { violationsInBothSchemes } from '../axe.js';

// Emails are shown in a page of the site here, whose policy would block their styles.
test.use({ bypassCSP: true });

test('each email of the site is accessible, in light and in dark @quick', async ({ page }) => {
  await page.goto('/development/letters');
  const emails = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const looks = emails.filter((address) => address && !address.endsWith('/text'));
  expect(looks.length).toBeGreaterThan(20);
  for (const address of looks) {
    // All in one document, where axe is loaded once: loading it took longer than the check.
    const email = await page.request.get(address ?? '');
    expect(email.ok(), address ?? '').toBe(true);
    await page.setContent(await email.text());
    expect(await violationsInBothSchemes(page, []), address ?? '').toEqual([]);
  }
});
