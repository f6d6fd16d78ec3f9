import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type MetricsSource, Metrics } from '../../platform/metrics/metrics.js';
import { countedRows } from '../../platform/jobs/row-counts.js';
import { ORDER_STATUSES, type OrderStatus } from '../orders/order-rules.js';

const GAUGES = {
  lectern_orders: { help: 'Orders by status.', labels: ['status'] },
  lectern_order_oldest_seconds: {
    help: 'Age of the oldest order in a status; 0 if there is none.',
    labels: ['status'],
  },
  lectern_order_mails: {
    help: 'Purchase emails of paid orders, sent and unsent.',
    labels: ['state'],
  },
  lectern_order_mail_unsent_seconds: {
    help: 'Longest wait of a paid order for its email; 0 if none waits.',
  },
  lectern_payment_events: {
    help: 'Stripe events by whether their payment is settled.',
    labels: ['state'],
  },
  lectern_payment_event_last_seconds: { help: 'Age of the last Stripe event.' },
} satisfies MetricsSource['gauges'];

interface OrderCounts {
  status: OrderStatus;
  count: number;
  /** Age of the oldest order in this status. */
  oldestSeconds: number;
}

interface EmailCounts {
  sentMails: number;
  /** Paid orders without a sent purchase email. */
  unsentMails: number;
  /** Age of the first of these payments. */
  unsentSeconds: number;
}

interface EventCounts {
  events: number;
  /** Events whose payment was not settled yet. */
  unsettledEvents: number;
  /** Age of the last event; null if there is none. */
  lastEventSeconds: number | null;
}

type ShopCounts = EmailCounts & EventCounts & { orders: OrderCounts[] };

const sinceS = (moment: string): string => `greatest(0, extract(epoch FROM now() - ${moment}))::float8`;

const openJobs = (job: string, subject: string): string =>
  `SELECT payload ->> '${subject}' FROM outbox WHERE job = '${job}' AND closed_at IS NULL`;

/** Queries of each scrape. None scans a growing table; they read only open rows or an end of an index. */
const ORDERS = `
  SELECT status, coalesce(count, 0) AS count,
    ${sinceS('(SELECT min(created_at) FROM orders WHERE orders.status = asked.status)')} AS "oldestSeconds"
  FROM unnest($1::text[]) AS asked (status) LEFT JOIN (${countedRows('orders')}) AS counted ON state = status`;

const MAILS = `
  SELECT coalesce((SELECT count FROM (${countedRows('order_mails')}) AS counted WHERE state = 'yes'), 0) AS "sentMails",
    count(*)::int AS "unsentMails", ${sinceS('min(since)')} AS "unsentSeconds"
  FROM (
    SELECT coalesce(completed_at, created_at) AS since FROM orders WHERE status = 'paid'
    UNION ALL
    SELECT coalesce(completed_at, created_at) FROM orders
    WHERE status IN ('fulfilled', 'to-send', 'sent') AND id IN (${openJobs('send-order-mail', 'orderId')})) AS unsent`;

const EVENTS = `
  SELECT coalesce((SELECT count FROM (${countedRows('stripe_events')}) AS counted), 0) AS events,
    (SELECT count(*) FROM stripe_events WHERE payment_intent_id IN (${openJobs('settle-payment', 'paymentIntentId')}))::int
      AS "unsettledEvents",
    extract(epoch FROM now() - (SELECT max(received_at) FROM stripe_events))::float8 AS "lastEventSeconds"`;

@Injectable()
export class ShopMetrics {
  constructor(
    metrics: Metrics,
    private readonly database: Database,
  ) {
    metrics.addSource({ name: 'shop', gauges: GAUGES, read: () => this.read() });
  }

  private async read() {
    const { orders, ...gauges } = await this.count();
    return {
      lectern_orders: orders.map(({ status, count }) => ({ value: count, labels: { status } })),
      lectern_order_oldest_seconds: orders.map(({ status, oldestSeconds }) => ({
        value: oldestSeconds,
        labels: { status },
      })),
      lectern_order_mails: [
        { value: gauges.sentMails, labels: { state: 'sent' } },
        { value: gauges.unsentMails, labels: { state: 'unsent' } },
      ],
      lectern_order_mail_unsent_seconds: [{ value: gauges.unsentSeconds }],
      lectern_payment_events: [
        { value: gauges.events - gauges.unsettledEvents, labels: { state: 'settled' } },
        { value: gauges.unsettledEvents, labels: { state: 'unsettled' } },
      ],
      lectern_payment_event_last_seconds:
        gauges.lastEventSeconds === null ? [] : [{ value: gauges.lastEventSeconds }],
    };
  }

  /** Counts of sales and open work, without personal data. */
  async count(): Promise<ShopCounts> {
    const { manager } = this.database;
    const [orders, [mails], [events]] = (await Promise.all([
      manager.query(ORDERS, [ORDER_STATUSES]),
      manager.query(MAILS),
      manager.query(EVENTS),
    ])) as [OrderCounts[], [EmailCounts], [EventCounts]];
    return { ...mails, ...events, orders };
  }
}
