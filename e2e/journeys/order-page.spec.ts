import { expect, test } from '@playwright/test';

import { newBuyer } from '../checkout.js';
import { faultsOf } from '../page-faults.js';
import { mailTo, pathIn } from '../mailbox.js';
import { paidReturn } from '../purchase.js';
import { takeDocsPicture } from '../docs-picture.js';
import { queryDatabase } from '../site-database.js';

test('an order has a page of its own, and is found again by address and code in a browser without script @S2-thank-you-13 @S2-thank-you-14 @quick', async ({
  page,
  browser,
  baseURL,
}) => {
  const buyer = newBuyer();
  const told: string[] = [];
  page.on('request', (request) => told.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(await paidReturn(page, buyer));
  const link = page.getByRole('link', { name: 'View order and receipt' });
  const path = (await link.getAttribute('href')) ?? '';
  told.length = 0;
  const opened = page.waitForResponse((answer) => answer.url().endsWith(path));
  await link.click();
  expect((await opened).headers()['cache-control']).toBe('no-store');
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order');
  await expect(page.getByRole('heading', { level: 2, name: 'Finding Peace' })).toBeVisible();
  const timeline = page.getByRole('region', { name: 'Order history' });
  await expect(timeline.getByText('Your payment arrived.')).toBeVisible();
  await takeDocsPicture(page, 'order-page');
  await page.getByText('Other devices').click();
  await page.getByText('Add company details').click();
  expect(await faultsOf(page)).toEqual([]);
  // The address is a secret: only the request for the page itself contains it.
  expect(told.filter((asked) => asked.includes(path))).toEqual([`${baseURL}${path} `]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download the ePub/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.epub$/);
  const mail = await mailTo(buyer.email, 'Your copy of');
  expect(pathIn(mail, /\/orders\/\S+/)).toBe(path);
  await expect
    .poll(async () => {
      await page.reload();
      return timeline.getByText('You downloaded the ePub.').isVisible();
    })
    .toBe(true);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  await plain.goto('/find-my-books');
  await plain.getByLabel('The email address you bought with').fill(buyer.email);
  await plain.getByRole('button', { name: 'Send me a code' }).click();
  const [code] = /^\d{6}$/m.exec((await mailTo(buyer.email, 'Your code')).text ?? '') ?? [''];
  await plain.getByLabel('Six-digit code').fill(code === '000000' ? '000001' : '000000');
  await plain.getByRole('button', { name: 'Show my books' }).click();
  await expect(plain.getByRole('alert')).toContainText('This code isn’t right');
  await plain.getByLabel('Six-digit code').fill(code);
  await plain.getByRole('button', { name: 'Show my books' }).click();
  await plain.getByRole('link', { name: /^Open the order: Finding Peace/ }).click();
  await expect(plain).toHaveURL(path);

  // Their email bounces: the page says so, and takes another address.
  await queryDatabase(
    `INSERT INTO mail_suppressions (list, email, reason) VALUES ('purchases', $1, 'bounced')`,
    [buyer.email.toLowerCase()],
  );
  const another = newBuyer().email;
  await plain.reload();
  await plain.getByLabel('Another email address').fill(another);
  await plain.getByRole('button', { name: 'Send the code' }).click();
  const [proof = ''] = /^\d{6}$/m.exec((await mailTo(another, 'Your code')).text ?? '') ?? [];
  await plain.getByLabel('Six-digit code').fill(proof);
  await plain.getByRole('button', { name: 'Use this address' }).click();
  await expect(plain.getByText(`The order’s email address became ${another.toLowerCase()}.`)).toBeVisible();
  await mailTo(another, 'Your copy of');

  // The receipt gets company details, and the book goes to a Kindle.
  await plain.getByText('Add company details').click();
  await plain.getByLabel('Name or company').fill('Weaver & Co');
  await plain.getByRole('button', { name: 'Save these details' }).click();
  const invoice = plain.getByRole('link', { name: /^Invoice \d{4}-\d{5} \(PDF\)$/ });
  const paper = await context.request.get((await invoice.getAttribute('href')) ?? '');
  expect(paper.headers()['content-type']).toBe('application/pdf');
  const kindle = another.replace(/@.*/, '@kindle.com').toLowerCase();
  await plain.getByText('Other devices').click();
  await plain.getByLabel('Your Kindle’s email address').fill(another);
  await plain.getByRole('button', { name: 'Send it to my Kindle' }).click();
  await expect(plain.getByRole('alert')).toContainText('This isn’t the address of a Kindle');
  await plain.getByLabel('Your Kindle’s email address').fill(kindle);
  await plain.getByRole('button', { name: 'Send it to my Kindle' }).click();
  await expect(plain.getByRole('status')).toContainText(`It’s on its way to ${kindle}`);
  const [book] = (await mailTo(kindle, 'Finding Peace')).attachments;
  expect(book?.mimeType).toBe('application/epub+zip');

  // Two weeks later.
  await queryDatabase(
    `WITH later AS (UPDATE orders SET completed_at = now() - interval '15 days' WHERE customer_email = $1)
     INSERT INTO outbox (job, payload) VALUES ('ask-for-reviews', '{}')`,
    [another.toLowerCase()],
  );
  await queryDatabase(`SELECT pg_notify('lectern_outbox', '')`);
  const reviewPath = pathIn(await mailTo(another, 'What did you think of Finding Peace?'), /\/reviews\/\S+/);
  await page.goto(reviewPath);
  expect(await faultsOf(page)).toEqual([]);
  await plain.goto(reviewPath);
  await plain.getByLabel('4, I liked it').check();
  await plain.getByLabel('In your own words').fill('More of it at https://spam.example');
  await plain.getByLabel('The name to show with it').fill('Ruth W.');
  await plain.getByRole('button', { name: 'Send my review' }).click();
  await expect(plain.getByRole('alert')).toHaveText(/^Please leave out links/);
  await expect(plain.getByLabel('4, I liked it')).toBeChecked();
  await plain.getByLabel('In your own words').fill('<b>Short</b> and kind.');
  await plain.getByRole('button', { name: 'Send my review' }).click();
  await expect(plain.getByRole('status')).toContainText('I have your review');
  await expect(plain.getByLabel('In your own words')).toHaveValue('<b>Short</b> and kind.');
  await plain.goto(path);

  // The thirty-day guarantee works here too.
  await plain.getByRole('link', { name: 'Get a refund' }).click();
  await expect(plain.getByRole('heading', { level: 2, name: 'Refund Finding Peace?' })).toBeVisible();
  await plain.getByRole('button', { name: 'Yes, refund $9.99' }).click();
  await expect(plain).toHaveURL(path);
  await expect(plain.getByText('This purchase has been refunded')).toBeVisible();
  await expect(plain.getByRole('link', { name: /^Download the/ })).toHaveCount(0);
  await expect(plain.getByRole('link', { name: /^Credit note CN-\d{4}-\d{5} \(PDF\)$/ })).toBeVisible();
  await mailTo(another, 'Your refund for Finding Peace');
  await context.close();
});
