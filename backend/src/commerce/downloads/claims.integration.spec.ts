import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type pg from 'pg';
import Stripe from 'stripe';

import { eventually } from '../../testing/eventually.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ApiSession } from '../../testing/api-session.js';

const CLAIM = '/api/purchases/claim';
const CROWD = 20;

interface Body {
  status: string | number;
  code?: string;
  detail?: string;
}

describe('A claim', () => {
  let shop: RunningShop;
  let visitor: ApiSession;

  beforeAll(async () => {
    shop = await openShop({
      TRUSTED_PROXIES: '1',
      CHECKOUT_LIMITS: 'unpaidClaimsAMinute=3 ordersIn10Minutes=0',
    });
    visitor = new ApiSession(shop);
  });
  afterAll(() => shop.stop());

  let sources = 0;
  const claim = (clientSecret: string, source = `10.3.${sources++}.1`) =>
    visitor.post<Body>(CLAIM, { clientSecret }, { 'x-forwarded-for': source });
  const open = (customerEmail: string) => visitor.startPayment({ customerEmail });

  /** Blocks all reads of orders during the work. */
  async function whileOrdersAreHeld<T>(work: () => Promise<T>): Promise<T> {
    const holder: pg.PoolClient = await shop.pool.connect();
    try {
      await holder.query('BEGIN; LOCK TABLE orders IN ACCESS EXCLUSIVE MODE');
      return await work();
    } finally {
      await holder.query('ROLLBACK');
      holder.release();
    }
  }

  const waiting = async () => {
    const { rows } = await shop.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'lectern' AND wait_event_type = 'Lock'
         AND query NOT LIKE '%stripe_events%'`,
    );
    return rows[0]?.count ?? 0;
  };

  it('of an unpaid secret is answered once for twenty callers, without blocking other requests', async () => {
    const secret = await open('unpaid@example.com');
    const retrieve = jest.spyOn(shop.app.get(Stripe).paymentIntents, 'retrieve');
    const crowd = await whileOrdersAreHeld(async () => {
      const claims = Array.from({ length: CROWD }, () => claim(secret));
      await eventually('a claim that waits for its order', async () => (await waiting()) > 0);
      for (let times = 0; times < CROWD; times += 1)
        expect((await fetch(`${shop.url}/api/products`)).status).toBe(200);
      expect(await waiting()).toBe(1);
      return { claims };
    });
    const answers = await Promise.all(crowd.claims);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.status}`))).toEqual(
      new Set(['200 processing']),
    );
    const asked = retrieve.mock.calls.length;
    retrieve.mockClear();
    await claim(secret);
    // Twenty claims have called Stripe as often as one.
    expect(retrieve.mock.calls).toHaveLength(asked);
    retrieve.mockRestore();
  });

  it('shares no answer with a caller that knows the payment but not its secret', async () => {
    const secret = await open('secret@example.com');
    const guessed = secret.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
    const [right, wrong] = await Promise.all([claim(secret), claim(guessed)]);
    expect([right.status, wrong.status, wrong.body.code]).toEqual([200, 404, 'COMMERCE.PAYMENT_UNKNOWN']);
  });

  it('of an unpaid order is limited, of a paid one is not', async () => {
    const secret = await open('patient@example.com');
    const statuses = [];
    for (let times = 0; times < 3; times += 1) statuses.push((await claim(secret)).status);
    expect(statuses).toEqual([200, 200, 200]);
    const { status, headers, body } = await claim(secret);
    expect([status, body.code]).toEqual([429, 'COMMERCE.TOO_MANY_CLAIMS']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);

    const paid = await open('paid@example.com');
    await visitor.pay(paid);
    for (let times = 0; times < 5; times += 1) expect((await claim(paid)).status).toBe(200);
  });

  it('of a payment older than a day opens nothing, as its links have expired', async () => {
    const secret = await open('late@example.com');
    await visitor.pay(secret);
    expect((await claim(secret)).status).toBe(200);
    const paidAgo = (time: string) =>
      shop.pool.query(`UPDATE orders SET completed_at = now() - $1::interval WHERE customer_email = $2`, [
        time,
        'late@example.com',
      ]);
    await paidAgo('23 hours 59 minutes');
    expect((await claim(secret)).body.status).toBe('ready');
    await paidAgo('24 hours');
    const ended = await claim(secret);
    expect([ended.status, ended.body.code]).toEqual([410, 'COMMERCE.PAYMENT_LINK_ENDED']);
    expect(JSON.stringify(ended.body)).not.toMatch(/late@example|\/d\//);
    // A wrong secret must not reveal that the payment exists.
    expect((await claim(`${secret}x`)).status).toBe(404);
  });

  it('is limited by source, too', async () => {
    const guess = (at: number) => claim(`pi_none${at}_secret_none`, '203.0.113.5');
    for (let at = 0; at < 3; at += 1) expect((await guess(at)).status).toBe(404);
    expect((await guess(3)).status).toBe(429);
  });

  const { errors } = Stripe;
  const raw = (statusCode: number) => ({ statusCode, message: 'no' }) as Stripe.StripeRawError;

  it.each([
    ['cannot be reached', new errors.StripeConnectionError(raw(0)), 503],
    ['limits the rate', errors.generateV1Error(raw(429)), 503],
    ['fails', errors.generateV1Error(raw(500)), 503],
    ['does not know the payment', errors.generateV1Error(raw(404)), 404],
    ['rejects the request', errors.generateV1Error(raw(400)), 404],
    ['causes an internal error', new Error('a mistake'), 500],
  ])('reports an error if Stripe %s, at the first and the last call', async (_name, error, expected) => {
    const { paymentIntents } = shop.app.get(Stripe);
    const real = paymentIntents.retrieve.bind(paymentIntents);
    let questions = 0;
    let answered = Infinity;
    const retrieve = jest.spyOn(paymentIntents, 'retrieve').mockImplementation(((
      id: string,
      options: Stripe.PaymentIntentRetrieveParams,
    ) => {
      questions += 1;
      return questions > answered ? Promise.reject(error) : real(id, options);
    }) as typeof real);
    try {
      await claim(await open(`${randomUUID()}@example.com`));
      const all = questions;
      expect(all).toBeGreaterThan(0);
      for (const failing of [0, all - 1]) {
        const secret = await open(`${randomUUID()}@example.com`);
        [questions, answered] = [0, failing];
        const { status, body, headers } = await claim(secret);
        answered = Infinity;
        expect(status).toBe(expected);
        expect(headers.get('content-type')).toContain('application/problem+json');
        expect(body.detail).toMatch(/\w\.$/);
      }
    } finally {
      retrieve.mockRestore();
    }
  });
});
