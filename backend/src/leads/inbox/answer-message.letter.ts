import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { ContactMessage } from '../contact/contact-message.entity.js';
import { answerMessage } from './answer-message.job.js';
import { answerMail } from './answer.mail.js';
import { ContactReply } from './contact-reply.entity.js';

/** An answer, with what was written below it. */
@Injectable()
export class AnswerMessageLetter {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
  ) {}

  @WritesEmail(answerMessage)
  async write({ replyId }: { replyId: string }): Promise<Email | undefined> {
    const { manager } = this.database;
    const reply = await manager.findOneBy(ContactReply, { id: replyId });
    const message = reply && (await manager.findOneBy(ContactMessage, { id: reply.messageId }));
    if (!reply || !message) return undefined;
    const { email: to, name, subject, message: words, createdAt } = message;
    const { publicUrl } = this.configuration;
    return answerMail({ to, name, subject, words, writtenAt: createdAt, answer: reply.body, publicUrl });
  }
}
