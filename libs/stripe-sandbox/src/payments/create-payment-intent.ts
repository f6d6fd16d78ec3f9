import { takePaymentMethod } from '../cards/payment-methods.js';
import { insertPaymentIntent, updateObject } from '../database/stored-objects.js';
import { recordEvent } from '../events/record-event.js';
import { mergeMetadata } from '../parameters/merge-metadata.js';
import { fields, flag, integer, oneOf, text, unsupported } from '../parameters/plain-readers.js';
import { required, type Values } from '../parameters/reader.js';
import { currency, email, metadata, reference } from '../parameters/stripe-readers.js';
import { ok } from '../protocol/call.js';
import { endpoint } from '../protocol/endpoint.js';
import { invalidRequest } from '../protocol/refusal.js';
import type { PaymentIntent } from '../stripe-objects.js';
import { confirmIntent, serverConfirmation } from './confirm-payment-intent.js';
import { partlyKnown } from './intent-parameters.js';
import { afterStep } from './intent-status.js';
import { checkAmount } from './money-rules.js';
import { newPaymentIntent } from './new-payment-intent.js';

const parameters = {
  ...partlyKnown,
  ...serverConfirmation,
  amount: required(integer(1)),
  currency: required(currency),
  automatic_payment_methods: fields({ enabled: required(flag), allow_redirects: oneOf('always', 'never') }),
  capture_method: unsupported('automatic', 'automatic_async'),
  confirm: flag,
  confirmation_method: unsupported('automatic'),
  description: text(1000),
  metadata,
  on_behalf_of: reference('account'),
  receipt_email: email,
  statement_descriptor_suffix: text(22),
};

/** https://docs.stripe.com/api/payment_intents/create */
export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/v1/payment_intents',
  parameters,
  prepare: checkCombination,
  async execute(call, values) {
    const { transaction, cause } = call;
    const intent = newPaymentIntent({
      amount: values.amount,
      currency: values.currency,
      description: values.description ?? null,
      metadata: mergeMetadata({}, values.metadata),
      receipt_email: values.receipt_email ?? null,
      statement_descriptor_suffix: values.statement_descriptor_suffix ?? null,
      capture_method: values.capture_method === 'automatic' ? 'automatic' : 'automatic_async',
      automatic_payment_methods: automaticPaymentMethods(values),
      allowed_payment_method_types: values.allowed_payment_method_types ?? null,
    });
    await insertPaymentIntent(transaction, intent);
    await recordEvent(transaction, cause, 'payment_intent.created', { object: intent });
    if (values.confirm) return confirmIntent(call, intent, values);
    if (values.payment_method === undefined) return ok(intent);
    const { method } = await takePaymentMethod(transaction, values.payment_method);
    const ready: PaymentIntent = { ...afterStep(intent, 'attach'), payment_method: method.id };
    await updateObject(transaction, 'payment_intents', ready);
    return ok(ready);
  },
});

const ONLY_WITH_CONFIRM = [
  'return_url',
  'use_stripe_sdk',
  'error_on_requires_action',
  'off_session',
] as const;

function checkCombination(values: Values<typeof parameters>): void {
  checkAmount(values.amount, values.currency);
  if (values.payment_method_types && values.automatic_payment_methods?.enabled) {
    throw invalidRequest(
      'You may only specify one of these parameters: automatic_payment_methods, payment_method_types.',
      { code: 'parameters_exclusive', param: 'automatic_payment_methods' },
    );
  }
  const early = values.confirm ? undefined : ONLY_WITH_CONFIRM.find((name) => values[name] !== undefined);
  if (early) {
    throw invalidRequest(`The parameter '${early}' may only be passed when 'confirm' is true.`, {
      param: early,
    });
  }
}

/** On unless payment method types are named or it is switched off: Stripe's default since 2023-08-16. */
function automaticPaymentMethods(
  values: Values<typeof parameters>,
): PaymentIntent['automatic_payment_methods'] {
  const wanted = values.automatic_payment_methods;
  if (wanted?.enabled === false || values.payment_method_types) return null;
  return { allow_redirects: wanted?.allow_redirects ?? 'always', enabled: true };
}
