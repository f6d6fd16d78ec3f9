import { describe, expect, it } from '@jest/globals';
import { site } from '@lectern/catalogue';
import { GUARANTEE_DAYS } from '@lectern/money';

import {
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

describe('The guarantee', () => {
  it('lasts as long as the site’s texts promise', () => {
    expect(site.guarantee).toContain(`${GUARANTEE_DAYS}-day`);
    expect(guaranteeEnd(PAID_AT)).toEqual(new Date('2026-12-01T12:00:00Z'));
  });

  it.each<[string, Partial<GuaranteeFacts>, GuaranteeRefusal | undefined]>([
    ['a delivered e-book', {}, undefined],
    ['a paid e-book before delivery', { status: 'paid' }, undefined],
    ['several e-books at once', { types: ['ebook', 'ebook'] }, undefined],
    ['an unpaid order', { status: 'pending', paidAt: null }, 'unpaid'],
    ['a processing payment', { status: 'processing', paidAt: null }, 'unpaid'],
    ['a canceled order', { status: 'cancelled', paidAt: null }, 'unpaid'],
    ['a disputed order', { status: 'disputed' }, 'disputed'],
    ['a refunded order', { status: 'refunded', refundedCents: 999 }, 'refunded'],
    ['a delivered order without a payment date', { paidAt: null }, 'unpaid'],
    ['an order with one cent refunded', { refundedCents: 1 }, 'partly-refunded'],
    ['an order that Stripe does not know', { isPaidHere: false }, 'paid-elsewhere'],
    ['a package', { status: 'to-send', types: ['paperback'] }, 'by-hand'],
    ['a talk', { types: ['speaking'] }, 'by-hand'],
    ['an e-book with a package', { types: ['ebook', 'paperback'] }, 'by-hand'],
    ['an order without lines', { types: [] }, 'by-hand'],
    ['a book that this buyer bought before', { isFirst: false }, 'not-first'],
  ])('for %s has the expected refusal', (_name, facts, refusal) => {
    expect(refusalOf(facts)).toBe(refusal);
  });

  it('is valid until its last millisecond', () => {
    expect(refusalOf({}, END_MS)).toBeUndefined();
    expect(refusalOf({}, END_MS + 1)).toBe('over');
  });
});
