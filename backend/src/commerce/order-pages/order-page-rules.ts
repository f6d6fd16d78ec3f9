import type { PageWords } from '@lectern/catalogue';

import type { OrderStatus } from '../orders/order-rules.js';
import type { ProductType } from '../products/product-rules.js';

type Words = PageWords<'order'>;

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

/** Emails that the buyer's history shows; the owner's are not among them. */
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

interface TimelineEntry {
  at: Date;
  kind: string;
  /** Job name of the email. */
  letter: string | null;
  email: string | null;
  amountCents: number | null;
  format: string | null;
}

export interface PublicEvent {
  at: Date;
  kind: keyof Words['timeline']['kinds'];
  letter?: LetterName;
  entry: TimelineEntry;
}

/** Public part of an order's history: no notes, no staff names, no reasons for the staff, and only the buyer's own emails. */
export function publicEvents(entries: readonly TimelineEntry[], { timeline }: Words): PublicEvent[] {
  return entries.flatMap((entry) => {
    const { kind, at } = entry;
    if (!isPublic(kind, timeline.kinds)) return [];
    if (!kind.startsWith('letter-')) return [{ at, kind, entry }];
    const letter = LETTERS[entry.letter ?? ''];
    return letter ? [{ at, kind, letter, entry }] : [];
  });
}

/** A declined try is over once the buyer has paid or left. */
const isPublic = (kind: string, kinds: Words['timeline']['kinds']): kind is PublicEvent['kind'] =>
  kind in kinds && kind !== 'payment-failed';

/** Rate limits per client: requests at once, and milliseconds for each further one. */
export const FORM_RATES = {
  addressCode: { burst: 20, everyMs: 30_000 },
  receiptDetails: { burst: 20, everyMs: 30_000 },
  receiptPdf: { burst: 60, everyMs: 2_000 },
  toDevice: { burst: 30, everyMs: 60_000 },
} as const;
