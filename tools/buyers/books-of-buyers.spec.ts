import { describe, expect, it } from '@jest/globals';

import { doublesOf, lossesOf } from './books-of-buyers.mjs';

const mail = (messageId: string) => ({
  to: 'ruth@example.com',
  messageId,
  keptAtMs: 0,
  links: [],
  subject: '',
  html: '',
  text: '',
});
const order = (changes = {}) => ({
  id: 'o1',
  status: 'fulfilled',
  intentId: 'pi_1',
  grants: 2,
  mailNoted: true,
  ...changes,
});
const payment = (changes = {}) => ({
  id: 'pi_1',
  orderId: 'o1',
  status: 'succeeded',
  charges: 1,
  refunds: 0,
  keptCents: 999,
  ...changes,
});
const account = (changes = {}) => ({
  email: 'ruth@example.com',
  orders: [order()],
  payments: [payment()],
  mails: [mail('<a>')],
  ...changes,
});

describe('the books of a buyer', () => {
  it('are in order where all is there once', () => {
    expect([lossesOf(account()), doublesOf(account())]).toEqual([[], []]);
  });

  it('owe nothing to somebody who never paid', () => {
    const left = account({
      orders: [order({ status: 'pending', grants: 0 })],
      payments: [payment({ status: 'requires_payment_method', charges: 0 })],
      mails: [],
    });
    expect([lossesOf(left), doublesOf(left)]).toEqual([[], []]);
  });

  it.each([
    [
      'a paid order that is not fulfilled',
      { orders: [order({ status: 'pending' })] },
      'no order is fulfilled',
    ],
    ['a file that was not granted', { orders: [order({ grants: 1 })] }, 'lacks its files'],
    ['a mail that never came', { mails: [] }, 'no mail'],
  ])('tell of %s', (_what, changes, words) => {
    expect(lossesOf(account(changes)).join()).toContain(words);
  });

  it.each([
    ['a second order', { orders: [order(), order({ id: 'o2', status: 'pending' })] }, '2 orders'],
    ['a second payment', { payments: [payment(), payment({ id: 'pi_2', charges: 0 })] }, '2 payments'],
    ['a second charge', { payments: [payment(), payment({ id: 'pi_2' })] }, '2 charges'],
    ['files that were granted again', { orders: [order({ grants: 4 })] }, 'files granted twice'],
    ['another mail', { mails: [mail('<a>'), mail('<b>')] }, '2 mails'],
  ])('tell of %s', (_what, changes, words) => {
    expect(doublesOf(account(changes)).join()).toContain(words);
  });

  it('take one mail that was sent again for one mail', () => {
    expect(doublesOf(account({ mails: [mail('<a>'), mail('<a>')] }))).toEqual([]);
  });
});
