import { describe, expect, it } from '@jest/globals';
import type { DisputeStatus } from '../objects/event.js';
import { isRefundable, statusAfter, verdictOf } from './disputes.js';

describe('dispute lifecycle', () => {
  it('ends won or lost for good', () => {
    expect(statusAfter('needs_response', 'win')).toBe('won');
    expect(statusAfter('needs_response', 'lose')).toBe('lost');
    expect(statusAfter('needs_response', 'close')).toBe('lost');
    for (const end of ['won', 'lost', 'warning_closed'] as const) {
      for (const step of ['submit', 'win', 'lose', 'escalate', 'close'] as const) {
        expect(statusAfter(end, step)).toBeUndefined();
      }
    }
  });

  it('takes evidence once', () => {
    expect(statusAfter('needs_response', 'submit')).toBe('under_review');
    expect(statusAfter('under_review', 'submit')).toBeUndefined();
  });

  it('closes an inquiry or turns it into a chargeback, but never loses it', () => {
    expect(statusAfter('warning_needs_response', 'lose')).toBe('warning_closed');
    expect(statusAfter('warning_needs_response', 'close')).toBeUndefined();
    expect(statusAfter('warning_needs_response', 'escalate')).toBe('needs_response');
  });

  it('allows refunds only if the bank has not taken the money', () => {
    const open: DisputeStatus[] = ['needs_response', 'under_review', 'lost'];
    const free: DisputeStatus[] = ['won', 'warning_needs_response', 'warning_under_review', 'warning_closed'];
    expect([open.map(isRefundable), free.map(isRefundable)]).toEqual([
      [false, false, false],
      [true, true, true, true],
    ]);
  });
});

describe('evidence in test mode', () => {
  it('wins, loses, or escalates by its text, and is otherwise under review', () => {
    expect(verdictOf('winning_evidence', 'needs_response')).toBe('win');
    expect(verdictOf('losing_evidence', 'needs_response')).toBe('lose');
    expect(verdictOf('escalate_inquiry_evidence', 'warning_needs_response')).toBe('escalate');
    expect(verdictOf('escalate_inquiry_evidence', 'needs_response')).toBe('submit');
    expect(verdictOf('She wrote to thank us.', 'needs_response')).toBe('submit');
    expect(verdictOf(null, 'needs_response')).toBe('submit');
  });
});
