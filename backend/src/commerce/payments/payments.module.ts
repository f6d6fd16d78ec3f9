import Stripe from 'stripe';

import { Configuration } from '../../platform/config/configuration.js';
import { DatabaseUrl } from '../../platform/database/database.module.js';
import { defineFeature } from '../../platform/features/feature.js';
import { AskStripe } from './ask-stripe.query.js';
import { KeepStripeEvent } from './keep-stripe-event.use-case.js';
import { OpenStripeSandbox } from './open-stripe-sandbox.use-case.js';
import { PaymentSweep } from './payment-sweep.entity.js';
import { PaymentController } from './payment.controller.js';
import { PaymentsConnectionListener } from './payments-connection.listener.js';
import { ReadCheckoutSettings } from './read-checkout-settings.query.js';
import { ReceiveStripeEvent } from './receive-stripe-event.use-case.js';
import { ReplayEvents } from './replay-events.use-case.js';
import { SettlePayment } from './settle-payment.use-case.js';
import { StartPayment } from './start-payment.use-case.js';
import { StripeAccount } from './stripe-account.js';
import { StripeConnection } from './stripe-connection.js';
import { SandboxStripeConnection } from './stripe-connection.sandbox.js';
import { RealStripeConnection } from './stripe-connection.stripe.js';
import { StripeEvent } from './stripe-event.entity.js';
import { StripeSandboxListener } from './stripe-sandbox.listener.js';
import { StripeWebhookController } from './stripe-webhook.controller.js';
import { SweepPayments } from './sweep-payments.use-case.js';

const stripe = [
  {
    provide: StripeConnection,
    inject: [Configuration, DatabaseUrl],
    useFactory: (configuration: Configuration, url: DatabaseUrl) =>
      configuration.stripe
        ? new RealStripeConnection(configuration.stripe)
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

export const payment = defineFeature({
  entities: [PaymentSweep, StripeEvent],
  providers: [
    ...stripe,
    AskStripe,
    KeepStripeEvent,
    PaymentsConnectionListener,
    ReadCheckoutSettings,
    ReceiveStripeEvent,
    ReplayEvents,
    SettlePayment,
    StartPayment,
    SweepPayments,
  ],
  webProviders: [OpenStripeSandbox, StripeSandboxListener],
  controllers: [PaymentController, StripeWebhookController],
});
