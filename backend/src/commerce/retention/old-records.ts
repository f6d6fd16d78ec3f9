import { Injectable } from '@nestjs/common';

import { ExpiredRows } from '../../platform/jobs/expired-rows.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { forgetOldRecords } from './retention.jobs.js';

/** A year, and time to look back at it. */
const LONG_AGO = `now() - interval '400 days'`;

const EXPIRED = [
  // Stripe keeps events for thirty days. Those of a dispute are part of the order's history and stay.
  `DELETE FROM stripe_events WHERE id IN (
    SELECT id FROM stripe_events WHERE received_at < ${LONG_AGO} AND type NOT LIKE 'charge.dispute.%'
    ORDER BY received_at LIMIT $1)`,
  // The browser tab with the key was closed long before.
  `DELETE FROM order_requests WHERE key_hash IN (
    SELECT key_hash FROM order_requests WHERE created_at < now() - interval '90 days' ORDER BY created_at LIMIT $1)`,
  // Orders older than three days are not swept.
  `DELETE FROM payment_sweeps WHERE order_id IN (
    SELECT order_id FROM payment_sweeps WHERE asked_at < now() - interval '7 days' ORDER BY asked_at LIMIT $1)`,
  // Time for the writer to ask about a declined review.
  `DELETE FROM book_reviews WHERE order_id IN (
    SELECT order_id FROM book_reviews WHERE state = 'declined' AND decided_at < now() - interval '90 days' LIMIT $1)`,
  // Codes are valid for ten minutes.
  `DELETE FROM buyer_codes WHERE id IN (
    SELECT id FROM buyer_codes WHERE expires_at < now() - interval '1 day' LIMIT $1 FOR UPDATE SKIP LOCKED)`,
  // Notes are kept while the reader has the book.
  `DELETE FROM reading_notes WHERE (order_id, line_number) IN (
    SELECT n.order_id, n.line_number FROM reading_notes n JOIN orders o ON o.id = n.order_id
    WHERE o.status = 'refunded' LIMIT $1)`,
  // A link can be renewed while its order is paid or may be paid again, but not after a refund.
  `DELETE FROM download_links WHERE id IN (
    SELECT l.id FROM orders o JOIN download_grants g ON g.order_id = o.id JOIN download_links l ON l.grant_id = g.id
    WHERE o.status = 'refunded' AND o.created_at < ${LONG_AGO} AND l.expires_at < ${LONG_AGO} LIMIT $1)`,
];

/** Deletes old records of sales. */
@Injectable()
export class OldRecords {
  constructor(private readonly rows: ExpiredRows) {}

  @HandlesJob(forgetOldRecords)
  forget(): Promise<void> {
    return this.rows.remove(forgetOldRecords, EXPIRED);
  }
}
