import { bookByProductId } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { ROW_LOCK } from '../../platform/database/row-lock.js';
import type { Email } from '../../platform/email/email.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { OrderEmailFacts } from '../emails/order-email-facts.js';
import { isPaidFor } from '../orders/order-rules.js';
import { Order } from '../orders/order.entity.js';
import { reviewReplyEmail } from './review-emails.js';
import { BookReview, ReviewReply } from './review.entity.js';
import type { SavedReplyDto, SaveReplyDto } from './review-replies.dto.js';
import type { ReviewReplyDto } from './reviews.dto.js';
import { sendReviewReply } from './reviews.jobs.js';
import { hasUnsubscribed } from './reviews.queries.js';

const unknownReview = () =>
  new DomainError('not-found', 'COMMERCE.REVIEW_UNKNOWN', 'We can’t find this review.');
const unknownReply = () =>
  new DomainError('not-found', 'COMMERCE.REPLY_UNKNOWN', 'We can’t find this reply.');

/** One public reply of the owner's to each approved review. */
@Injectable()
export class ReviewReplies {
  constructor(
    private readonly database: Database,
    private readonly emails: EmailQueue,
    private readonly orderEmailFacts: OrderEmailFacts,
    private readonly auditLog: AuditLog,
  ) {}

  /** Empty before the first save. @throws DomainError if there is no review */
  async find(orderId: string): Promise<ReviewReplyDto> {
    const { manager } = this.database;
    const reply = await manager.findOneBy(ReviewReply, { orderId });
    if (!reply) {
      if (!(await manager.existsBy(BookReview, { orderId }))) throw unknownReview();
      return { draft: '', revision: 0, who: '', savedAt: new Date(), body: null, publishedAt: null };
    }
    const { draft, revision, who, savedAt, body, publishedAt, removedAt } = reply;
    const shown = removedAt ? { body: null, publishedAt: null } : { body, publishedAt };
    return { draft, revision, who, savedAt, ...shown };
  }

  /** @throws DomainError if there is no review, or the draft has changed since `revision` */
  save(by: Staff, orderId: string, { draft, revision }: SaveReplyDto): Promise<SavedReplyDto> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const { reply } = await this.lock(orderId, revision);
      const saved = { draft, revision: revision + 1, who: by.name, savedAt: new Date() };
      if (reply) await manager.update(ReviewReply, { orderId }, saved);
      else await manager.insert(ReviewReply, { orderId, ...saved });
      return { revision: saved.revision, savedAt: saved.savedAt };
    });
  }

  /**
   * Shows the draft under its review. The reviewer gets one email about the first.
   * @throws DomainError if the review is not approved, the draft is empty, or it has changed since `revision`
   */
  publish(by: Staff, orderId: string, revision: number): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const { review, reply } = await this.lock(orderId, revision);
      const body = reply?.draft.trim();
      if (!body) throw new DomainError('invalid', 'COMMERCE.REPLY_EMPTY', 'Please write the reply.');
      if (review.state !== 'approved')
        throw new DomainError(
          'conflict',
          'COMMERCE.REPLY_TO_HIDDEN',
          'This review isn’t on the book’s page, so a reply can’t be either. Please approve the review first.',
        );
      const now = new Date();
      const shown = { body, publishedAt: now, removedAt: null };
      await manager.update(ReviewReply, { orderId }, { ...shown, notifiedAt: reply?.notifiedAt ?? now });
      if (!reply?.notifiedAt) await this.notify(orderId);
      await this.auditLog.record(by, { action: 'review.answered', subject: { kind: 'review', id: orderId } });
    });
  }

  /** Takes a reply off the pages, or shows it again. @throws DomainError if it was never published */
  setRemoved(by: Staff, orderId: string, isRemoved: boolean): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const reply = await manager.findOne(ReviewReply, { where: { orderId }, lock: ROW_LOCK });
      if (!reply?.body) throw unknownReply();
      if (Boolean(reply.removedAt) === isRemoved) return;
      await manager.update(ReviewReply, { orderId }, { removedAt: isRemoved ? new Date() : null });
      const action = isRemoved ? 'review.reply-removed' : 'review.reply-restored';
      await this.auditLog.record(by, { action, subject: { kind: 'review', id: orderId } });
    });
  }

  /** Sends nothing if the review or its reply is no longer shown. */
  @WritesEmail(sendReviewReply)
  async writeReplyEmail({ orderId }: { orderId: string }): Promise<Email | undefined> {
    const { manager } = this.database;
    const review = await manager.findOneBy(BookReview, { orderId, state: 'approved' });
    const reply = review && (await manager.findOneBy(ReviewReply, { orderId }));
    if (!review || !reply?.body || reply.removedAt) return undefined;
    const { order, props } = await this.orderEmailFacts.read(orderId);
    const book = bookByProductId(review.productId);
    if (!book || !isPaidFor(order.status)) return undefined;
    if (await hasUnsubscribed(manager, order.customerEmail)) return undefined;
    const buttonUrl = `${props.publicUrl}${book.path}#reviews-title`;
    return reviewReplyEmail({ ...props, productTitle: book.title }, reply.body, buttonUrl);
  }

  private async notify(orderId: string): Promise<void> {
    const { customerEmail } = await this.database.manager.findOneByOrFail(Order, { id: orderId });
    await this.emails.enqueue(sendReviewReply, { orderId }, customerEmail);
  }

  /** Locks a review, and compares the revision of its reply; a missing one has the revision 0. */
  private async lock(
    orderId: string,
    revision: number,
  ): Promise<{ review: BookReview; reply: ReviewReply | null }> {
    const { manager } = this.database;
    const review = await manager.findOne(BookReview, { where: { orderId }, lock: ROW_LOCK });
    if (!review) throw unknownReview();
    const reply = await manager.findOneBy(ReviewReply, { orderId });
    if ((reply?.revision ?? 0) === revision) return { review, reply };
    throw new DomainError(
      'conflict',
      'COMMERCE.REPLY_CHANGED',
      `${reply?.who ?? 'Another admin'} changed this reply in another window. Please compare both versions.`,
      undefined,
      { who: reply?.who, when: reply?.savedAt, revision: reply?.revision ?? 0, current: reply?.draft ?? '' },
    );
  }
}
