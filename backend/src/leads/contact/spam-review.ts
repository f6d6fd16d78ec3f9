import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import type { Email } from '../../platform/email/email.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { canTransition } from '../../platform/transitions.js';
import { ContactThread } from '../messages/thread.entity.js';
import { suspectedMessagesEmail } from './contact-emails.js';
import { ContactMessages } from './contact-messages.js';
import {
  HELD_MESSAGE_DAYS,
  LISTED_IN_EMAIL,
  REAL_MESSAGE_LINK,
  reviewTransitions,
  SOURCE_DAYS,
} from '../messages/message-rules.js';
import { ContactMessage, ContactReview } from '../messages/message.entity.js';
import { forgetSuspected, gatherSuspected, tellOfSuspected } from './contact.jobs.js';
import type { MessageSign } from '../messages/spam-rules.js';

/** A message that waits to be looked at. */
interface SuspectedMessage {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  score: number;
  reasons: MessageSign[];
  receivedAt: Date;
}

interface SuspectedMessages {
  /** How many wait in all. */
  count: number;
  /** The least suspect first: a real message is most likely among them. */
  messages: SuspectedMessage[];
}

const WAITING = `SELECT contacts.id, name, email, subject, message, score, reasons, received_at AS "receivedAt",
    (count(*) OVER ())::int AS "ofAll"
  FROM contact_reviews JOIN contacts ON contacts.id = message_id WHERE state = 'suspected'
  ORDER BY score, received_at, contacts.id LIMIT $1 OFFSET $2`;

/** Waiting; passed on; or neither known nor kept any longer. */
export type HeldMessage = { state: 'waiting' | 'passed-on'; messageId: string } | { state: 'unknown' };

const NOTE = `UPDATE contact_reviews SET told_at = now() WHERE state = 'suspected' AND told_at IS NULL`;

const FORGET_BATCH = 1_000;

const FORGET_MESSAGES = `DELETE FROM contacts WHERE id IN (
  SELECT message_id FROM contact_reviews
  WHERE state IN ('suspected', 'spam') AND received_at < now() - interval '${HELD_MESSAGE_DAYS} days'
  ORDER BY received_at LIMIT ${FORGET_BATCH})`;

const FORGET_SOURCES = `UPDATE contact_reviews SET source_hash = NULL
  WHERE source_hash IS NOT NULL AND received_at < now() - interval '${SOURCE_DAYS} days'`;

/** Messages that are held back as suspicious, until somebody has looked at them. */
@Injectable()
export class SpamReview {
  constructor(
    private readonly database: Database,
    private readonly links: SignedLinks,
    private readonly contactMessages: ContactMessages,
    private readonly auditLog: AuditLog,
    private readonly emailQueue: EmailQueue,
    private readonly configuration: Configuration,
    private readonly outbox: Outbox,
  ) {}

  /** What waits for the owner's eyes. */
  async list(limit: number, offset = 0): Promise<SuspectedMessages> {
    type Row = SuspectedMessage & { ofAll: number };
    const rows = await this.database.manager.query<Row[]>(WAITING, [limit, offset]);
    return { count: rows[0]?.ofAll ?? 0, messages: rows.map(({ ofAll: _, ...message }) => message) };
  }

  /** How a message that was held back stands, by the link of the owner's email. */
  async findByLink(token: string): Promise<HeldMessage> {
    const messageId = await this.links.read(REAL_MESSAGE_LINK.purpose, token);
    const review = messageId
      ? await this.database.manager.findOneBy(ContactReview, { messageId })
      : undefined;
    if (!review) return { state: 'unknown' };
    const isWaiting = review.state === 'suspected' || review.state === 'spam';
    return { state: isWaiting ? 'waiting' : 'passed-on', messageId: review.messageId };
  }

  /**
   * Clears a held message: it is forwarded and acknowledged like any other, once.
   * @param by undefined for the link of an email, which identifies no staff member
   */
  clear(messageId: string, by: Staff | undefined): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const review = await this.lock(messageId);
      if (!review || !canTransition(reviewTransitions, review.state, 'cleared')) return;
      await manager.update(ContactReview, { messageId }, { state: 'cleared', decidedAt: new Date() });
      if (by)
        await this.auditLog.record(by, {
          action: 'message.cleared',
          subject: { kind: 'message', id: messageId },
          before: { state: review.state },
          after: { state: 'cleared' },
        });
      const waits = { messageId, arrivedAt: IsNull() };
      const { affected } = await manager.update(ContactThread, waits, { arrivedAt: new Date() });
      // One that came into the inbox and was put away there has been passed on before.
      if (affected)
        await this.contactMessages.passOn(await manager.findOneByOrFail(ContactMessage, { id: messageId }));
      else await manager.update(ContactThread, { messageId, state: 'spam' }, { state: 'read' });
    });
  }

  /** Says of a message that was held back that it is spam: it waits no longer, and is forgotten in its time. */
  confirmSpam(messageId: string, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const review = await this.lock(messageId);
      if (!review || !canTransition(reviewTransitions, review.state, 'spam')) return;
      const verdict = { state: 'spam' as const, decidedAt: new Date() };
      await this.database.manager.update(ContactReview, { messageId }, verdict);
      await this.auditLog.record(by, {
        action: 'message.called-spam',
        subject: { kind: 'message', id: messageId },
        before: { state: review.state },
        after: { state: 'spam' },
      });
    });
  }

  private lock(messageId: string): Promise<ContactReview | null> {
    const lock = { mode: 'for_no_key_update' as const };
    return this.database.manager.findOne(ContactReview, { where: { messageId }, lock });
  }

  /** Enqueues an email to the owner about the messages that wait, where one of them is new to them. */
  @HandlesJob(gatherSuspected)
  enqueueOwnerEmail(): Promise<void> {
    return this.database.transaction(async () => {
      const [, newCount] = await this.database.manager.query<[unknown[], number]>(NOTE);
      if (newCount > 0) await this.emailQueue.enqueue(tellOfSuspected, { newCount }, site.contact.email);
    });
  }

  /** To the owner: which messages wait at this moment, and why, each with the link by which it is passed on. */
  @WritesEmail(tellOfSuspected)
  async writeOwnerEmail(): Promise<Email | undefined> {
    const { count, messages } = await this.list(LISTED_IN_EMAIL);
    if (count === 0) return undefined;
    const { publicUrl } = this.configuration;
    const { purpose, path } = REAL_MESSAGE_LINK;
    const listed = messages.map(async (message) => ({
      ...message,
      realUrl: `${publicUrl}${path(await this.links.token(purpose, message.id))}`,
    }));
    return suspectedMessagesEmail({ count, messages: await Promise.all(listed), publicUrl });
  }

  /** Removes what was held back and never found to be real, a batch in each transaction: a full one enqueues the next. */
  @HandlesJob(forgetSuspected)
  forgetSuspected(): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      await manager.query(FORGET_SOURCES);
      const [, forgotten] = await manager.query<[unknown[], number]>(FORGET_MESSAGES);
      if (forgotten === FORGET_BATCH) await this.outbox.enqueue(forgetSuspected, {});
    });
  }
}
