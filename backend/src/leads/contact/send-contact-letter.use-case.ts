import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import type { Mail } from '../../platform/mail/mail.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { type ContactLetter, messageReceivedMail, ownerMessageMail } from './contact-letters.mail.js';
import { ContactMessage } from './contact-message.entity.js';

const LETTERS = {
  'pass-message-on': ownerMessageMail,
  'acknowledge-message': messageReceivedMail,
} satisfies Record<string, (letter: ContactLetter) => Mail>;

/** Mails one of the two letters about a message of the contact page; a repeated run carries the same Message-ID. */
@Injectable()
export class SendContactLetter {
  constructor(
    private readonly database: Database,
    private readonly mailer: Mailer,
    private readonly configuration: Configuration,
  ) {}

  async execute(letter: keyof typeof LETTERS, messageId: string, runId: string): Promise<void> {
    const found = await this.database.manager.findOneBy(ContactMessage, { id: messageId });
    if (!found) return;
    const { name, email, subject, message } = found;
    const { publicUrl } = this.configuration;
    await this.mailer.send(
      LETTERS[letter]({ key: `contact-${runId}`, name, email, subject, message, publicUrl }),
    );
  }
}
