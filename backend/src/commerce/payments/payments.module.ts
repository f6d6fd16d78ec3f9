import Stripe from 'stripe';

import { Configuration } from '../../platform/config/configuration.js';
import { DatabaseUrl } from '../../platform/database/database.module.js';
import { defineFeature } from '../../platform/features/feature.js';
import { Checkout } from './checkout.js';
import { PaymentMismatches } from './payment-mismatches.js';
import { PaymentSweep } from './payment.entity.js';
import { PaymentController, StripeWebhookController } from './payments.controller.js';
import { Payments } from './payments.js';
import { RepeatPurchases } from './repeat-purchases.js';
import { StripeAccount, StripeConnection } from './stripe-connection.js';
import { SandboxStripeConnection } from './stripe-connection.sandbox.js';
import { RealStripeConnection } from './stripe-connection.stripe.js';
import { StripeEvents } from './stripe-events.js';
import { StripeIntegration, StripeSandboxFront } from './stripe-integration.js';
import { UnreportedPayments } from './unreported-payments.js';

const stripe = [
  {
    provide: StripeConnection,
    inject: [Configuration, DatabaseUrl],
    useFactory: (configuration: Configuration, url: DatabaseUrl) =>
      configuration.stripe
        ? new RealStripeConnection(configuration.stripe, configuration.timeLimits.stripe)
        : SandboxStripeConnection.open(configuration, url.value),
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

export const payments = defineFeature({
  entities: [PaymentSweep],
  providers: [
    ...stripe,
    Checkout,
    PaymentMismatches,
    Payments,
    RepeatPurchases,
    StripeEvents,
    StripeIntegration,
    UnreportedPayments,
  ],
  webProviders: [StripeSandboxFront],
  controllers: [PaymentController, StripeWebhookController],
});
