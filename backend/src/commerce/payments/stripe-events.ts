import Stripe from 'stripe';
import { Injectable, Logger } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { withDeadline } from '../../platform/deadline.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { insertRun, Outbox } from '../../platform/jobs/outbox.js';
import { CheckoutGuard } from '../checkout-guard/checkout-guard.js';
import { knowsOfSuccess, ORDER_STATUSES } from '../orders/order-rules.js';
import { REPLAY_MS, REPLAY_WINDOW_S, SIGNATURE_TOLERANCE_S } from './payment-rules.js';
import { settlePayment, replayEvents } from './payments.jobs.js';
import { Payments } from './payments.js';
import { StripeAccount } from '../stripe/stripe-connection.js';
import { isOutage } from '../stripe/stripe-errors.js';

/**
 * What only goes along with another event of the same moment, or comes before there is anything to settle:
 * https://docs.stripe.com/api/events/types
 */
const WITHOUT_NEWS: ReadonlySet<string> = new Set([
  'payment_intent.created',
  'payment_intent.requires_action',
  'charge.succeeded',
  'charge.failed',
] satisfies Stripe.Event['type'][]);

/** Whether an event is a reason to look at its payment: any is, but for those that are known to tell nothing. */
function bringsNews({ type }: Pick<Stripe.Event, 'type'>): boolean {
  return !WITHOUT_NEWS.has(type);
}

/** What an event is about, whose parts are named by their ids: https://docs.stripe.com/api/expanding_objects */
interface EventObject {
  object?: string;
  id?: string;
  payment_intent?: string | null;
}

/** The payment that an event is about, if it is about one: the intent itself, its charge, refund or dispute. */
function paymentIntentOfEvent(event: Stripe.Event): string | null {
  const subject = event.data.object as EventObject;
  return (subject.object === 'payment_intent' ? subject.id : subject.payment_intent) ?? null;
}

const rowOf = (event: Stripe.Event) => [
  event.id,
  event.type,
  paymentIntentOfEvent(event),
  new Date(event.created * 1000),
];

const PAGE = 100;

/** What can move an order, 20 names at most: https://docs.stripe.com/api/events/list#list_events-types */
const TYPES = [
  'payment_intent.processing',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'refund.created',
  'refund.updated',
  'refund.failed',
] satisfies Stripe.Event['type'][];

/** Whoever knows that a payment was made learns nothing from what its intent tells. */
const KNOWN = ORDER_STATUSES.filter(knowsOfSuccess);

/**
 * Its id makes every repetition of an event harmless; nothing that names a person is kept.
 * @param row the places of an event's row among the values of the statement
 */
const insertEvent = (row: string) =>
  `INSERT INTO stripe_events (id, type, payment_intent_id, created_at) VALUES (${row}) ON CONFLICT DO NOTHING`;

const KEEP_SETTLED = insertEvent('$1, $2, $3, $4');

/** Keeps an event, and enqueues what it calls for where it is new: `$8` to `$11` the event, `$12` whether its intent tells it. */
const KEEP = `WITH kept AS (
    ${insertEvent('$8, $9, $10, $11')} RETURNING payment_intent_id),
  run AS (${insertRun(`FROM kept WHERE payment_intent_id IS NOT NULL AND NOT ($12::boolean AND EXISTS (
    SELECT FROM orders o WHERE o.stripe_payment_intent_id = kept.payment_intent_id AND o.status = ANY ($13)))`)})
  SELECT run.id IS NOT NULL AS "isEnqueued" FROM kept LEFT JOIN run ON true`;

/** Events that Stripe reports: each that brings news is kept once, however it came. */
@Injectable()
export class StripeEvents {
  private readonly logger = new Logger('Payment');

  constructor(
    private readonly stripe: Stripe,
    private readonly account: StripeAccount,
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly guard: CheckoutGuard,
    private readonly payments: Payments,
    private readonly configuration: Configuration,
  ) {}

  /** Verifies an event that was posted here on its raw body, and keeps it where it brings news. */
  async receive(rawBody: Buffer | undefined, signature: string | undefined): Promise<void> {
    const event = this.verify(rawBody, signature);
    if (event.livemode !== undefined && event.livemode !== this.account.isLive) {
      this.logger.warn(`webhook event of the other mode dropped: ${event.id} ${event.type}`);
      return;
    }
    if (event.type !== 'payment_intent.succeeded' || !(await this.settleAtOnce(event)))
      await this.keep(event);
  }

  /**
   * Settles what was paid while Stripe waits for its answer, and keeps the event in the same transaction. False where nothing
   * came of it: where Stripe does not say in time what it says of the payment a job asks again, since it takes a late answer
   * for none.
   */
  private async settleAtOnce(event: Stripe.PaymentIntentSucceededEvent): Promise<boolean> {
    const paymentIntentId = event.data.object.id;
    const { timeoutMs } = this.configuration.timeLimits.stripe;
    try {
      const asked = this.payments.settleReported({ paymentIntentId, isOfIntent: true });
      const write = await withDeadline(timeoutMs / 3, asked);
      if (!write) return false;
      await this.database.transaction(async () => {
        await this.database.manager.query(KEEP_SETTLED, rowOf(event));
        await write();
      });
      return true;
    } catch {
      // The job meets the same, and says so.
      return false;
    }
  }

  private verify(rawBody: Buffer | undefined, signature: string | undefined): Stripe.Event {
    try {
      return this.stripe.webhooks.constructEvent(
        rawBody ?? Buffer.alloc(0),
        signature ?? '',
        this.account.webhookSecret,
        SIGNATURE_TOLERANCE_S,
      );
    } catch {
      throw new DomainError(
        'invalid',
        'COMMERCE.WEBHOOK_SIGNATURE_INVALID',
        'The Stripe-Signature does not match this body, or is too old.',
      );
    }
  }

  /**
   * Remembers an event that brings news by its id, however it came here, and enqueues the work that it calls for once.
   * Returns whether it was new.
   */
  async keep(event: Stripe.Event): Promise<boolean> {
    if (!bringsNews(event)) return false;
    if (event.type !== 'payment_intent.payment_failed') return this.write(event);
    return this.database.transaction(async () => {
      const isNew = await this.write(event);
      if (isNew) await this.guard.note(event.data.object);
      return isNew;
    });
  }

  private async write(event: Stripe.Event): Promise<boolean> {
    const paymentIntentId = paymentIntentOfEvent(event);
    const isOfIntent = event.type.startsWith('payment_intent.');
    const run = this.outbox.plan(settlePayment, { paymentIntentId: paymentIntentId ?? '', isOfIntent });
    const [kept] = await this.database.manager.query<{ isEnqueued: boolean }[]>(KEEP, [
      ...run.values,
      ...rowOf(event),
      isOfIntent,
      KNOWN,
    ]);
    if (kept?.isEnqueued) run.announce();
    return kept !== undefined;
  }

  /**
   * Takes from Stripe's list of events those that did not arrive, through the same door as a webhook: one that is
   * known already, or comes late after all, has no effect.
   * Each event in a transaction of its own; what was found before Stripe fell silent, or the time was up, is kept.
   */
  @HandlesJobOutside(replayEvents)
  async replay(): Promise<undefined> {
    const endsAt = Date.now() + REPLAY_MS;
    let missed = 0;
    try {
      for await (const event of this.listUndelivered()) {
        if (await this.keep(event)) missed += 1;
        if (Date.now() > endsAt) break;
      }
    } catch (error) {
      if (!isOutage(error)) throw error;
      this.logger.warn(`Stripe cannot be asked for its events (${error.type}); the next replay tries again.`);
    }
    if (missed > 0)
      this.logger.warn(
        `Took ${missed} ${missed === 1 ? 'event' : 'events'} from Stripe's list that had not arrived here.`,
      );
  }

  private listUndelivered() {
    const gte = Math.floor(Date.now() / 1000) - REPLAY_WINDOW_S;
    return this.stripe.events.list({
      delivery_success: false,
      types: TYPES,
      created: { gte },
      limit: PAGE,
    });
  }
}
