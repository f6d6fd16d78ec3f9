import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';

import { Database } from '../../platform/database/database.js';
import { STRIPE_PAGE } from '../stripe/stripe-rules.js';
import type { PaymentRecovery } from './payment-recovery.entity.js';
import { type ListName, LISTS, MARGIN_MS } from './payment-recovery-rules.js';
import { insertFound, storeCursor } from './payment-recovery.queries.js';

/** Events of payments that may be older than the comparison. The other lists have everything else. */
const LATE_EVENTS = [
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'refund.created',
  'refund.updated',
  'refund.failed',
] satisfies Stripe.Event['type'][];

type Reference = string | { id: string } | null | undefined;

interface Listed {
  id: string;
  payment_intent?: Reference;
}

const idOf = (reference: Reference): string | undefined =>
  (typeof reference === 'string' ? reference : reference?.id) ?? undefined;

interface PageRequest {
  created: Stripe.RangeQueryParam;
  limit: number;
  starting_after?: string;
}

/** Finds what Stripe has of payments since a time. Each page is stored, so a later run continues after it. */
@Injectable()
export class PaymentLists {
  constructor(
    private readonly database: Database,
    private readonly stripe: Stripe,
  ) {}

  /**
   * @returns whether all lists were read before `endsAtMs`
   * @throws StripeError if Stripe cannot be reached
   */
  async read({ id, since, cursors }: PaymentRecovery, endsAtMs: number): Promise<boolean> {
    const gte = Math.floor((since.getTime() - MARGIN_MS) / 1000);
    for (const list of LISTS) {
      let cursor = cursors[list];
      while (cursor !== true) {
        if (Date.now() > endsAtMs) return false;
        const after = cursor === undefined ? {} : { starting_after: cursor };
        cursor = await this.readPage(id, list, { created: { gte }, limit: STRIPE_PAGE, ...after });
      }
    }
    return true;
  }

  private async readPage(id: string, list: ListName, request: PageRequest): Promise<string | true> {
    const { data, has_more: hasMore } = await this.list(list, request);
    const found = data.flatMap((one) => idOf(one.payment_intent) ?? []);
    const cursor = hasMore ? (data.at(-1)?.id ?? true) : true;
    await this.database.transaction(async () => {
      const { manager } = this.database;
      if (found.length > 0) await insertFound(manager, id, found);
      await storeCursor(manager, id, list, cursor);
    });
    return cursor;
  }

  private async list(list: ListName, request: PageRequest): Promise<{ data: Listed[]; has_more: boolean }> {
    const { stripe } = this;
    if (list === 'refunds') return stripe.refunds.list(request);
    if (list === 'disputes') return stripe.disputes.list(request);
    if (list === 'charges') {
      const { data, has_more } = await stripe.charges.list(request);
      // The last charge is the next page's cursor, so a declined one stays, without its payment.
      return { data: data.map((one) => (one.paid ? one : { id: one.id })), has_more };
    }
    const { data, has_more } = await stripe.events.list({ ...request, types: LATE_EVENTS });
    return {
      data: data.map(({ id, data: { object } }) => ({ id, ...paymentOf(object) })),
      has_more,
    };
  }
}

const paymentOf = (object: object): Pick<Listed, 'payment_intent'> =>
  'payment_intent' in object ? { payment_intent: object.payment_intent as Reference } : {};
