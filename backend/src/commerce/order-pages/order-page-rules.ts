import type { PageWords } from '@lectern/catalogue';

import type { OrderStatus } from '../orders/order-rules.js';
import type { ProductType } from '../products/product-rules.js';

type Words = PageWords<'order'>;

/** How an order stands, to its buyer. */
export type OrderPageState = keyof Words['states'];

const PAID: Record<ProductType, OrderPageState> = {
  ebook: 'ready',
  paperback: 'to-send',
  speaking: 'booked',
};

const STATES: Record<OrderStatus, OrderPageState | 'by-type'> = {
  pending: 'waiting',
  processing: 'waiting',
  failed: 'failed',
  cancelled: 'failed',
  paid: 'by-type',
  fulfilled: 'by-type',
  'to-send': 'to-send',
  sent: 'sent',
  refunded: 'refunded',
  disputed: 'paused',
};

export function orderPageState(status: OrderStatus, type: ProductType): OrderPageState {
  const state = STATES[status];
  return state === 'by-type' ? PAID[type] : state;
}

type LetterName = keyof Words['timeline']['letters'];

/** The emails of an order of which its buyer is told; the owner's own are none of them. */
const LETTERS: Partial<Record<string, LetterName>> = {
  'send-order-mail': 'order',
  'send-renewed-link': 'link',
  'send-purchases': 'books',
  'tell-edition': 'edition',
  'send-dispatch-mail': 'parcel',
  'send-refund-mail': 'refund',
  'send-guarantee-mail': 'guarantee',
  'send-review-request': 'review',
  'send-part-refund-mail': 'refund',
  'send-refund-returned-mail': 'refund',
  'send-to-device': 'device',
};

/** An entry of an order's history, as far as its buyer may hear of it. */
interface TimelineEntry {
  at: Date;
  kind: string;
  /** The kind of email, by its job. */
  letter: string | null;
  email: string | null;
  amountCents: number | null;
  format: string | null;
}

export interface ToldEvent {
  at: Date;
  kind: keyof Words['timeline']['kinds'];
  letter?: LetterName;
  entry: TimelineEntry;
}

/**
 * What of an order's history its buyer is told: no notes, no names of the staff, no reasons that were written for them, and
 * no email that was not theirs.
 */
export function toldEvents(entries: readonly TimelineEntry[], { timeline }: Words): ToldEvent[] {
  return entries.flatMap((entry) => {
    const { kind, at } = entry;
    if (!isTold(kind, timeline.kinds)) return [];
    if (!kind.startsWith('letter-')) return [{ at, kind, entry }];
    const letter = LETTERS[entry.letter ?? ''];
    return letter ? [{ at, kind, letter, entry }] : [];
  });
}

const isTold = (kind: string, kinds: Words['timeline']['kinds']): kind is ToldEvent['kind'] => kind in kinds;
