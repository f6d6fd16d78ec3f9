import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import type { Email } from '../../platform/email/email.js';
import { storedMarkdown } from '../../platform/email/stored-markdown.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { canTransition } from '../../platform/transitions.js';
import { ContactMessage } from '../messages/message.entity.js';
import { SpeakingRequests } from '../speaking/speaking-requests.js';
import { answerEmail } from './inbox-emails.js';
import { type ThreadState, threadTransitions } from '../messages/thread-rules.js';
import type { InboxCountsDto, InboxMessageDto, InboxPageDto, ListInboxDto } from './inbox.dto.js';
import { countMessages, findMessage, listMessages, updateReview } from './inbox.queries.js';
import { ContactReply, ContactThread } from '../messages/thread.entity.js';
import { answerMessage } from './inbox.jobs.js';

interface Answer {
  messageId: string;
  /** Chosen by the client. */
  replyId: string;
  /** Markdown. */
  body: string;
}

@Injectable()
export class Inbox {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly speakingRequests: SpeakingRequests,
    private readonly emailQueue: EmailQueue,
    private readonly configuration: Configuration,
  ) {}

  list(filter: ListInboxDto): Promise<InboxPageDto> {
    return listMessages(this.database, filter);
  }

  count(): Promise<InboxCountsDto> {
    return countMessages(this.database.manager);
  }

  /** @throws DomainError if it is unknown, or still held */
  async find(id: string): Promise<InboxMessageDto> {
    const message = await findMessage(this.database.manager, id);
    if (!message) throw unknownMessage();
    return message;
  }

  /** @throws DomainError if its state does not allow it */
  move(messageId: string, to: ThreadState, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const { state } = await this.lock(messageId);
      if (state === to) return;
      if (!canTransition(threadTransitions, state, to)) throw stateRefused(state);
      if (to === 'answered' && !(await manager.existsBy(ContactReply, { messageId })))
        throw stateRefused(state);
      await manager.update(ContactThread, { messageId }, { state: to });
      if (to === 'spam' || state === 'spam')
        await updateReview(manager, messageId, to === 'spam' ? 'spam' : 'cleared');
      await this.record(by, 'message.moved', messageId, { before: { state }, after: { state: to } });
    });
  }

  /** Changes the topic. A speaking request that this opens stays open, whatever the topic becomes. */
  file(messageId: string, topic: string, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const before = await this.lock(messageId);
      if (before.topic === topic) return;
      await this.database.manager.update(ContactThread, { messageId }, { topic });
      await this.speakingRequests.open(messageId, topic);
      await this.record(by, 'message.filed', messageId, {
        before: { topic: before.topic },
        after: { topic },
      });
    });
  }

  /**
   * @param version that was edited
   * @throws DomainError if the note has changed since
   */
  note(messageId: string, note: string, version: number, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const thread = await this.lock(messageId);
      if (thread.note === note) return;
      if (thread.version !== version) throw noteChanged(thread.note);
      await this.database.manager.update(
        ContactThread,
        { messageId },
        {
          note,
          version: version + 1,
          savedAt: new Date(),
          savedBy: by.name,
        },
      );
      // The audit log cannot be erased, so it omits the text, which may be about a person.
      await this.record(by, 'message.noted', messageId);
    });
  }

  /**
   * Enqueues an answer, once for each reply id.
   * @throws DomainError if another answer has the id, the message is spam, or an email cannot show one of its lines
   */
  async answer({ messageId, replyId, body: typed }: Answer, by: Staff): Promise<void> {
    const body = storedMarkdown(typed);
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const { state } = await this.lock(messageId);
      const earlier = await manager.findOneBy(ContactReply, { id: replyId });
      if (earlier) return refuseAnother(earlier, { messageId, replyId, body });
      if (state === 'spam') {
        throw new DomainError(
          'conflict',
          'LEADS.MESSAGE_STATE',
          'This message is in spam. Move it back to the inbox before you answer.',
        );
      }
      const { email } = await manager.findOneByOrFail(ContactMessage, { id: messageId });
      const deliveryId = await this.emailQueue.enqueue(answerMessage, { replyId }, email);
      await manager.insert(ContactReply, { id: replyId, messageId, who: by.name, body, deliveryId });
      await manager.update(ContactThread, { messageId }, { state: 'answered' });
      await this.record(by, 'message.answered', messageId, {
        before: { state },
        after: { state: 'answered', replyId },
      });
    });
  }

  @WritesEmail(answerMessage)
  async writeAnswer({ replyId }: { replyId: string }): Promise<Email | undefined> {
    const { manager } = this.database;
    const reply = await manager.findOneBy(ContactReply, { id: replyId });
    const message = reply && (await manager.findOneBy(ContactMessage, { id: reply.messageId }));
    if (!reply || !message) return undefined;
    const { email: to, name, subject, message: words, createdAt } = message;
    const { publicUrl } = this.configuration;
    return answerEmail({ to, name, subject, words, writtenAt: createdAt, answer: reply.body, publicUrl });
  }

  /** @throws DomainError if it is not in the inbox */
  private async lock(messageId: string): Promise<ContactThread> {
    const thread = await this.database.manager.findOne(ContactThread, {
      where: { messageId, arrivedAt: Not(IsNull()) },
      lock: { mode: 'for_no_key_update' },
    });
    if (!thread) throw unknownMessage();
    return thread;
  }

  private record(by: Staff, action: string, id: string, change?: { before: object; after: object }) {
    return this.auditLog.record(by, { action, subject: { kind: 'message', id }, ...change });
  }
}

const unknownMessage = () =>
  new DomainError('not-found', 'LEADS.MESSAGE_UNKNOWN', 'We can’t find this message.');

const noteChanged = (note: string) =>
  new DomainError(
    'conflict',
    'LEADS.NOTE_CHANGED',
    `Someone changed the note in the meantime. It now says: “${note}”`,
  );

const WHY: Partial<Record<ThreadState, string>> = {
  answered: 'Someone has answered this message. You can only file it now.',
  spam: 'This message is in spam. Move it back to the inbox first.',
};

const stateRefused = (state: ThreadState) =>
  new DomainError(
    'conflict',
    'LEADS.MESSAGE_STATE',
    WHY[state] ?? 'Nobody has answered this message from here.',
  );

function refuseAnother(earlier: ContactReply, { messageId, body }: Answer): void {
  if (earlier.messageId === messageId && earlier.body === body) return;
  throw new DomainError(
    'conflict',
    'LEADS.REPLY_SENT',
    'A different answer has already been sent. Please reload the page and write another.',
  );
}
