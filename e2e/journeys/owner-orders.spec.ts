import { randomUUID } from 'node:crypto';

import { type Browser, expect, type Page, test } from '@playwright/test';

import { violations } from '../axe.js';
import { CARDS, Checkout, newBuyer, toast } from '../checkout.js';
import { faultsOf } from '../page-faults.js';
import { downloadLinks, mailCount, mailTo } from '../mailbox.js';
import { openSession, owner, signInOwner } from '../owner.js';
import { ordersOf, queryDatabase } from '../site-database.js';

async function buy(browser: Browser, buyer: { name: string; email: string }): Promise<void> {
  const page = await browser.newPage();
  const checkout = new Checkout(page);
  await checkout.goToPayment(buyer);
  await checkout.fillCard(CARDS.visa);
  await checkout.payButton.click();
  await checkout.expectBought();
  await page.close();
}

/** Pays another amount than the order's. @returns the order's address in the dashboard */
async function payAnotherAmount({ request }: Page, buyer: { name: string; email: string }): Promise<string> {
  const data = { productId: 'finding-peace-ebook', customerName: buyer.name, customerEmail: buyer.email };
  const started = await request.post('/api/create-payment-intent', { data });
  const { clientSecret } = (await started.json()) as { clientSecret: string };
  await queryDatabase('UPDATE orders SET total_amount = 1999 WHERE customer_email = $1', [buyer.email]);
  await request.post(`/sandbox/stripe/v1/payment_intents/${clientSecret.split('_secret_')[0]}/confirm`, {
    form: { client_secret: clientSecret, payment_method: 'pm_card_visa' },
  });
  // Makes the site check the payment.
  await request.post('/api/purchases/claim', { data: { clientSecret } });
  const [order] = await ordersOf(buyer.email);
  return `/admin/shop/orders/${order?.id}`;
}

/** A helper with the owner's password. */
async function signInHelper(browser: Browser, address: string): Promise<Page> {
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  await queryDatabase(
    `WITH made AS (
       INSERT INTO users (username, password) SELECT $1, password FROM users WHERE username = $2 RETURNING id)
     INSERT INTO staff (user_id, name, role) SELECT id, 'Naomi', 'helper' FROM made`,
    [email, owner.email],
  );
  const context = await browser.newContext();
  await openSession(context.request, undefined, { ...owner, email });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test('the owner finds an order, sends it again, corrects its address, refunds a part, then the rest @S2-calls-and-errors-24 @quick', async ({
  browser,
  page,
}) => {
  const buyer = newBuyer('Tabitha Stone');
  const mended = newBuyer().email;
  await buy(browser, buyer);
  const [first = ''] = downloadLinks(await mailTo(buyer.email, 'Your copy of'));

  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  const story = page.getByRole('region', { name: 'What happened' });
  const dialog = page.getByRole('dialog');

  await signInOwner(page, '/admin');
  await expect(page.getByRole('region', { name: 'Last orders' }).getByRole('row')).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
  await page.getByRole('searchbox').fill(buyer.email.toUpperCase());
  await page.getByRole('button', { name: 'Search' }).click();
  const row = page.getByRole('row').filter({ hasText: buyer.email });
  await expect(row).toContainText('Delivered');
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(await faultsOf(page)).toEqual([]);

  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order [0-9A-F]{4}-[0-9A-F]{4}$/);
  for (const step of ['Ordered', 'Paid', 'Prepared', 'The email with the order was kept, not sent'])
    await expect(story.getByText(step, { exact: true })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(story).toBeVisible();
  for (const role of ['navigation', 'button', 'textbox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await page.emulateMedia({ media: null });

  await page.getByRole('button', { name: 'Resend the email' }).click();
  await dialog.getByRole('button', { name: 'Resend it' }).click();
  await expect(toast(page, 'Email sent again')).toBeVisible();
  await expect(story.getByText('The email with the order was kept, not sent')).toHaveCount(2);
  expect(await mailCount(buyer.email)).toBe(2);

  await page.getByRole('button', { name: 'Change the address' }).click();
  await dialog.getByLabel('Email address').fill(mended);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Change it' }).click();
  await expect(story.getByText(/^Address changed by /)).toBeVisible();
  const [link = ''] = downloadLinks(await mailTo(mended, 'Your copy of'));
  expect((await fetch(first)).status).toBe(410);
  expect((await fetch(link)).status).toBe(200);

  await page.getByLabel('New note').fill('Wrote that their first address had a typo.');
  await page.getByRole('button', { name: 'Save note' }).click();
  const notes = page.getByRole('region', { name: 'Notes' });
  await expect(notes.getByRole('listitem')).toContainText('Wrote that their first address had a typo.');

  await page.getByRole('button', { name: 'Refund the buyer' }).click();
  await dialog.getByLabel('Amount in dollars').fill('4.00');
  await dialog.getByRole('button', { name: 'Refund $4.00' }).click();
  await expect(dialog.getByText('Please say why, in a few words.')).toBeVisible();
  await dialog.getByLabel('Why').fill('She had a coupon');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Refund $4.00' }).click();
  await expect(dialog).toBeHidden();
  await expect(story.getByText('$4.00 refunded', { exact: true })).toBeVisible();
  await mailTo(mended, 'A partial refund');
  expect((await fetch(link)).status).toBe(200);

  const helpers = await signInHelper(browser, page.url());
  await expect(helpers.getByRole('button', { name: 'Resend the email' })).toBeVisible();
  await expect(helpers.getByRole('button', { name: 'Refund the buyer' })).toHaveCount(0);
  const refused = await helpers.evaluate(
    async (address) =>
      (
        await fetch(`${address}/refunds`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        })
      ).status,
    `/api/admin/orders/${page.url().split('/').at(-1)}`,
  );
  expect(refused).toBe(403);

  const orderId = page.url().split('/').at(-1);
  await queryDatabase(`INSERT INTO guarantee_requests (order_id, state) VALUES ($1, 'waiting')`, [orderId]);
  await page.reload();
  const request = page.getByRole('region', { name: 'The buyer asks for a refund' });
  await expect(request.getByRole('button', { name: 'Refund $5.99' })).toBeVisible();
  await expect(page.getByText('Something didn’t work')).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await request.getByRole('button', { name: 'Decline' }).click();
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByText('Please tell the buyer why.')).toBeVisible();
  await dialog.getByLabel('Why not').fill('We spoke on the phone.');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(request).toHaveCount(0);
  expect((await mailTo(mended, 'About your refund request')).text).toContain('We spoke on the phone.');

  await page.getByRole('button', { name: 'Refund the buyer' }).click();
  await expect(dialog.getByText('That’s everything left of the payment')).toBeVisible();
  await dialog.getByLabel('Why').fill('She did not like it');
  await dialog.getByRole('button', { name: 'Refund $5.99' }).click();
  await expect(page.getByRole('region', { name: 'The order' })).toContainText('Refunded');
  await expect(page.getByRole('button', { name: 'Refund the buyer' })).toHaveCount(0);
  await mailTo(mended, 'Your refund for');
  const buyers = await browser.newPage();
  expect((await buyers.goto(link))?.status()).toBe(403);
  await expect(buyers.getByRole('heading', { level: 1 })).toHaveText('This link is closed');
  expect(await violations(buyers)).toEqual([]);
  await buyers.close();

  // Without the toast, which transitions between the color schemes.
  await page.reload();
  await expect(story.getByText('$5.99 refunded', { exact: true })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await queryDatabase(
    `INSERT INTO book_reviews (order_id, product_id, rating, body, shown_name, state, written_at)
     SELECT id, product_id, 4, 'Short <b>and</b> kind.', 'Tabitha S.', 'waiting', now() FROM orders WHERE id = $1`,
    [orderId],
  );
  await page.goto('/admin/shop/reviews?state=waiting');
  const review = page.getByRole('listitem').filter({ hasText: 'Tabitha S., 4 stars' });
  await expect(review.getByText('Short <b>and</b> kind.')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await review.getByRole('button', { name: 'Decline' }).click();
  await expect(toast(page, 'It’s not on the book’s page')).toBeVisible();
  await expect(review).toHaveCount(0);

  const unfitting = await payAnotherAmount(page, newBuyer('Priscilla Reed'));
  const payment = { name: 'A payment doesn’t match' };
  await page.goto('/admin');
  const waiting = page
    .getByRole('region', { name: 'Needs you' })
    .getByRole('link', { name: /needs? a look$/ });
  await waiting.click();
  await page.getByRole('row').filter({ hasText: 'Priscilla Reed' }).getByRole('link').click();
  await expect(page.getByRole('heading', payment)).toBeVisible();
  await expect(page.getByText('Something didn’t work')).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await helpers.goto(unfitting);
  await expect(helpers.getByRole('heading', payment)).toBeVisible();
  await expect(helpers.getByRole('button', { name: 'Refund' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Refund $9.99' }).click();
  await dialog.getByLabel('Why').fill('It is not the price');
  await dialog.getByRole('button', { name: 'Refund $9.99' }).click();
  await expect(page.getByRole('heading', payment)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'The order' })).toContainText('Refunded');
  await expect(story.getByText(/^Refund of \$9\.99 requested by /)).toBeVisible();

  expect(said).toEqual([]);
  await helpers.context().close();
});
