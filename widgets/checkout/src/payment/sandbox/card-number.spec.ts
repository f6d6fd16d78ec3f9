import { describe, expect, it } from '@jest/globals';
import { brandOf, cardNumberProblem, codeLengthOf, formatCardNumber, passesLuhn } from './card-number.js';

describe('card number', () => {
  it('is formatted in the groups printed on the card', () => {
    expect(formatCardNumber('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005');
  });

  it('ignores dashes, spaces, and other pasted characters', () => {
    expect(formatCardNumber(' 4242-4242 4242.4242 ')).toBe('4242 4242 4242 4242');
    expect(formatCardNumber('42 4')).toBe('424');
    expect(formatCardNumber('')).toBe('');
  });

  it('takes no more digits than the brand allows', () => {
    expect(formatCardNumber('5555555555554444999')).toBe('5555 5555 5555 4444');
  });

  it('identifies its brand and the length of its security code', () => {
    expect(brandOf('4242')).toBe('Visa');
    expect(brandOf('2223 0031')).toBe('Mastercard');
    expect(brandOf('9')).toBe('Card');
    expect([codeLengthOf('3782'), codeLengthOf('4242')]).toEqual([4, 3]);
  });

  it('has a check digit', () => {
    expect(passesLuhn('4242424242424242')).toBe(true);
    expect(passesLuhn('4242424242424241')).toBe(false);
  });

  it('describes its errors', () => {
    expect(cardNumberProblem('')).toBe('Enter your card number.');
    expect(cardNumberProblem('4242 4242')).toBe('Your card number is incomplete.');
    expect(cardNumberProblem('4242 4242 4242 4241')).toMatch('isn’t valid');
    expect(cardNumberProblem('4242 4242 4242 4242')).toBeNull();
  });
});
