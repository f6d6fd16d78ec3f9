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
import { BookReview, ReviewRequest } from './review.entity.js';
import { askForReviews, sendReviewRequest } from './reviews.jobs.js';
import { hasUnsubscribed, insertDueRequests } from './reviews.queries.js';

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

  /** Enqueues the due emails in batches, then itself. */
  @HandlesJob(askForReviews)
  ask(): Promise<void> {
    return this.database.transaction(async () => {
      await this.database.lock('ask-for-reviews');
      const { batchSize } = this.throttle;
      const due = await insertDueRequests(this.database.manager, reviewed(), batchSize);
      const delaysMs = await this.throttle.delaysMs(due.length);
      for (const [at, { orderId, email }] of due.entries())
        await this.emails.enqueue(sendReviewRequest, { orderId }, email, { delayMs: delaysMs[at] });
      if (due.length === batchSize)
        await this.outbox.enqueue(askForReviews, {}, { delayMs: delaysMs.at(-1) });
    });
  }

  @WritesEmail(sendReviewRequest)
  async writeRequestEmail({ orderId }: { orderId: string }): Promise<Email | undefined> {
    const { manager } = this.database;
    const { order, props } = await this.orderEmailFacts.read(orderId);
    if (!isPaidFor(order.status) || (await manager.existsBy(BookReview, { orderId }))) return undefined;
    if (await hasUnsubscribed(manager, order.customerEmail)) return undefined;
    const { publicUrl } = this.configuration;
    const path = await this.links.pathOf(orderId);
    const buttonUrl = publicUrl + path;
    const productTitle = bookByProductId(order.productId)?.title ?? props.productTitle;
    return orderListEmail({ ...props, productTitle }, emailWords.reviewAsked, {
      buttonUrl,
      endUrl: `${buttonUrl}/end`,
    });
  }

  async end(orderId: string): Promise<void> {
    await this.database.manager.upsert(ReviewRequest, { orderId, endedAt: new Date() }, ['orderId']);
  }
}
