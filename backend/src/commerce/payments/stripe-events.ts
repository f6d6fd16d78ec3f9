import Stripe from 'stripe';
import { Injectable, Logger } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { CheckoutGuard } from '../checkout-guard/checkout-guard.js';
import { knowsOfSuccess, type OrderStatus } from '../orders/order-rules.js';
import { REPLAY_MS, REPLAY_WINDOW_S, SIGNATURE_TOLERANCE_S } from './payment-rules.js';
import { settlePayment, replayEvents } from './payments.jobs.js';
import { StripeAccount } from './stripe-connection.js';
import { isOutage } from './stripe-errors.js';

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

interface EventObject {
  object?: string;
  id?: string;
  payment_intent?: string | { id: string } | null;
}

/** The payment that an event is about, if it is about one: the intent itself, its charge, refund or dispute. */
function paymentIntentOfEvent(event: Stripe.Event): string | null {
  const subject = event.data.object as EventObject;
  if (subject.object === 'payment_intent') return subject.id ?? null;
  const intent = subject.payment_intent;
  return (typeof intent === 'object' ? intent?.id : intent) ?? null;
}

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

const INSERT = `INSERT INTO stripe_events (id, type, payment_intent_id, created_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING
  RETURNING (SELECT o.status FROM orders o WHERE o.stripe_payment_intent_id = $3 LIMIT 1) AS "orderStatus"`;

/** Events that Stripe reports, each kept once, however it came. */
@Injectable()
export class StripeEvents {
  private readonly logger = new Logger('Payment');

  constructor(
    private readonly stripe: Stripe,
    private readonly account: StripeAccount,
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly guard: CheckoutGuard,
  ) {}

  /** Verifies an event that was posted here on its raw body, and keeps it. */
  async receive(rawBody: Buffer | undefined, signature: string | undefined): Promise<void> {
    await this.keep(this.verify(rawBody, signature));
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
   * Remembers an event by its id, however it came here, and enqueues the work that it calls for once.
   * Returns whether the event was new.
   */
  async keep(event: Stripe.Event): Promise<boolean> {
    const paymentIntentId = paymentIntentOfEvent(event);
    if (!paymentIntentId || !bringsNews(event))
      return (await this.insert(event, paymentIntentId)) !== undefined;
    return this.database.transaction(async () => {
      const kept = await this.insert(event, paymentIntentId);
      if (kept && event.type === 'payment_intent.payment_failed') await this.guard.note(event.data.object);
      const isOfIntent = event.type.startsWith('payment_intent.');
      const isKnown = isOfIntent && kept?.orderStatus && knowsOfSuccess(kept.orderStatus);
      if (kept && !isKnown) await this.outbox.enqueue(settlePayment, { paymentIntentId, isOfIntent });
      return kept !== undefined;
    });
  }

  /** @returns how its order stands; undefined where the event is known */
  private async insert(
    { id, type, created }: Stripe.Event,
    paymentIntentId: string | null,
  ): Promise<{ orderStatus: OrderStatus | null } | undefined> {
    const [kept] = await this.database.manager.query<{ orderStatus: OrderStatus | null }[]>(INSERT, [
      ...[id, type, paymentIntentId, new Date(created * 1000)],
    ]);
    return kept;
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
