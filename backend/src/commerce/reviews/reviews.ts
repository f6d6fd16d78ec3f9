import { bookByProductId, coverOfProduct, site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { ROW_LOCK } from '../../platform/database/row-lock.js';
import type { Page } from '../../platform/http/paged-list.js';
import type { Email } from '../../platform/email/email.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Configuration } from '../../platform/config/configuration.js';
import { isPaidFor, orderReference } from '../orders/order-rules.js';
import type { Order } from '../orders/order.entity.js';
import { Orders } from '../orders/orders.js';
import { Product } from '../products/product.entity.js';
import { ownerReviewEmail } from './review-emails.js';
import type { BookReviews, ReviewState } from './review-rules.js';
import { BookReview } from './review.entity.js';
import type { AdminReviewDto, WriteReviewDto } from './reviews.dto.js';
import { notifyOfReview } from './reviews.jobs.js';
import { readReviews, summarizeApproved } from './reviews.queries.js';

/** Undefined if the purchase was refunded or is disputed. */
export interface ReviewView {
  title: string;
  bookId: string;
  coverSrc: string | null;
  bookPath: string;
  written: Pick<BookReview, 'rating' | 'body' | 'shownName' | 'state'> | null;
}

@Injectable()
export class Reviews {
  constructor(
    private readonly database: Database,
    private readonly orders: Orders,
    private readonly emails: EmailQueue,
    private readonly auditLog: AuditLog,
    private readonly configuration: Configuration,
  ) {}

  async find({ id: orderId, productId, status }: Order): Promise<ReviewView | undefined> {
    const book = bookByProductId(productId);
    if (!isPaidFor(status) || !book) return undefined;
    const written = await this.database.manager.findOneBy(BookReview, { orderId });
    const { id: bookId, title, path: bookPath } = book;
    return { title, bookId, coverSrc: coverOfProduct(productId), bookPath, written };
  }

  /**
   * Saves a review, which then waits for approval; an unchanged one does not.
   * @throws DomainError if the purchase was refunded or is disputed
   */
  write(orderId: string, { rating, body, shownName }: WriteReviewDto): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const order = await this.orders.lock(orderId);
      if (!isPaidFor(order.status))
        throw new DomainError(
          'conflict',
          'COMMERCE.REVIEW_CLOSED',
          'This purchase was refunded or is in dispute, so it can’t be reviewed.',
        );
      const known = await manager.findOneBy(BookReview, { orderId });
      if (known?.rating === rating && known.body === body && known.shownName === shownName) return;
      const written = { orderId, productId: order.productId, rating, body, shownName };
      await manager.save(BookReview, {
        ...written,
        state: 'waiting',
        writtenAt: new Date(),
        decidedAt: null,
      });
      // One email is enough for several edits before the approval.
      if (known?.state !== 'waiting')
        await this.emails.enqueue(notifyOfReview, { orderId }, site.contact.email);
    });
  }

  /** @throws DomainError for an invalid cursor */
  async list(state: ReviewState | undefined, cursor: string | undefined): Promise<Page<AdminReviewDto>> {
    const page = await readReviews(this.database, state, cursor);
    return {
      ...page,
      items: page.items.map((row) => ({
        ...row,
        reference: orderReference(row.orderId),
        coverSrc: coverOfProduct(row.productId),
      })),
    };
  }

  /**
   * @param seen when the decided version was written
   * @throws DomainError if there is no review, or it was edited since
   */
  decide(by: Staff, orderId: string, state: 'approved' | 'declined', seen: Date): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const review = await manager.findOne(BookReview, { where: { orderId }, lock: ROW_LOCK });
      if (!review)
        throw new DomainError('not-found', 'COMMERCE.REVIEW_UNKNOWN', 'We can’t find this review.');
      if (review.writtenAt.getTime() !== seen.getTime())
        throw new DomainError(
          'conflict',
          'COMMERCE.REVIEW_CHANGED',
          'Its reader changed this review after you opened the page. Please look at it again.',
        );
      if (review.state === state) return;
      await manager.update(BookReview, { orderId }, { state, decidedAt: new Date() });
      const subject = { kind: 'review', id: orderId };
      await this.auditLog.record(by, { action: `review.${state}`, subject });
    });
  }

  async approved(): Promise<Record<string, BookReviews>> {
    const rows = await summarizeApproved(this.database.manager);
    return Object.fromEntries(rows.map(({ productId, ...reviews }) => [productId, reviews]));
  }

  @WritesEmail(notifyOfReview)
  async writeOwnerEmail({ orderId }: { orderId: string }): Promise<Email | undefined> {
    const { manager } = this.database;
    const review = await manager.findOneBy(BookReview, { orderId, state: 'waiting' });
    if (!review) return undefined;
    const { title } = await manager.findOneByOrFail(Product, { id: review.productId });
    const { publicUrl } = this.configuration;
    return ownerReviewEmail({ ...review, to: site.contact.email, productTitle: title, publicUrl });
  }
}
