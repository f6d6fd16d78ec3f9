import { list, text, unsupported } from '../parameters/plain-readers.js';
import { until, type Reader } from '../parameters/reader.js';
import { reference } from '../parameters/stripe-readers.js';
import { invalidRequest } from '../protocol/refusal.js';

/** Cards, and Link, which at Stripe rides on a card; the account has switched on nothing else. */
const activated: Reader<string> = {
  read(value, path) {
    const type = text().read(value, path);
    if (type === 'card' || type === 'link') return type;
    throw invalidRequest(
      `The payment method type "${type}" is invalid, or is not activated for this account.`,
      {
        code: 'payment_intent_invalid_parameter',
        param: path.replace(/\[\d+\]$/, ''),
      },
    );
  },
};

/** Parameters of both creating and updating that the sandbox knows but cannot honour, or only in part. */
export const partlyKnown = {
  // Taken away from PaymentIntents in 2026-09-30.endive, in favour of allowed_payment_method_types.
  payment_method_types: until('2026-09-30', list(activated)),
  allowed_payment_method_types: list(activated),
  excluded_payment_method_types: list(text()),
  customer: reference('customer'),
  customer_account: reference('account'),
  payment_method_configuration: reference('payment_method_configuration'),
  amount_details: unsupported(''),
  application_fee_amount: unsupported(),
  hooks: unsupported(),
  payment_details: unsupported(''),
  payment_method_options: unsupported(''),
  setup_future_usage: unsupported(''),
  shipping: unsupported(''),
  // Stripe, too, refuses it for cards: their statements take the suffix.
  statement_descriptor: unsupported(),
  transfer_data: unsupported(),
  transfer_group: unsupported(),
};
