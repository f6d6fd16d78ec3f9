import { describe, expect, it } from '@jest/globals';
import { outcomeWords, refundProblems } from './order-words.js';

describe('Refund form', () => {
  it('requires a reason, and an amount no greater than the rest of the payment', () => {
    expect(refundProblems({ amountCents: undefined, leftCents: 999, reason: ' ' })).toEqual({
      amount: 'Please enter an amount, such as 4.50.',
      reason: 'Please say why, in a few words.',
    });
    expect(refundProblems({ amountCents: 1000, leftCents: 999, reason: 'x' })['amount']).toBe(
      'You can still refund up to $9.99 of this order.',
    );
    expect(refundProblems({ amountCents: 999, leftCents: 999, reason: 'x' })).toEqual({});
  });

  it('describes the result of the refund', () => {
    const refund = {
      id: '1',
      amountCents: 450,
      reason: 'x',
      askedBy: 'Ruth',
      askedAt: '2026-11-21T00:00:00Z',
      failure: null,
    };
    expect(outcomeWords({ ...refund, status: 'succeeded' }).title).toBe('$4.50 refunded');
    expect(outcomeWords({ ...refund, status: 'asked' }).title).toBe('$4.50 will be refunded');
    expect(outcomeWords({ ...refund, status: 'failed', failure: 'No.' })).toMatchObject({
      description: 'No.',
      tone: 'destructive',
    });
  });
});
