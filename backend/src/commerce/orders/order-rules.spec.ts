import { describe, expect, it } from '@jest/globals';

import { canTransition } from '../../platform/transitions.js';
import { awaitsPayment, orderTransitions, isPaidFor, nextStatus, type OrderStatus } from './order-rules.js';

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

describe('the life of an order', () => {
  it('goes from pending through paid to fulfilled @S2-calls-and-errors-9', () => {
    expect(canTransition(orderTransitions, 'pending', 'paid')).toBe(true);
    expect(canTransition(orderTransitions, 'paid', 'fulfilled')).toBe(true);
  });

  it('of what goes by post goes from paid through waiting to be sent to sent, and not back', () => {
    expect(canTransition(orderTransitions, 'paid', 'to-send')).toBe(true);
    expect(canTransition(orderTransitions, 'to-send', 'sent')).toBe(true);
    expect(ALL.filter((to) => canTransition(orderTransitions, 'sent', to))).toEqual(['refunded', 'disputed']);
  });

  it('sends nothing that is not paid for', () => {
    for (const from of ALL)
      expect(canTransition(orderTransitions, from, 'sent')).toBe(from === 'paid' || from === 'to-send');
  });

  it('lets a declined payment succeed later', () => {
    expect(nextStatus('failed', 'paid')).toBe('paid');
  });

  it('pauses while a payment is in dispute, from wherever the order was', () => {
    for (const from of ['pending', 'processing', 'failed', 'paid', 'fulfilled', 'to-send', 'sent'] as const) {
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
      expect(canTransition(orderTransitions, 'cancelled', to)).toBe(false);
      expect(canTransition(orderTransitions, 'refunded', to)).toBe(false);
    }
  });

  it('never goes back from paid to failed, pending or cancelled', () => {
    for (const outcome of ['failed', 'pending', 'cancelled', 'processing'] as const) {
      expect(nextStatus('paid', outcome)).toBeUndefined();
      for (const after of ['fulfilled', 'to-send', 'sent'] as const) {
        expect(nextStatus(after, outcome)).toBeUndefined();
      }
    }
  });

  it('stays where it is when the same truth arrives twice', () => {
    expect(nextStatus('paid', 'paid')).toBeUndefined();
    expect(nextStatus('fulfilled', 'paid')).toBeUndefined();
    expect(nextStatus('to-send', 'paid')).toBeUndefined();
    expect(nextStatus('sent', 'paid')).toBeUndefined();
    expect(nextStatus('refunded', 'refunded')).toBeUndefined();
  });

  it('never fulfils what was not paid', () => {
    for (const from of ALL) {
      expect(canTransition(orderTransitions, from, 'fulfilled')).toBe(from === 'paid' || from === 'disputed');
    }
  });

  it('gives access only while paid for and undisputed', () => {
    expect(ALL.filter(isPaidFor)).toEqual(['paid', 'fulfilled', 'to-send', 'sent']);
  });

  it('offers the same order again only while no money is on its way', () => {
    expect(ALL.filter(awaitsPayment)).toEqual(['pending', 'failed']);
  });
});
