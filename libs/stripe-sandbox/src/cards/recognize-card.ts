import { clearable, fields, integer, oneOf, text } from '../parameters/plain-readers.js';
import { type Reader, required } from '../parameters/reader.js';
import { email, metadata } from '../parameters/stripe-readers.js';
import type { FormValue } from '../protocol/form.js';
import { Refusal } from '../protocol/refusal.js';
import { type TestCard, testCardByNumber } from './test-cards.js';

export interface CardEntry {
  number: string;
  exp_month: number;
  exp_year: number;
  cvc?: string;
}

/** Check digit of ISO/IEC 7812-1 annex B. */
export function passesLuhn(number: string): boolean {
  let sum = 0;
  for (const [place, digit] of [...number].reverse().entries()) {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/**
 * Finds the test card for an input.
 * @throws Refusal 402 incorrect_number, invalid_expiry_month, invalid_expiry_year, invalid_cvc, or
 * card_declined (test_mode_live_card) for a number that is no test card. Real cards are never stored.
 */
export function recognizeCard(entry: CardEntry, today = new Date()): TestCard {
  const number = entry.number.replaceAll(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw cardError('incorrect_number', 'Your card number is incorrect.', 'number');
  }
  checkExpiry(entry, today);
  const card = testCardByNumber(number);
  const cvcLength = card?.brand === 'amex' || /^3[47]/.test(number) ? 4 : 3;
  if (entry.cvc !== undefined && !(/^\d+$/.test(entry.cvc) && entry.cvc.length === cvcLength)) {
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

const line = clearable(text());

const aroundTheCard = {
  type: required(oneOf('card')),
  allow_redisplay: oneOf('always', 'limited', 'unspecified'),
  billing_details: fields({
    address: fields({ city: line, country: line, line1: line, line2: line, postal_code: line, state: line }),
    email: clearable(email),
    name: line,
    phone: line,
    tax_id: line,
  }),
  metadata,
};

export const typedCard = fields({
  ...aroundTheCard,
  card: required(
    fields({
      number: required(text(40)),
      exp_month: required(integer(0)),
      exp_year: required(integer(0)),
      cvc: text(20),
    }),
  ),
});

/** `payment_method_data` from a server: like Stripe, it accepts no card numbers there. */
export const serverCard: Reader<never> = {
  read(value: FormValue) {
    const carriesCard = typeof value === 'object' && 'card' in value;
    throw new Refusal(carriesCard ? 402 : 400, {
      type: 'invalid_request_error',
      message: carriesCard
        ? 'Sending credit card numbers directly to the API is generally unsafe. Use a test payment method such as ' +
          'pm_card_visa, see https://stripe.com/docs/testing.'
        : 'payment_method_data[card] is missing, and the payment sandbox knows no other kind of payment method.',
      param: 'payment_method_data',
    });
  },
};
