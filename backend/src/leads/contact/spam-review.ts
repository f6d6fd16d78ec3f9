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
import { ExpiredRows } from '../../platform/jobs/expired-rows.js';
import { type Closing, HandlesJob, HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { canTransition } from '../../platform/transitions.js';
import { ContactThread } from '../messages/thread.entity.js';
import { suspectedMessagesEmail } from './contact-emails.js';
import { ContactMessages } from './contact-messages.js';
import { LISTED_IN_EMAIL, REAL_MESSAGE_LINK, reviewTransitions } from '../messages/message-rules.js';
import { ContactMessage, ContactReview } from '../messages/message.entity.js';
import { forgetSuspected, gatherSuspected, notifyOfSuspected } from './contact.jobs.js';
import { EXPIRED_REVIEWS, findSuspected, markReported, type SuspectedMessage } from './contact.queries.js';

interface SuspectedMessages {
  /** Of all held messages. */
  count: number;
  messages: SuspectedMessage[];
}

export type HeldMessage = { state: 'waiting' | 'passed-on'; messageId: string } | { state: 'unknown' };

@Injectable()
export class SpamReview {
  constructor(
    private readonly database: Database,
    private readonly links: SignedLinks,
    private readonly contactMessages: ContactMessages,
    private readonly auditLog: AuditLog,
    private readonly emailQueue: EmailQueue,
    private readonly configuration: Configuration,
    private readonly rows: ExpiredRows,
  ) {}

  async list(limit: number, offset = 0): Promise<SuspectedMessages> {
    const rows = await findSuspected(this.database.manager, limit, offset);
    return { count: rows[0]?.ofAll ?? 0, messages: rows.map(({ ofAll: _, ...message }) => message) };
  }

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
      const unforwarded = { messageId, arrivedAt: IsNull() };
      const { affected } = await manager.update(ContactThread, unforwarded, { arrivedAt: new Date() });
      // A message that was moved to spam in the inbox has been forwarded before.
      if (affected)
        await this.contactMessages.forward(await manager.findOneByOrFail(ContactMessage, { id: messageId }));
      else await manager.update(ContactThread, { messageId, state: 'spam' }, { state: 'read' });
    });
  }

  /** Marks a held message as spam; it is deleted after its retention. */
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

  @HandlesJob(gatherSuspected)
  enqueueOwnerEmail(): Promise<void> {
    return this.database.transaction(async () => {
      const newCount = await markReported(this.database.manager);
      if (newCount > 0) await this.emailQueue.enqueue(notifyOfSuspected, { newCount }, site.contact.email);
    });
  }

  @WritesEmail(notifyOfSuspected)
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

  @HandlesJobOutside(forgetSuspected)
  forgetSuspected(): Promise<Closing> {
    return this.rows.remove(forgetSuspected, EXPIRED_REVIEWS);
  }
}
