import { describe, expect, it } from '@jest/globals';
import { Refusal } from '../protocol/refusal.js';
import { passesLuhn, recognizeCard, type CardEntry } from './recognize-card.js';

const today = new Date('2026-11-20T12:00:00Z');
const visa: CardEntry = { number: '4242424242424242', exp_month: 11, exp_year: 2026, cvc: '123' };

function refusalOf(entry: Partial<CardEntry>): unknown {
  try {
    recognizeCard({ ...visa, ...entry }, today);
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? [error.status, error.body.code, error.body.decline_code] : error;
  }
}

describe('typed card', () => {
  it('is accepted with spaces or dashes, until the end of its expiry month', () => {
    expect(recognizeCard({ ...visa, number: '4242-4242 4242 4242' }, today).id).toBe('visa');
    expect(recognizeCard({ ...visa, exp_year: 26 }, today).id).toBe('visa');
  });

  it.each<[string, Partial<CardEntry>, string]>([
    ['with a wrong check digit', { number: '4242424242424241' }, 'incorrect_number'],
    ['that is too short', { number: '4242' }, 'incorrect_number'],
    ['of last month', { exp_month: 10 }, 'invalid_expiry_month'],
    ['of no month', { exp_month: 0 }, 'invalid_expiry_month'],
    ['of last year', { exp_year: 2025 }, 'invalid_expiry_year'],
    ['of the next century', { exp_year: 2126 }, 'invalid_expiry_year'],
    ['with four digits of security code', { cvc: '1234' }, 'invalid_cvc'],
    ['with letters for a security code', { cvc: 'abc' }, 'invalid_cvc'],
    ['with three digits where its brand prints four', { number: '378282246310005' }, 'invalid_cvc'],
  ])('is rejected %s', (_case, entry, code) => {
    expect(refusalOf(entry)).toEqual([402, code, undefined]);
  });

  it('is declined if it is no test card', () => {
    expect(refusalOf({ number: '4111111111111111' })).toEqual([402, 'card_declined', 'test_mode_live_card']);
  });

  it('may have no security code', () => {
    expect(refusalOf({ cvc: undefined })).toBeUndefined();
  });
});

describe('check digit', () => {
  it('detects a single wrong digit', () => {
    expect(passesLuhn('79927398713')).toBe(true);
    expect(passesLuhn('79927398710')).toBe(false);
  });
});
