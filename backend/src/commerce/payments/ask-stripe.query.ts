import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';

import { StripeAccount } from './stripe-account.js';

/** Whether Stripe answers with our key. */
@Injectable()
export class AskStripe {
  constructor(
    private readonly stripe: Stripe,
    private readonly account: StripeAccount,
  ) {}

  /**
   * @returns what it answered, in a sentence
   * @throws StripeError where it does not
   */
  async execute(): Promise<string> {
    if (this.account.isSandbox) {
      await this.stripe.paymentIntents.list({ limit: 1 });
      return 'The sandbox answers. No card is charged.';
    }
    const { livemode } = await this.stripe.balance.retrieve();
    return livemode
      ? 'Stripe answers, and cards are charged.'
      : 'Stripe answers with a key for tests: no card is charged yet.';
  }
}
