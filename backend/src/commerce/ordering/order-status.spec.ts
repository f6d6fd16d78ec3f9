import { describe, expect, it } from '@jest/globals';

import { awaitsPayment, canMove, grantsAccess, nextStatus, type OrderStatus } from './order-status.js';

const ALL: OrderStatus[] = [
  'pending',
  'processing',
  'paid',
  'fulfilled',
  'failed',
  'cancelled',
  'refunded',
  'disputed',
];

describe('the life of an order', () => {
  it('goes from pending through paid to fulfilled', () => {
    expect(canMove('pending', 'paid')).toBe(true);
    expect(canMove('paid', 'fulfilled')).toBe(true);
  });

  it('lets a declined payment succeed later', () => {
    expect(nextStatus('failed', 'paid')).toBe('paid');
  });

  it('pauses while a payment is in dispute, from wherever the order was', () => {
    for (const from of ['pending', 'processing', 'failed', 'paid', 'fulfilled'] as const) {
      expect(nextStatus(from, 'disputed')).toBe('disputed');
    }
  });

  it('is paid again when a dispute is won, and refunded when it is lost', () => {
    expect(nextStatus('disputed', 'paid')).toBe('paid');
    expect(nextStatus('disputed', 'refunded')).toBe('refunded');
    expect(nextStatus('disputed', 'disputed')).toBeUndefined();
  });

  it('never leaves cancelled or refunded', () => {
    for (const to of ALL) {
      expect(canMove('cancelled', to)).toBe(false);
      expect(canMove('refunded', to)).toBe(false);
    }
  });

  it('never goes back from paid to failed, pending or cancelled', () => {
    for (const outcome of ['failed', 'pending', 'cancelled', 'processing'] as const) {
      expect(nextStatus('paid', outcome)).toBeUndefined();
      expect(nextStatus('fulfilled', outcome)).toBeUndefined();
    }
  });

  it('stays where it is when the same truth arrives twice', () => {
    expect(nextStatus('paid', 'paid')).toBeUndefined();
    expect(nextStatus('fulfilled', 'paid')).toBeUndefined();
    expect(nextStatus('refunded', 'refunded')).toBeUndefined();
  });

  it('never fulfils what was not paid', () => {
    for (const from of ALL) {
      expect(canMove(from, 'fulfilled')).toBe(from === 'paid' || from === 'disputed');
    }
  });

  it('gives access only while paid for and undisputed', () => {
    expect(ALL.filter(grantsAccess)).toEqual(['paid', 'fulfilled']);
  });

  it('offers the same order again only while no money is on its way', () => {
    expect(ALL.filter(awaitsPayment)).toEqual(['pending', 'failed']);
  });
});
