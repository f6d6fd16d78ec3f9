import Stripe from 'stripe';

import type { StripeKeys } from '../../platform/config/configuration.js';
import { StripeAccount } from './stripe-account.js';
import { StripeConnection } from './stripe-connection.js';

const TIMEOUT_MS = 20_000;

/** Stripe itself. */
export class RealStripeConnection extends StripeConnection {
  readonly stripe: Stripe;
  readonly account: StripeAccount;

  constructor({ secretKey, publishableKey, webhookSecret }: StripeKeys) {
    super();
    this.stripe = new Stripe(secretKey, { timeout: TIMEOUT_MS, telemetry: false });
    this.account = new StripeAccount({ isSandbox: false, publishableKey, webhookSecret, sandboxUrl: null });
  }
}
