import { describe, expect, it } from '@jest/globals';
import { passesLuhn } from './recognise-card.js';
import { TEST_CARDS, testCardByNumber, testCardByPaymentMethod } from './test-cards.js';

describe('the table of test cards', () => {
  it('has numbers that a form would take', () => {
    expect(TEST_CARDS.filter(({ number }) => !passesLuhn(number))).toEqual([]);
  });

  it('names no card, number or payment method twice', () => {
    for (const names of [
      TEST_CARDS.map(({ id }) => id),
      TEST_CARDS.map(({ number }) => number),
      TEST_CARDS.flatMap(({ paymentMethods }) => paymentMethods),
    ]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('finds a card by its number and by its payment methods', () => {
    const declined = testCardByNumber('4000000000000002');
    expect(declined?.decline?.declineCode).toBe('generic_decline');
    expect(testCardByPaymentMethod('pm_card_visa_chargeDeclined')).toBe(declined);
    expect(testCardByPaymentMethod('pm_card_chargeDeclined')).toBe(declined);
    expect(testCardByPaymentMethod('pm_card_nobody')).toBeUndefined();
  });
});
