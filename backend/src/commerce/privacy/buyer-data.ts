import { Injectable } from '@nestjs/common';
import { formatCents } from '@lectern/money';

import { SubjectDataSources, type SubjectData, type ErasedSubjectData } from '../../owner-tools/index.js';
import { Database } from '../../platform/database/database.js';
import { raisePageRevisions } from '../order-links/order-links.queries.js';
import { type OrderStatus, isPaidFor } from '../orders/order-rules.js';
import { CopyRequests } from '../personal-copies/copy-requests.js';

/** Steps that an order needs before its buyer can be erased. */
const WAITS: Partial<Record<OrderStatus, string>> = {
  processing: 'One of their payments is still in progress. Wait until it goes through or fails.',
  paid: 'One of their orders is being delivered. Wait until it’s done.',
  'to-send': 'They’re waiting for a package. Ship it or refund it before you erase the address.',
  disputed:
    'One of their payments is in dispute. You need what we know about it as evidence until that’s settled.',
};

const BEING_PAID = 'They’re buying something right now. Please wait an hour.';

/** Reasons why a buyer cannot be erased yet, without duplicates. */
function blockingReasons(orders: readonly { status: OrderStatus; isFresh: boolean }[]): string[] {
  const reasons = orders.map(({ status, isFresh }) =>
    status === 'pending' && isFresh ? BEING_PAID : WAITS[status],
  );
  return [...new Set(reasons)].filter((reason) => reason !== undefined);
}

const ORDERS = `SELECT o.id, o.customer_email AS "email", o.customer_name AS name, p.title, o.quantity,
    o.total_amount AS "totalCents", o.status, o.created_at AS "orderedAt", o.completed_at AS "paidAt",
    o.created_at > now() - interval '1 hour' AS "isFresh",
    (SELECT to_jsonb(a) - 'order_id' FROM order_addresses a WHERE a.order_id = o.id) AS address,
    (SELECT to_jsonb(d) - 'order_id' FROM order_dispatches d WHERE d.order_id = o.id) AS dispatch,
    (SELECT jsonb_agg(jsonb_build_object('at', n.created_at, 'text', n.body) ORDER BY n.created_at)
      FROM order_notes n WHERE n.order_id = o.id) AS notes,
    (SELECT jsonb_agg(jsonb_build_object('at', r.asked_at, 'cents', r.amount_cents, 'status', r.status,
      'reason', r.reason) ORDER BY r.asked_at) FROM refunds r WHERE r.order_id = o.id) AS refunds,
    (SELECT to_jsonb(v) - 'order_id' FROM book_reviews v WHERE v.order_id = o.id) AS review,
    (SELECT to_jsonb(q) - 'order_id' FROM review_requests q WHERE q.order_id = o.id) AS "reviewRequest",
    (SELECT k.reminded_at FROM checkout_reminders k WHERE k.order_id = o.id) AS "remindedAt",
    (SELECT to_jsonb(q) - 'order_id' FROM guarantee_requests q WHERE q.order_id = o.id) AS "refundRequest",
    (SELECT jsonb_agg(jsonb_build_object('at', c.changed_at, 'from', c.old_email, 'to', c.new_email)
      ORDER BY c.changed_at) FROM order_address_changes c WHERE c.order_id = o.id) AS "mendedAddresses",
    (SELECT jsonb_agg(jsonb_build_object('number', t.number, 'at', t.paid_at, 'cents', t.amount_cents)
      ORDER BY t.paid_at, t.number) FROM receipts t WHERE t.order_id = o.id) AS receipts,
    (SELECT jsonb_agg(to_jsonb(v) - 'order_id' ORDER BY v.version)
      FROM receipt_details v WHERE v.order_id = o.id) AS "receiptDetails"
  FROM orders o JOIN products p ON p.id = o.product_id
  WHERE lower(o.customer_email) IN ($1, $2) ORDER BY o.created_at`;
const FETCHED = `SELECT file_name AS "fileName", downloaded_at AS "fetchedAt", download_count AS count
  FROM digital_downloads WHERE order_id = ANY ($1) ORDER BY downloaded_at`;
/** Personal copies of the buyer. */
const COPIES = `SELECT g.file_name AS "fileName", c.made_at AS "madeAt"
  FROM personal_copies c JOIN download_grants g ON g.id = c.grant_id
  WHERE c.order_id = ANY ($1) AND c.made_at IS NOT NULL AND c.ended_at IS NULL ORDER BY c.made_at`;
const READING = `SELECT p.title, n.place, n.highlights, n.updated_at AS "updatedAt" FROM reading_notes n
  JOIN order_lines l USING (order_id, line_number) JOIN products p ON p.id = l.product_id
  WHERE n.order_id = ANY ($1) ORDER BY n.updated_at`;
/** Other buyers' orders that had this address by mistake. */
const MISTAKEN_ORDERS = `SELECT count(DISTINCT order_id)::int AS count FROM order_address_changes
  WHERE $1 IN (lower(old_email), lower(new_email)) AND NOT order_id = ANY ($2)`;
const NOTICES = `SELECT p.title, n.created_at AS "askedAt", n.confirmed_at AS "confirmedAt", n.told_at AS "toldAt"
  FROM release_notices n JOIN products p ON p.id = n.product_id WHERE n.email = $1 ORDER BY n.created_at`;

interface Bought {
  id: string;
  email: string;
  title: string;
  totalCents: number;
  status: OrderStatus;
  orderedAt: Date;
  paidAt: Date | null;
  isFresh: boolean;
  address: object | null;
  review: { body: string; written_at: string } | null;
}

const CARDS = {
  what: 'Their card and what the bank said about it',
  why: 'Only Stripe has that, and tells only the cardholder.',
};

const LINKS = {
  what: 'The links to what they bought',
  why: 'Anyone with a link can open it, so the site keeps only fingerprints. New links come by email.',
};

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

type Changed = [{ id: string }[], number];

const BLANK = `UPDATE orders SET customer_email = $2, customer_name = NULL WHERE lower(customer_email) = $1 RETURNING id`;
const CORRECTED =
  'DELETE FROM order_address_changes WHERE order_id = ANY ($1) OR $2 IN (lower(old_email), lower(new_email))';
const CODES = `DELETE FROM buyer_codes WHERE subject = $1 OR split_part(subject, ' ', 2) = $1 RETURNING id`;
const BLANK_DOWNLOADS = 'UPDATE digital_downloads SET customer_email = $2 WHERE order_id = ANY ($1)';

/** Data of buyers and waitlist readers: exported on request, and erased. */
@Injectable()
export class BuyerData {
  constructor(
    records: SubjectDataSources,
    private readonly database: Database,
    private readonly copies: CopyRequests,
  ) {
    records.add({
      name: 'orders',
      read: (email, pseudonym) => this.read(email, pseudonym),
      erase: (email, pseudonym) => this.erase(email, pseudonym),
    });
  }

  /**
   * All data about a buyer or a waitlist reader.
   * @param email lowercase
   */
  async read(email: string, pseudonym: string): Promise<SubjectData> {
    const { manager } = this.database;
    const orders = await manager.query<Bought[]>(ORDERS, [email, pseudonym]);
    const ids = orders.map(({ id }) => id);
    const fetched = await manager.query<{ fileName: string; fetchedAt: Date }[]>(FETCHED, [ids]);
    const copies = await manager.query<object[]>(COPIES, [ids]);
    const reading = await manager.query<object[]>(READING, [ids]);
    const notices = await manager.query<{ title: string; askedAt: Date }[]>(NOTICES, [email]);
    const [{ count: slips = 0 } = {}] = await manager.query<{ count: number }[]>(MISTAKEN_ORDERS, [
      email,
      ids,
    ]);
    const named = orders.filter((order) => order.email !== pseudonym);
    const erased = orders.length - named.length;
    const reviews = orders.filter(({ review }) => review !== null).length;
    const paidCents = orders
      .filter(({ status }) => isPaidFor(status))
      .reduce((sum, { totalCents }) => sum + totalCents, 0);
    return {
      facts: [
        ...(orders.length > 0
          ? [{ label: 'Orders', value: `${orders.length}, ${formatCents(paidCents)} paid` }]
          : []),
        ...(erased > 0
          ? [{ label: 'Erased', value: `${counted(erased, 'order')} kept without a name` }]
          : []),
        ...(notices.length > 0
          ? [{ label: 'Waits for', value: notices.map(({ title }) => title).join(', ') }]
          : []),
        ...(slips > 0
          ? [{ label: 'By mistake', value: `The address of ${counted(slips, 'order')} of somebody else` }]
          : []),
      ],
      events: [
        ...orders.map(({ id, title, totalCents, status, orderedAt }) => ({
          at: orderedAt.toISOString(),
          what: `Ordered ${title}`,
          detail: `${formatCents(totalCents)}, ${status}`,
          path: `/shop/orders/${id}`,
        })),
        ...orders.flatMap(({ title, review }) =>
          review
            ? [
                {
                  at: review.written_at,
                  what: `Reviewed ${title}`,
                  detail: review.body,
                  path: '/shop/reviews',
                },
              ]
            : [],
        ),
        ...fetched.map(({ fileName, fetchedAt }) => ({
          at: fetchedAt.toISOString(),
          what: `Fetched ${fileName}`,
        })),
        ...notices.map(({ title, askedAt }) => ({
          at: askedAt.toISOString(),
          what: `Joined the waitlist for ${title}`,
        })),
      ],
      data: { orders: orders.map(({ isFresh: _, ...order }) => order), fetched, copies, reading, notices },
      leavesOut: [
        ...(orders.length > 0 ? [CARDS, LINKS] : []),
        ...(slips > 0
          ? [
              {
                what: `The ${counted(slips, 'order')} of somebody else`,
                why: 'It had this address by mistake.',
              },
            ]
          : []),
      ],
      goes: [
        ...(named.length > 0 ? [`The name and the addresses of ${counted(named.length, 'order')}`] : []),
        ...(copies.length > 0 ? [`${counted(copies.length, 'file')} with their name`] : []),
        ...(reading.length > 0 ? [`Their place and highlights in ${counted(reading.length, 'book')}`] : []),
        ...(notices.length > 0 ? [counted(notices.length, 'request to hear of a book')] : []),
        ...(reviews > 0 ? [`${counted(reviews, 'review')}, from the pages too`] : []),
        ...(slips > 0 ? [`The address in ${counted(slips, 'order')} of somebody else`] : []),
      ],
      stays:
        orders.length > 0
          ? [
              {
                what: `What was bought, when and for how much, of ${counted(orders.length, 'order')}`,
                why: 'Tax law requires keeping sales for years. They stay without the buyer’s name and address.',
              },
            ]
          : [],
      holdsUp: blockingReasons(named),
    };
  }

  /**
   * Removes name and addresses from orders, whose amounts stay, and deletes waitlist entries.
   * Call it in the transaction of the erasure.
   * @param email lowercase
   */
  async erase(email: string, pseudonym: string): Promise<ErasedSubjectData> {
    const { manager } = this.database;
    const [orders] = await manager.query<Changed>(BLANK, [email, pseudonym]);
    const ids = orders.map(({ id }) => id);
    await manager.query(BLANK_DOWNLOADS, [ids, pseudonym]);
    await this.copies.end(ids);
    for (const table of [
      'order_addresses',
      'order_notes',
      'book_reviews',
      'receipt_details',
      'reading_notes',
    ])
      await manager.query(`DELETE FROM ${table} WHERE order_id = ANY ($1)`, [ids]);
    await manager.query(CORRECTED, [ids, email]);
    await raisePageRevisions(manager, ids);
    const [codes] = await manager.query<Changed>(CODES, [email]);
    // Refund amounts stay with their order; reasons may contain personal data.
    await manager.query('UPDATE refunds SET reason = NULL WHERE order_id = ANY ($1)', [ids]);
    await manager.query('UPDATE guarantee_requests SET answer = NULL WHERE order_id = ANY ($1)', [ids]);
    // Fingerprints are hashes of personal data.
    await manager.query('DELETE FROM order_requests WHERE order_id = ANY ($1)', [ids]);
    const [notices] = await manager.query<Changed>(
      'DELETE FROM release_notices WHERE email = $1 RETURNING id',
      [email],
    );
    return {
      causes: [
        ...ids.map((orderId) => ({ orderId })),
        ...notices.map(({ id }) => ({ noticeId: id })),
        ...codes.map(({ id }) => ({ buyerCodeId: id })),
      ],
    };
  }
}
