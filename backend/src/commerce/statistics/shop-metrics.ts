import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type MetricsSource, Metrics } from '../../platform/metrics/metrics.js';
import { countOrderEmails, countOrders, countStripeEvents } from './shop-metrics.queries.js';

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

@Injectable()
export class ShopMetrics {
  constructor(
    metrics: Metrics,
    private readonly database: Database,
  ) {
    metrics.addSource({ name: 'shop', gauges: GAUGES, read: () => this.read() });
  }

  /** Counts of sales and open work, without personal data. */
  private async read() {
    const { manager } = this.database;
    const [orders, emails, events] = await Promise.all([
      countOrders(manager),
      countOrderEmails(manager),
      countStripeEvents(manager),
    ]);
    return {
      lectern_orders: orders.map(({ status, count }) => ({ value: count, labels: { status } })),
      lectern_order_oldest_seconds: orders.map(({ status, oldestSeconds }) => ({
        value: oldestSeconds,
        labels: { status },
      })),
      lectern_order_mails: [
        { value: emails.sent, labels: { state: 'sent' } },
        { value: emails.unsent, labels: { state: 'unsent' } },
      ],
      lectern_order_mail_unsent_seconds: [{ value: emails.unsentSeconds }],
      lectern_payment_events: [
        { value: events.all - events.unsettled, labels: { state: 'settled' } },
        { value: events.unsettled, labels: { state: 'unsettled' } },
      ],
      lectern_payment_event_last_seconds: events.lastSeconds === null ? [] : [{ value: events.lastSeconds }],
    };
  }
}
