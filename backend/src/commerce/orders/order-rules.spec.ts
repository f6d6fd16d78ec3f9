import { describe, expect, it } from '@jest/globals';

import { canTransition } from '../../platform/transitions.js';
import {
  awaitsPayment,
  fingerprintOf,
  isPaidFor,
  nextStatus,
  orderReference,
  orderTransitions,
  requestKeyOf,
  type OrderInput,
  type OrderStatus,
  UNSETTLED,
} from './order-rules.js';

const ALL: OrderStatus[] = [
  'pending',
  'processing',
  'paid',
  'fulfilled',
  'to-send',
  'sent',
  'failed',
  'cancelled',
  'refunded',
  'disputed',
];

describe('The status of an order', () => {
  it('goes from pending through paid to fulfilled @S2-calls-and-errors-9', () => {
    expect(canTransition(orderTransitions, 'pending', 'paid')).toBe(true);
    expect(canTransition(orderTransitions, 'paid', 'fulfilled')).toBe(true);
  });

  it('goes from paid to to-send to sent for shipped goods, and not back', () => {
    expect(canTransition(orderTransitions, 'paid', 'to-send')).toBe(true);
    expect(canTransition(orderTransitions, 'to-send', 'sent')).toBe(true);
    expect(ALL.filter((to) => canTransition(orderTransitions, 'sent', to))).toEqual(['refunded', 'disputed']);
  });

  it('does not become sent before it is paid', () => {
    for (const from of ALL)
      expect(canTransition(orderTransitions, from, 'sent')).toBe(from === 'paid' || from === 'to-send');
  });

  it('lets a declined payment succeed later', () => {
    expect(nextStatus('failed', 'paid')).toBe('paid');
  });

  it('ends as refunded from each state with a payment', () => {
    const may = ALL.filter((from) => canTransition(orderTransitions, from, 'refunded'));
    expect(may).toEqual(ALL.filter((status) => status !== 'cancelled' && status !== 'refunded'));
  });

  it('is unsettled until it is paid or closed', () => {
    expect([...UNSETTLED]).toEqual(['pending', 'processing', 'failed']);
  });

  it('becomes disputed from each state', () => {
    for (const from of ['pending', 'processing', 'failed', 'paid', 'fulfilled', 'to-send', 'sent'] as const) {
      expect(nextStatus(from, 'disputed')).toBe('disputed');
    }
  });

  it('is paid again when a dispute is won, and refunded when it is lost', () => {
    expect(nextStatus('disputed', 'paid')).toBe('paid');
    expect(nextStatus('disputed', 'refunded')).toBe('refunded');
    expect(nextStatus('disputed', 'disputed')).toBeUndefined();
  });

  it('never leaves canceled, and leaves refunded only when the bank returns the refund (C8)', () => {
    for (const to of ALL) {
      expect(canTransition(orderTransitions, 'cancelled', to)).toBe(false);
      expect(canTransition(orderTransitions, 'refunded', to)).toBe(to === 'paid');
    }
  });

  it('never goes back from paid to failed, pending or canceled', () => {
    for (const outcome of ['failed', 'pending', 'cancelled', 'processing'] as const) {
      expect(nextStatus('paid', outcome)).toBeUndefined();
      for (const after of ['fulfilled', 'to-send', 'sent'] as const) {
        expect(nextStatus(after, outcome)).toBeUndefined();
      }
    }
  });

  it('stays the same when the same outcome arrives twice', () => {
    expect(nextStatus('paid', 'paid')).toBeUndefined();
    expect(nextStatus('fulfilled', 'paid')).toBeUndefined();
    expect(nextStatus('to-send', 'paid')).toBeUndefined();
    expect(nextStatus('sent', 'paid')).toBeUndefined();
    expect(nextStatus('refunded', 'refunded')).toBeUndefined();
    for (const status of ALL) expect(canTransition(orderTransitions, status, status)).toBe(false);
  });

  it('never returns to pending', () => {
    for (const from of ALL) expect(nextStatus(from, 'pending')).toBeUndefined();
  });

  it('is never fulfilled before it is paid', () => {
    for (const from of ALL) {
      expect(canTransition(orderTransitions, from, 'fulfilled')).toBe(from === 'paid' || from === 'disputed');
    }
  });

  it('gives access only while paid for and undisputed', () => {
    expect(ALL.filter(isPaidFor)).toEqual(['paid', 'fulfilled', 'to-send', 'sent']);
  });

  it('awaits payment only while no payment is in progress', () => {
    expect(ALL.filter(awaitsPayment)).toEqual(['pending', 'failed']);
  });
});

describe('A purchase request', () => {
  const address = {
    ...{ name: 'Ruth Weaver', line1: '1 Field Lane', line2: 'Barn', city: 'Bethel', region: 'ME' },
    ...{ postalCode: '04217', country: 'US' },
  };
  const input: OrderInput = {
    productId: 'a-book',
    customerName: 'Ruth Weaver',
    customerEmail: 'ruth@example.com',
    keyHash: '',
    source: { address: '127.0.0.1', browser: undefined },
  };
  const print = (changes: Partial<OrderInput> = {}) => fingerprintOf({ ...input, ...changes });

  it('has the same fingerprint regardless of spaces and case', () => {
    expect(print({ customerEmail: ' Ruth@Example.com ', customerName: ' Ruth Weaver ' })).toBe(print());
    const spaced = { ...address, city: ' Bethel ', line2: ' Barn ' };
    expect(print({ shippingAddress: spaced })).toBe(print({ shippingAddress: address }));
    const { line2: _barn, ...withoutBarn } = address;
    expect(print({ shippingAddress: withoutBarn })).toBe(
      print({ shippingAddress: { ...address, line2: '' } }),
    );
  });

  it.each([
    ['another book', { productId: 'another' }],
    ['another name', { customerName: 'Naomi' }],
    ['another address of theirs', { customerEmail: 'naomi@example.com' }],
    ['a parcel', { shippingAddress: address }],
  ])('has another fingerprint for %s', (_name, changes) => {
    expect(print(changes)).not.toBe(print());
  });

  it.each(Object.keys(address))('has another fingerprint if the address has another %s', (part) => {
    const shippingAddress = { ...address, [part]: 'elsewhere' };
    expect(print({ shippingAddress })).not.toBe(print({ shippingAddress: address }));
  });

  it('is identified by its key, or else by its client and content', () => {
    const key = (changes: Partial<OrderInput> = {}, client = 'one') =>
      requestKeyOf({ ...input, ...changes }, client);
    expect(key({ idempotencyKey: 'k', productId: 'another' }, 'other')).toBe(key({ idempotencyKey: 'k' }));
    expect(key({ idempotencyKey: 'l' })).not.toBe(key({ idempotencyKey: 'k' }));
    expect(key()).toBe(key());
    expect(key({}, 'other')).not.toBe(key());
    for (const changes of [{ productId: 'another' }, { idempotencyKey: 'k' }])
      expect(key(changes)).not.toBe(key());
    expect(key()).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('The reference of an order', () => {
  it('has eight characters', () => {
    expect(orderReference('0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d')).toBe('0A1B-2C3D');
  });
});
