import { Module } from '@nestjs/common';

import { ContactController } from './contact/contact.controller.js';
import { SendMessage } from './contact/send-message.use-case.js';
import { FreeDownloadsController } from './free-downloads/free-downloads.controller.js';
import { RequestDownload } from './free-downloads/request-download.use-case.js';
import { NewsletterController } from './newsletter/newsletter.controller.js';
import { Subscribe } from './newsletter/subscribe.use-case.js';
import { FindKitFile } from './starter-kit/find-kit-file.query.js';
import { KitController } from './starter-kit/kit.controller.js';
import { RequestKit } from './starter-kit/request-kit.use-case.js';
import { SendKitProcessor } from './starter-kit/send-kit.processor.js';
import { SendKit } from './starter-kit/send-kit.use-case.js';

const useCases = [FindKitFile, RequestDownload, RequestKit, SendKit, SendMessage, Subscribe];

/** What can be done for people who are not buyers yet. */
@Module({ providers: useCases, exports: useCases })
export class LeadsModule {}

/** Its HTTP edge. */
@Module({
  imports: [LeadsModule],
  controllers: [ContactController, FreeDownloadsController, KitController, NewsletterController],
})
export class LeadsWebModule {}

/** Its background work. */
@Module({ imports: [LeadsModule], providers: [SendKitProcessor] })
export class LeadsWorkerModule {}
