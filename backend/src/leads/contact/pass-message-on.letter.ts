import { Injectable } from '@nestjs/common';

import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { passMessageOn } from './pass-message-on.job.js';
import { ownerMessageMail } from './contact-letters.mail.js';
import { ReadContactLetter } from './read-contact-letter.query.js';

/** To the author: what somebody has written to her. */
@Injectable()
export class PassMessageOnLetter {
  constructor(private readonly readLetter: ReadContactLetter) {}

  @WritesEmail(passMessageOn)
  async write({ messageId }: { messageId: string }): Promise<Email | undefined> {
    const letter = await this.readLetter.execute(messageId);
    return letter && ownerMessageMail(letter);
  }
}
