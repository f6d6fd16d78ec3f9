import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import Stripe from 'stripe';

import { Integrations } from '../../platform/integrations/integrations.js';
import { SiteFront } from '../../site/site-front.js';
import { StripeAccount, StripeConnection } from './stripe-connection.js';

@Injectable()
export class StripeIntegration {
  constructor(
    connections: Integrations,
    private readonly stripe: Stripe,
    private readonly account: StripeAccount,
  ) {
    const isReal = !account.isSandbox;
    connections.add({
      id: 'payments',
      label: 'Card payments',
      state: isReal ? 'connected' : 'stand-in',
      standing: isReal
        ? 'Stripe takes cards and pays into your account there.'
        : 'The shop is in test mode, so nobody is charged: good for trying it out, not for selling.',
      advice: isReal ? null : 'To get paid, open an account at stripe.com and add its keys.',
      variables: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
      testLabel: 'Check connection',
      test: () => this.check(),
    });
  }

  /** @throws StripeError if the key does not work */
  private async check(): Promise<string> {
    if (this.account.isSandbox) {
      await this.stripe.paymentIntents.list({ limit: 1 });
      return 'Test mode works. No card is charged.';
    }
    const { livemode } = await this.stripe.balance.retrieve();
    return livemode
      ? 'Stripe is connected, and cards are charged.'
      : 'Stripe is connected with a test key. No card is charged yet.';
  }
}

@Injectable()
export class StripeSandboxFront implements OnApplicationBootstrap {
  constructor(
    private readonly connection: StripeConnection,
    private readonly front: SiteFront,
  ) {}

  onApplicationBootstrap(): void {
    const { sandbox, account } = this.connection;
    if (!sandbox) return;
    this.front.add(`${account.sandboxUrl}/*`, sandbox.front);
    sandbox.startWebhooks();
  }
}
