import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import Stripe from 'stripe';

import { openShop, type RunningShop } from '../testing/running-shop.js';
import { ShopBooks } from '../testing/shop-books.js';
import { ApiSession } from '../testing/api-session.js';
import { intentOfSecret } from '../testing/stripe-answers.js';
import { REPLAY_MS } from './payments/payment-rules.js';
import { StripeEvents } from './payments/stripe-events.js';

const HOUR_MS = '3600000';

describe('An undelivered event', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let books: ShopBooks;
  let stripe: Stripe;

  beforeAll(async () => {
    shop = await openShop({
      SANDBOX_WEBHOOK_FAULTS: 'seed=7 drop=1',
      SANDBOX_DISPUTE_AFTER_MS: HOUR_MS,
    });
    visitor = new ApiSession(shop);
    books = new ShopBooks(shop);
    stripe = shop.app.get(Stripe);
  });
  afterAll(() => shop.stop());

  const replay = () => shop.app.get(StripeEvents).replay();

  async function bought(customerEmail: string, card?: string): Promise<{ id: string; link: string }> {
    const secret = await visitor.startPayment({ customerEmail });
    await visitor.pay(secret, card);
    const [pdf] = (await visitor.claim(secret)).downloads;
    await books.becomes(customerEmail, 'fulfilled');
    await books.allWorkIsDone();
    return { id: intentOfSecret(secret), link: `${shop.url}${pdf?.url}` };
  }

  it('is read from Stripe’s list: a recent sale is delivered once', async () => {
    const customerEmail = 'lost@example.com';
    await visitor.pay(await visitor.startPayment({ customerEmail }));
    await Promise.all([replay(), replay()]);
    await books.becomes(customerEmail, 'fulfilled');
    await replay();
    await books.allWorkIsDone();
    expect(await books.saleTo(customerEmail)).toMatchObject({ status: 'fulfilled', grants: 2 });
    expect(await visitor.mailsTo(customerEmail)).toHaveLength(1);
  });

  it('of a dispute pauses a purchase, and its end resumes it', async () => {
    const customerEmail = 'disputed@example.com';
    const { id, link } = await bought(customerEmail, 'pm_card_createDispute');
    await shop.pool.query('UPDATE stripe_sandbox.dispute_openings SET due_at = now()');
    const [dispute] = (await stripe.disputes.list({ payment_intent: id })).data;
    await replay();
    await books.becomes(customerEmail, 'disputed');
    expect((await fetch(link)).status).toBe(403);
    await stripe.disputes.update(dispute?.id ?? '', {
      evidence: { uncategorized_text: 'winning_evidence' },
    });
    await replay();
    await books.becomes(customerEmail, 'fulfilled');
    expect((await fetch(link)).status).toBe(200);
    await books.allWorkIsDone();
    expect(await visitor.mailsTo(customerEmail)).toHaveLength(1);
    const { rows } = await shop.pool.query(
      `SELECT FROM mail_deliveries WHERE letter = 'send-order-mail' AND recipient = $1`,
      [customerEmail],
    );
    expect(rows).toHaveLength(1);
  });

  it('of a refund ends access', async () => {
    const customerEmail = 'refunded@example.com';
    const { id, link } = await bought(customerEmail);
    await stripe.refunds.create({ payment_intent: id });
    await replay();
    await books.becomes(customerEmail, 'refunded');
    expect((await fetch(link)).status).toBe(403);
  });

  it('is searched within three days by relevant types, no more than Stripe accepts', async () => {
    const list = jest.spyOn(stripe.events, 'list');
    await replay();
    const { types = [], created } = list.mock.calls[0]?.[0] ?? {};
    list.mockRestore();
    expect(types).toEqual(expect.arrayContaining(['payment_intent.succeeded', 'charge.dispute.closed']));
    expect(types.length).toBeLessThanOrEqual(20);
    const { gte = 0 } = created as Stripe.RangeQueryParam;
    expect((Date.now() / 1000 - gte) / (24 * 60 * 60)).toBeCloseTo(3, 2);
  });

  it('is found on the last page of a long list', async () => {
    const customerEmail = 'last-page@example.com';
    await visitor.pay(await visitor.startPayment({ customerEmail }));
    const newer = Array.from({ length: 210 }, (_, index) => `evt_newer${index}`);
    await shop.pool.query(
      `WITH newer AS (
         INSERT INTO stripe_sandbox.events (id, created, type, body)
         SELECT id, extract(epoch FROM now()), 'payment_intent.succeeded', jsonb_build_object('id', id,
           'object', 'event', 'type', 'payment_intent.succeeded', 'created', floor(extract(epoch FROM now())),
           'data', '{"object": {"object": "other"}}'::jsonb)
         FROM unnest($1::text[]) AS id RETURNING id)
       INSERT INTO stripe_sandbox.webhook_deliveries (event, fated, next_attempt_at) SELECT id, true, NULL FROM newer`,
      [newer],
    );
    await replay();
    await books.becomes(customerEmail, 'fulfilled');
    const { rows } = await shop.pool.query(
      `SELECT count(*)::int AS n FROM stripe_events WHERE id LIKE 'evt_newer%'`,
    );
    expect(rows[0].n).toBe(210);
  });

  it('is left to the next replay when time is up, after others were stored', async () => {
    const emails = ['in-time@example.com', 'out-of-time@example.com'];
    const known = async () => (await shop.pool.query('SELECT 1 FROM stripe_events')).rows.length;
    await replay();
    const before = await known();
    for (const customerEmail of emails) await visitor.pay(await visitor.startPayment({ customerEmail }));
    const events = shop.app.get(StripeEvents);
    const store = events.store.bind(events);
    const endMs = Date.now() + REPLAY_MS + 1_000;
    const clock = jest.spyOn(Date, 'now');
    const first = jest.spyOn(events, 'store').mockImplementationOnce(async (event) => {
      const isNew = await store(event);
      clock.mockReturnValue(endMs);
      return isNew;
    });
    await replay();
    for (const spy of [clock, first]) spy.mockRestore();
    expect(await known()).toBe(before + 1);
    await replay();
    expect(await known()).toBe(before + 2);
    for (const customerEmail of emails) await books.becomes(customerEmail, 'fulfilled');
  });

  it('is read by the next replay if Stripe is down, with a warning', async () => {
    const emails = ['down-1@example.com', 'down-2@example.com'];
    for (const customerEmail of emails) await visitor.pay(await visitor.startPayment({ customerEmail }));
    const warn = jest.spyOn(Logger.prototype, 'warn');
    // The sandbox answers 500 if it cannot read its events.
    await shop.pool.query('ALTER TABLE stripe_sandbox.events RENAME TO out_of_order');
    await replay();
    await shop.pool.query('ALTER TABLE stripe_sandbox.out_of_order RENAME TO events');
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/Stripe unreachable.*StripeAPIError/)]]);
    warn.mockClear();
    for (const customerEmail of emails) expect((await books.saleTo(customerEmail)).status).toBe('pending');
    await replay();
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^event replay: 2 undelivered events/)]]);
    warn.mockRestore();
    for (const customerEmail of emails) await books.becomes(customerEmail, 'fulfilled');
  });

  it('of a declined card is counted; an error of our own is not treated as an outage', async () => {
    const secret = await visitor.startPayment({ customerEmail: 'declined@example.com' });
    await visitor.pay(secret, 'pm_card_visa_chargeDeclined');
    const warn = jest.spyOn(Logger.prototype, 'warn');
    const list = jest.spyOn(stripe.events, 'list').mockImplementationOnce(() => {
      throw new Error('a mistake');
    });
    await expect(replay()).rejects.toThrow('a mistake');
    list.mockRestore();
    await replay();
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^event replay: 1 undelivered event/)]]);
    warn.mockRestore();
  });
});
