import type { BillingDetails, CardChecks, Metadata } from './payment-method.js';

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
  balance_transaction: null;
  billing_details: BillingDetails;
  calculated_statement_descriptor: string;
  captured: boolean;
  created: number;
  currency: string;
  customer: null;
  description: string | null;
  /** Id of the latest dispute. Stripe sends it, though its SDK does not declare it. */
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
