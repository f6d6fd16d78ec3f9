import { describe, expect, it } from '@jest/globals';
import { site } from '@lectern/catalogue';

import {
  GUARANTEE_DAYS,
  type GuaranteeFacts,
  guaranteeEnd,
  type GuaranteeRefusal,
  guaranteeRefusal,
} from './guarantee-rules.js';

const PAID_AT = new Date('2026-11-01T12:00:00Z');
const END_MS = guaranteeEnd(PAID_AT).getTime();

const refusalOf = (facts: Partial<GuaranteeFacts>, nowMs = PAID_AT.getTime() + 1) =>
  guaranteeRefusal(
    {
      ...{ status: 'fulfilled', isPaidHere: true, types: ['ebook'], paidAt: PAID_AT, refundedCents: 0 },
      isFirst: true,
      isReturned: false,
      ...facts,
    },
    nowMs,
  );

describe('the guarantee', () => {
  it('lasts as long as the site promises', () => {
    expect(site.guarantee).toContain(`${GUARANTEE_DAYS}-day`);
    expect(guaranteeEnd(PAID_AT)).toEqual(new Date('2026-12-01T12:00:00Z'));
  });

  it.each<[string, Partial<GuaranteeFacts>, GuaranteeRefusal | undefined]>([
    ['an e-book that was delivered', {}, undefined],
    ['one that is about to be', { status: 'paid' }, undefined],
    ['several e-books at once', { types: ['ebook', 'ebook'] }, undefined],
    ['what was never paid', { status: 'pending', paidAt: null }, 'unpaid'],
    ['what is being paid', { status: 'processing', paidAt: null }, 'unpaid'],
    ['a payment that was canceled', { status: 'cancelled', paidAt: null }, 'unpaid'],
    ['what the bank looks into', { status: 'disputed' }, 'disputed'],
    ['what was refunded', { status: 'refunded', refundedCents: 999 }, 'refunded'],
    ['what counts as delivered and was paid on no day', { paidAt: null }, 'unpaid'],
    ['what was refunded in part, by a cent', { refundedCents: 1 }, 'partly-refunded'],
    ['what Stripe knows nothing of', { isPaidHere: false }, 'paid-elsewhere'],
    ['a package', { status: 'to-send', types: ['paperback'] }, 'by-hand'],
    ['a talk', { types: ['speaking'] }, 'by-hand'],
    ['an e-book beside a package', { types: ['ebook', 'paperback'] }, 'by-hand'],
    ['an order without a line', { types: [] }, 'by-hand'],
    ['a book that this buyer had bought before', { isFirst: false }, 'not-first'],
  ])('of %s', (_what, facts, refusal) => {
    expect(refusalOf(facts)).toBe(refusal);
  });

  it('holds to its last millisecond, and no longer', () => {
    expect(refusalOf({}, END_MS)).toBeUndefined();
    expect(refusalOf({}, END_MS + 1)).toBe('over');
  });
});
