import { newId } from '../database/ids.js';
import { nowInSeconds } from '../database/transaction.js';
import type { Metadata, PaymentIntent } from '../stripe-objects.js';

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

/** An intent on which nothing has been tried. */
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
