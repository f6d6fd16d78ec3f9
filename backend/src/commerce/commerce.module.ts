import { Module } from '@nestjs/common';
import Stripe from 'stripe';

import { Configuration } from '../platform/config/configuration.js';
import { DatabaseUrl } from '../platform/database/database.module.js';
import { ClaimPurchase } from './delivery/claim-purchase.use-case.js';
import { CountDownload } from './delivery/count-download.use-case.js';
import { DeliverOrderProcessor } from './delivery/deliver-order.processor.js';
import { DeliverOrder } from './delivery/deliver-order.use-case.js';
import { DownloadsController } from './delivery/downloads.controller.js';
import { FindDownload } from './delivery/find-download.query.js';
import { GrantDownloads } from './delivery/grant-downloads.use-case.js';
import { IssueLinks } from './delivery/issue-links.use-case.js';
import { PurchasesController } from './delivery/purchases.controller.js';
import { RenewLink } from './delivery/renew-link.use-case.js';
import { SendOrderMailProcessor } from './delivery/send-order-mail.processor.js';
import { SendOrderMail } from './delivery/send-order-mail.use-case.js';
import { SendRenewedLinkProcessor } from './delivery/send-renewed-link.processor.js';
import { SendRenewedLink } from './delivery/send-renewed-link.use-case.js';
import { PlaceOrder } from './ordering/place-order.use-case.js';
import { KeepStripeEvent } from './payment/keep-stripe-event.use-case.js';
import { PaymentController } from './payment/payment.controller.js';
import { ReadCheckoutSettings } from './payment/read-checkout-settings.query.js';
import { ReceiveStripeEvent } from './payment/receive-stripe-event.use-case.js';
import { ReplayEventsProcessor } from './payment/replay-events.processor.js';
import { ReplayEvents } from './payment/replay-events.use-case.js';
import { SettlePaymentProcessor } from './payment/settle-payment.processor.js';
import { SettlePayment } from './payment/settle-payment.use-case.js';
import { StartPayment } from './payment/start-payment.use-case.js';
import { StripeAccount } from './payment/stripe-account.js';
import { StripeConnection } from './payment/stripe-connection.js';
import { SandboxStripeConnection } from './payment/stripe-connection.sandbox.js';
import { RealStripeConnection } from './payment/stripe-connection.stripe.js';
import { OpenStripeSandbox } from './payment/open-stripe-sandbox.use-case.js';
import { StripeSandboxListener } from './payment/stripe-sandbox.listener.js';
import { StripeWebhookController } from './payment/stripe-webhook.controller.js';
import { SweepPaymentsProcessor } from './payment/sweep-payments.processor.js';
import { SweepPayments } from './payment/sweep-payments.use-case.js';
import { ListProducts } from './products/list-products.query.js';
import { ProductsController } from './products/products.controller.js';
import { SeedProducts } from './products/seed-products.use-case.js';
import { ReadShopFigures } from './watching/read-shop-figures.query.js';
import { ShopFiguresListener } from './watching/shop-figures.listener.js';

const useCases = [
  ClaimPurchase,
  CountDownload,
  DeliverOrder,
  FindDownload,
  GrantDownloads,
  IssueLinks,
  KeepStripeEvent,
  ListProducts,
  PlaceOrder,
  ReadCheckoutSettings,
  ReadShopFigures,
  ReceiveStripeEvent,
  RenewLink,
  ReplayEvents,
  SeedProducts,
  SendOrderMail,
  SendRenewedLink,
  SettlePayment,
  StartPayment,
  SweepPayments,
];

/** What the shop can do, whoever asks for it. */
@Module({
  providers: [
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
    ...useCases,
    ShopFiguresListener,
  ],
  exports: [Stripe, StripeAccount, StripeConnection, ...useCases],
})
export class CommerceModule {}

/** The shop's HTTP edge. */
@Module({
  imports: [CommerceModule],
  controllers: [
    DownloadsController,
    PaymentController,
    ProductsController,
    PurchasesController,
    StripeWebhookController,
  ],
  providers: [OpenStripeSandbox, StripeSandboxListener],
})
export class CommerceWebModule {}

/** The shop's background work. */
@Module({
  imports: [CommerceModule],
  providers: [
    DeliverOrderProcessor,
    ReplayEventsProcessor,
    SendOrderMailProcessor,
    SendRenewedLinkProcessor,
    SettlePaymentProcessor,
    SweepPaymentsProcessor,
  ],
})
export class CommerceWorkerModule {}
