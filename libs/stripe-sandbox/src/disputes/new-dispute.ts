import type { TestCard } from '../cards/test-cards.js';
import { newId } from '../database/ids.js';
import { nowInSeconds } from '../database/transaction.js';
import { EVIDENCE_FILES, EVIDENCE_TEXTS } from '../objects/dispute.js';
import type { Charge, Dispute } from '../stripe-objects.js';
import { isRefundable } from './dispute-status.js';

const DAY_S = 24 * 60 * 60;
/** Banks leave a shop one to three weeks to answer. */
const TIME_TO_ANSWER_S = 21 * DAY_S;

/** What each card that is disputed afterwards says, with Visa's code for the reason. */
const COMPLAINTS = {
  'dispute-fraudulent': { reason: 'fraudulent', code: '10.4', status: 'needs_response' },
  'dispute-not-received': { reason: 'product_not_received', code: '13.1', status: 'needs_response' },
  inquiry: { reason: 'fraudulent', code: '10.4', status: 'warning_needs_response' },
} as const satisfies Record<NonNullable<TestCard['afterwards']>, object>;

export function newDispute(charge: Charge, afterwards: NonNullable<TestCard['afterwards']>): Dispute {
  const { reason, code, status } = COMPLAINTS[afterwards];
  const created = nowInSeconds();
  const { brand, network } = charge.payment_method_details.card;
  return {
    id: newId.dispute(),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {
      ...noEvidence(),
      // What Stripe knows of a sale it fills in by itself.
      customer_email_address: charge.billing_details.email ?? charge.receipt_email,
      customer_name: charge.billing_details.name,
      enhanced_evidence: {},
    },
    evidence_details: {
      due_by: created + TIME_TO_ANSWER_S,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: isRefundable(status),
    livemode: false,
    metadata: {},
    network_reason_code: code,
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: {
        brand,
        case_type: afterwards === 'inquiry' ? 'inquiry' : 'chargeback',
        network,
        network_reason_code: code,
      },
      type: 'card',
    },
    reason,
    status,
  };
}

function noEvidence(): Omit<Dispute['evidence'], 'enhanced_evidence'> {
  const names = [...EVIDENCE_TEXTS, ...EVIDENCE_FILES].sort();
  return Object.fromEntries(names.map((name) => [name, null])) as Omit<
    Dispute['evidence'],
    'enhanced_evidence'
  >;
}
