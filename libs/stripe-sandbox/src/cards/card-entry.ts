import { Refusal } from '../protocol/refusal.js';
import { testCardByNumber, type TestCard } from './test-cards.js';

/** What a buyer types into a card form. */
export interface CardEntry {
  number: string;
  exp_month: number;
  exp_year: number;
  cvc?: string;
}

/** The check digit of ISO/IEC 7812-1 annex B. */
export function passesLuhn(number: string): boolean {
  let sum = 0;
  for (const [place, digit] of [...number].reverse().entries()) {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/**
 * Which test card was typed.
 * @throws Refusal 402 incorrect_number, invalid_expiry_month, invalid_expiry_year, invalid_cvc, or card_declined
 *   (test_mode_live_card) for a number that no test card has. Real cards get no further than this line.
 */
export function recogniseCard(entry: CardEntry, today = new Date()): TestCard {
  const number = entry.number.replaceAll(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw cardError('incorrect_number', 'Your card number is incorrect.', 'number');
  }
  checkExpiry(entry, today);
  const card = testCardByNumber(number);
  const cvcLength = card?.brand === 'amex' || /^3[47]/.test(number) ? 4 : 3;
  if (entry.cvc !== undefined && !new RegExp(`^\\d{${cvcLength}}$`).test(entry.cvc)) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
  if (card) return card;
  throw new Refusal(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message:
      'Your card was declined. Your request was in test mode, but used a card that is not a test card.',
  });
}

function checkExpiry({ exp_month: month, exp_year }: CardEntry, today: Date): void {
  const year = exp_year < 100 ? 2000 + exp_year : exp_year;
  const thisYear = today.getUTCFullYear();
  if (month < 1 || month > 12) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  if (year < thisYear || year > thisYear + 50) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  if (year === thisYear && month < today.getUTCMonth() + 1) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
}

function cardError(code: string, message: string, field: string): Refusal {
  return new Refusal(402, {
    type: 'card_error',
    code,
    message,
    param: `payment_method_data[card][${field}]`,
  });
}
