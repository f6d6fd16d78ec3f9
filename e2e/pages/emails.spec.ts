import { expect, test } from '@playwright/test';

import { violationsInBothSchemes } from '../axe.js';

// An email lies in a page of the site here, whose policy would refuse its styles.
test.use({ bypassCSP: true });

test('everyone can read each email of the site, by day and by night @quick', async ({ page }) => {
  await page.goto('/development/letters');
  const emails = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const looks = emails.filter((address) => address && !address.endsWith('/text'));
  expect(looks.length).toBeGreaterThan(20);
  for (const address of looks) {
    // One after the other in the same document, where axe is read once: each of its own cost more than the looking.
    const email = await page.request.get(address ?? '');
    expect(email.ok(), address ?? '').toBe(true);
    await page.setContent(await email.text());
    expect(await violationsInBothSchemes(page, []), address ?? '').toEqual([]);
  }
});
