import Stripe from 'stripe';

import { Configuration } from '../../platform/config/configuration.js';
import { DatabaseAccess } from '../../platform/database/database-access.js';
import { defineFeature } from '../../platform/features/feature.js';
import { ServiceCalls } from '../../platform/metrics/service-calls.js';
import { measuredHttpClient } from './measured-http-client.js';
import { StripeAccount, StripeConnection } from './stripe-connection.js';
import { SandboxStripeConnection } from './stripe-connection.sandbox.js';
import { RealStripeConnection } from './stripe-connection.stripe.js';
import { StripeIntegration, StripeSandboxFront } from './stripe-integration.js';

const connection = [
  {
    provide: StripeConnection,
    inject: [Configuration, DatabaseAccess, ServiceCalls],
    useFactory: (configuration: Configuration, access: DatabaseAccess, calls: ServiceCalls) => {
      const { stripe, timeLimits } = configuration;
      const client = measuredHttpClient(calls);
      return stripe
        ? new RealStripeConnection(stripe, timeLimits.stripe, client)
        : SandboxStripeConnection.open(configuration, access, client);
    },
  },
  {
    provide: Stripe,
    inject: [StripeConnection],
    useFactory: (connection: StripeConnection) => connection.stripe,
  },
  {
    provide: StripeAccount,
    inject: [StripeConnection],
    useFactory: (connection: StripeConnection) => connection.account,
  },
];

export const stripe = defineFeature({
  providers: [...connection, StripeIntegration],
  webProviders: [StripeSandboxFront],
});
