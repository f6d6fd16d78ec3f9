import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';

import { Database } from '../../platform/database/database.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { KeepStripeEvent } from './keep-stripe-event.use-case.js';
import { replayEvents } from './replay-events.job.js';
import { isOutage } from './stripe-outage.js';

/** As long as Stripe itself goes on trying: https://docs.stripe.com/webhooks#retries */
const WINDOW_S = 3 * 24 * 60 * 60;
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

/**
 * Takes from Stripe's list of events those that did not arrive, through the same door as a webhook: one that is
 * known already, or comes late after all, has no effect.
 */
@Injectable()
export class ReplayEvents {
  private readonly logger = new Logger('Payment');

  constructor(
    private readonly database: Database,
    private readonly stripe: Stripe,
    private readonly keepStripeEvent: KeepStripeEvent,
  ) {}

  /** Each event in a transaction of its own; what was found before Stripe fell silent is kept. */
  @HandlesJob(replayEvents)
  execute(): Promise<void> {
    return this.database.apart(async () => {
      let missed = 0;
      try {
        for await (const event of this.listUndelivered()) {
          if (await this.keepStripeEvent.execute(event)) missed += 1;
        }
      } catch (error) {
        if (!isOutage(error)) throw error;
        this.logger.warn(
          `Stripe cannot be asked for its events (${error.type}); the next replay tries again.`,
        );
      }
      if (missed > 0)
        this.logger.warn(
          `Took ${missed} ${missed === 1 ? 'event' : 'events'} from Stripe's list that had not arrived here.`,
        );
    });
  }

  private listUndelivered() {
    const gte = Math.floor(Date.now() / 1000) - WINDOW_S;
    return this.stripe.events.list({
      delivery_success: false,
      types: TYPES,
      created: { gte },
      limit: PAGE,
    });
  }
}
