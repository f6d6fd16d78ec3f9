import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { TooManyAttempts } from '../../platform/http/domain-error.js';
import { ExpiredRows } from '../../platform/jobs/expired-rows.js';
import { type Closing, HandlesJob, HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { networkSource } from '../../platform/rate-limits/network-source.js';
import { mailboxOf } from '../../platform/rate-limits/rate-limit-rules.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { cancelPayment } from '../stripe/cancel-payment.js';
import { chargeFacts } from './charge-facts.js';
import type { OrderSource } from './checkout-guard-rules.js';
import { closeTriedPayment, forgetCheckouts } from './checkout-guard.jobs.js';

/** SQL: the newest `count` of sorted times. */
const newest = (moments: string, count: string) => `(${moments})[cardinality(${moments}) - ${count} + 1:]`;

/** SQL: end of the wait if the newest `limit` times are all within `span`; null below the limit. */
const freeAfter = (moments: string, limit: string, span: string) =>
  `${moments}[cardinality(${moments}) - ${limit} + 1] + interval '${span}'`;

/** SQL: when a source may open another order. Limits: $1 in ten minutes, $2 a day, $3 declines an hour, $4 cards a day. */
const FREE_AT = `greatest(
  ${freeAfter('past.opened_at', '$1::int', '10 minutes')},
  ${freeAfter('past.opened_at', '$2::int', '1 day')},
  ${freeAfter('past.declined_at', '$3::int', '1 hour')},
  (SELECT to_timestamp(used::float8) + interval '1 day' FROM jsonb_each_text(past.card_uses) AS c (card, used)
    WHERE $4::int IS NOT NULL ORDER BY used::float8 DESC OFFSET $4::int - 1 LIMIT 1))`;

/**
 * Counts an order for its source and mailbox if those and its browser may open one. It locks rows in a fixed order, so
 * concurrent requests are all counted and cannot deadlock.
 */
const ADMIT = `WITH admitted AS (
    INSERT INTO checkout_allowances AS past (subject_hash, opened_at, changed_at)
    SELECT hash, CASE WHEN hash = $6 THEN '{}' ELSE ARRAY[statement_timestamp()] END, clock_timestamp()
      FROM unnest($5::text[] || $6::text) AS hash WHERE hash IS NOT NULL ORDER BY hash
    ON CONFLICT (subject_hash) DO UPDATE SET changed_at = excluded.changed_at,
      opened_at = ${newest('past.opened_at || excluded.opened_at', 'greatest($1::int, $2::int, 0)')}
    WHERE coalesce(${FREE_AT} <= clock_timestamp(), true)
    RETURNING subject_hash
  ), opened AS (
    INSERT INTO checkout_openings (order_id, subject_hashes, browser_hash, opened_at)
    VALUES ($7, $5, $6, statement_timestamp())
  )
  SELECT count(*)::int AS admitted FROM admitted`;

const WAIT = `SELECT (extract(epoch FROM max(${FREE_AT}) - clock_timestamp()) * 1000)::float8 AS "waitMs"
  FROM checkout_allowances past WHERE subject_hash = ANY ($5::text[] || $6::text)`;

/**
 * Counts a charge, once: $1 order, $2 charge, $3 whether it was declined, $4 its card. Limits: $5 declines an hour, $6 cards
 * a day; returns whether they are exceeded. A paid order no longer counts for its source and mailbox, nor does its card for
 * the source, which many buyers may share.
 */
const NOTE = `WITH charged AS (
    UPDATE checkout_openings SET charge_ids = charge_ids || $2::text
    WHERE order_id = $1 AND $2 <> ALL (charge_ids) RETURNING subject_hashes, browser_hash, opened_at
  ), counted AS (
    INSERT INTO checkout_allowances AS past (subject_hash, declined_at, card_uses, changed_at)
    SELECT hash, CASE WHEN $3::boolean THEN ARRAY[clock_timestamp()] ELSE '{}' END,
        CASE WHEN $4::text IS NULL OR (NOT $3::boolean AND hash = subject_hashes[1]) THEN '{}'
          ELSE jsonb_build_object($4::text, extract(epoch FROM clock_timestamp())) END,
        clock_timestamp()
      -- Neighbours with the same browser are many people, whose good cards are no sign of anything.
      FROM charged, unnest(subject_hashes || CASE WHEN $3::boolean THEN browser_hash END) AS hash
      WHERE hash IS NOT NULL ORDER BY hash
    ON CONFLICT (subject_hash) DO UPDATE SET changed_at = excluded.changed_at,
      opened_at = CASE WHEN $3::boolean THEN past.opened_at
        ELSE array_remove(past.opened_at, (SELECT opened_at FROM charged)) END,
      declined_at = ${newest('past.declined_at || excluded.declined_at', 'coalesce($5::int + 1, 0)')},
      card_uses = excluded.card_uses || coalesce((SELECT jsonb_object_agg(card, used)
        FROM jsonb_each(past.card_uses) AS c (card, used)
        WHERE NOT excluded.card_uses ? card AND ($3::boolean OR card IS DISTINCT FROM $4::text) AND used::float8 > extract(epoch FROM now() - interval '1 day')), '{}')
    RETURNING declined_at, card_uses
  )
  SELECT coalesce(bool_or(declined_at[cardinality(declined_at) - $5::int] > now() - interval '1 hour'
    OR (SELECT count(*) FROM jsonb_object_keys(card_uses)) > $6::int), false) AS "isTooMuch" FROM counted`;

const EXPIRED = [
  `DELETE FROM checkout_allowances WHERE subject_hash IN (
      SELECT subject_hash FROM checkout_allowances WHERE changed_at < now() - interval '1 day' ORDER BY changed_at LIMIT $1)
    AND changed_at < now() - interval '1 day'`,
  `DELETE FROM checkout_openings WHERE order_id IN (
    SELECT order_id FROM checkout_openings WHERE opened_at < now() - interval '1 day' ORDER BY opened_at LIMIT $1)`,
];

/**
 * Protects the checkout against card testing. Counts unpaid orders, declined charges and different cards by IP address and
 * mailbox, and declined charges by browser too. Stores only keyed hashes, and only while they count.
 */
@Injectable()
export class CheckoutGuard {
  constructor(
    private readonly database: Database,
    private readonly links: SignedLinks,
    private readonly configuration: Configuration,
    private readonly outbox: Outbox,
    private readonly stripe: Stripe,
    private readonly rows: ExpiredRows,
  ) {}

  /**
   * Counts a new order. Call it in the transaction that opens it, so that rejected orders don't count. Found orders are not
   * counted again.
   * @throws TooManyAttempts if a limit is reached
   */
  async admit(orderId: string, customerEmail: string, { address, browser }: OrderSource): Promise<void> {
    const { ordersIn10Minutes, ordersADay, declinesAnHour, cardsADay } = this.configuration.checkoutLimits;
    const limits = [ordersIn10Minutes, ordersADay, declinesAnHour, cardsADay];
    if (limits.every((limit) => limit === undefined)) return;
    const places = await Promise.all([
      this.fingerprint('source', networkSource((address ?? '').toLowerCase())),
      this.fingerprint('mailbox', mailboxOf(customerEmail.trim().toLowerCase())),
    ]);
    const browserPlace = browser === undefined ? null : await this.fingerprint('browser', browser);
    const { manager } = this.database;
    const values = [...limits, places, browserPlace];
    const [found] = await manager.query<{ admitted: number }[]>(ADMIT, [...values, orderId]);
    if (found?.admitted === places.length + (browserPlace ? 1 : 0)) return;
    const [refused] = await manager.query<{ waitMs: number }[]>(WAIT, values);
    throw new TooManyAttempts(
      'COMMERCE.TOO_MANY_ORDERS',
      refused?.waitMs ?? 0,
      'Too many payments were started or declined from here. You haven’t been charged; please come back in',
    );
  }

  /**
   * Counts a charge by its result and card, once for several reports. A paid one removes its order from the counts. Call it
   * in the transaction of the report.
   * @param told a charge, an intent with its latest charge, or the intent of an event
   */
  async note(told: Stripe.PaymentIntent | Stripe.Charge): Promise<void> {
    const { ordersIn10Minutes, ordersADay, declinesAnHour, cardsADay } = this.configuration.checkoutLimits;
    const charge = chargeFacts(told);
    const limits = [ordersIn10Minutes, ordersADay, declinesAnHour, cardsADay];
    if (!charge || limits.every((limit) => limit === undefined)) return;
    const { orderId, chargeId, paymentIntentId, isDeclined, card } = charge;
    const cardHash = card && cardsADay !== undefined ? await this.fingerprint('card', card) : null;
    const values = [orderId, chargeId, isDeclined, cardHash, declinesAnHour, cardsADay];
    const [counted] = await this.database.manager.query<{ isTooMuch: boolean }[]>(NOTE, values);
    // An open payment accepts further cards without calling this site.
    if (isDeclined && counted?.isTooMuch) await this.outbox.enqueue(closeTriedPayment, { paymentIntentId });
  }

  /** The cancellation's event then cancels the order. A payment that was paid or is closed stays. */
  @HandlesJobOutside(closeTriedPayment)
  async close({ paymentIntentId }: { paymentIntentId: string }): Promise<Closing> {
    await cancelPayment(this.stripe, paymentIntentId);
    return undefined;
  }

  /** Deletes counts after their period. */
  @HandlesJob(forgetCheckouts)
  forget(): Promise<void> {
    return this.rows.remove(forgetCheckouts, EXPIRED);
  }

  private fingerprint(what: 'source' | 'mailbox' | 'browser' | 'card', text: string): Promise<string> {
    return this.links.signatureOf(`checkout-${what}`, text);
  }
}
