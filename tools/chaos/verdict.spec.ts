import { describe, expect, it } from '@jest/globals';

import { verdict } from './verdict.mjs';

const email = 'buyer-1@example.com';
const order = { id: 'o1', status: 'fulfilled', intentId: 'pi_1', grants: 2, mailNoted: true };
const payment = { id: 'pi_1', orderId: 'o1', status: 'succeeded', charges: 1 };
const mail = { to: email, messageId: '<a>', keptAtMs: 0, links: [], subject: '', html: '', text: '' };
const account = { email, orders: [order], payments: [payment], mails: [mail] };
const visit = { email, habit: 'straight' as const, sawPaid: true, retries: 3, complaints: [] as string[] };

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
      'was told that she has paid',
    ],
    ['a file that does not come', buyer({ fileComplaints: ['3 of 9 bytes of a file'] }), '3 of 9 bytes'],
    ['what a buyer met', buyer({ visit: { complaints: ['422'] } }), '422'],
  ])('finds %s', (_what, found, words) => {
    expect(verdict([found], 0).violations.join('\n')).toContain(words);
  });

  it('finds promises that nobody keeps', () => {
    expect(verdict([buyer()], 2).violations).toEqual(['2 promises of work are still open']);
  });
});
