import { describe, expect, it } from '@jest/globals';
import { cardProblems, emptyCard } from './card-details.js';

const today = new Date(2026, 0, 15);
const good = { number: '4242 4242 4242 4242', expiry: '04 / 29', code: '123', postalCode: '20001' };

describe('card details', () => {
  it('have no errors if they are complete', () => {
    expect(cardProblems(good, today)).toEqual({});
  });

  it('have an error for every empty field', () => {
    expect(Object.keys(cardProblems(emptyCard, today))).toEqual(['number', 'expiry', 'code', 'postalCode']);
  });

  it('need a security code of four digits for American Express', () => {
    const amex = { ...good, number: '3782 822463 10005' };
    expect(cardProblems(amex, today)).toEqual({ code: 'The security code has 4 digits.' });
    expect(cardProblems({ ...amex, code: '1234' }, today)).toEqual({});
  });

  it('accept postal codes of other countries', () => {
    for (const postalCode of ['20001-1234', 'SW1A 1AA', 'K1A 0B1', '8001']) {
      expect(cardProblems({ ...good, postalCode }, today)).toEqual({});
    }
    expect(cardProblems({ ...good, postalCode: '!' }, today)).toHaveProperty('postalCode');
  });
});
