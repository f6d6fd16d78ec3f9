import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import Stripe from 'stripe';

import { Database } from '../../platform/database/database.js';
import { Settings } from '../../platform/settings/settings.js';
import { OrderReader } from '../../testing/order-reader.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { ApiSession } from '../../testing/api-session.js';
import { intentOfSecret } from '../../testing/stripe-answers.js';
import { Payments } from '../payments/payments.js';
import { ReceiptIssue } from './receipt-issue.js';
import { receiptSettings } from '../taxes/receipt-settings.js';
import { Tax } from './tax.js';

const STAFF = { userId: 'ada', name: 'Ada', email: 'ada@example.com', role: 'owner' as const };

describe('The tax of a sale', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let reader: OrderReader;
  let stripe: Stripe;
  let tax: Tax;

  beforeAll(async () => {
    shop = await openShop();
    visitor = new ApiSession(shop);
    reader = new OrderReader(shop);
    stripe = shop.app.get(Stripe);
    tax = shop.app.get(Tax);
    const { value, version } = await shop.app.get(Settings).read(receiptSettings);
    const taxed = { ...value, tax: 'included' as const };
    await shop.app.get(Settings).change(receiptSettings, { value: taxed, version, by: STAFF });
  });
  afterAll(() => shop.stop());

  const allWork = () => new ShopBooks(shop).allWorkIsDone();

  /** The card has a billing address in this place. */
  async function buy(
    customerEmail: string,
    address: { country?: string; postal_code?: string },
    number = '4242424242424242',
  ) {
    const secret = await visitor.startPayment({ customerEmail });
    const id = intentOfSecret(secret);
    const card = { number, exp_month: '12', exp_year: '2040', cvc: '123' };
    const form = new URLSearchParams({ client_secret: secret, 'payment_method_data[type]': 'card' });
    for (const [name, value] of Object.entries(card)) form.set(`payment_method_data[card][${name}]`, value);
    for (const [name, value] of Object.entries(address))
      form.set(`payment_method_data[billing_details][address][${name}]`, value);
    const url = `${shop.url}/sandbox/stripe/v1/payment_intents/${id}/confirm`;
    const paid = await fetch(url, { method: 'POST', body: form });
    if (!paid.ok) throw new Error(await paid.text());
    const { orderUrl } = await visitor.claim(secret);
    const sql = 'SELECT id FROM orders WHERE stripe_payment_intent_id = $1';
    const { rows } = await shop.pool.query<{ id: string }>(sql, [id]);
    return { orderUrl, orderId: rows[0]?.id ?? '', intentId: id ?? '' };
  }

  const issue = (orderId: string) => shop.app.get(ReceiptIssue).issueNow(orderId);
  const taxesOf = async (orderId: string) => {
    const sql = `SELECT r.number, r.kind, t.status, t.tax_cents, t.rates, t.country, t.region, t.problem, t.transaction_id
      FROM receipts r JOIN receipt_taxes t ON t.number = r.number WHERE r.order_id = $1 ORDER BY r.paid_at, r.number`;
    return (await shop.pool.query(sql, [orderId])).rows;
  };
  const refund = async (intentId: string, amount?: number) => {
    await stripe.refunds.create({ payment_intent: intentId, ...(amount ? { amount } : {}) });
    // The test decides when a bank returns it.
    await shop.pool.query(`UPDATE stripe_sandbox.refund_changes SET due_at = now() + interval '1 hour'`);
    await shop.app.get(Payments).settle({ paymentIntentId: intentId });
  };
  const recorded = async (table: string) => {
    const { rows } = await shop.pool.query(`SELECT 1 FROM stripe_sandbox.${table}`);
    return rows.length;
  };

  it('is calculated after the sale from the billing address, and recorded at Stripe', async () => {
    const { orderUrl, orderId } = await buy('berlin@example.com', { country: 'DE', postal_code: '10117' });
    await reader.open(orderUrl);
    await allWork();
    const [taxed] = await taxesOf(orderId);
    expect(taxed).toMatchObject({
      status: 'known',
      tax_cents: 65,
      rates: 'VAT 7%',
      country: 'DE',
      problem: null,
    });
    const { reference, metadata } = await stripe.tax.transactions.retrieve(taxed.transaction_id);
    expect([reference, metadata]).toEqual([`${taxed.number}/${orderId}`, { order_id: orderId }]);
  });

  it('is recorded once, even if its job runs twice or an answer is lost', async () => {
    const { orderId } = await buy('twice@example.com', { country: 'DE' });
    await issue(orderId);
    await allWork();
    const [first] = await taxesOf(orderId);
    const before = await recorded('tax_transactions');
    const payload = { number: first.number, orderId };
    await Promise.all([tax.settle(payload), tax.settle(payload)]);
    // The answer was lost: Stripe still knows the key, or later only the reference.
    for (const forget of ['SELECT 1', 'DELETE FROM stripe_sandbox.idempotency_keys']) {
      await shop.pool.query(forget);
      await shop.pool.query(
        `UPDATE receipt_taxes SET status = 'asked', transaction_id = NULL WHERE number = $1`,
        [first.number],
      );
      await tax.settle(payload);
    }
    expect(await recorded('tax_transactions')).toBe(before);
    expect((await taxesOf(orderId))[0]).toMatchObject({ status: 'known', tax_cents: 65 });
  });

  it('is reversed once with each partial refund', async () => {
    const { orderId, intentId } = await buy('back@example.com', { country: 'DE' });
    await issue(orderId);
    await allWork();
    await refund(intentId, 300);
    await issue(orderId);
    await refund(intentId);
    await issue(orderId);
    await allWork();
    const taxes = await taxesOf(orderId);
    expect(taxes.map(({ kind, status, tax_cents }) => [kind, status, tax_cents])).toEqual([
      ['receipt', 'known', 65],
      ['credit-note', 'known', 20],
      ['credit-note', 'known', 45],
    ]);
    const before = await recorded('tax_transactions');
    const again = { number: taxes[2].number, orderId };
    await shop.pool.query(
      `UPDATE receipt_taxes SET status = 'asked', transaction_id = NULL WHERE number = $1`,
      [again.number],
    );
    await tax.settle(again);
    expect(await recorded('tax_transactions')).toBe(before);
    expect((await taxesOf(orderId))[2]).toMatchObject({ status: 'known', tax_cents: 45 });
  });

  it('is due again, once, if the bank returns a refund', async () => {
    const refundFails = '4000000000005126';
    const { orderId, intentId } = await buy('returned@example.com', { country: 'DE' }, refundFails);
    await issue(orderId);
    await allWork();
    await refund(intentId);
    await issue(orderId);
    await allWork();
    const [, back] = await taxesOf(orderId);
    expect(back).toMatchObject({ kind: 'credit-note', status: 'known', tax_cents: 65 });
    await new ShopBooks(shop).banksAnswer();
    await shop.app.get(Payments).settle({ paymentIntentId: intentId });
    await issue(orderId);
    await allWork();
    const before = await recorded('tax_transactions');
    expect((await taxesOf(orderId))[1]).toMatchObject({
      status: 'known',
      transaction_id: back.transaction_id,
    });
    const { rows } = await shop.pool.query<{ id: string }>(
      `SELECT id FROM stripe_sandbox.tax_transactions WHERE original = $1`,
      [back.transaction_id],
    );
    const { data } = await stripe.tax.transactions.listLineItems(rows[0]?.id ?? '');
    expect([rows.length, data.map(({ amount, amount_tax }) => [amount, amount_tax])]).toEqual([
      1,
      [[999, 65]],
    ]);
    // The answer was lost.
    for (const forget of ['SELECT 1', 'DELETE FROM stripe_sandbox.idempotency_keys']) {
      await shop.pool.query(forget);
      await shop.pool.query(`UPDATE receipt_taxes SET status = 'asked' WHERE number = $1`, [back.number]);
      await tax.settle({ number: back.number, orderId });
    }
    expect(await recorded('tax_transactions')).toBe(before);
    expect((await taxesOf(orderId))[1]).toMatchObject({ status: 'known' });
  });

  it('is unknown without the buyer’s location, and can be retried', async () => {
    const { orderUrl, orderId, intentId } = await buy('nowhere@example.com', {});
    await reader.open(orderUrl);
    await refund(intentId);
    await issue(orderId);
    await allWork();
    const taxes = await taxesOf(orderId);
    expect(taxes.map(({ status, tax_cents }) => [status, tax_cents])).toEqual([
      ['unknown', null],
      ['unknown', null],
    ]);
    expect(taxes[0].problem).toContain('could not determine');
    expect(taxes[1].problem).toBe('The tax of the receipt isn’t known, so it can’t be reversed.');
    expect(await tax.retryUnknown()).toBe(2);
    await allWork();
    expect((await taxesOf(orderId)).map(({ status }) => status)).toEqual(['unknown', 'unknown']);
  });

  it('delays no sale while Stripe Tax fails, and is calculated when it answers again', async () => {
    const outage = new Stripe.errors.StripeConnectionError({
      type: 'api_error',
      message: 'No answer in time.',
    });
    const silent = jest.spyOn(stripe.tax.calculations, 'create').mockRejectedValue(outage);
    const { orderUrl, orderId } = await buy('silent@example.com', { country: 'DE' });
    const page = await reader.open(orderUrl);
    expect(page.text).toMatch(/Receipt 20\d\d-\d{5} \(PDF\)/);
    const [asked] = await taxesOf(orderId);
    const payload = { number: asked.number, orderId };
    await expect(tax.settle(payload)).rejects.toThrow('No answer in time.');
    expect((await taxesOf(orderId))[0]).toMatchObject({ status: 'asked', tax_cents: null });
    silent.mockRestore();
    await tax.settle(payload);
    expect((await taxesOf(orderId))[0]).toMatchObject({ status: 'known', tax_cents: 65 });
  });

  it('is never requested within a transaction', async () => {
    const { orderId } = await buy('apart@example.com', { country: 'DE' });
    const database = shop.app.get(Database);
    const within: boolean[] = [];
    const { create } = stripe.tax.calculations;
    const watched = jest.spyOn(stripe.tax.calculations, 'create').mockImplementation((...input) => {
      within.push(database.isInTransaction);
      return create.apply(stripe.tax.calculations, input);
    });
    await issue(orderId);
    await allWork();
    watched.mockRestore();
    expect(within).toEqual([false]);
  });
});
