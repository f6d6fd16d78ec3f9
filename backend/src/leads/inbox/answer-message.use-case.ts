import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { ContactMessage } from '../contact/contact-message.entity.js';
import { answerMessage } from './answer-message.job.js';
import { ContactReply } from './contact-reply.entity.js';
import { ContactThread } from './contact-thread.entity.js';
import { LockThread } from './lock-thread.use-case.js';

export interface Answer {
  messageId: string;
  /** Chosen by whoever sends it. */
  replyId: string;
  /** Markdown. */
  body: string;
}

/** Promises an answer to whoever has written: once, however often the same one is sent. */
@Injectable()
export class AnswerMessage {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly letters: EmailQueue,
    private readonly lock: LockThread,
  ) {}

  /** @throws DomainError where another answer has this id, or the message is put away as advertising */
  execute({ messageId, replyId, body }: Answer, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const { state } = await this.lock.execute(messageId);
      const earlier = await manager.findOneBy(ContactReply, { id: replyId });
      if (earlier) return refuseAnother(earlier, { messageId, replyId, body });
      if (state === 'spam') {
        throw new DomainError(
          'conflict',
          'LEADS.MESSAGE_STATE',
          'This message was put away as advertising: bring it back before you answer.',
        );
      }
      const { email } = await manager.findOneByOrFail(ContactMessage, { id: messageId });
      const deliveryId = await this.letters.enqueue(answerMessage, { replyId }, email);
      await manager.insert(ContactReply, { id: replyId, messageId, who: by.name, body, deliveryId });
      await manager.update(ContactThread, { messageId }, { state: 'answered' });
      await this.auditLog.record(by, {
        action: 'message.answered',
        subject: { kind: 'message', id: messageId },
        before: { state },
        after: { state: 'answered', replyId },
      });
    });
  }
}

function refuseAnother(earlier: ContactReply, { messageId, body }: Answer): void {
  if (earlier.messageId === messageId && earlier.body === body) return;
  throw new DomainError(
    'conflict',
    'LEADS.REPLY_SENT',
    'An answer was sent already, and it said something else. Please load the page again and write another.',
  );
}
