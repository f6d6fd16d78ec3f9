import { Injectable } from '@nestjs/common';

import type { FigureSource } from '../../platform/metrics/figure-source.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { ReadShopFigures } from './read-shop-figures.query.js';

const FIGURES = {
  lectern_orders: { help: 'Orders by state.', labels: ['status'] },
  lectern_order_oldest_seconds: {
    help: 'Since the oldest order of a state was opened; 0 when there is none.',
    labels: ['status'],
  },
  lectern_order_mails: {
    help: 'Mails that buyers of paid orders have been sent, or wait for.',
    labels: ['state'],
  },
  lectern_order_mail_unsent_seconds: {
    help: 'Since the order that has waited longest for its mail was paid; 0 when none waits.',
  },
  lectern_payment_events: {
    help: 'Events that Stripe has reported, by whether their payment has been looked into.',
    labels: ['state'],
  },
  lectern_payment_event_last_seconds: { help: 'Since the last of these arrived.' },
} satisfies FigureSource['figures'];

/** Says, whenever somebody asks for the metrics, how the shop's orders, payments and mails stand. */
@Injectable()
export class ShopFiguresListener {
  constructor(
    metrics: Metrics,
    private readonly readShopFigures: ReadShopFigures,
  ) {
    metrics.addSource({ name: 'shop', figures: FIGURES, read: () => this.read() });
  }

  private async read() {
    const { orders, ...figures } = await this.readShopFigures.execute();
    return {
      lectern_orders: orders.map(({ status, count }) => ({ value: count, labels: { status } })),
      lectern_order_oldest_seconds: orders.map(({ status, oldestSeconds }) => ({
        value: oldestSeconds,
        labels: { status },
      })),
      lectern_order_mails: [
        { value: figures.sentMails, labels: { state: 'sent' } },
        { value: figures.unsentMails, labels: { state: 'unsent' } },
      ],
      lectern_order_mail_unsent_seconds: [{ value: figures.unsentSeconds }],
      lectern_payment_events: [
        { value: figures.events - figures.unsettledEvents, labels: { state: 'settled' } },
        { value: figures.unsettledEvents, labels: { state: 'unsettled' } },
      ],
      lectern_payment_event_last_seconds:
        figures.lastEventSeconds === null ? [] : [{ value: figures.lastEventSeconds }],
    };
  }
}
