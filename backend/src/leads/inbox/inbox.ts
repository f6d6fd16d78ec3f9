import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { anywhere, type PagedList, readPage } from '../../platform/http/paged-list.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import type { Email } from '../../platform/email/email.js';
import { storedMarkdown } from '../../platform/email/stored-markdown.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { canTransition } from '../../platform/transitions.js';
import type { ReviewState } from '../messages/message-rules.js';
import { ContactMessage } from '../messages/message.entity.js';
import { SpeakingRequests } from '../speaking/speaking-requests.js';
import { answerEmail } from './inbox-emails.js';
import { type ThreadState, threadTransitions } from '../messages/thread-rules.js';
import type {
  ListInboxDto,
  InboxPageDto,
  InboxCountsDto,
  InboxMessageDto,
  SentReplyDto,
} from './inbox.dto.js';
import { ContactReply, ContactThread } from '../messages/thread.entity.js';
import { answerMessage } from './inbox.jobs.js';

const MESSAGES: PagedList = {
  select: `SELECT c.id, c.name, c.email, c.subject, t.topic, t.state, t.arrived_at AS "arrivedAt"`,
  from: `FROM contact_threads t JOIN contacts c ON c.id = t.message_id
  WHERE t.arrived_at IS NOT NULL
    AND (CASE WHEN $1::text IS NULL THEN t.state <> 'spam' WHEN $1 = 'unanswered' THEN t.state IN ('new', 'read')
      ELSE t.state = $1 END)
    AND ($2::text IS NULL OR t.topic = $2)
    AND ($3::text IS NULL
      OR fold_text(c.name || ' ' || c.email || ' ' || c.subject || ' ' || c.message) LIKE fold_text($3))`,
  at: 't.arrived_at',
  id: 't.message_id',
  idType: 'text',
};

/** Each by an index that holds little else. */
const COUNTS = `SELECT
    (SELECT count(*)::int FROM contact_threads WHERE state = 'new' AND arrived_at IS NOT NULL) AS "newMessages",
    (SELECT count(*)::int FROM contact_threads WHERE state IN ('new', 'read') AND arrived_at IS NOT NULL)
      AS "unansweredMessages",
    (SELECT count(*)::int FROM contact_reviews WHERE state = 'suspected') AS "heldMessages"`;

const MESSAGE = `SELECT c.id, c.name, c.email, c.subject, c.message, t.topic, t.state, t.arrived_at AS "arrivedAt",
    t.note, t.version
  FROM contact_threads t JOIN contacts c ON c.id = t.message_id
  WHERE t.message_id = $1 AND t.arrived_at IS NOT NULL`;

const REPLIES = `SELECT r.id, r.who, r.body, r.created_at AS "createdAt", d.status
  FROM contact_replies r LEFT JOIN mail_deliveries d ON d.id = r.delivery_id
  WHERE r.message_id = $1 ORDER BY r.created_at, r.id`;

/** What was thought of it says the same: what is advertising is forgotten in its time. */
const REVIEW = 'UPDATE contact_reviews SET state = $2, decided_at = now() WHERE message_id = $1';

interface Answer {
  messageId: string;
  /** Chosen by whoever sends it. */
  replyId: string;
  /** Markdown. */
  body: string;
}

/** What is done with messages of the contact page in the dashboard. */
@Injectable()
export class Inbox {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly speakingRequests: SpeakingRequests,
    private readonly emailQueue: EmailQueue,
    private readonly configuration: Configuration,
  ) {}

  /** What has come into the inbox, the newest first, a page at a time. */
  list({ state, topic, query, cursor }: ListInboxDto): Promise<InboxPageDto> {
    const asked = [state ?? null, topic ?? null, anywhere(query)];
    return readPage(this.database, MESSAGES, asked, { cursor, isByIndex: Boolean(query) });
  }

  /** What waits in the inbox for somebody to look. */
  async count(): Promise<InboxCountsDto> {
    const [counts] = await this.database.manager.query<InboxCountsDto[]>(COUNTS);
    return counts ?? { newMessages: 0, unansweredMessages: 0, heldMessages: 0 };
  }

  /**
   * A message with what was answered.
   * @throws DomainError for one that is not known, or still held back
   */
  async find(id: string): Promise<InboxMessageDto> {
    const { manager } = this.database;
    const [message] = await manager.query<Omit<InboxMessageDto, 'replies'>[]>(MESSAGE, [id]);
    if (!message) throw unknownMessage();
    return { ...message, replies: await manager.query<SentReplyDto[]>(REPLIES, [id]) };
  }

  /**
   * Says how a message stands.
   * @throws DomainError where that cannot follow what it is
   */
  move(messageId: string, to: ThreadState, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const { state } = await this.lock(messageId);
      if (state === to) return;
      if (!canTransition(threadTransitions, state, to)) throw stateRefused(state);
      if (to === 'answered' && !(await manager.existsBy(ContactReply, { messageId })))
        throw stateRefused(state);
      await manager.update(ContactThread, { messageId }, { state: to });
      const review: ReviewState = to === 'spam' ? 'spam' : 'cleared';
      if (to === 'spam' || state === 'spam') await manager.query(REVIEW, [messageId, review]);
      await this.record(by, 'message.moved', messageId, { before: { state }, after: { state: to } });
    });
  }

  /** Says what a message is about. A request for a talk is followed from then on, and goes on being so. */
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
   * Keeps what the staff note about a message.
   * @param version that was seen
   * @throws DomainError where the note was changed since by another hand
   */
  note(messageId: string, note: string, version: number, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const thread = await this.lock(messageId);
      if (thread.note === note) return;
      if (thread.version !== version) throw noteChanged(thread.note);
      await this.database.manager.update(ContactThread, { messageId }, { note, version: version + 1 });
      // What it says may be of a person, who may want it erased: the log cannot forget it.
      await this.record(by, 'message.noted', messageId);
    });
  }

  /**
   * Enqueues an answer to whoever has written: once, however often the same one is sent.
   * @throws DomainError if another answer has this id, the message is spam, or an email cannot show one of its lines
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

  /** An answer, with what was written below it. */
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

  /**
   * Holds what is done with a message until the transaction that is open ends.
   * @throws DomainError for a message that is not in the inbox
   */
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
