import Stripe from 'stripe';
import { Injectable, Logger } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { withDeadline } from '../../platform/deadline.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { CheckoutGuard } from '../checkout-guard/checkout-guard.js';
import { knowsOfSuccess, ORDER_STATUSES } from '../orders/order-rules.js';
import { REPLAY_MS, REPLAY_WINDOW_S, SIGNATURE_TOLERANCE_S } from './payment-rules.js';
import { settlePayment, replayEvents } from './payments.jobs.js';
import { Payments } from './payments.js';
import { type EventRow, insertEvent, insertEventWithRun } from './payments.queries.js';
import { StripeAccount } from '../stripe/stripe-connection.js';
import { isOutage } from '../stripe/stripe-errors.js';
import { STRIPE_PAGE } from '../stripe/stripe-rules.js';

/**
 * Events that always accompany another one, or come before there is anything to settle:
 * https://docs.stripe.com/api/events/types
 */
const IRRELEVANT_TYPES: ReadonlySet<string> = new Set([
  'payment_intent.created',
  'payment_intent.requires_action',
  'charge.succeeded',
  'charge.failed',
] satisfies Stripe.Event['type'][]);

function isRelevant({ type }: Pick<Stripe.Event, 'type'>): boolean {
  return !IRRELEVANT_TYPES.has(type);
}

/** Object of an event; its parts are ids unless expanded: https://docs.stripe.com/api/expanding_objects */
interface EventObject {
  object?: string;
  id?: string;
  payment_intent?: string | null;
}

/** Payment intent of an event's object: the intent itself, or that of a charge, refund or dispute. */
function paymentIntentOfEvent(event: Stripe.Event): string | null {
  const subject = event.data.object as EventObject;
  return (subject.object === 'payment_intent' ? subject.id : subject.payment_intent) ?? null;
}

const rowOf = (event: Stripe.Event): EventRow => [
  event.id,
  event.type,
  paymentIntentOfEvent(event),
  new Date(event.created * 1000),
];

/** Events that may change an order, at most 20 names: https://docs.stripe.com/api/events/list#list_events-types */
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

const KNOWN = ORDER_STATUSES.filter(knowsOfSuccess);

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

  async receive(rawBody: Buffer | undefined, signature: string | undefined): Promise<void> {
    const event = this.verify(rawBody, signature);
    if (event.livemode !== undefined && event.livemode !== this.account.isLive) {
      this.logger.warn(`webhook event of the other mode dropped: ${event.id} ${event.type}`);
      return;
    }
    if (event.type !== 'payment_intent.succeeded' || !(await this.settleNow(event))) await this.store(event);
  }

  /**
   * Settles a payment and stores its event in one transaction, while Stripe waits for the response. Returns false if
   * nothing was written, for example because Stripe is slow; a late response counts as a failure, so a job does it.
   */
  private async settleNow(event: Stripe.PaymentIntentSucceededEvent): Promise<boolean> {
    const paymentIntentId = event.data.object.id;
    const { timeoutMs } = this.configuration.timeLimits.stripe;
    try {
      const pending = this.payments.settleReported({ paymentIntentId, isOfIntent: true });
      const write = await withDeadline(timeoutMs / 3, pending);
      if (!write) return false;
      await this.database.transaction(async () => {
        await insertEvent(this.database.manager, rowOf(event));
        await write();
      });
      return true;
    } catch {
      // The job fails with the same error and logs it.
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

  /** Stores an event and enqueues its job. Returns false if it is known or irrelevant. */
  async store(event: Stripe.Event): Promise<boolean> {
    if (!isRelevant(event)) return false;
    if (event.type !== 'payment_intent.payment_failed') return this.write(event);
    return this.database.transaction(async () => {
      const isNew = await this.write(event);
      if (isNew) await this.guard.recordCharge(event.data.object);
      return isNew;
    });
  }

  private async write(event: Stripe.Event): Promise<boolean> {
    const paymentIntentId = paymentIntentOfEvent(event);
    const isOfIntent = event.type.startsWith('payment_intent.');
    const run = this.outbox.plan(settlePayment, { paymentIntentId: paymentIntentId ?? '', isOfIntent });
    const inserted = await insertEventWithRun(this.database.manager, {
      ...{ row: rowOf(event), run: run.values, isOfIntent },
      knownStatuses: KNOWN,
    });
    if (inserted?.isEnqueued) run.announce();
    return inserted !== undefined;
  }

  /**
   * Fetches events that were not delivered and stores them like webhooks. Each event has its own transaction, so what
   * was fetched before an outage or the time limit is kept.
   */
  @HandlesJobOutside(replayEvents)
  async replay(): Promise<undefined> {
    const endsAt = Date.now() + REPLAY_MS;
    let missed = 0;
    try {
      for await (const event of this.listUndelivered()) {
        if (await this.store(event)) missed += 1;
        if (Date.now() > endsAt) break;
      }
    } catch (error) {
      if (!isOutage(error)) throw error;
      this.logger.warn(`event replay: Stripe unreachable (${error.type})`);
    }
    if (missed > 0)
      this.logger.warn(`event replay: ${missed} undelivered ${missed === 1 ? 'event' : 'events'} stored`);
  }

  private listUndelivered() {
    const gte = Math.floor(Date.now() / 1000) - REPLAY_WINDOW_S;
    return this.stripe.events.list({
      delivery_success: false,
      types: TYPES,
      created: { gte },
      limit: STRIPE_PAGE,
    });
  }
}
