import type { PostalAddress, Purchase } from '@lectern/api-client';
import type { CheckoutOptions, CheckoutStep } from '@lectern/widget-kit';
import { isAddressFilled } from './postal-address.js';
import { isSamePlace, isPlaceKnown, type TaxPlace, type ShownTotal } from './tax-place.js';

export interface Customer {
  name: string;
  email: string;
  /** Asked on some pages, kept in this tab only: it is never sent. */
  phone: string;
  /** Asked for a parcel only. */
  address?: PostalAddress;
  /** Asked where tax comes to the price, and no parcel says it. */
  place?: TaxPlace;
}

export const nobody: Customer = { name: '', email: '', phone: '' };

/**
 * - `details` the name and address are asked, `starting` the payment is being created
 * - `restoring` a payment from before a reload is looked up
 * - `payment` the card is asked, `paying` the provider is deciding
 * - `collecting` paid, the files are being fetched, `done` nothing is left to do
 */
export type Phase = 'details' | 'starting' | 'restoring' | 'payment' | 'paying' | 'collecting' | 'done';

/** This browser bought the same within a day. */
export interface Repeat {
  /** The shop's question, with the time since then. */
  question: string;
  /** Page of that order; null if its address is another one. */
  orderUrl: string | null;
}

export interface CheckoutState {
  phase: Phase;
  customer: Customer;
  /** Names the payment and proves it; held from its creation to the last download. */
  clientSecret: string | null;
  purchase: Purchase | null;
  /** What is charged where tax comes to the price; null until it is known. */
  total: ShownTotal | null;
  /** The question whether another copy is wanted; null if there is none. */
  repeat: Repeat | null;
  /** What went wrong in this phase, to be read beside its form. */
  failure: string | null;
  /** And at which fields, by their names in the call: `shippingAddress.city`. */
  wrong: Readonly<Record<string, string>>;
}

export type CheckoutEvent =
  | { type: 'edited'; customer: Customer }
  | { type: 'bought' }
  | { type: 'totaled'; total: ShownTotal }
  | { type: 'started'; clientSecret: string }
  | { type: 'repeated'; repeat: Repeat }
  | { type: 'refused'; message: string; wrong?: Readonly<Record<string, string>> }
  | { type: 'recalled'; clientSecret: string; customer: Customer; total?: ShownTotal | undefined }
  | { type: 'rechecked' }
  | { type: 'found-open' }
  | { type: 'found-gone' }
  | { type: 'unreachable'; message: string }
  | { type: 'pay-pressed' }
  | { type: 'incomplete' }
  | { type: 'declined'; message: string }
  | { type: 'paid' }
  | { type: 'preparing'; purchase: Purchase }
  | { type: 'collected'; purchase: Purchase }
  | { type: 'uncollected'; message: string }
  | { type: 'asked-again' }
  | { type: 'started-over' };

/** Every move there is: phase, event, next phase. What is not in the table does not happen. */
export const moves: Record<Phase, Partial<Record<CheckoutEvent['type'], Phase>>> = {
  details: { edited: 'details', bought: 'starting', recalled: 'restoring' },
  starting: { totaled: 'details', started: 'payment', refused: 'details', repeated: 'details' },
  restoring: {
    'found-open': 'payment',
    'found-gone': 'details',
    paid: 'collecting',
    unreachable: 'restoring',
    rechecked: 'restoring',
    'started-over': 'details',
  },
  payment: { 'pay-pressed': 'paying', rechecked: 'restoring', 'started-over': 'details' },
  paying: { incomplete: 'payment', declined: 'payment', paid: 'collecting', rechecked: 'restoring' },
  collecting: {
    preparing: 'collecting',
    collected: 'done',
    uncollected: 'collecting',
    'asked-again': 'collecting',
    'started-over': 'details',
  },
  done: { 'started-over': 'details' },
};

export const beginning: CheckoutState = {
  phase: 'details',
  customer: nobody,
  clientSecret: null,
  purchase: null,
  total: null,
  repeat: null,
  failure: null,
  wrong: {},
};

/** What an event brings along or clears; the phase is the table's business. */
function changes(event: CheckoutEvent, { customer, total }: CheckoutState): Partial<CheckoutState> {
  switch (event.type) {
    case 'edited':
      return { customer: event.customer, total: isSamePlace(event.customer, customer) ? total : null };
    case 'totaled':
      return { total: event.total };
    case 'started':
      return { clientSecret: event.clientSecret };
    case 'recalled':
      return { clientSecret: event.clientSecret, customer: event.customer, total: event.total ?? null };
    case 'repeated':
      return { repeat: event.repeat };
    case 'refused':
      return { failure: event.message, wrong: event.wrong ?? {}, total: null };
    case 'unreachable':
    case 'declined':
    case 'uncollected':
      return { failure: event.message };
    case 'paid':
      return { customer: nobody };
    case 'preparing':
    case 'collected':
      return { purchase: event.purchase };
    case 'found-gone':
      return { clientSecret: null, total: null };
    case 'started-over':
      return { clientSecret: null, purchase: null, total: null };
    default:
      return {};
  }
}

/** The state after an event; the very same object when the event means nothing in this phase. */
export function next(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const phase = moves[state.phase][event.type];
  if (!phase) return state;
  return { ...state, failure: null, repeat: null, wrong: {}, ...changes(event, state), phase };
}

const steps: Record<Phase, CheckoutStep> = {
  details: 'details',
  starting: 'details',
  restoring: 'payment',
  payment: 'payment',
  paying: 'payment',
  collecting: 'done',
  done: 'done',
};

export function stepOf(phase: Phase): CheckoutStep {
  return steps[phase];
}

/** Whether every required field holds something, which is what enables the buy button. */
export function hasDetails(
  { name, email, address, place }: Customer,
  { productType, addsTax }: Pick<CheckoutOptions, 'productType' | 'addsTax'> = {},
): boolean {
  const isSomewhere =
    productType === 'paperback' ? isAddressFilled(address) : !addsTax || isPlaceKnown(place);
  return name.trim() !== '' && email.trim() !== '' && isSomewhere;
}
