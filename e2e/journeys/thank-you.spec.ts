import { expect, type Page, type Request, test } from '@playwright/test';

import { CARDS, Checkout, newBuyer } from '../checkout.js';
import { downloadLinks, mailTo } from '../mailbox.js';
import { paidReturn } from '../purchase.js';

const downloads = (page: Page) => page.getByRole('link', { name: /PDF|ePub/ });

test('with proof of payment the thank-you page gives the book, and hides the proof @S2-thank-you-1 @quick', async ({
  page,
}) => {
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  await page.goto(await paidReturn(page));
  await expect(downloads(page).first()).toBeVisible();
  await expect(downloads(page)).toHaveCount(2);
  expect(page.url()).not.toContain('secret');
  await expect.poll(() => asked.some((request) => request.url().endsWith('/api/page-views'))).toBe(true);
  const telling = await Promise.all(
    asked.map(async (request) => {
      const said = [request.url(), JSON.stringify(await request.allHeaders()), request.postData()];
      return said.join().includes('_secret_') ? new URL(request.url()).pathname : null;
    }),
  );
  // The bank's page has the proof in its address, and the claim has it in its body.
  expect(telling.filter(Boolean)).toEqual(['/thank-you', '/api/purchases/claim']);
  await page.reload();
  await expect(downloads(page)).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('definition').first()).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(downloads(page)).toHaveCount(0);
});

test('without proof there is no download, whatever the address says @S2-thank-you-7', async ({ page }) => {
  for (const address of ['/thank-you', '/thank-you?product=finding-peace', '/thank-you?product=nonsense']) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(downloads(page)).toHaveCount(0);
    });
  }
});

test('a forged proof gives nothing @S2-thank-you-8', async ({ page }) => {
  const address = await paidReturn(page);
  await page.goto(address.replace(/(client_secret=[^&]+)[A-Za-z0-9]/, '$1_'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(downloads(page)).toHaveCount(0);
});

test('a pending, declined, refunded or paused purchase is shown as such @S2-thank-you-10', async ({
  page,
}) => {
  for (const [status, heading] of [
    ['processing', 'One moment'],
    ['failed', 'Your payment didn’t go through'],
    ['refunded', 'This purchase has been refunded'],
    ['paused', 'This purchase is paused'],
  ] as const) {
    await page.route('**/api/purchases/claim', (route) => route.fulfill({ json: { status, downloads: [] } }));
    await page.goto('/thank-you?payment_intent_client_secret=pi_1_secret_2');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(downloads(page)).toHaveCount(0);
  }

  const detail = 'This link has ended.';
  await page.route('**/api/purchases/claim', (route) =>
    route.fulfill({ status: 410, contentType: 'application/problem+json', json: { detail } }),
  );
  await page.goto('/thank-you?payment_intent_client_secret=pi_1_secret_2');
  await expect(page.getByText(detail)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send my books' })).toBeVisible();

  // No response for about two minutes.
  await page.route('**/api/purchases/claim', (route) => route.abort());
  await page.clock.install();
  const failure = () => page.waitForEvent('requestfailed', (request) => request.url().endsWith('/claim'));
  let failed = failure();
  await page.goto('/thank-you?payment_intent_client_secret=pi_1_secret_2');
  for (let asked = 1; asked < 20; asked += 1) {
    await failed;
    failed = failure();
    await page.clock.runFor(8_000);
  }
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The shop isn’t answering');
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
});

test('a buyer without proof has the books sent to the address used for the purchase @S2-thank-you-9', async ({
  page,
}) => {
  const buyer = newBuyer();
  await page.goto(await paidReturn(page, buyer));
  await expect(downloads(page).first()).toBeVisible();
  await page.evaluate(() => window.sessionStorage.clear());

  await page.goto('/thank-you?product=nonsense');
  await page.getByRole('button', { name: 'Send my books' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('The email address you bought with').fill(buyer.email);
  await page.getByRole('button', { name: 'Send my books' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'an email with new links is on its way' }),
  ).toBeVisible();
  const links = downloadLinks(await mailTo(buyer.email, 'Your books from'));
  expect(links).toHaveLength(2);
  expect((await page.request.get(links[0] ?? '')).status()).toBe(200);
});

test('the page shows the purchase, the email address, the next steps and where to get help @S2-thank-you-5 @S2-thank-you-6', async ({
  page,
}) => {
  const buyer = newBuyer();
  await page.goto(await paidReturn(page, buyer));
  await expect(page.getByRole('heading', { level: 2, name: 'Finding Peace' })).toBeVisible();
  await expect(page.getByText(buyer.email)).toBeVisible();
  await expect(page.getByText('We’ve emailed you a receipt and your download links as well.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What happens next' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByText(/hear back within 24 hours/)).toBeVisible();
  const pdf = page.getByRole('link', { name: /^Download PDF/ });
  await expect(pdf).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: 'Start reading' })).toHaveAttribute('href', /^\/read\/.+\/1$/);
  await expect(page.getByRole('link', { name: 'Return home' })).toHaveAttribute('href', '/');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

for (const [path, value] of [
  ['/thank-god-for-mom', 'thank-god-mom'],
  ['/why-women', 'why-women'],
] as const) {
  test(`a bank's page returns from ${path} with product=${value}, and with no name or address @S2-thank-you-3`, async ({
    page,
  }) => {
    const buyer = newBuyer();
    const [asked] = await Promise.all([
      page.waitForRequest(/payment_intents\/[^/]+\/confirm/),
      (async () => {
        const checkout = new Checkout(page);
        await page.goto(path);
        await page.getByRole('link', { name: /^Buy/ }).first().click();
        await checkout.fillDetails(buyer);
        await checkout.buyButton.click();
        await checkout.fillCard(CARDS.threeDSecure);
        await checkout.payButton.click();
      })(),
    ]);
    const returnUrl = new URLSearchParams(asked.postData() ?? '').get('return_url') ?? '';
    expect(new URL(returnUrl).search).toBe(`?product=${value}`);
  });
}
