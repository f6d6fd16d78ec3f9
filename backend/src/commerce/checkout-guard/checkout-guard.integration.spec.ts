import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import Stripe from 'stripe';

import { eventually } from '../../testing/eventually.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { type Answer, BUYER, ApiSession } from '../../testing/api-session.js';
import { intentOfSecret } from '../../testing/stripe-answers.js';
import { CheckoutBrake } from '../payments/checkout-brake.js';
import { CheckoutGuard } from './checkout-guard.js';

interface Body {
  clientSecret?: string;
  code?: string;
  detail?: string;
}

interface Order {
  source: string;
  email?: string;
  key?: string;
  browser?: string;
  productId?: string;
}

const DECLINING = [
  'pm_card_visa_chargeDeclined',
  'pm_card_visa_chargeDeclinedInsufficientFunds',
  'pm_card_visa_chargeDeclinedLostCard',
];

describe('A card tester', () => {
  let shop: RunningShop;
  let visitor: ApiSession;

  beforeAll(async () => {
    shop = await openShop({ TRUSTED_PROXIES: '1', CHECKOUT_LIMITS: '' });
    visitor = new ApiSession(shop);
  });
  afterEach(async () => {
    await new ShopBooks(shop).allWorkIsDone();
    await shop.pool.query('DELETE FROM checkout_allowances; DELETE FROM checkout_openings');
  });
  afterAll(() => shop.stop());

  /** Orders with a new email address and key unless given. */
  const order = ({
    source,
    email = `${randomUUID()}@example.com`,
    key = randomUUID(),
    browser,
    productId = 'finding-peace-ebook',
  }: Order) =>
    visitor.post<Body>(
      '/api/create-payment-intent',
      { productId, ...BUYER, customerEmail: email },
      {
        'x-forwarded-for': source,
        'idempotency-key': key,
        ...(browser ? { 'user-agent': browser, 'accept-language': 'en' } : {}),
      },
    );
  const ordersOf = async (answers: readonly Promise<Answer<Body>>[]) =>
    (await Promise.all(answers)).map(({ status }) => status).sort();
  const secretOf = async (from: Order) => (await order(from)).body.clientSecret ?? '';

  /** Tries a card and waits until the shop has processed the event. */
  async function tryCard(secret: string, card: string): Promise<void> {
    await visitor.pay(secret, card);
    await visitor.claim(secret);
  }

  /** Shifts all counted times into the past. */
  const letPass = (time: string) =>
    shop.pool.query(
      `UPDATE checkout_allowances SET
         opened_at = ARRAY(SELECT m - $1::interval FROM unnest(opened_at) m),
         declined_at = ARRAY(SELECT m - $1::interval FROM unnest(declined_at) m),
         card_uses = coalesce((SELECT jsonb_object_agg(key, value::float8 - extract(epoch FROM $1::interval))
           FROM jsonb_each(card_uses)), '{}'), changed_at = changed_at - $1::interval`,
      [time],
    );

  it('can open ten orders from one source in ten minutes, and gets the time to retry', async () => {
    const statuses = await ordersOf(Array.from({ length: 200 }, () => order({ source: '203.0.113.7' })));
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    const { headers, body } = await order({ source: '203.0.113.7' });
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(body.code).toBe('COMMERCE.TOO_MANY_ORDERS');
    expect(body.detail).toMatch(/You haven’t been charged; please come back in \d+ minutes\.$/);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(600);
    const { rows } = await shop.pool.query('SELECT count(*)::int AS count FROM orders');
    expect(rows).toEqual([{ count: 10 }]);
    // Other sources don't have to wait.
    expect((await order({ source: '203.0.113.8' })).status).toBe(200);
    await letPass('10 minutes');
    expect((await order({ source: '203.0.113.7' })).status).toBe(200);
  });

  it('can open thirty orders a day from one source; rejected ones are not counted', async () => {
    for (let times = 0; times < 3; times += 1) {
      await ordersOf(Array.from({ length: 12 }, () => order({ source: '203.0.113.9' })));
      await letPass('11 minutes');
    }
    const { status, headers } = await order({ source: '203.0.113.9' });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(22 * 60 * 60);
    await letPass('24 hours');
    expect((await order({ source: '203.0.113.9' })).status).toBe(200);
  });

  it('is recognized by mailbox, from any source and with any notation', async () => {
    const statuses = await ordersOf(
      Array.from({ length: 12 }, (_, at) =>
        order({ source: `10.1.${at}.1`, email: `Ruth+${at}@example.com` }),
      ),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  });

  it('can repeat a request: the same order counts once, and is found beyond the limit', async () => {
    const source = '203.0.113.10';
    const [first] = await Promise.all(
      Array.from({ length: 12 }, () => order({ source, key: 'the same', email: 'ruth@example.com' })),
    );
    await ordersOf(Array.from({ length: 10 }, () => order({ source })));
    expect((await order({ source })).status).toBe(429);
    const again = await order({ source, key: 'the same', email: 'ruth@example.com' });
    expect([again.status, again.body]).toEqual([200, first?.body]);
  });

  it('can have five declined charges an hour from one source, each counted once', async () => {
    const source = '203.0.113.11';
    const [one, two] = [await secretOf({ source }), await secretOf({ source })];
    for (let times = 0; times < 2; times += 1) await tryCard(one, DECLINING[0] ?? '');
    for (let times = 0; times < 2; times += 1) await tryCard(two, DECLINING[0] ?? '');
    expect((await order({ source })).status).toBe(200);
    await tryCard(two, DECLINING[0] ?? '');
    await new ShopBooks(shop).allWorkIsDone();
    const { status, headers } = await order({ source });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60 * 60);
    await letPass('1 hour');
    expect((await order({ source })).status).toBe(200);
  });

  it('can try three cards a day, by fingerprint', async () => {
    const source = '203.0.113.12';
    for (const card of [DECLINING[0], DECLINING[0], DECLINING[1]])
      await tryCard(await secretOf({ source }), card ?? '');
    await tryCard(await secretOf({ source }), DECLINING[2] ?? '');
    const { status, headers } = await order({ source });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(23 * 60 * 60);
    await letPass('24 hours');
    expect((await order({ source })).status).toBe(200);
  });

  it('can try three cards a day with one mailbox, paid or not', async () => {
    for (const [at, card] of ['pm_card_visa', 'pm_card_mastercard', 'pm_card_amex'].entries())
      await tryCard(await secretOf({ source: `10.3.${at}.1`, email: 'ruth@example.com' }), card);
    expect((await order({ source: '10.3.9.1', email: 'ruth@example.com' })).status).toBe(429);
  });

  it('differs from many buyers behind one address: paid orders don’t count (C4)', async () => {
    const source = '203.0.113.16';
    const browser = 'Mozilla/5.0 (iPhone) Safari/604';
    const cards = ['pm_card_visa', 'pm_card_mastercard', 'pm_card_amex', 'pm_card_jcb', 'pm_card_discover'];
    for (let at = 0; at < 13; at += 1) {
      const secret = await secretOf({ source, browser });
      await tryCard(secret, cards[at % cards.length] ?? '');
    }
    const statuses = await ordersOf(Array.from({ length: 12 }, () => order({ source, browser })));
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  });

  it('is counted by webhooks too, without a page', async () => {
    const source = '203.0.113.13';
    const secret = await secretOf({ source });
    for (let times = 0; times < 5; times += 1) await visitor.pay(secret, DECLINING[0]);
    await eventually('five declined charges', async () => {
      const { rows } = await shop.pool.query(
        'SELECT max(cardinality(declined_at)) AS n FROM checkout_allowances',
      );
      return rows[0].n === 5;
    });
    expect((await order({ source })).status).toBe(429);
  });

  it('has a payment canceled after too many cards, since it would accept more', async () => {
    const source = '203.0.113.15';
    const { paymentIntents } = shop.app.get(Stripe);
    const secrets = [await secretOf({ source }), await secretOf({ source }), await secretOf({ source })];
    const [tried = '', other = '', honest = ''] = secrets;
    const statusOf = async (secret: string) => (await paymentIntents.retrieve(intentOfSecret(secret))).status;
    for (let times = 0; times < 5; times += 1) await tryCard(tried, DECLINING[0] ?? '');
    await new ShopBooks(shop).allWorkIsDone();
    // At the limit, it may still be paid.
    expect(await statusOf(tried)).toBe('requires_payment_method');
    for (const secret of [tried, other]) {
      await tryCard(secret, DECLINING[0] ?? '');
      await eventually('the payment to be closed', async () => (await statusOf(secret)) === 'canceled');
      expect((await visitor.pay(secret)).status).toBe(400);
    }
    // An unrelated buyer can pay a started order.
    expect((await visitor.pay(honest)).body.status).toBe('succeeded');
    expect((await visitor.claim(honest)).status).toBe('ready');
  });

  it('is recognized by browser if the address changes within one network', async () => {
    const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141';
    for (const at of [1, 2, 3]) {
      const secret = await secretOf({ source: `198.51.100.${at}`, browser });
      await tryCard(secret, DECLINING[at - 1] ?? '');
    }
    expect((await order({ source: '198.51.100.4', browser })).status).toBe(429);
    expect((await order({ source: '198.51.100.4', browser: `${browser}.1` })).status).toBe(200);
    expect((await order({ source: '198.51.101.4', browser })).status).toBe(200);
  });

  it('differs from buyers who pay with the same kind of browser', async () => {
    const browser = 'Mozilla/5.0 (iPhone) Safari/604';
    for (const [at, card] of [
      'pm_card_visa',
      'pm_card_mastercard',
      'pm_card_amex',
      'pm_card_jcb',
    ].entries()) {
      const secret = await secretOf({ source: `198.51.100.${at}`, browser });
      await tryCard(secret, card);
    }
    expect((await order({ source: '198.51.100.9', browser })).status).toBe(200);
  });

  it('leaves no personal data, and after a while nothing at all', async () => {
    await tryCard(await secretOf({ source: '203.0.113.14', email: 'naomi@example.com' }), 'pm_card_visa');
    const kept = async () => [
      ...(await shop.pool.query('SELECT * FROM checkout_allowances')).rows,
      ...(await shop.pool.query('SELECT * FROM checkout_openings')).rows,
    ];
    const charges = await shop.app.get(Stripe).charges.list({ limit: 1 });
    const card = charges.data[0]?.payment_method_details?.card?.fingerprint ?? 'a charge has a card';
    expect(await kept()).toHaveLength(3);
    expect(JSON.stringify(await kept())).not.toMatch(new RegExp(`203\\.0\\.113|naomi|${card}`));
    await shop.pool.query(`UPDATE checkout_openings SET opened_at = opened_at - interval '25 hours'`);
    await letPass('25 hours');
    await shop.app.get(CheckoutGuard).forget();
    expect(await kept()).toEqual([]);
  });

  describe('from very many places', () => {
    let waitsMs: jest.SpiedFunction<CheckoutBrake['pause']>;
    let productId: string;
    let sources = 0;

    beforeEach(async () => {
      waitsMs = jest.spyOn(shop.app.get(CheckoutBrake), 'pause').mockResolvedValue();
      productId = `book-${randomUUID()}`;
      await shop.pool.query(
        `INSERT INTO products (id, title, description, price, type, digital_files, file_formats, is_active)
         SELECT $1, title, description, price, type, digital_files, file_formats, is_active FROM products
         WHERE id = 'finding-peace-ebook'`,
        [productId],
      );
    });
    afterEach(() => waitsMs.mockRestore());

    /** Orders of others, so many minutes ago. */
    const earlier = (count: number, status: string, minutes: number) =>
      shop.pool.query(
        `INSERT INTO orders (id, customer_email, product_id, quantity, total_amount, status, created_at)
         SELECT gen_random_uuid()::text, 'bot@example.com', $4, 1, 999, $2, now() - $3 * interval '1 minute'
         FROM generate_series(1, $1)`,
        [count, status, minutes, productId],
      );
    const buy = (more: Partial<Order> = {}) => order({ source: `10.2.${sources++}.1`, productId, ...more });

    it('makes new orders of the product take turns, and rejects those too far back', async () => {
      await earlier(60, 'pending', 5);
      await earlier(14, 'fulfilled', 5);
      const same = { key: 'the first', email: 'ruth@example.com' };
      expect((await buy(same)).status).toBe(200);
      const nextTurnIn = (time: string) =>
        shop.pool.query(
          `UPDATE source_allowances SET free_at = clock_timestamp() + $2::interval
           WHERE name = 'checkout-turns' AND source_hash = $1`,
          [productId, time],
        );
      await nextTurnIn('9 seconds');
      expect((await buy()).status).toBe(200);
      expect(waitsMs.mock.calls.at(-1)?.[0]).toBeGreaterThan(0);
      await nextTurnIn('1 hour');
      const { status, headers, body } = await buy();
      expect([status, body.code]).toEqual([429, 'COMMERCE.CHECKOUT_BUSY']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      // An existing order is found at once.
      waitsMs.mockClear();
      expect((await buy(same)).status).toBe(200);
      expect(waitsMs).not.toHaveBeenCalled();
      // Another product is not affected.
      expect((await buy({ productId: 'finding-peace-ebook' })).status).toBe(200);
      expect(waitsMs).not.toHaveBeenCalled();
    });

    it.each([
      ['who are still paying', 60, 'pending', 1, 0],
      ['of whom many have paid', 60, 'pending', 5, 16],
      ['on another day', 60, 'pending', 18, 0],
      ['below the limit', 40, 'failed', 5, 0],
    ])('differs from many buyers %s', async (_name, count, status, minutes, paid) => {
      await earlier(count, status, minutes);
      await earlier(paid, 'fulfilled', minutes);
      expect((await buy()).status).toBe(200);
      expect(waitsMs).not.toHaveBeenCalled();
    });
  });
});
