import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import Stripe from 'stripe';

import type { StatisticsDto } from '../../owner-tools/index.js';
import { Database } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { RateLimiter } from '../../platform/rate-limits/rate-limiter.js';
import { eventually } from '../../testing/eventually.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { signInOwner } from '../../testing/staff-sessions.js';
import { intentOfSecret } from '../../testing/stripe-answers.js';
import { forgetOldRecords, forgetUnpaidOrders } from './retention.jobs.js';
import { UNPAID_BATCH_MS } from './retention-rules.js';
import { UnpaidOrders } from './unpaid-orders.js';

let shop: RunningShop;
let visitor: ApiSession;

const rows = async <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
  (await shop.pool.query(sql, values)).rows as T[];
const only = async (sql: string, values: unknown[] = []): Promise<string[]> =>
  (await rows<{ it: string }>(sql, values)).map(({ it: value }) => value);

/** Runs the job in the worker, with all jobs that it enqueues. */
async function run(job: typeof forgetOldRecords): Promise<void> {
  const database = shop.app.get(Database);
  await database.transaction(() => shop.app.get(Outbox).enqueue(job, {}));
  await eventually('all work to be done', async () => {
    const open = await rows<object>('SELECT 1 FROM outbox WHERE closed_at IS NULL');
    return open.length === 0;
  });
}

beforeAll(async () => {
  shop = await openShop({ ...OWNER, TIME_ZONE: 'UTC' });
  visitor = new ApiSession(shop);
});
afterAll(() => shop.stop());

describe('Records of sales', () => {
  const ORDER = `INSERT INTO orders (id, customer_email, product_id, total_amount, status, created_at, completed_at)
    VALUES ($1, 'ruth@example.com', 'finding-peace-ebook', 999, $2, now() - $3::interval, now() - $3::interval)`;

  it('are deleted by age, in batches', async () => {
    await shop.pool.query(ORDER, ['kept', 'fulfilled', '5 days']);
    await shop.pool.query(`INSERT INTO stripe_events (id, type, created_at, received_at)
      SELECT 'gone-' || n, 'charge.updated', now(), now() - interval '401 days' FROM generate_series(1, 2300) n
      UNION ALL SELECT 'of a dispute', 'charge.dispute.created', now(), now() - interval '401 days'
      UNION ALL SELECT 'of last year', 'charge.updated', now(), now() - interval '399 days'`);
    await shop.pool.query(`INSERT INTO order_requests (key_hash, fingerprint, order_id, created_at) VALUES
      ('gone', '', 'kept', now() - interval '91 days'), ('of this season', '', 'kept', now() - interval '89 days')`);
    await shop.pool.query(
      `INSERT INTO payment_sweeps (order_id, asked_at) VALUES ('kept', now() - interval '8 days')`,
    );
    await shop.pool.query(`INSERT INTO buyer_codes (id, subject, expires_at) VALUES
      ('gone', 'a@example.com', now() - interval '25 hours'), ('of today', 'b@example.com', now() - interval '23 hours')`);
    await run(forgetOldRecords);
    expect(await only('SELECT id AS it FROM buyer_codes')).toEqual(['of today']);
    expect(await only('SELECT id AS it FROM stripe_events ORDER BY received_at, id')).toEqual([
      'of a dispute',
      'of last year',
    ]);
    expect(await only('SELECT key_hash AS it FROM order_requests')).toEqual(['of this season']);
    expect(await only('SELECT order_id AS it FROM payment_sweeps')).toEqual([]);
    expect(await only('SELECT id AS it FROM orders')).toEqual(['kept']);
  });

  it('include download links as long as they can be renewed', async () => {
    const linkOf = (status: string) => `/d/${status.padEnd(43, '-')}`;
    for (const status of ['fulfilled', 'disputed', 'refunded']) {
      await shop.pool.query(ORDER, [status, status, '1000 days']);
      await shop.pool.query(
        `INSERT INTO download_grants (id, order_id, product_id, file_path, file_name, file_format)
         VALUES ($1, $1, 'finding-peace-ebook', 'books/finding-peace/Finding Peace.pdf', 'a.pdf', 'pdf')`,
        [status],
      );
      await shop.pool.query(
        `INSERT INTO download_links (id, grant_id, token_hash, expires_at)
         VALUES ($1, $1, encode(sha256(convert_to($2, 'UTF8')), 'hex'), now() - interval '999 days'),
           ('lately ' || $1, $1, 'lately ' || $1, now() - interval '399 days')`,
        [status, linkOf(status).slice(3)],
      );
    }
    await run(forgetOldRecords);
    expect(await only('SELECT id AS it FROM download_links ORDER BY id')).toEqual([
      'disputed',
      'fulfilled',
      'lately disputed',
      'lately fulfilled',
      'lately refunded',
    ]);
    const ask = async (status: string, method: string) =>
      (await fetch(shop.url + linkOf(status), { method, headers: { accept: 'application/json' } })).status;
    expect([await ask('fulfilled', 'GET'), await ask('fulfilled', 'POST')]).toEqual([410, 202]);
    expect(await ask('refunded', 'GET')).toBe(404);
  });
});

describe('Rate limit counts', () => {
  it('are deleted after their period', async () => {
    await shop.pool.query(`INSERT INTO mail_allowances (purpose, email_hash, last_sent_at, sent_count) VALUES
      ('purchases', 'gone', now() - interval '31 days', 1), ('purchases', 'kept', now() - interval '29 days', 1)`);
    await shop.pool.query(`INSERT INTO access_tries (purpose, subject_hash, tried_count, last_tried_at) VALUES
      ('sign-in', 'gone', 1, now() - interval '25 hours'), ('sign-in', 'kept', 1, now() - interval '23 hours')`);
    const database = shop.app.get(Database);
    await database.transaction(() => shop.app.get(RateLimiter).forget());
    expect(
      await only(`SELECT email_hash AS it FROM mail_allowances WHERE email_hash IN ('gone', 'kept')`),
    ).toEqual(['kept']);
    expect(
      await only(`SELECT subject_hash AS it FROM access_tries WHERE subject_hash IN ('gone', 'kept')`),
    ).toEqual(['kept']);
  });
});

describe('An unpaid order', () => {
  const begin = async (name: string): Promise<string> =>
    visitor.startPayment({ customerEmail: `${name}@example.com`, customerName: name });
  const makeOlder = (days: number, ...names: string[]) =>
    shop.pool.query(
      `UPDATE orders SET created_at = now() - $1 * interval '1 day' WHERE customer_name = ANY ($2)`,
      [days, names],
    );
  /** Drops all Stripe events. */
  const hearNothing = async () => {
    await shop.pool.query(
      `CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$`,
    );
    await shop.pool.query(
      'CREATE TRIGGER unheard BEFORE INSERT ON stripe_events FOR EACH ROW EXECUTE FUNCTION hold()',
    );
  };
  const hearAgain = () => shop.pool.query('DROP FUNCTION hold CASCADE');
  const statusOf = async (secret: string) =>
    (await shop.app.get(Stripe).paymentIntents.retrieve(intentOfSecret(secret))).status;

  it('is deleted after 90 days, and cannot be paid any more', async () => {
    const [gone, declined, kept] = [await begin('Gone'), await begin('Declined'), await begin('Kept')];
    await visitor.pay(declined, 'pm_card_visa_chargeDeclined');
    expect((await visitor.claim(declined)).status).toBe('failed');
    await shop.pool
      .query(`INSERT INTO order_addresses SELECT id, 'Gone', '1 Street', NULL, 'Town', 'DC', '20001', 'US'
      FROM orders WHERE customer_name = 'Gone'`);
    await makeOlder(91, 'Gone', 'Declined');
    await makeOlder(89, 'Kept');
    await run(forgetUnpaidOrders);
    const names = `SELECT customer_name AS it FROM orders WHERE customer_name IN ('Gone', 'Declined', 'Kept')`;
    expect(await only(names)).toEqual(['Kept']);
    expect(await only('SELECT name AS it FROM order_addresses')).toEqual([]);
    expect(await Promise.all([gone, declined, kept].map(statusOf))).toEqual([
      'canceled',
      'canceled',
      'requires_payment_method',
    ]);
    expect((await visitor.pay(gone)).status).toBe(400);
  });

  it('is deleted after a crash between Stripe and the database', async () => {
    const secret = await begin('Crash');
    await hearNothing();
    await shop.app.get(Stripe).paymentIntents.cancel(intentOfSecret(secret));
    await makeOlder(91, 'Crash');
    await run(forgetUnpaidOrders);
    await hearAgain();
    expect(await only(`SELECT id AS it FROM orders WHERE customer_name = 'Crash'`)).toEqual([]);
  });

  it('is kept and delivered if it was paid after all', async () => {
    const secret = await begin('Late');
    await hearNothing();
    await visitor.pay(secret);
    await makeOlder(91, 'Late');
    await run(forgetUnpaidOrders);
    await hearAgain();
    await eventually('its delivery', async () =>
      (await only(`SELECT status AS it FROM orders WHERE customer_name = 'Late'`)).includes('fulfilled'),
    );
    expect(await statusOf(secret)).toBe('succeeded');
  });

  it('is left to the next day when time is up, after others were deleted', async () => {
    const secrets = [await begin('Intime'), await begin('Overtime')];
    await makeOlder(92, 'Intime');
    await makeOlder(91, 'Overtime');
    const { paymentIntents } = shop.app.get(Stripe);
    const cancel = paymentIntents.cancel.bind(paymentIntents);
    const endMs = Date.now() + UNPAID_BATCH_MS + 1_000;
    const clock = jest.spyOn(Date, 'now');
    const first = jest.spyOn(paymentIntents, 'cancel').mockImplementationOnce((id) => {
      clock.mockReturnValue(endMs);
      return cancel(id);
    });
    const close = await shop.app.get(UnpaidOrders).forget();
    for (const spy of [clock, first]) spy.mockRestore();
    await shop.app.get(Database).transaction(async () => close?.());
    const names = `SELECT customer_name AS it FROM orders WHERE customer_name IN ('Intime', 'Overtime')`;
    expect(await only(names)).toEqual(['Overtime']);
    expect(await Promise.all(secrets.map(statusOf))).toEqual(['canceled', 'requires_payment_method']);
  });

  it('still counts in the statistics of its day', async () => {
    const owner = await signInOwner(shop);
    const begun = async () => {
      const { body } = await owner.get<StatisticsDto>('/api/admin/figures/conversion?days=200');
      return body.measures.find(({ name }) => name === 'begun')?.total;
    };
    await begin('Counted');
    await makeOlder(95, 'Counted');
    const before = await begun();
    await run(forgetUnpaidOrders);
    expect(await only(`SELECT id AS it FROM orders WHERE customer_name = 'Counted'`)).toEqual([]);
    expect(await begun()).toBe(before);
  });
});
