import type { Decline } from '../cards/test-cards.js';
import type { Card } from '../cards/payment-methods.js';
import {
  insertCharge,
  newId,
  nowInSeconds,
  randomText,
  type Transaction,
} from '../database/stored-objects.js';
import type { CardCheck, Charge, ChargeOutcome, PaymentIntent } from '../objects/event.js';
import { balanceTransactionOf } from './balance-transactions.js';

export interface ChargeTerms {
  /** Reason to decline; undefined charges the card. */
  decline?: Decline | undefined;
  authenticated: boolean;
}

export async function chargeCard(
  transaction: Transaction,
  intent: PaymentIntent,
  card: Card,
  terms: ChargeTerms,
): Promise<Charge> {
  const { decline } = terms;
  const id = newId.charge();
  const balance = decline ? undefined : balanceTransactionOf({ ...intent, id });
  const charge: Charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: balance?.id ?? null,
    billing_details: card.method.billing_details,
    calculated_statement_descriptor: 'PAYMENT SANDBOX',
    captured: !decline,
    created: nowInSeconds(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    dispute: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: card.method.id,
    payment_method_details: detailsOf(intent, card, terms),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
  await insertCharge(transaction, charge, balance);
  return charge;
}

function outcomeOf(decline: Decline | undefined): ChargeOutcome {
  const advice = { advice_code: null, network_advice_code: null, network_decline_code: null };
  if (!decline) {
    return {
      ...advice,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      risk_score: 20,
      seller_message: 'Payment complete.',
      type: 'authorized',
    };
  }
  return {
    ...advice,
    network_status: decline.blocked ? 'not_sent_to_network' : 'declined_by_network',
    reason: decline.blocked ? 'highest_risk_level' : decline.declineCode,
    risk_level: decline.blocked ? 'highest' : 'normal',
    risk_score: decline.blocked ? 95 : 20,
    seller_message: decline.blocked
      ? 'The payment was blocked as too risky.'
      : `The bank returned the decline code ${decline.declineCode}.`,
    type: decline.blocked ? 'blocked' : 'issuer_declined',
  };
}

function detailsOf(
  intent: PaymentIntent,
  { method }: Card,
  { decline, authenticated }: ChargeTerms,
): Charge['payment_method_details'] {
  const { card } = method;
  const checked = (check: CardCheck): CardCheck => (check === 'unchecked' ? 'pass' : check);
  return {
    card: {
      amount_authorized: decline ? null : intent.amount,
      authorization_code: decline ? null : randomText(6).toUpperCase(),
      brand: card.brand,
      checks: {
        address_line1_check: checked(card.checks.address_line1_check),
        address_postal_code_check: checked(card.checks.address_postal_code_check),
        cvc_check: decline?.code === 'incorrect_cvc' ? 'fail' : checked(card.checks.cvc_check),
      },
      country: card.country,
      electronic_commerce_indicator: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: card.fingerprint,
      funding: card.funding,
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_transaction_id: decline ? null : randomText(15).toUpperCase(),
      regulated_status: 'unregulated',
      three_d_secure: authenticated
        ? {
            authentication_flow: 'challenge',
            electronic_commerce_indicator: '05',
            exemption_indicator: null,
            result: 'authenticated',
            result_reason: null,
            transaction_id: randomText(36),
            version: '2.2.0',
          }
        : null,
      transaction_link_id: null,
      wallet: null,
    },
    type: 'card',
  };
}
