import { describe, expect, it } from '@jest/globals';
import { passesLuhn } from './recognize-card.js';
import { TEST_CARDS, testCardByNumber, testCardByPaymentMethod } from './test-cards.js';

describe('test cards', () => {
  it('have valid numbers', () => {
    expect(TEST_CARDS.filter(({ number }) => !passesLuhn(number))).toEqual([]);
  });

  it('are unique by name, number, and payment method', () => {
    for (const names of [
      TEST_CARDS.map(({ id }) => id),
      TEST_CARDS.map(({ number }) => number),
      TEST_CARDS.flatMap(({ paymentMethods }) => paymentMethods),
    ]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('are found by number and by payment method', () => {
    const declined = testCardByNumber('4000000000000002');
    expect(declined?.decline?.declineCode).toBe('generic_decline');
    expect(testCardByPaymentMethod('pm_card_visa_chargeDeclined')).toBe(declined);
    expect(testCardByPaymentMethod('pm_card_chargeDeclined')).toBe(declined);
    expect(testCardByPaymentMethod('pm_card_nobody')).toBeUndefined();
  });
});
