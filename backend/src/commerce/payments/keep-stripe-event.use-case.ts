import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';

import { Database } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { bringsNews } from './event-news.js';
import { paymentIntentOfEvent } from './payment-intent-of-event.js';
import { settlePayment } from './settle-payment.job.js';
import { StripeEvent } from './stripe-event.entity.js';

/** Remembers an event by its id, however it came here, and promises the work that it calls for once. */
@Injectable()
export class KeepStripeEvent {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** Returns whether the event was new. */
  execute(event: Stripe.Event): Promise<boolean> {
    const paymentIntentId = paymentIntentOfEvent(event);
    return this.database.transaction(async () => {
      const inserted = await this.database.manager
        .createQueryBuilder()
        .insert()
        .into(StripeEvent)
        .values({
          id: event.id,
          type: event.type,
          paymentIntentId,
          createdAt: new Date(event.created * 1000),
        })
        .orIgnore()
        .returning('id')
        .execute();
      const isNew = (inserted.raw as unknown[]).length > 0;
      if (isNew && paymentIntentId && bringsNews(event))
        await this.outbox.enqueue(settlePayment, { paymentIntentId });
      return isNew;
    });
  }
}
