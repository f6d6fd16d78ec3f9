import Stripe from 'stripe';

import type { StripeKeys } from '../../platform/config/configuration.js';
import type { StripeLimits } from '../../platform/config/time-limits.js';
import { StripeAccount, StripeConnection } from './stripe-connection.js';

export class RealStripeConnection extends StripeConnection {
  readonly stripe: Stripe;
  readonly account: StripeAccount;

  constructor(
    { secretKey, publishableKey, webhookSecret }: StripeKeys,
    { timeoutMs, retries }: StripeLimits,
    httpClient: Stripe.HttpClient,
  ) {
    super();
    this.stripe = new Stripe(secretKey, {
      httpClient,
      timeout: timeoutMs,
      maxNetworkRetries: retries,
      telemetry: false,
    });
    const isLive = /^(sk|rk)_live_/.test(secretKey);
    const facts = { isSandbox: false, isLive, publishableKey, webhookSecret, sandboxUrl: null };
    this.account = new StripeAccount(facts);
  }
}
