import type { PostalAddress, Purchase } from '@lectern/api-client';
import type { CheckoutOptions, CheckoutStep } from '@lectern/widget-kit';
import { type AddressField, isAddressFilled } from './postal-address.js';
import { isSamePlace, isPlaceKnown, type TaxPlace, type ShownTotal } from './tax-place.js';

export interface Customer {
  name: string;
  email: string;
  /** Shown on some pages. Stored in this tab only, never sent. */
  phone: string;
  address?: PostalAddress;
  /** Of the address's country, which may have no region. */
  addressFields?: readonly AddressField[];
  /** Location for tax, if there is no package address. */
  place?: TaxPlace;
}

export const emptyCustomer: Customer = { name: '', email: '', phone: '' };

/**
 * - `details`: asks for name and address; `starting`: creates the payment
 * - `restoring`: looks up a payment from before a reload
 * - `payment`: asks for the card; `paying`: the provider is deciding
 * - `collecting`: paid, fetching files; `done`: finished
 */
export type Phase = 'details' | 'starting' | 'restoring' | 'payment' | 'paying' | 'collecting' | 'done';

/** A purchase of the same product by this browser within a day. */
export interface Repeat {
  /** The shop's question, with the time of that purchase. */
  question: string;
  /** Page of that order; null if it belongs to another email address. */
  orderUrl: string | null;
}

export interface CheckoutState {
  phase: Phase;
  customer: Customer;
  /** Identifies and proves the payment; kept until the last download. */
  clientSecret: string | null;
  purchase: Purchase | null;
  /** The buyer agrees to the sentence on their right of withdrawal. Asked for each purchase, and never stored. */
  hasAgreed: boolean;
  /** Total to charge if tax is added to the price; null until known. */
  total: ShownTotal | null;
  repeat: Repeat | null;
  failure: string | null;
  /** Errors by field of the request: `shippingAddress.city`. */
  wrong: Readonly<Record<string, string>>;
}

export type CheckoutEvent =
  | { type: 'edited'; customer: Customer }
  | { type: 'agreed'; hasAgreed: boolean }
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

/** State machine: phase, event, next phase. Events missing from the table are ignored. */
export const transitions: Record<Phase, Partial<Record<CheckoutEvent['type'], Phase>>> = {
  details: { edited: 'details', agreed: 'details', bought: 'starting', recalled: 'restoring' },
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
  customer: emptyCustomer,
  clientSecret: null,
  purchase: null,
  hasAgreed: false,
  total: null,
  repeat: null,
  failure: null,
  wrong: {},
};

function changes(event: CheckoutEvent, before: CheckoutState): Partial<CheckoutState> {
  const { customer, total, failure, wrong } = before;
  switch (event.type) {
    case 'edited':
      return {
        customer: event.customer,
        total: isSamePlace(event.customer, customer) ? total : null,
        // An error that is not about what was typed stays at the button until the next try.
        failure: Object.keys(wrong).length > 0 ? null : failure,
      };
    case 'agreed':
      return { hasAgreed: event.hasAgreed, failure: Object.keys(wrong).length > 0 ? null : failure };
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
      return { customer: emptyCustomer };
    case 'preparing':
    case 'collected':
      return { purchase: event.purchase };
    case 'found-gone':
      return { clientSecret: null, total: null };
    case 'started-over':
      return { clientSecret: null, purchase: null, total: null, hasAgreed: false };
    default:
      return {};
  }
}

/** Returns the state after an event; the same object if the event does nothing in this phase. */
export function next(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const phase = transitions[state.phase][event.type];
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

/** Whether the purchase can begin. */
export const isComplete = ({ customer, hasAgreed }: CheckoutState, options: CheckoutOptions): boolean =>
  hasDetails(customer, options) && (hasAgreed || !options.law?.withdrawalConsent);

export function hasDetails(
  { name, email, address, addressFields, place }: Customer,
  { productType, addsTax }: Pick<CheckoutOptions, 'productType' | 'addsTax'> = {},
): boolean {
  const isSomewhere =
    productType === 'paperback' ? isAddressFilled(address, addressFields) : !addsTax || isPlaceKnown(place);
  return name.trim() !== '' && email.trim() !== '' && isSomewhere;
}
