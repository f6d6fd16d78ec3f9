import { describe, expect, it } from '@jest/globals';
import {
  beginning,
  type CheckoutEvent,
  type CheckoutState,
  hasDetails,
  transitions,
  next,
  emptyCustomer,
  type Phase,
  stepOf,
} from './checkout-state.js';

const anna = { name: 'Anna', email: 'anna@example.org', phone: '202 555 0100' };
const purchase = {
  orderRef: 'R1',
  orderUrl: '/orders/R1.0.token',
  addressUrl: '/orders/R1.0.token?payer=R1.0.proof#address',
  status: 'ready' as const,
  product: { id: 'p', title: 'P', type: 'ebook' as const, bookId: null },
  customerEmail: 'anna@example.org',
  readings: [],
  downloads: [],
};

function after(...events: CheckoutEvent[]): CheckoutState {
  return events.reduce(next, beginning);
}

const toPayment: CheckoutEvent[] = [
  { type: 'edited', customer: anna },
  { type: 'bought' },
  { type: 'started', clientSecret: 'pi_1_secret_1' },
];

describe('checkout state', () => {
  it('goes from the details through the card to the files', () => {
    expect(after(...toPayment)).toMatchObject({ phase: 'payment', clientSecret: 'pi_1_secret_1' });
    const done = after(
      ...toPayment,
      { type: 'pay-pressed' },
      { type: 'paid' },
      { type: 'collected', purchase },
    );
    expect(done).toMatchObject({ phase: 'done', purchase });
  });

  it('clears name and address after payment', () => {
    expect(after(...toPayment, { type: 'pay-pressed' }, { type: 'paid' }).customer).toEqual(emptyCustomer);
  });

  it('ignores a second click while busy', () => {
    const starting = after({ type: 'edited', customer: anna }, { type: 'bought' });
    expect(next(starting, { type: 'bought' })).toBe(starting);
    const paying = after(...toPayment, { type: 'pay-pressed' });
    expect(next(paying, { type: 'pay-pressed' })).toBe(paying);
  });

  it('never charges a paid purchase again', () => {
    const collecting = after(...toPayment, { type: 'pay-pressed' }, { type: 'paid' });
    const done = next(collecting, { type: 'collected', purchase });
    for (const state of [collecting, done]) {
      expect(next(state, { type: 'pay-pressed' })).toBe(state);
      expect(next(state, { type: 'bought' })).toBe(state);
    }
  });

  it('cannot be abandoned while the provider is deciding', () => {
    const paying = after(...toPayment, { type: 'pay-pressed' });
    expect(next(paying, { type: 'started-over' })).toBe(paying);
  });

  it('keeps the card form with the reason after a decline, and clears the reason on the next attempt', () => {
    const declined = after(...toPayment, { type: 'pay-pressed' }, { type: 'declined', message: 'No funds.' });
    expect(declined).toMatchObject({ phase: 'payment', failure: 'No funds.' });
    expect(next(declined, { type: 'pay-pressed' }).failure).toBeNull();
  });

  it('keeps the reason of a failed start while the buyer types, unless it is about a field', () => {
    const refused = (wrong: Record<string, string>) =>
      after(
        { type: 'edited', customer: anna },
        { type: 'bought' },
        { type: 'refused', message: 'No.', wrong },
      );
    const edited: CheckoutEvent = { type: 'edited', customer: { ...anna, name: 'Anne' } };
    expect(next(refused({}), edited)).toMatchObject({ phase: 'details', failure: 'No.' });
    expect(next(refused({ city: 'Missing.' }), edited)).toMatchObject({ failure: null, wrong: {} });
    expect(next(next(refused({}), edited), { type: 'bought' }).failure).toBeNull();
  });

  it('keeps the details and forgets the payment when the buyer starts over', () => {
    expect(after(...toPayment, { type: 'started-over' })).toMatchObject({
      phase: 'details',
      customer: anna,
      clientSecret: null,
    });
  });

  it('restores the card, the files, or the details after a reload', () => {
    const recalled: CheckoutEvent = { type: 'recalled', clientSecret: 's', customer: anna };
    expect(after(recalled, { type: 'found-open' })).toMatchObject({ phase: 'payment', clientSecret: 's' });
    expect(after(recalled, { type: 'paid' })).toMatchObject({ phase: 'collecting', clientSecret: 's' });
    expect(after(recalled, { type: 'found-gone' })).toMatchObject({ phase: 'details', clientSecret: null });
  });

  it('can leave every phase except those that wait for a response', () => {
    const waiting: Phase[] = ['details', 'starting', 'paying'];
    const phases = Object.keys(transitions) as Phase[];
    expect(phases.filter((phase) => !transitions[phase]['started-over'])).toEqual(waiting);
  });

  it('has three steps', () => {
    const phases = Object.keys(transitions) as Phase[];
    expect(new Set(phases.map(stepOf))).toEqual(new Set(['details', 'payment', 'done']));
  });

  it('treats whitespace as an empty field', () => {
    expect(hasDetails(anna)).toBe(true);
    expect(hasDetails({ ...anna, name: '  ' })).toBe(false);
    expect(hasDetails({ ...anna, email: '' })).toBe(false);
  });
});
