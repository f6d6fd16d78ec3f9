import { expect, test } from '@playwright/test';

import { CARDS, Checkout, newBuyer } from '../checkout.js';
import { downloadLinks, mailTo } from '../mailbox.js';
import { takeDocsPicture } from '../docs-picture.js';
import { ordersOf, queryDatabase } from '../site-database.js';

test('an expired link offers a new one, which comes by email with one click @S2-thank-you-11 @quick', async ({
  page,
  request,
}) => {
  const checkout = new Checkout(page);
  const buyer = newBuyer();
  await checkout.goToPayment(buyer);
  await checkout.fillCard(CARDS.visa);
  await checkout.payButton.click();
  await checkout.expectBought();
  const [link = ''] = downloadLinks(await mailTo(buyer.email, 'Your copy of'));
  const [order] = await ordersOf(buyer.email);
  await queryDatabase(
    `UPDATE download_links SET expires_at = now() - interval '1 minute'
     WHERE grant_id IN (SELECT id FROM download_grants WHERE order_id = $1)`,
    [order?.id],
  );

  const expired = await page.goto(link);
  expect(expired?.status()).toBe(410);
  await takeDocsPicture(page, 'expired-link');
  await page.getByRole('button', { name: /new link/i }).click();
  await expect(page).toHaveURL(/\/link-sent$/);

  const [fresh = ''] = downloadLinks(await mailTo(buyer.email, 'A new link for'));
  expect((await request.get(fresh)).status()).toBe(200);
});

test('an invented link is unknown', async ({ page }) => {
  const answer = await page.goto(`/d/${'A'.repeat(43)}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /new link/i })).toHaveCount(0);
});
