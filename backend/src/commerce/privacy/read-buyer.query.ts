import { formatCents } from '@lectern/money';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { PersonRecord } from '../../owner-tools/index.js';
import { isPaidFor, type OrderStatus } from '../orders/order-status.js';
import { whatHoldsUp } from './under-way.js';

const ORDERS = `SELECT o.id, o.customer_email AS "email", o.customer_name AS name, p.title, o.quantity,
    o.total_amount AS "totalCents", o.status, o.created_at AS "orderedAt", o.completed_at AS "paidAt",
    o.created_at > now() - interval '1 hour' AS "isFresh",
    (SELECT to_jsonb(a) - 'order_id' FROM order_addresses a WHERE a.order_id = o.id) AS address,
    (SELECT jsonb_agg(jsonb_build_object('at', n.created_at, 'text', n.body) ORDER BY n.created_at)
      FROM order_notes n WHERE n.order_id = o.id) AS notes,
    (SELECT jsonb_agg(jsonb_build_object('at', r.asked_at, 'cents', r.amount_cents, 'status', r.status,
      'reason', r.reason) ORDER BY r.asked_at) FROM refunds r WHERE r.order_id = o.id) AS refunds,
    (SELECT jsonb_agg(jsonb_build_object('at', c.changed_at, 'from', c.old_email, 'to', c.new_email)
      ORDER BY c.changed_at) FROM order_address_changes c WHERE c.order_id = o.id) AS "mendedAddresses"
  FROM orders o JOIN products p ON p.id = o.product_id
  WHERE lower(o.customer_email) IN ($1, $2) ORDER BY o.created_at`;
const FETCHED = `SELECT file_name AS "fileName", downloaded_at AS "fetchedAt", download_count AS count
  FROM digital_downloads WHERE order_id = ANY ($1) ORDER BY downloaded_at`;
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
}

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** What is known of somebody who buys, or waits for a book. */
@Injectable()
export class ReadBuyer {
  constructor(private readonly database: Database) {}

  /** @param email in small letters */
  async execute(email: string, pseudonym: string): Promise<PersonRecord> {
    const { manager } = this.database;
    const orders = await manager.query<Bought[]>(ORDERS, [email, pseudonym]);
    const ids = orders.map(({ id }) => id);
    const fetched = await manager.query<{ fileName: string; fetchedAt: Date }[]>(FETCHED, [ids]);
    const notices = await manager.query<{ title: string; askedAt: Date }[]>(NOTICES, [email]);
    const named = orders.filter((order) => order.email !== pseudonym);
    const erased = orders.length - named.length;
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
      ],
      events: [
        ...orders.map(({ id, title, totalCents, status, orderedAt }) => ({
          at: orderedAt.toISOString(),
          what: `Ordered ${title}`,
          detail: `${formatCents(totalCents)}, ${status}`,
          path: `/shop/orders/${id}`,
        })),
        ...fetched.map(({ fileName, fetchedAt }) => ({
          at: fetchedAt.toISOString(),
          what: `Fetched ${fileName}`,
        })),
        ...notices.map(({ title, askedAt }) => ({
          at: askedAt.toISOString(),
          what: `Asked to hear of ${title}`,
        })),
      ],
      data: { orders: orders.map(({ isFresh: _, ...order }) => order), fetched, notices },
      goes: [
        ...(named.length > 0 ? [`The name and the addresses of ${counted(named.length, 'order')}`] : []),
        ...(notices.length > 0 ? [counted(notices.length, 'request to hear of a book')] : []),
      ],
      stays:
        orders.length > 0
          ? [
              {
                what: `What was bought, when and for how much, of ${counted(orders.length, 'order')}`,
                why: 'Tax law wants sales kept for years; they stay without her name and her address.',
              },
            ]
          : [],
      holdsUp: whatHoldsUp(named),
    };
  }
}
