import { defineFeature } from '../../platform/features/feature.js';
import { PaymentsArchive } from './payments-archive.js';
import { CheckoutBrake } from './checkout-brake.js';
import { Checkout } from './checkout.js';
import { PaymentMismatches } from './payment-mismatches.js';
import { PaymentSweep } from './payment.entity.js';
import { PaymentController, StripeWebhookController } from './payments.controller.js';
import { Payments } from './payments.js';
import { RepeatPurchases } from './repeat-purchases.js';
import { StripeEvents } from './stripe-events.js';
import { UnreportedPayments } from './unreported-payments.js';

export const payments = defineFeature({
  entities: [PaymentSweep],
  providers: [
    PaymentsArchive,
    CheckoutBrake,
    Checkout,
    PaymentMismatches,
    Payments,
    RepeatPurchases,
    StripeEvents,
    UnreportedPayments,
  ],
  controllers: [PaymentController, StripeWebhookController],
});
