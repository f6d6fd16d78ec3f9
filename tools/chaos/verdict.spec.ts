import { describe, expect, it } from '@jest/globals';

import { verdict } from './verdict.mjs';

const email = 'buyer-1@example.com';
const order = { id: 'o1', status: 'fulfilled', intentId: 'pi_1', grants: 2, mailNoted: true };
const payment = { id: 'pi_1', orderId: 'o1', status: 'succeeded', charges: 1, refunds: 0, keptCents: 999 };
const mail = { to: email, messageId: '<a>', keptAtMs: 0, links: [], subject: '', html: '', text: '' };
const account = { email, orders: [order], payments: [payment], mails: [mail] };
const visit = {
  email,
  habit: 'straight' as const,
  sawPaid: true,
  gaveBack: false,
  retries: 3,
  complaints: [] as string[],
};

const buyer = (changes: { account?: object; visit?: object; fileComplaints?: string[] } = {}) => ({
  account: { ...account, ...changes.account },
  visit: { ...visit, ...changes.visit },
  fileComplaints: changes.fileComplaints ?? [],
});

describe('the verdict', () => {
  it('has nothing against a shop where all is there once, and counts it', () => {
    const { violations, counts } = verdict([buyer()], 0);
    expect(violations).toEqual([]);
    expect(counts).toMatchObject({
      buyers: 1,
      orders: 1,
      paid: 1,
      charges: 1,
      mails: 1,
      lost: 0,
      doubled: 0,
    });
  });

  it('finds what is wrong with the numbers of receipts', () => {
    expect(verdict([buyer()], 0, ['1 series of receipts have a hole']).violations).toEqual([
      '1 series of receipts have a hole',
    ]);
  });

  it.each([
    ['a mail that is missing', buyer({ account: { mails: [] } }), 'no mail'],
    ['a second charge', buyer({ account: { payments: [payment, { ...payment, id: 'pi_2' }] } }), '2 charges'],
    ['a paid order that waits', buyer({ account: { orders: [{ ...order, status: 'paid' }] } }), 'is paid'],
    [
      'a book for nothing',
      buyer({
        account: { payments: [{ ...payment, status: 'canceled', charges: 0 }] },
        visit: { sawPaid: false },
      }),
      'nobody paid',
    ],
    [
      'a payment that was promised but is not there',
      buyer({ account: { orders: [], payments: [], mails: [] } }),
      'was told that they have paid',
    ],
    ['a file that does not come', buyer({ fileComplaints: ['3 of 9 bytes of a file'] }), '3 of 9 bytes'],
    ['what a buyer met', buyer({ visit: { complaints: ['422'] } }), '422'],
  ])('finds %s', (_what, found, words) => {
    expect(verdict([found], 0).violations.join('\n')).toContain(words);
  });

  const refunded = { ...payment, refunds: 1, keptCents: 0 };
  const given = (changes: object, status = 'refunded') =>
    buyer({
      account: {
        orders: [{ ...order, status }],
        payments: [{ ...refunded, ...changes }],
        mails: [mail, mail],
      },
      visit: { gaveBack: true },
    });

  it('has nothing against a purchase that was given back whole, once, and counts it', () => {
    const { violations, counts } = verdict([given({})], 0);
    expect(violations).toEqual([]);
    expect(counts).toMatchObject({ paid: 1, 'given back': 1, 'with both files': 0, lost: 0, doubled: 0 });
  });

  it.each([
    ['money that stayed', given({ refunds: 0, keptCents: 999 }, 'fulfilled'), '0 refunds, with 999 cents'],
    ['a second refund', given({ refunds: 2, keptCents: -999 }), '2 refunds'],
    ['an order that knows nothing of it', given({}, 'fulfilled'), 'a refunded order is fulfilled'],
  ])('finds %s', (_what, found, words) => {
    expect(verdict([found], 0).violations.join('\n')).toContain(words);
  });

  it('finds promises that nobody keeps', () => {
    expect(verdict([buyer()], 2).violations).toEqual(['2 promises of work are still open']);
  });
});
