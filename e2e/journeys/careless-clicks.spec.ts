import { expect, test } from '@playwright/test';

import { CARDS, Checkout, newBuyer } from '../checkout.js';
import { mailCount, mailTo } from '../mailbox.js';
import { takeDocsPicture } from '../docs-picture.js';
import { ordersOf } from '../site-database.js';

test('two quick clicks on buy and on pay make one order and one email @S2-sales-pages-16 @quick', async ({
  page,
}) => {
  const checkout = new Checkout(page);
  const buyer = newBuyer();
  await checkout.open();
  await checkout.fillDetails(buyer);
  await checkout.buyButton.dblclick();
  await expect(checkout.cardNumber).toBeVisible();
  await checkout.fillCard(CARDS.visa);
  await checkout.payButton.dblclick();
  await checkout.expectBought();
  await mailTo(buyer.email, 'Your copy of');
  await takeDocsPicture(page, 'double-click');
  expect(await ordersOf(buyer.email)).toHaveLength(1);
  expect(await mailCount(buyer.email)).toBe(1);
});

test('two tabs with the same details share one order, and a second purchase needs confirmation (C1)', async ({
  page,
  context,
}) => {
  const checkout = new Checkout(page);
  const buyer = newBuyer();
  await checkout.goToPayment(buyer);
  const secondPage = await context.newPage();
  const second = new Checkout(secondPage);
  await second.goToPayment({ ...buyer, email: buyer.email.toUpperCase() });
  await expect(secondPage.getByRole('button', { name: 'Send me the link' })).toBeVisible();
  await takeDocsPicture(secondPage, 'second-tab');
  for (const each of [checkout, second]) {
    await each.fillCard(CARDS.visa);
    await each.payButton.click();
    await each.expectBought();
  }
  expect(await ordersOf(buyer.email)).toHaveLength(1);
  const third = new Checkout(await context.newPage());
  await third.open();
  await third.fillDetails(buyer);
  await third.buyButton.click();
  const asked = third.page.getByText(
    /^You bought this less than a minute ago\. Open it, or buy another copy\?$/,
  );
  await expect(asked).toBeFocused();
  await takeDocsPicture(third.page, 'bought-already');
  await expect(third.page.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', /^\/orders\//);
  await third.page.getByRole('button', { name: 'Buy another copy' }).click();
  await expect(third.cardNumber).toBeVisible();
  expect(await ordersOf(buyer.email)).toHaveLength(2);
});

test('fields filled without an event count, and a misspelled domain gets a suggestion (C5, C7, C14)', async ({
  page,
}) => {
  const checkout = new Checkout(page);
  await checkout.open();
  for (const [label, value] of [
    ['Full Name *', 'Ruth'],
    ['Email Address *', '\u200bruth@gmial.com'],
  ] as const) {
    await page.getByLabel(label).evaluate((field: HTMLInputElement, filled) => (field.value = filled), value);
  }
  await expect(checkout.buyButton).toBeEnabled();
  await takeDocsPicture(page, 'misspelled');
  await page.getByRole('button', { name: 'Did you mean gmail.com?' }).click();
  await expect(page.getByLabel('Email Address *')).toHaveValue('ruth@gmail.com');
  await expect(page.getByLabel('Full Name *')).toHaveValue('Ruth');
});

test('a reload before paying restores the card form for the same order', async ({ page }) => {
  const checkout = new Checkout(page);
  const buyer = newBuyer();
  await checkout.goToPayment(buyer);
  await page.reload();
  await page.getByRole('link', { name: /^Buy/ }).first().click();
  await expect(checkout.cardNumber).toBeVisible();
  await takeDocsPicture(page, 'reload');
  await checkout.fillCard(CARDS.visa);
  await checkout.payButton.click();
  await checkout.expectBought();
  expect(await ordersOf(buyer.email)).toHaveLength(1);
});

test('a reload after paying shows the book again, and charges nothing', async ({ page }) => {
  const checkout = new Checkout(page);
  const buyer = newBuyer();
  await checkout.goToPayment(buyer);
  await checkout.fillCard(CARDS.visa);
  await checkout.payButton.click();
  await checkout.expectBought();
  await page.reload();
  await page.getByRole('link', { name: /^Buy/ }).first().click();
  await checkout.expectBought();
  expect(await ordersOf(buyer.email)).toHaveLength(1);
});

test('the back button and a return leave one order that can still be paid', async ({ page }) => {
  const checkout = new Checkout(page);
  const buyer = newBuyer();
  await page.goto('/');
  await checkout.goToPayment(buyer);
  await page.goBack();
  await page.goForward();
  await expect(page).toHaveURL(/\/finding-peace/);
  await page.getByRole('link', { name: /^Buy/ }).first().click();
  await expect(checkout.cardNumber).toBeVisible();
  await takeDocsPicture(page, 'back-button');
  await checkout.fillCard(CARDS.visa);
  await checkout.payButton.click();
  await checkout.expectBought();
  expect(await ordersOf(buyer.email)).toHaveLength(1);
});

test('the back button after a purchase shows the book, and no form to buy it again', async ({ page }) => {
  const checkout = new Checkout(page);
  const buyer = newBuyer();
  await page.goto('/why-women');
  await page.getByRole('link', { name: /^Buy/ }).first().click();
  await checkout.fillDetails(buyer);
  await checkout.buyButton.click();
  await checkout.fillCard(CARDS.visa);
  await checkout.payButton.click();
  await expect(page).toHaveURL('/thank-you?product=why-women');
  await page.goBack();
  await expect(page).toHaveURL(/\/why-women/);
  await checkout.expectBought();
  await expect(checkout.buyButton).toHaveCount(0);
  await expect(checkout.payButton).toHaveCount(0);
  expect(await ordersOf(buyer.email)).toHaveLength(1);
});

test('a lost connection shows a message, and the next attempt makes the same order @S2-calls-and-errors-8', async ({
  page,
}) => {
  const checkout = new Checkout(page);
  const buyer = newBuyer();
  await checkout.open();
  await checkout.fillDetails(buyer);
  let isFirst = true;
  await page.route('**/api/create-payment-intent', async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    // The server gets the request, but its response is lost.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await checkout.buyButton.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await checkout.buyButton.click();
  await expect(checkout.cardNumber).toBeVisible();
  expect(await ordersOf(buyer.email)).toHaveLength(1);
});
