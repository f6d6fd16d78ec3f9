import { describe, expect, it } from '@jest/globals';

import { judgeShop } from './judge-shop.js';

const email = 'buyer-1@example.com';
const order = { id: 'o1', status: 'fulfilled', grants: 2 };
const payment = { id: 'pi_1', orderId: 'o1', status: 'succeeded', charges: 1, refunds: 0, keptCents: 999 };
const storedEmail = {
  to: email,
  messageId: '<a>',
  storedAtMs: 0,
  links: [],
  subject: '',
  html: '',
  text: '',
};
const record = { email, orders: [order], payments: [payment], emails: [storedEmail] };
const visit = {
  email,
  habit: 'straight' as const,
  sawPaid: true,
  isRefunded: false,
  retries: 3,
  isPersonal: false,
  complaints: [] as string[],
};

const buyer = (changes: { record?: object; visit?: object; fileComplaints?: string[] } = {}) => ({
  record: { ...record, ...changes.record },
  visit: { ...visit, ...changes.visit },
  fileComplaints: changes.fileComplaints ?? [],
});

describe('judgeShop', () => {
  it('accepts and counts a purchase that is there once', () => {
    const { violations, counts } = judgeShop([buyer()], 0);
    expect(violations).toEqual([]);
    expect(counts).toMatchObject({
      buyers: 1,
      orders: 1,
      paid: 1,
      charges: 1,
      emails: 1,
      lost: 0,
      doubled: 0,
    });
  });

  it('reports faults in the numbers of receipts', () => {
    expect(judgeShop([buyer()], 0, ['1 series of receipts have gaps']).violations).toEqual([
      '1 series of receipts have gaps',
    ]);
  });

  it.each([
    ['a missing email', buyer({ record: { emails: [] } }), 'no email'],
    ['a second charge', buyer({ record: { payments: [payment, { ...payment, id: 'pi_2' }] } }), '2 charges'],
    ['a paid order that waits', buyer({ record: { orders: [{ ...order, status: 'paid' }] } }), 'is paid'],
    [
      'an unpaid book',
      buyer({
        record: { payments: [{ ...payment, status: 'canceled', charges: 0 }] },
        visit: { sawPaid: false },
      }),
      'an unpaid order',
    ],
    [
      'a missing payment that the buyer saw',
      buyer({ record: { orders: [], payments: [], emails: [] } }),
      'saw a payment succeed',
    ],
    ['a broken file', buyer({ fileComplaints: ['3 of 9 bytes of a file'] }), '3 of 9 bytes'],
    ['a complaint of a buyer', buyer({ visit: { complaints: ['422'] } }), '422'],
  ])('reports %s', (_what, found, words) => {
    expect(judgeShop([found], 0).violations.join('\n')).toContain(words);
  });

  const refunded = { ...payment, refunds: 1, keptCents: 0 };
  const refundedBuyer = (changes: object, status = 'refunded') =>
    buyer({
      record: {
        orders: [{ ...order, status }],
        payments: [{ ...refunded, ...changes }],
        emails: [storedEmail, storedEmail],
      },
      visit: { isRefunded: true },
    });

  it('accepts and counts a purchase that was refunded once', () => {
    const { violations, counts } = judgeShop([refundedBuyer({})], 0);
    expect(violations).toEqual([]);
    expect(counts).toMatchObject({ paid: 1, refunded: 1, 'with both files': 0, lost: 0, doubled: 0 });
  });

  it.each([
    [
      'money that was kept',
      refundedBuyer({ refunds: 0, keptCents: 999 }, 'fulfilled'),
      '0 refunds, with 999 cents',
    ],
    ['a second refund', refundedBuyer({ refunds: 2, keptCents: -999 }), '2 refunds'],
    ['an order that is not refunded', refundedBuyer({}, 'fulfilled'), 'a refunded order is fulfilled'],
  ])('reports %s', (_what, found, words) => {
    expect(judgeShop([found], 0).violations.join('\n')).toContain(words);
  });

  it('reports open jobs', () => {
    expect(judgeShop([buyer()], 2).violations).toEqual(['2 jobs are still open']);
  });
});
