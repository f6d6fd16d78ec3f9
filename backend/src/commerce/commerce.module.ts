import { type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { urlencoded } from 'express';
import Stripe from 'stripe';

import { Configuration } from '../platform/config/configuration.js';
import { DatabaseUrl } from '../platform/database/database.module.js';
import { AskForPurchases } from './delivery/ask-for-purchases.use-case.js';
import { ClaimPurchase } from './delivery/claim-purchase.use-case.js';
import { CountDownload } from './delivery/count-download.use-case.js';
import { DeliverOrder } from './delivery/deliver-order.use-case.js';
import { DownloadsController } from './delivery/downloads.controller.js';
import { FindDownload } from './delivery/find-download.query.js';
import { GrantDownloads } from './delivery/grant-downloads.use-case.js';
import { IssueLinks } from './delivery/issue-links.use-case.js';
import { EraseBuyer } from './person/erase-buyer.use-case.js';
import { PersonBuyerListener } from './person/person-buyer.listener.js';
import { ReadBuyer } from './person/read-buyer.query.js';
import { MailOrderAgainListener } from './delivery/mail-order-again.listener.js';
import { MailOrderAgain } from './delivery/mail-order-again.use-case.js';
import { NoteOpened } from './delivery/note-opened.use-case.js';
import { PurchasesController } from './delivery/purchases.controller.js';
import { RenewLink } from './delivery/renew-link.use-case.js';
import { SendOrderMailLetter } from './delivery/send-order-mail.letter.js';
import { SendRenewedLinkLetter } from './delivery/send-renewed-link.letter.js';
import { DispatchController } from './handling/dispatch.controller.js';
import { FindDispatch } from './handling/find-dispatch.query.js';
import { MarkSent } from './handling/mark-sent.use-case.js';
import { ReadOrderLetter } from './handling/read-order-letter.query.js';
import { SendDispatchMailLetter } from './handling/send-dispatch-mail.letter.js';
import { SendOff } from './handling/send-off.use-case.js';
import { SendPartRefundMailLetter } from './handling/send-part-refund-mail.letter.js';
import { SendRefundMailLetter } from './handling/send-refund-mail.letter.js';
import { TellOwnerLetter } from './handling/tell-owner.letter.js';
import { SendPurchasesLetter } from './delivery/send-purchases.letter.js';
import { LockOrder } from './ordering/lock-order.use-case.js';
import { PlaceOrder } from './ordering/place-order.use-case.js';
import { AskStripe } from './payment/ask-stripe.query.js';
import { KeepStripeEvent } from './payment/keep-stripe-event.use-case.js';
import { PaymentController } from './payment/payment.controller.js';
import { ReadCheckoutSettings } from './payment/read-checkout-settings.query.js';
import { PaymentsConnectionListener } from './payment/payments-connection.listener.js';
import { ReceiveStripeEvent } from './payment/receive-stripe-event.use-case.js';
import { ReplayEvents } from './payment/replay-events.use-case.js';
import { SettlePayment } from './payment/settle-payment.use-case.js';
import { StartPayment } from './payment/start-payment.use-case.js';
import { StripeAccount } from './payment/stripe-account.js';
import { StripeConnection } from './payment/stripe-connection.js';
import { SandboxStripeConnection } from './payment/stripe-connection.sandbox.js';
import { RealStripeConnection } from './payment/stripe-connection.stripe.js';
import { OpenStripeSandbox } from './payment/open-stripe-sandbox.use-case.js';
import { StripeSandboxListener } from './payment/stripe-sandbox.listener.js';
import { StripeWebhookController } from './payment/stripe-webhook.controller.js';
import { SweepPayments } from './payment/sweep-payments.use-case.js';
import { productDesk } from './product-desk.module.js';
import { ListProducts } from './products/list-products.query.js';
import { ProductsController } from './products/products.controller.js';
import { SeedProducts } from './products/seed-products.use-case.js';
import { MakeRefund } from './refunds/make-refund.use-case.js';
import { SettleRefunds } from './refunds/settle-refunds.use-case.js';
import { AnnounceReleases } from './releases/announce-releases.use-case.js';
import { AskForNotice } from './releases/ask-for-notice.use-case.js';
import { ConfirmNotice } from './releases/confirm-notice.use-case.js';
import { EndNotice } from './releases/end-notice.use-case.js';
import { FindNotice } from './releases/find-notice.query.js';
import { ForgetUnconfirmedNotices } from './releases/forget-unconfirmed-notices.use-case.js';
import { NoticePagesController } from './releases/notice-pages.controller.js';
import { ReadNoticeLetter } from './releases/read-notice-letter.query.js';
import { ReleaseNoticesController } from './releases/release-notices.controller.js';
import { ReleaseProduct } from './releases/release-product.use-case.js';
import { SendNoticeQuestionLetter } from './releases/send-notice-question.letter.js';
import { TellAgainListener } from './releases/tell-again.listener.js';
import { TellAgain } from './releases/tell-again.use-case.js';
import { TellReleaseLetter } from './releases/tell-release.letter.js';
import { FindShopChart } from './figures/find-shop-chart.query.js';
import { ShopFiguresController } from './figures/shop-figures.controller.js';
import { ReadShopFigures } from './watching/read-shop-figures.query.js';
import { ShopFiguresListener } from './watching/shop-figures.listener.js';

const useCases = [
  ...productDesk.useCases,
  AnnounceReleases,
  AskForNotice,
  AskForPurchases,
  ClaimPurchase,
  ConfirmNotice,
  CountDownload,
  DeliverOrder,
  EndNotice,
  FindDispatch,
  FindDownload,
  FindNotice,
  FindShopChart,
  GrantDownloads,
  IssueLinks,
  KeepStripeEvent,
  ListProducts,
  LockOrder,
  MailOrderAgain,
  MakeRefund,
  MarkSent,
  NoteOpened,
  PlaceOrder,
  ReadCheckoutSettings,
  ReadNoticeLetter,
  ReadOrderLetter,
  ReadShopFigures,
  ReceiveStripeEvent,
  ReleaseProduct,
  RenewLink,
  ReplayEvents,
  SeedProducts,
  SendOff,
  SettlePayment,
  SettleRefunds,
  StartPayment,
  SweepPayments,
  TellAgain,
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
    EraseBuyer,
    MailOrderAgainListener,
    ...productDesk.listeners,
    PersonBuyerListener,
    ReadBuyer,
    ShopFiguresListener,
    TellAgainListener,
  ],
  exports: [Stripe, StripeAccount, StripeConnection, ...useCases],
})
export class CommerceModule {}

/** The shop's HTTP edge. */
@Module({
  imports: [CommerceModule],
  controllers: [
    ...productDesk.controllers,
    DispatchController,
    DownloadsController,
    NoticePagesController,
    PaymentController,
    ProductsController,
    PurchasesController,
    ReleaseNoticesController,
    ShopFiguresController,
    StripeWebhookController,
  ],
  providers: [AskStripe, OpenStripeSandbox, PaymentsConnectionListener, StripeSandboxListener],
})
export class CommerceWebModule implements NestModule {
  /** Forms of pages that work without scripts. Nothing else takes a form: a foreign page could send one. */
  configure(consumer: MiddlewareConsumer): void {
    consumer
      .apply(urlencoded({ extended: false, limit: '10kb' }))
      .forRoutes('orders/:token/sent', 'api/release-notices');
  }
}

/** The shop's background work. */
@Module({
  imports: [CommerceModule],
  providers: [
    ...productDesk.processors,
    ForgetUnconfirmedNotices,
    SendDispatchMailLetter,
    SendNoticeQuestionLetter,
    SendOrderMailLetter,
    SendPartRefundMailLetter,
    SendPurchasesLetter,
    SendRefundMailLetter,
    SendRenewedLinkLetter,
    TellOwnerLetter,
    TellReleaseLetter,
  ],
})
export class CommerceWorkerModule {}
