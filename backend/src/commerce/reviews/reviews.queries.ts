import type { EntityManager } from 'typeorm';

import type { Database } from '../../platform/database/database.js';
import { type Page, readPage } from '../../platform/http/paged-list.js';
import {
  type BookReviews,
  REVIEW_AFTER_DAYS,
  REVIEW_UNTIL_DAYS,
  type ReviewState,
  SHOWN_REVIEWS,
} from './review-rules.js';
import type { AdminReviewDto } from './reviews.dto.js';

/**
 * Records the due review requests. Skips buyers who unsubscribed, have a blocked address, got a refund, or were asked
 * about the book.
 */
export function insertDueRequests(
  manager: EntityManager,
  productIds: readonly string[],
  limit: number,
): Promise<{ orderId: string; email: string }[]> {
  return manager.query(
    `INSERT INTO review_requests (order_id)
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
      (SELECT customer_email FROM orders WHERE id = order_id) AS email`,
    [productIds, limit],
  );
}

/** With any of their orders. */
export async function hasUnsubscribed(manager: EntityManager, email: string): Promise<boolean> {
  const [{ isEnded = false } = {}] = await manager.query<{ isEnded: boolean }[]>(
    `SELECT EXISTS (SELECT FROM review_requests q JOIN orders e ON e.id = q.order_id
      WHERE q.ended_at IS NOT NULL AND lower(e.customer_email) = lower($1)) AS "isEnded"`,
    [email],
  );
  return isEnded;
}

type ListedReview = Omit<AdminReviewDto, 'coverSrc' | 'reference'>;

/** @throws DomainError for an invalid cursor */
export function readReviews(
  database: Database,
  state: ReviewState | undefined,
  cursor: string | undefined,
): Promise<Page<ListedReview>> {
  const list = {
    select: `SELECT v.order_id AS "orderId", v.product_id AS "productId", p.title AS "productTitle", v.rating,
      v.body, v.shown_name AS "shownName", v.state, v.written_at AS "writtenAt",
      CASE WHEN r.order_id IS NULL THEN NULL ELSE jsonb_build_object('draft', r.draft, 'revision', r.revision,
        'who', r.who, 'savedAt', r.saved_at, 'body', CASE WHEN r.removed_at IS NULL THEN r.body END,
        'publishedAt', CASE WHEN r.removed_at IS NULL THEN r.published_at END) END AS reply`,
    from: `FROM book_reviews v JOIN products p ON p.id = v.product_id
      LEFT JOIN review_replies r ON r.order_id = v.order_id WHERE ${state ? 'v.state = $1' : 'true'}`,
    at: 'v.written_at',
    id: 'v.order_id',
    idType: 'text',
  } as const;
  return readPage<ListedReview>(database, list, state ? [state] : [], { cursor });
}

/** Approved reviews of paid orders by product: count, average, and the newest with their replies. */
export function summarizeApproved(manager: EntityManager): Promise<(BookReviews & { productId: string })[]> {
  return manager.query(
    `SELECT product_id AS "productId", count(*)::int AS count, round(avg(rating), 1)::float8 AS rating,
      jsonb_agg(jsonb_strip_nulls(jsonb_build_object('name', shown_name, 'rating', rating, 'text', body,
        'reply', reply)) ORDER BY place) FILTER (WHERE place <= ${SHOWN_REVIEWS}) AS shown
    FROM (SELECT v.*, r.body AS reply, row_number() OVER (PARTITION BY v.product_id ORDER BY v.written_at DESC, v.order_id) AS place
      FROM book_reviews v JOIN orders o ON o.id = v.order_id
        LEFT JOIN review_replies r ON r.order_id = v.order_id AND r.removed_at IS NULL
      WHERE v.state = 'approved' AND o.status IN ('paid', 'fulfilled', 'to-send', 'sent')) v
    GROUP BY product_id ORDER BY product_id`,
  );
}
