import { Injectable } from '@nestjs/common';

import { Connections } from '../../platform/integrations/integrations.js';
import { AskStripe } from './ask-stripe.query.js';
import { ReadCheckoutSettings } from './read-checkout-settings.query.js';

/** Says at the owner's desk who takes the cards. */
@Injectable()
export class PaymentsConnectionListener {
  constructor(connections: Connections, askStripe: AskStripe, settings: ReadCheckoutSettings) {
    const isReal = settings.execute().mode === 'stripe';
    connections.add({
      id: 'payments',
      label: 'Card payments',
      state: isReal ? 'connected' : 'stand-in',
      standing: isReal
        ? 'Cards are taken by Stripe, into your account there.'
        : 'A sandbox takes the cards, so nobody is charged: good for trying the shop, not for selling.',
      advice: isReal ? null : 'To be paid, open an account at stripe.com and give its keys.',
      variables: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
      testLabel: 'Ask it',
      test: () => askStripe.execute(),
    });
  }
}
