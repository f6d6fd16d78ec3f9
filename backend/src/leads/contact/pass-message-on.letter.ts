import { Injectable } from '@nestjs/common';

import { LetterProcessor } from '../../platform/mail/letter-processor.js';
import type { Mail } from '../../platform/mail/mail.js';
import { passMessageOn } from './pass-message-on.job.js';
import { ownerMessageMail } from './contact-letters.mail.js';
import { ReadContactLetter } from './read-contact-letter.query.js';

/** To the author: what somebody has written to her. */
@Injectable()
export class PassMessageOnLetter extends LetterProcessor<{ messageId: string }> {
  readonly job = passMessageOn;

  constructor(private readonly readLetter: ReadContactLetter) {
    super();
  }

  async write({ messageId }: { messageId: string }): Promise<Mail | undefined> {
    const letter = await this.readLetter.execute(messageId);
    return letter && ownerMessageMail(letter);
  }
}
