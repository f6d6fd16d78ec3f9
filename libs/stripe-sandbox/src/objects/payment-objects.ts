export type Metadata = Record<string, string>;

export interface Address {
  city: string | null;
  country: string | null;
  line1: string | null;
  line2: string | null;
  postal_code: string | null;
  state: string | null;
}

export interface BillingDetails {
  address: Address;
  email: string | null;
  name: string | null;
  phone: string | null;
  tax_id: string | null;
}

export type CardCheck = 'pass' | 'fail' | 'unchecked' | null;

interface CardChecks {
  address_line1_check: CardCheck;
  address_postal_code_check: CardCheck;
  cvc_check: CardCheck;
}

export interface PaymentMethod {
  id: string;
  object: 'payment_method';
  allow_redisplay: 'unspecified';
  billing_details: BillingDetails;
  card: {
    brand: string;
    checks: CardChecks;
    country: string;
    display_brand: string;
    exp_month: number;
    exp_year: number;
    fingerprint: string;
    funding: string;
    generated_from: null;
    last4: string;
    networks: { available: string[]; preferred: null };
    regulated_status: 'unregulated';
    three_d_secure_usage: { supported: boolean };
    wallet: null;
  };
  created: number;
  customer: null;
  customer_account: null;
  livemode: false;
  metadata: Metadata;
  type: 'card';
}

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'succeeded'
  | 'canceled';

export interface PaymentIntent {
  id: string;
  object: 'payment_intent';
  allowed_payment_method_types: string[] | null;
  amount: number;
  amount_capturable: 0;
  amount_received: number;
  application: null;
  application_fee_amount: null;
  automatic_payment_methods: { allow_redirects: 'always' | 'never'; enabled: true } | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
  capture_method: 'automatic' | 'automatic_async';
  client_secret: string;
  confirmation_method: 'automatic';
  created: number;
  currency: string;
  customer: null;
  customer_account: null;
  description: string | null;
  excluded_payment_method_types: null;
  last_payment_error: Omit<ErrorBody, 'payment_intent'> | null;
  latest_charge: string | null;
  livemode: false;
  managed_payments: null;
  metadata: Metadata;
  next_action: {
    redirect_to_url: { return_url: string | null; url: string };
    type: 'redirect_to_url';
  } | null;
  on_behalf_of: null;
  payment_method: string | null;
  payment_method_configuration_details: null;
  payment_method_options: {
    card: { installments: null; mandate_options: null; network: null; request_three_d_secure: 'automatic' };
  };
  payment_method_types: string[];
  payment_record: null;
  processing: null;
  receipt_email: string | null;
  review: null;
  setup_future_usage: null;
  shipping: null;
  source: null;
  statement_descriptor: null;
  statement_descriptor_suffix: string | null;
  status: IntentStatus;
  transfer_data: null;
  transfer_group: null;
}

export interface ChargeOutcome {
  advice_code: null;
  network_advice_code: null;
  network_decline_code: string | null;
  network_status: 'approved_by_network' | 'declined_by_network' | 'not_sent_to_network';
  reason: string | null;
  risk_level: 'normal' | 'highest';
  risk_score: number;
  seller_message: string;
  type: 'authorized' | 'issuer_declined' | 'blocked';
}

export interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  application: null;
  application_fee: null;
  application_fee_amount: null;
  /** Id; only for a paid charge. */
  balance_transaction: string | null;
  billing_details: BillingDetails;
  calculated_statement_descriptor: string;
  captured: boolean;
  created: number;
  currency: string;
  customer: null;
  description: string | null;
  /** Id of the latest dispute. Missing in the types of Stripe's SDK. */
  dispute: string | null;
  disputed: boolean;
  failure_balance_transaction: null;
  failure_code: string | null;
  failure_message: string | null;
  fraud_details: Record<string, never>;
  livemode: false;
  metadata: Metadata;
  on_behalf_of: null;
  outcome: ChargeOutcome;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  payment_method_details: {
    card: {
      amount_authorized: number | null;
      authorization_code: string | null;
      brand: string;
      checks: CardChecks;
      country: string;
      electronic_commerce_indicator: null;
      exp_month: number;
      exp_year: number;
      fingerprint: string;
      funding: string;
      installments: null;
      last4: string;
      mandate: null;
      network: string;
      network_transaction_id: string | null;
      regulated_status: 'unregulated';
      three_d_secure: {
        authentication_flow: 'challenge';
        electronic_commerce_indicator: '05';
        exemption_indicator: null;
        result: 'authenticated';
        result_reason: null;
        transaction_id: string;
        version: '2.2.0';
      } | null;
      transaction_link_id: null;
      wallet: null;
    };
    type: 'card';
  };
  receipt_email: string | null;
  receipt_number: null;
  receipt_url: null;
  refunded: boolean;
  review: null;
  shipping: null;
  source: null;
  source_transfer: null;
  statement_descriptor: null;
  statement_descriptor_suffix: string | null;
  status: 'succeeded' | 'failed';
  transfer_data: null;
  transfer_group: null;
}

export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  balance_transaction: null;
  charge: string;
  created: number;
  currency: string;
  customer: null;
  customer_account: null;
  destination_details: { card: { reference_status: 'pending'; type: 'refund' }; type: 'card' };
  metadata: Metadata;
  payment_intent: string;
  payment_method: string;
  reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null;
  receipt_number: null;
  source_transfer_reversal: null;
  pending_reason?: 'processing';
  failure_reason?: 'expired_or_canceled_card';
  status: 'pending' | 'succeeded' | 'failed';
  transfer_reversal: null;
}

/** Body of every error: https://docs.stripe.com/api/errors */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  code?: string;
  decline_code?: string;
  message: string;
  param?: string;
  doc_url?: string;
  charge?: string;
  payment_intent?: object;
  payment_method?: PaymentMethod;
}
