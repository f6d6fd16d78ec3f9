import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import Stripe from 'stripe';

import { Settings } from '../../platform/settings/settings.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { ApiSession } from '../../testing/api-session.js';
import { intentOfSecret, stripeSilence } from '../../testing/stripe-answers.js';
import { Payments } from '../payments/payments.js';
import { ProductCatalog } from '../products/product-catalog.js';
import { ReceiptIssue } from '../receipts/receipt-issue.js';
import { receiptSettings, type TaxMode } from './receipt-settings.js';
import type { TotalDto } from './tax-quotes.dto.js';

const STAFF = { userId: 'ada', name: 'Ada', email: 'ada@example.com', role: 'owner' as const };
const BOOK = 'finding-peace-ebook';
const BERLIN = { country: 'DE', postalCode: '10117' };

describe('Tax added to a price', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let stripe: Stripe;

  const settle = async (tax: TaxMode) => {
    const { value, version } = await shop.app.get(Settings).read(receiptSettings);
    await shop.app.get(Settings).change(receiptSettings, { value: { ...value, tax }, version, by: STAFF });
  };
  beforeAll(async () => {
    shop = await openShop();
    visitor = new ApiSession(shop);
    stripe = shop.app.get(Stripe);
    await settle('added');
  });
  afterAll(() => shop.stop());

  const ask = (place: object, productId = BOOK) =>
    visitor.post<TotalDto>('/api/checkout/total', { productId, ...place });
  const quoteOf = async (place: object) => {
    const { quote, totalCents } = (await ask(place)).body;
    return { taxQuote: quote ?? '', amount: totalCents };
  };
  const begin = (order: object, key?: string) =>
    visitor.post<{ clientSecret: string; code: string }>(
      '/api/create-payment-intent',
      { productId: BOOK, customerName: 'Ruth Weaver', customerEmail: 'ruth@example.com', ...order },
      key ? { 'idempotency-key': key } : {},
    );
  const amountOf = async (secret: string) => {
    const { amount, status } = await stripe.paymentIntents.retrieve(intentOfSecret(secret));
    return [amount, status];
  };
  const taxesOf = async (secret: string) => {
    const intentId = intentOfSecret(secret);
    const { rows } = await shop.pool.query<{ id: string }>(
      'SELECT id FROM orders WHERE stripe_payment_intent_id = $1',
      [intentId],
    );
    await shop.app.get(ReceiptIssue).issueNow(rows[0]?.id ?? '');
    await new ShopBooks(shop).allWorkIsDone();
    const sql = `SELECT r.kind, r.amount_cents, t.status, t.tax_cents, t.rates, t.country
      FROM receipts r LEFT JOIN receipt_taxes t ON t.number = r.number WHERE r.order_id = $1 ORDER BY r.place`;
    return (await shop.pool.query(sql, [rows[0]?.id])).rows;
  };

  it('is shown before the payment, as its own line, for the buyer’s location', async () => {
    expect((await ask(BERLIN)).body).toEqual({
      ...{ priceCents: 999, taxCents: 70, totalCents: 1069, rates: 'VAT 7%' },
      quote: expect.stringMatching(/^taxcalc_/),
    });
    expect((await ask({ country: 'US', postalCode: '20001' })).body).toMatchObject({
      ...{ taxCents: 60, totalCents: 1059, rates: 'Sales tax 6%' },
    });
    expect((await ask({ country: 'CH' })).body).toMatchObject({ taxCents: 0, totalCents: 999, rates: null });
  });

  it('asks for the postal code if the country is not enough', async () => {
    const { status, body } = await ask({ country: 'US' });
    expect([status, body]).toMatchObject([
      422,
      { code: 'COMMERCE.PLACE_UNKNOWN', errors: [{ field: 'postalCode' }] },
    ]);
  });

  it('is charged exactly as shown, and recorded as calculated', async () => {
    const { status, body } = await begin(await quoteOf(BERLIN));
    expect([status, Object.keys(body)]).toEqual([200, ['clientSecret']]);
    expect(await amountOf(body.clientSecret)).toEqual([1069, 'requires_payment_method']);
    const asked = jest.spyOn(stripe.tax.calculations, 'create');
    await visitor.pay(body.clientSecret);
    await visitor.claim(body.clientSecret);
    const sale = { kind: 'receipt', amount_cents: 1069, status: 'known', tax_cents: 70, rates: 'VAT 7%' };
    expect(await taxesOf(body.clientSecret)).toEqual([{ ...sale, country: 'DE' }]);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    const intent = intentOfSecret(body.clientSecret);
    await stripe.refunds.create({ payment_intent: intent });
    await shop.app.get(Payments).settle({ paymentIntentId: intent });
    expect(await taxesOf(body.clientSecret)).toMatchObject([
      sale,
      { kind: 'credit-note', amount_cents: 1069, status: 'known', tax_cents: 70 },
    ]);
  });

  it('replaces the payment of the same key for another location, and keeps it for the same one', async () => {
    const first = await begin(await quoteOf(BERLIN), 'one-intention-1');
    const same = await begin(await quoteOf(BERLIN), 'one-intention-1');
    expect(same.body).toEqual(first.body);
    const moved = await begin(await quoteOf({ country: 'US', postalCode: '20001' }), 'one-intention-1');
    expect(await amountOf(moved.body.clientSecret)).toEqual([1059, 'requires_payment_method']);
    expect(await amountOf(first.body.clientSecret)).toEqual([1069, 'canceled']);
  });

  it('is included in the price if the call has no location', async () => {
    const { body } = await begin({ customerEmail: 'plain@example.com', amount: 999 });
    expect(await amountOf(body.clientSecret)).toEqual([999, 'requires_payment_method']);
  });

  it('is included in the price while Stripe Tax does not answer', async () => {
    const outage = stripeSilence();
    const silent = jest.spyOn(stripe.tax.calculations, 'create').mockRejectedValue(outage);
    expect((await ask(BERLIN)).body).toMatchObject({ taxCents: 0, totalCents: 999, quote: null });
    silent.mockRestore();
  });

  it('rejects another amount, another book’s quote, a forged one, or one of another price', async () => {
    const { taxQuote, amount } = await quoteOf(BERLIN);
    const refused = async (order: object) =>
      (await begin({ customerEmail: 'sly@example.com', ...order })).body.code;
    expect(await refused({ taxQuote, amount: 999 })).toBe('COMMERCE.PRICE_CHANGED');
    await shop.pool.query(
      `INSERT INTO products SELECT (jsonb_populate_record(p, '{"id":"another"}')).* FROM products p WHERE id = $1`,
      [BOOK],
    );
    expect(await refused({ taxQuote, amount, productId: 'another' })).toBe('COMMERCE.TOTAL_CHANGED');
    expect(await refused({ taxQuote: taxQuote.replace(':70:', ':1:'), amount: 1000 })).toBe(
      'COMMERCE.TOTAL_CHANGED',
    );
    await shop.pool.query('UPDATE products SET price = 899 WHERE id = $1', [BOOK]);
    expect(await refused({ taxQuote, amount })).toBe('COMMERCE.TOTAL_CHANGED');
    await shop.pool.query('UPDATE products SET price = 999 WHERE id = $1', [BOOK]);
  });

  it('is announced by the products on sale only if it is added', async () => {
    const told = async () => {
      const products = await shop.app.get(ProductCatalog).list();
      return new Set(products.map(({ addsTax }) => addsTax));
    };
    expect(await told()).toEqual(new Set([true]));
    for (const mode of ['included', 'off'] as const) {
      await settle(mode);
      expect(await told()).toEqual(new Set([undefined]));
      expect((await ask(BERLIN)).body).toMatchObject({ taxCents: 0, totalCents: 999, quote: null });
    }
    await settle('added');
  });
});
