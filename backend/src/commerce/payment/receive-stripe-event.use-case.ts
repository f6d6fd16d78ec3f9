import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { paymentIntentOfEvent } from './payment-intent-of-event.js';
import { settlePayment } from './settle-payment.job.js';
import { StripeAccount } from './stripe-account.js';
import { StripeEvent } from './stripe-event.entity.js';

/** Seconds a signature stays good: Stripe's own default, against replays. */
const TOLERANCE_S = 300;

/** Verifies an event on its raw body, remembers it by its id and promises the work; the work comes later. */
@Injectable()
export class ReceiveStripeEvent {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly stripe: Stripe,
    private readonly account: StripeAccount,
  ) {}

  async execute(rawBody: Buffer | undefined, signature: string | undefined): Promise<void> {
    const event = this.verify(rawBody, signature);
    const paymentIntentId = paymentIntentOfEvent(event);
    await this.database.transaction(async () => {
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
      if (isNew && paymentIntentId) await this.outbox.add(settlePayment, { paymentIntentId });
    });
  }

  private verify(rawBody: Buffer | undefined, signature: string | undefined): Stripe.Event {
    try {
      return this.stripe.webhooks.constructEvent(
        rawBody ?? Buffer.alloc(0),
        signature ?? '',
        this.account.webhookSecret,
        TOLERANCE_S,
      );
    } catch {
      throw new DomainError(
        'invalid',
        'COMMERCE.WEBHOOK_SIGNATURE_INVALID',
        'The Stripe-Signature does not match this body, or is too old.',
      );
    }
  }
}
