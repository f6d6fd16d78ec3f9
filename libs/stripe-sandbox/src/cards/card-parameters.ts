import type { FormValue } from '../protocol/form.js';
import { clearable, fields, integer, oneOf, text } from '../parameters/plain-readers.js';
import { required, type Reader } from '../parameters/reader.js';
import { email, metadata } from '../parameters/stripe-readers.js';
import { Refusal } from '../protocol/refusal.js';

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

/** `payment_method_data` as a buyer's browser sends it: with the card itself. */
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

/**
 * `payment_method_data` on the server's side. Stripe takes no card number there unless an account has shown
 * that it may see cards, and this account has not: a shop's server has no business with card numbers.
 */
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
