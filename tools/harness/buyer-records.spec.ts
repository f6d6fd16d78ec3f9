import { describe, expect, it } from '@jest/globals';

import { doublesOf, lossesOf } from './buyer-records.js';

const email = (messageId: string) => ({
  to: 'ruth@example.com',
  messageId,
  storedAtMs: 0,
  links: [],
  subject: '',
  html: '',
  text: '',
});
const order = (changes = {}) => ({
  id: 'o1',
  status: 'fulfilled',
  grants: 2,
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
const record = (changes = {}) => ({
  email: 'ruth@example.com',
  orders: [order()],
  payments: [payment()],
  emails: [email('<a>')],
  ...changes,
});

describe('Buyer records', () => {
  it('have no losses and no doubles when everything is there once', () => {
    expect([lossesOf(record()), doublesOf(record())]).toEqual([[], []]);
  });

  it('have no losses for a buyer who never paid', () => {
    const left = record({
      orders: [order({ status: 'pending', grants: 0 })],
      payments: [payment({ status: 'requires_payment_method', charges: 0 })],
      emails: [],
    });
    expect([lossesOf(left), doublesOf(left)]).toEqual([[], []]);
  });

  it.each([
    [
      'a paid order that is not fulfilled',
      { orders: [order({ status: 'pending' })] },
      'no order is fulfilled',
    ],
    ['a missing file', { orders: [order({ grants: 1 })] }, 'lacks its files'],
    ['a missing email', { emails: [] }, 'no email'],
  ])('report %s', (_what, changes, words) => {
    expect(lossesOf(record(changes)).join()).toContain(words);
  });

  it.each([
    ['a second order', { orders: [order(), order({ id: 'o2', status: 'pending' })] }, '2 orders'],
    ['a second payment', { payments: [payment(), payment({ id: 'pi_2', charges: 0 })] }, '2 payments'],
    ['a second charge', { payments: [payment(), payment({ id: 'pi_2' })] }, '2 charges'],
    ['files granted twice', { orders: [order({ grants: 4 })] }, 'files granted twice'],
    ['another email', { emails: [email('<a>'), email('<b>')] }, '2 emails'],
  ])('report %s', (_what, changes, words) => {
    expect(doublesOf(record(changes)).join()).toContain(words);
  });

  it('count an email that was sent again as one', () => {
    expect(doublesOf(record({ emails: [email('<a>'), email('<a>')] }))).toEqual([]);
  });
});
