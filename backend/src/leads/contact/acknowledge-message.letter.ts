import { Injectable } from '@nestjs/common';

import { LetterProcessor } from '../../platform/mail/letter-processor.js';
import type { Mail } from '../../platform/mail/mail.js';
import { acknowledgeMessage } from './acknowledge-message.job.js';
import { messageReceivedMail } from './contact-letters.mail.js';
import { ReadContactLetter } from './read-contact-letter.query.js';

/** To whoever wrote: it has arrived. */
@Injectable()
export class AcknowledgeMessageLetter extends LetterProcessor<{ messageId: string }> {
  readonly job = acknowledgeMessage;

  constructor(private readonly readLetter: ReadContactLetter) {
    super();
  }

  async write({ messageId }: { messageId: string }): Promise<Mail | undefined> {
    const letter = await this.readLetter.execute(messageId);
    return letter && messageReceivedMail(letter);
  }
}
