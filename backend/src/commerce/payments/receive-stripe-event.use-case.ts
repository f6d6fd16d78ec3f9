import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';

import { DomainError } from '../../platform/http/domain-error.js';
import { KeepStripeEvent } from './keep-stripe-event.use-case.js';
import { StripeAccount } from './stripe-account.js';

/** Seconds a signature stays good: Stripe's own default, against replays. */
const TOLERANCE_S = 300;

/** Verifies an event that was posted here on its raw body, and keeps it. */
@Injectable()
export class ReceiveStripeEvent {
  constructor(
    private readonly keepStripeEvent: KeepStripeEvent,
    private readonly stripe: Stripe,
    private readonly account: StripeAccount,
  ) {}

  async execute(rawBody: Buffer | undefined, signature: string | undefined): Promise<void> {
    await this.keepStripeEvent.execute(this.verify(rawBody, signature));
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
