import { takePaymentMethod } from '../cards/payment-methods.js';
import { insertPaymentIntent, newId, nowInSeconds, updateObject } from '../database/stored-objects.js';
import { recordEvent } from '../events/record-event.js';
import type { Metadata, PaymentIntent } from '../objects/event.js';
import { fields, flag, integer, list, oneOf, text, unsupported } from '../parameters/plain-readers.js';
import { type Reader, required, until, type Values } from '../parameters/reader.js';
import { currency, email, mergeMetadata, metadata, reference } from '../parameters/stripe-readers.js';
import { endpoint, ok } from '../protocol/endpoint.js';
import { invalidRequest } from '../protocol/refusal.js';
import { confirmIntent, serverConfirmation } from './confirm-payment-intent.js';
import { afterStep } from './intent-status.js';
import { checkAmount } from './money-rules.js';

/** Cards, and Link, which Stripe runs on cards; the account has activated nothing else. */
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

/** Parameters of create and update that the sandbox supports only partly. */
export const partlyKnown = {
  // Removed from PaymentIntents in 2026-09-30.endive, replaced by allowed_payment_method_types.
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
  // Stripe rejects it for cards too; cards use the suffix.
  statement_descriptor: unsupported(),
  transfer_data: unsupported(),
  transfer_group: unsupported(),
};

export interface IntentTerms {
  amount: number;
  currency: string;
  description: string | null;
  metadata: Metadata;
  receipt_email: string | null;
  statement_descriptor_suffix: string | null;
  capture_method: 'automatic' | 'automatic_async';
  automatic_payment_methods: PaymentIntent['automatic_payment_methods'];
  allowed_payment_method_types: string[] | null;
}

export function newPaymentIntent(terms: IntentTerms): PaymentIntent {
  const id = newId.paymentIntent();
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: terms.allowed_payment_method_types,
    amount: terms.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: terms.automatic_payment_methods,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: terms.capture_method,
    client_secret: newId.clientSecret(id),
    confirmation_method: 'automatic',
    created: nowInSeconds(),
    currency: terms.currency,
    customer: null,
    customer_account: null,
    description: terms.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: terms.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: terms.receipt_email,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: terms.statement_descriptor_suffix,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

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

/** On, unless payment method types are named or it is switched off: Stripe's default since 2023-08-16. */
function automaticPaymentMethods(
  values: Values<typeof parameters>,
): PaymentIntent['automatic_payment_methods'] {
  const wanted = values.automatic_payment_methods;
  if (wanted?.enabled === false || values.payment_method_types) return null;
  return { allow_redirects: wanted?.allow_redirects ?? 'always', enabled: true };
}
