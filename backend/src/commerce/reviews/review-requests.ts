import { bookByProductId, books, emailWords } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import type { Email } from '../../platform/email/email.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { BulkEmailThrottle } from '../../platform/email/bulk-email-throttle.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { orderListEmail } from '../emails/order-email.js';
import { OrderEmailFacts } from '../emails/order-email-facts.js';
import { isPaidFor } from '../orders/order-rules.js';
import { ReviewLinks } from './review-links.js';
import { REVIEW_AFTER_DAYS, REVIEW_UNTIL_DAYS } from './review-rules.js';
import { BookReview, ReviewRequest } from './review.entity.js';
import { askForReviews, sendReviewRequest } from './reviews.jobs.js';

/** Skips buyers who unsubscribed, have a blocked address, got a refund, or wrote a review already. */
const DUE = `INSERT INTO review_requests (order_id)
  SELECT DISTINCT ON (lower(o.customer_email), o.product_id) o.id FROM orders o
    LEFT JOIN order_dispatches d ON d.order_id = o.id
  WHERE o.status IN ('fulfilled', 'sent') AND o.product_id = ANY ($1)
    AND o.completed_at BETWEEN now() - interval '${REVIEW_UNTIL_DAYS} days' AND now() - interval '${REVIEW_AFTER_DAYS} days'
    AND coalesce(d.sent_at, o.completed_at) < now() - interval '${REVIEW_AFTER_DAYS} days'
    AND NOT EXISTS (SELECT FROM refunds r WHERE r.order_id = o.id)
    AND NOT EXISTS (SELECT FROM guarantee_requests g WHERE g.order_id = o.id)
    AND NOT EXISTS (SELECT FROM mail_suppressions s WHERE s.email = lower(o.customer_email))
    AND NOT EXISTS (SELECT FROM review_requests q JOIN orders e ON e.id = q.order_id
      WHERE lower(e.customer_email) = lower(o.customer_email)
        AND (q.ended_at IS NOT NULL OR e.product_id = o.product_id))
  ORDER BY lower(o.customer_email), o.product_id, o.completed_at LIMIT $2
  ON CONFLICT DO NOTHING RETURNING order_id AS "orderId",
    (SELECT customer_email FROM orders WHERE id = order_id) AS email`;

const ENDED = `SELECT EXISTS (SELECT FROM review_requests q JOIN orders e ON e.id = q.order_id
  WHERE q.ended_at IS NOT NULL AND lower(e.customer_email) = lower($1)) AS "isEnded"`;

/** Products with a page that shows reviews. */
const reviewed = (): string[] => books.flatMap(({ productId }) => (productId === null ? [] : [productId]));

/** Asks each buyer once for a review. */
@Injectable()
export class ReviewRequests {
  constructor(
    private readonly database: Database,
    private readonly emails: EmailQueue,
    private readonly throttle: BulkEmailThrottle,
    private readonly outbox: Outbox,
    private readonly orderEmailFacts: OrderEmailFacts,
    private readonly links: ReviewLinks,
    private readonly configuration: Configuration,
  ) {}

  /** Enqueues the emails that are due, in batches at the pace of {@link BulkEmailThrottle}, then itself. */
  @HandlesJob(askForReviews)
  ask(): Promise<void> {
    return this.database.transaction(async () => {
      await this.database.lock('ask-for-reviews');
      const { batchSize } = this.throttle;
      const due = await this.database.manager.query<{ orderId: string; email: string }[]>(DUE, [
        reviewed(),
        batchSize,
      ]);
      const delaysMs = await this.throttle.delaysMs(due.length);
      for (const [at, { orderId, email }] of due.entries())
        await this.emails.enqueue(sendReviewRequest, { orderId }, email, { delayMs: delaysMs[at] });
      if (due.length === batchSize)
        await this.outbox.enqueue(askForReviews, {}, { delayMs: delaysMs.at(-1) });
    });
  }

  /** Checks again at the time of sending. */
  @WritesEmail(sendReviewRequest)
  async writeRequestEmail({ orderId }: { orderId: string }): Promise<Email | undefined> {
    const { manager } = this.database;
    const { order, props } = await this.orderEmailFacts.read(orderId);
    if (!isPaidFor(order.status) || (await manager.existsBy(BookReview, { orderId }))) return undefined;
    const [{ isEnded = false } = {}] = await manager.query<{ isEnded: boolean }[]>(ENDED, [
      order.customerEmail,
    ]);
    if (isEnded) return undefined;
    const { publicUrl } = this.configuration;
    const path = await this.links.pathOf(orderId);
    const buttonUrl = publicUrl + path;
    const productTitle = bookByProductId(order.productId)?.title ?? props.productTitle;
    return orderListEmail({ ...props, productTitle }, emailWords.reviewAsked, {
      buttonUrl,
      endUrl: `${buttonUrl}/end`,
    });
  }

  /** Unsubscribes the reader from review requests. */
  async end(orderId: string): Promise<void> {
    await this.database.manager.upsert(ReviewRequest, { orderId, endedAt: new Date() }, ['orderId']);
  }
}
