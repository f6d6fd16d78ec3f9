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
import { SendBroadcastBatch } from './broadcasts/send-broadcast-batch.use-case.js';
import { SendBroadcastCopy } from './broadcasts/send-broadcast-copy.use-case.js';
import { SetEdition } from './broadcasts/set-edition.use-case.js';
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
import { ForgetSuspected } from './contact/forget-suspected.use-case.js';
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
import { DownloadLeadsController } from './free-downloads/download-leads.controller.js';
import { FindFreeFile } from './free-downloads/find-free-file.query.js';
import { FreeDownloadsController } from './free-downloads/free-downloads.controller.js';
import { FreeFilesController } from './free-downloads/free-files.controller.js';
import { ListLeadFiles } from './free-downloads/list-lead-files.query.js';
import { ListLeads } from './free-downloads/list-leads.query.js';
import { RequestDownload } from './free-downloads/request-download.use-case.js';
import { SendFreeDownloadLetter } from './free-downloads/send-free-download.letter.js';
import { AnswerMessageLetter } from './inbox/answer-message.letter.js';
import { AnswerMessage } from './inbox/answer-message.use-case.js';
import { CountInbox } from './inbox/count-inbox.query.js';
import { FileThread } from './inbox/file-thread.use-case.js';
import { InboxController } from './inbox/inbox.controller.js';
import { ListInbox } from './inbox/list-inbox.query.js';
import { LockThread } from './inbox/lock-thread.use-case.js';
import { MoveThread } from './inbox/move-thread.use-case.js';
import { NoteThread } from './inbox/note-thread.use-case.js';
import { ReadMessage } from './inbox/read-message.query.js';
import { AskForYesLetter } from './newsletter/ask-for-yes.letter.js';
import { AskAgain } from './newsletter/ask-again.use-case.js';
import { ConfirmSubscription } from './newsletter/confirm-subscription.use-case.js';
import { EndForComplaintListener } from './newsletter/end-for-complaint.listener.js';
import { EndForComplaint } from './newsletter/end-for-complaint.use-case.js';
import { EndSubscription } from './newsletter/end-subscription.use-case.js';
import { FindSubscription } from './newsletter/find-subscription.query.js';
import { ForgetUnconfirmed } from './newsletter/forget-unconfirmed.use-case.js';
import { NewsletterController } from './newsletter/newsletter.controller.js';
import { PreferencesController } from './newsletter/preferences.controller.js';
import { ReadSubscriptionLetter } from './newsletter/read-subscription-letter.query.js';
import { SavePreferences } from './newsletter/save-preferences.use-case.js';
import { Subscribe } from './newsletter/subscribe.use-case.js';
import { SubscriptionPagesController } from './newsletter/subscription-pages.controller.js';
import { TellOfSubscriberLetter } from './newsletter/tell-of-subscriber.letter.js';
import { WelcomeSubscriberLetter } from './newsletter/welcome-subscriber.letter.js';
import { EraseLead } from './person/erase-lead.use-case.js';
import { PersonLeadListener } from './person/person-lead.listener.js';
import { ReadLead } from './person/read-lead.query.js';
import { ChangeSpeaking } from './speaking/change-speaking.use-case.js';
import { ListSpeaking } from './speaking/list-speaking.query.js';
import { LockSpeaking } from './speaking/lock-speaking.use-case.js';
import { MoveSpeaking } from './speaking/move-speaking.use-case.js';
import { OpenSpeakingRequest } from './speaking/open-speaking-request.use-case.js';
import { SpeakingController } from './speaking/speaking.controller.js';
import { FindKitFile } from './starter-kit/find-kit-file.query.js';
import { KitController } from './starter-kit/kit.controller.js';
import { MailKitAgainListener } from './starter-kit/mail-kit-again.listener.js';
import { MailKitAgain } from './starter-kit/mail-kit-again.use-case.js';
import { RequestKit } from './starter-kit/request-kit.use-case.js';
import { SendKitLetter } from './starter-kit/send-kit.letter.js';
import { ListSubscribers } from './subscribers/list-subscribers.query.js';
import { ListSubscriptions } from './subscribers/list-subscriptions.query.js';
import { SteerSubscription } from './subscribers/steer-subscription.use-case.js';
import { SubscribersController } from './subscribers/subscribers.controller.js';
import { BeginSeries } from './welcome-series/begin-series.use-case.js';
import { SendSeriesLetterLetter } from './welcome-series/send-series-letter.letter.js';
import { WelcomeSeries } from './welcome-series/welcome-series.js';

const useCases = [
  AnswerMessage,
  AskAgain,
  BeginSeries,
  ChangeBroadcast,
  ChangeSpeaking,
  ClearMessage,
  ConfirmSpam,
  ConfirmSubscription,
  CopyAgain,
  CountInbox,
  CreateBroadcast,
  DiscardBroadcast,
  EndForComplaint,
  EndSubscription,
  EraseLead,
  FileThread,
  FindFreeFile,
  FindHeldMessage,
  FindKitFile,
  FindReaderChart,
  FindSubscription,
  ForgetSuspected,
  GatherSuspected,
  ListAudiences,
  ListBroadcasts,
  ListInbox,
  ListLeadFiles,
  ListLeads,
  ListSpeaking,
  ListSubscribers,
  ListSubscriptions,
  ListSuspected,
  LockBroadcast,
  LockDraft,
  LockSpeaking,
  LockThread,
  MailKitAgain,
  MoveSpeaking,
  MoveThread,
  NoteThread,
  OpenSpeakingRequest,
  PassOn,
  PreviewBroadcast,
  ReadBroadcast,
  ReadContactLetter,
  ReadLead,
  ReadMessage,
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
  SteerSubscription,
  Subscribe,
  SummariseBroadcasts,
  TestBroadcast,
  WeighMessage,
  WelcomeSeries,
];

/** What can be done for people who are not buyers yet. */
@Module({
  providers: [
    ...useCases,
    CopyAgainListener,
    EndForComplaintListener,
    MailKitAgainListener,
    PersonLeadListener,
  ],
  exports: useCases,
})
export class LeadsModule {}

/** Its HTTP edge. */
@Module({
  imports: [LeadsModule],
  controllers: [
    BroadcastsController,
    ContactController,
    DownloadLeadsController,
    FreeDownloadsController,
    FreeFilesController,
    HeldMessagesController,
    InboxController,
    KitController,
    NewsletterController,
    PreferencesController,
    ReaderFiguresController,
    SpeakingController,
    SubscribersController,
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
    AnswerMessageLetter,
    AskForYesLetter,
    BroadcastCopyLetter,
    ForgetUnconfirmed,
    PassMessageOnLetter,
    SendFreeDownloadLetter,
    SendKitLetter,
    SendSeriesLetterLetter,
    TellOfSubscriberLetter,
    TellOfSuspectedLetter,
    TestBroadcastLetter,
    WelcomeSubscriberLetter,
  ],
})
export class LeadsWorkerModule {}
