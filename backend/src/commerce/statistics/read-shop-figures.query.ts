import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { ORDER_STATUSES, type OrderStatus } from '../orders/order-status.js';

interface OrderFigures {
  status: OrderStatus;
  count: number;
  /** Since the oldest order of this state was opened. */
  oldestSeconds: number;
}

interface MailFigures {
  sentMails: number;
  /** Paid orders whose buyer has not been sent her first letter yet. */
  unsentMails: number;
  /** Since the first of these was paid. */
  unsentSeconds: number;
}

interface EventFigures {
  events: number;
  /** Those whose payment is still to be looked into. */
  unsettledEvents: number;
  /** Since the last one arrived; null when none ever has. */
  lastEventSeconds: number | null;
}

export type ShopFigures = MailFigures & EventFigures & { orders: OrderFigures[] };

const ORDERS = `
  SELECT status, count(*)::int AS count,
    greatest(0, extract(epoch FROM now() - min(created_at)))::float8 AS "oldestSeconds"
  FROM orders GROUP BY status`;

const MAILS = `
  SELECT (SELECT count(*) FROM order_mails)::int AS "sentMails", count(*)::int AS "unsentMails",
    greatest(0, extract(epoch FROM now() - min(coalesce(completed_at, created_at))))::float8 AS "unsentSeconds"
  FROM orders WHERE status = 'paid' OR (status IN ('fulfilled', 'to-send', 'sent') AND id IN (
    SELECT payload ->> 'orderId' FROM outbox WHERE job = 'send-order-mail' AND closed_at IS NULL))`;

const EVENTS = `
  SELECT count(*)::int AS events,
    count(*) FILTER (WHERE payment_intent_id IN (SELECT payload ->> 'paymentIntentId' FROM outbox
      WHERE job = 'settle-payment' AND closed_at IS NULL))::int AS "unsettledEvents",
    extract(epoch FROM now() - max(received_at))::float8 AS "lastEventSeconds"
  FROM stripe_events`;

/** What the shop has sold and what it still owes, in numbers that name nobody. */
@Injectable()
export class ReadShopFigures {
  constructor(private readonly database: Database) {}

  async execute(): Promise<ShopFigures> {
    const { manager } = this.database;
    const [orders, [mails], [events]] = (await Promise.all([
      manager.query(ORDERS),
      manager.query(MAILS),
      manager.query(EVENTS),
    ])) as [OrderFigures[], [MailFigures], [EventFigures]];
    return {
      ...mails,
      ...events,
      orders: ORDER_STATUSES.map((status) => ({
        ...(orders.find((row) => row.status === status) ?? { count: 0, oldestSeconds: 0 }),
        status,
      })),
    };
  }
}
