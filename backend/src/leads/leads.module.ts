import { type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { urlencoded } from 'express';

import { BroadcastCopyLetter } from './broadcasts/broadcast-copy.letter.js';
import { BroadcastsController } from './broadcasts/broadcasts.controller.js';
import { ChangeBroadcast } from './broadcasts/change-broadcast.use-case.js';
import { CopyAgainListener } from './broadcasts/copy-again.listener.js';
import { CopyAgain } from './broadcasts/copy-again.use-case.js';
import { CreateBroadcast } from './broadcasts/create-broadcast.use-case.js';
import { DiscardBroadcast } from './broadcasts/discard-broadcast.use-case.js';
import { ListAudiences } from './broadcasts/list-audiences.query.js';
import { ListBroadcasts } from './broadcasts/list-broadcasts.query.js';
import { LockBroadcast } from './broadcasts/lock-broadcast.use-case.js';
import { LockDraft } from './broadcasts/lock-draft.use-case.js';
import { PreviewBroadcast } from './broadcasts/preview-broadcast.use-case.js';
import { ReadBroadcast } from './broadcasts/read-broadcast.query.js';
import { SendBroadcastBatchProcessor } from './broadcasts/send-broadcast-batch.processor.js';
import { SendBroadcastBatch } from './broadcasts/send-broadcast-batch.use-case.js';
import { SendBroadcastCopy } from './broadcasts/send-broadcast-copy.use-case.js';
import { SetEdition } from './broadcasts/set-edition.use-case.js';
import { StartBroadcastProcessor } from './broadcasts/start-broadcast.processor.js';
import { StartBroadcast } from './broadcasts/start-broadcast.use-case.js';
import { SteerBroadcast } from './broadcasts/steer-broadcast.use-case.js';
import { SummariseBroadcasts } from './broadcasts/summarise-broadcasts.query.js';
import { TestBroadcastLetter } from './broadcasts/test-broadcast.letter.js';
import { TestBroadcast } from './broadcasts/test-broadcast.use-case.js';
import { AcknowledgeMessageLetter } from './contact/acknowledge-message.letter.js';
import { ClearMessage } from './contact/clear-message.use-case.js';
import { ConfirmSpam } from './contact/confirm-spam.use-case.js';
import { ContactController } from './contact/contact.controller.js';
import { FindHeldMessage } from './contact/find-held-message.query.js';
import { ForgetSuspectedProcessor } from './contact/forget-suspected.processor.js';
import { ForgetSuspected } from './contact/forget-suspected.use-case.js';
import { GatherSuspectedProcessor } from './contact/gather-suspected.processor.js';
import { GatherSuspected } from './contact/gather-suspected.use-case.js';
import { HeldMessagesController } from './contact/held-messages.controller.js';
import { ListSuspected } from './contact/list-suspected.query.js';
import { PassMessageOnLetter } from './contact/pass-message-on.letter.js';
import { PassOn } from './contact/pass-on.use-case.js';
import { ReadContactLetter } from './contact/read-contact-letter.query.js';
import { SendMessage } from './contact/send-message.use-case.js';
import { SuspectedMessagesController } from './contact/suspected-messages.controller.js';
import { TellOfSuspectedLetter } from './contact/tell-of-suspected.letter.js';
import { WeighMessage } from './contact/weigh-message.query.js';
import { FindReaderChart } from './figures/find-reader-chart.query.js';
import { ReaderFiguresController } from './figures/reader-figures.controller.js';
import { FindFreeFile } from './free-downloads/find-free-file.query.js';
import { FreeDownloadsController } from './free-downloads/free-downloads.controller.js';
import { FreeFilesController } from './free-downloads/free-files.controller.js';
import { RequestDownload } from './free-downloads/request-download.use-case.js';
import { SendFreeDownloadLetter } from './free-downloads/send-free-download.letter.js';
import { AskForYesLetter } from './newsletter/ask-for-yes.letter.js';
import { AskAgain } from './newsletter/ask-again.use-case.js';
import { ConfirmSubscription } from './newsletter/confirm-subscription.use-case.js';
import { EndForComplaintListener } from './newsletter/end-for-complaint.listener.js';
import { EndForComplaint } from './newsletter/end-for-complaint.use-case.js';
import { EndSubscription } from './newsletter/end-subscription.use-case.js';
import { FindSubscription } from './newsletter/find-subscription.query.js';
import { ForgetUnconfirmedProcessor } from './newsletter/forget-unconfirmed.processor.js';
import { NewsletterController } from './newsletter/newsletter.controller.js';
import { PreferencesController } from './newsletter/preferences.controller.js';
import { ReadSubscriptionLetter } from './newsletter/read-subscription-letter.query.js';
import { SavePreferences } from './newsletter/save-preferences.use-case.js';
import { Subscribe } from './newsletter/subscribe.use-case.js';
import { SubscriptionPagesController } from './newsletter/subscription-pages.controller.js';
import { TellOfSubscriberLetter } from './newsletter/tell-of-subscriber.letter.js';
import { WelcomeSubscriberLetter } from './newsletter/welcome-subscriber.letter.js';
import { FindKitFile } from './starter-kit/find-kit-file.query.js';
import { KitController } from './starter-kit/kit.controller.js';
import { MailKitAgainListener } from './starter-kit/mail-kit-again.listener.js';
import { MailKitAgain } from './starter-kit/mail-kit-again.use-case.js';
import { RequestKit } from './starter-kit/request-kit.use-case.js';
import { SendKitLetter } from './starter-kit/send-kit.letter.js';
import { BeginSeries } from './welcome-series/begin-series.use-case.js';
import { SendSeriesLetterLetter } from './welcome-series/send-series-letter.letter.js';
import { WelcomeSeries } from './welcome-series/welcome-series.js';

const useCases = [
  AskAgain,
  BeginSeries,
  ChangeBroadcast,
  ClearMessage,
  ConfirmSpam,
  ConfirmSubscription,
  CopyAgain,
  CreateBroadcast,
  DiscardBroadcast,
  EndForComplaint,
  EndSubscription,
  FindFreeFile,
  FindHeldMessage,
  FindKitFile,
  FindReaderChart,
  FindSubscription,
  ForgetSuspected,
  GatherSuspected,
  ListAudiences,
  ListBroadcasts,
  ListSuspected,
  LockBroadcast,
  LockDraft,
  MailKitAgain,
  PassOn,
  PreviewBroadcast,
  ReadBroadcast,
  ReadContactLetter,
  ReadSubscriptionLetter,
  RequestDownload,
  RequestKit,
  SavePreferences,
  SendBroadcastBatch,
  SendBroadcastCopy,
  SendMessage,
  SetEdition,
  StartBroadcast,
  SteerBroadcast,
  Subscribe,
  SummariseBroadcasts,
  TestBroadcast,
  WeighMessage,
  WelcomeSeries,
];

/** What can be done for people who are not buyers yet. */
@Module({
  providers: [...useCases, CopyAgainListener, EndForComplaintListener, MailKitAgainListener],
  exports: useCases,
})
export class LeadsModule {}

/** Its HTTP edge. */
@Module({
  imports: [LeadsModule],
  controllers: [
    BroadcastsController,
    ContactController,
    FreeDownloadsController,
    FreeFilesController,
    HeldMessagesController,
    KitController,
    NewsletterController,
    PreferencesController,
    ReaderFiguresController,
    SubscriptionPagesController,
    SuspectedMessagesController,
  ],
})
export class LeadsWebModule implements NestModule {
  /** The form of a page that works without scripts. Nothing else takes a form: a foreign page could send one. */
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(urlencoded({ extended: false, limit: '10kb' })).forRoutes('newsletter/:token/preferences');
  }
}

/** Its background work. */
@Module({
  imports: [LeadsModule],
  providers: [
    AcknowledgeMessageLetter,
    AskForYesLetter,
    BroadcastCopyLetter,
    ForgetSuspectedProcessor,
    ForgetUnconfirmedProcessor,
    GatherSuspectedProcessor,
    PassMessageOnLetter,
    SendBroadcastBatchProcessor,
    SendFreeDownloadLetter,
    SendKitLetter,
    SendSeriesLetterLetter,
    StartBroadcastProcessor,
    TellOfSubscriberLetter,
    TellOfSuspectedLetter,
    TestBroadcastLetter,
    WelcomeSubscriberLetter,
  ],
})
export class LeadsWorkerModule {}
