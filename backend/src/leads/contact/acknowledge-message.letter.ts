import { Injectable } from '@nestjs/common';

import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { acknowledgeMessage } from './acknowledge-message.job.js';
import { messageReceivedMail } from './contact-letters.mail.js';
import { ReadContactLetter } from './read-contact-letter.query.js';

/** To whoever wrote: it has arrived. */
@Injectable()
export class AcknowledgeMessageLetter {
  constructor(private readonly readLetter: ReadContactLetter) {}

  @WritesEmail(acknowledgeMessage)
  async write({ messageId }: { messageId: string }): Promise<Email | undefined> {
    const letter = await this.readLetter.execute(messageId);
    return letter && messageReceivedMail(letter);
  }
}
