import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { EmailQueue } from '../../platform/email/email-queue.js';
import { EmailRateLimiter } from '../../platform/email/email-rate-limiter.js';
import { acknowledgeMessage } from './acknowledge-message.job.js';
import type { ContactMessage } from './contact-message.entity.js';
import { passMessageOn } from './pass-message-on.job.js';

/**
 * Promises a message to the author by mail. Whoever wrote hears that it has arrived, unless the address, which may be
 * anybody's, heard so lately. Belongs in the transaction that decides it.
 */
@Injectable()
export class PassOn {
  constructor(
    private readonly letters: EmailQueue,
    private readonly allowance: EmailRateLimiter,
  ) {}

  async execute({ id: messageId, email }: Pick<ContactMessage, 'id' | 'email'>): Promise<void> {
    await this.letters.enqueue(passMessageOn, { messageId }, site.contact.email);
    if (await this.allowance.take('contact', email.toLowerCase()))
      await this.letters.enqueue(acknowledgeMessage, { messageId }, email);
  }
}
