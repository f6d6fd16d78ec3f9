import { Module } from '@nestjs/common';

import { ContactController } from './contact/contact.controller.js';
import { SendMessage } from './contact/send-message.use-case.js';
import { FreeDownloadsController } from './free-downloads/free-downloads.controller.js';
import { RequestDownload } from './free-downloads/request-download.use-case.js';
import { NewsletterController } from './newsletter/newsletter.controller.js';
import { Subscribe } from './newsletter/subscribe.use-case.js';

const useCases = [RequestDownload, SendMessage, Subscribe];

/** What can be done for people who are not buyers yet. */
@Module({ providers: useCases, exports: useCases })
export class LeadsModule {}

/** Its HTTP edge. */
@Module({
  imports: [LeadsModule],
  controllers: [ContactController, FreeDownloadsController, NewsletterController],
})
export class LeadsWebModule {}
