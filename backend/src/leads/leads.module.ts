import { Module } from '@nestjs/common';

import { AcknowledgeMessageProcessor } from './contact/acknowledge-message.processor.js';
import { ContactController } from './contact/contact.controller.js';
import { PassMessageOnProcessor } from './contact/pass-message-on.processor.js';
import { SendContactLetter } from './contact/send-contact-letter.use-case.js';
import { SendMessage } from './contact/send-message.use-case.js';
import { FindFreeFile } from './free-downloads/find-free-file.query.js';
import { FreeDownloadsController } from './free-downloads/free-downloads.controller.js';
import { FreeFilesController } from './free-downloads/free-files.controller.js';
import { RequestDownload } from './free-downloads/request-download.use-case.js';
import { SendFreeDownloadProcessor } from './free-downloads/send-free-download.processor.js';
import { SendFreeDownload } from './free-downloads/send-free-download.use-case.js';
import { AskForYesProcessor } from './newsletter/ask-for-yes.processor.js';
import { AskForYes } from './newsletter/ask-for-yes.use-case.js';
import { ConfirmSubscription } from './newsletter/confirm-subscription.use-case.js';
import { EndSubscription } from './newsletter/end-subscription.use-case.js';
import { FindSubscription } from './newsletter/find-subscription.query.js';
import { NewsletterController } from './newsletter/newsletter.controller.js';
import { ReadSubscriptionLetter } from './newsletter/read-subscription-letter.query.js';
import { Subscribe } from './newsletter/subscribe.use-case.js';
import { SubscriptionPagesController } from './newsletter/subscription-pages.controller.js';
import { TellOfSubscriberProcessor } from './newsletter/tell-of-subscriber.processor.js';
import { TellOfSubscriber } from './newsletter/tell-of-subscriber.use-case.js';
import { WelcomeSubscriberProcessor } from './newsletter/welcome-subscriber.processor.js';
import { WelcomeSubscriber } from './newsletter/welcome-subscriber.use-case.js';
import { FindKitFile } from './starter-kit/find-kit-file.query.js';
import { KitController } from './starter-kit/kit.controller.js';
import { RequestKit } from './starter-kit/request-kit.use-case.js';
import { SendKitProcessor } from './starter-kit/send-kit.processor.js';
import { SendKit } from './starter-kit/send-kit.use-case.js';

const useCases = [
  AskForYes,
  ConfirmSubscription,
  EndSubscription,
  FindFreeFile,
  FindKitFile,
  FindSubscription,
  ReadSubscriptionLetter,
  RequestDownload,
  RequestKit,
  SendContactLetter,
  SendFreeDownload,
  SendKit,
  SendMessage,
  Subscribe,
  TellOfSubscriber,
  WelcomeSubscriber,
];

/** What can be done for people who are not buyers yet. */
@Module({ providers: useCases, exports: useCases })
export class LeadsModule {}

/** Its HTTP edge. */
@Module({
  imports: [LeadsModule],
  controllers: [
    ContactController,
    FreeDownloadsController,
    FreeFilesController,
    KitController,
    NewsletterController,
    SubscriptionPagesController,
  ],
})
export class LeadsWebModule {}

/** Its background work. */
@Module({
  imports: [LeadsModule],
  providers: [
    AcknowledgeMessageProcessor,
    AskForYesProcessor,
    PassMessageOnProcessor,
    SendFreeDownloadProcessor,
    SendKitProcessor,
    TellOfSubscriberProcessor,
    WelcomeSubscriberProcessor,
  ],
})
export class LeadsWorkerModule {}
