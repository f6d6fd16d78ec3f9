import type pg from 'pg';

import { type TestCard, testCardById } from '../cards/test-cards.js';
import {
  findObject,
  insertDispute,
  inTransaction,
  lockPaymentIntent,
  newId,
  nowInSeconds,
  type Transaction,
  updateObject,
} from '../database/stored-objects.js';
import { recordEvent } from '../events/record-event.js';
import { EVIDENCE_FILES, EVIDENCE_TEXTS } from '../objects/dispute.js';
import type { Charge, Dispute, DisputeStatus } from '../objects/event.js';

/** Transitions of a dispute. `win` and `lose` are the bank's decision, `close` is the shop accepting. */
export type DisputeStep = 'submit' | 'win' | 'lose' | 'escalate' | 'close';

/**
 * Next status by status and step; missing steps are rejected. An inquiry (`warning_…`) always ends closed,
 * unless the bank turns it into a chargeback.
 */
const STEPS: Readonly<Record<DisputeStatus, Partial<Record<DisputeStep, DisputeStatus>>>> = {
  needs_response: { submit: 'under_review', win: 'won', lose: 'lost', close: 'lost' },
  under_review: {},
  won: {},
  lost: {},
  warning_needs_response: {
    submit: 'warning_under_review',
    win: 'warning_closed',
    lose: 'warning_closed',
    escalate: 'needs_response',
  },
  warning_under_review: {},
  warning_closed: {},
};

export function statusAfter(status: DisputeStatus, step: DisputeStep): DisputeStatus | undefined {
  return STEPS[status][step];
}

/** Charged-back money cannot be refunded as well. */
export function isRefundable(status: DisputeStatus): boolean {
  return status === 'won' || status.startsWith('warning_');
}

/**
 * Verdict for evidence in test mode, by its `uncategorized_text`: https://docs.stripe.com/testing#evidence
 * Stripe decides after some seconds; the sandbox does in the response.
 */
export function verdictOf(uncategorizedText: string | null, status: DisputeStatus): DisputeStep {
  if (uncategorizedText === 'winning_evidence') return 'win';
  if (uncategorizedText === 'losing_evidence') return 'lose';
  const escalates = uncategorizedText === 'escalate_inquiry_evidence' && status === 'warning_needs_response';
  return escalates ? 'escalate' : 'submit';
}

const DAY_S = 24 * 60 * 60;
/** Banks give one to three weeks to respond. */
const TIME_TO_ANSWER_S = 21 * DAY_S;

/** Reason of each disputed test card, with Visa's reason code. */
const DISPUTE_REASONS = {
  'dispute-fraudulent': { reason: 'fraudulent', code: '10.4', status: 'needs_response' },
  'dispute-not-received': { reason: 'product_not_received', code: '13.1', status: 'needs_response' },
  inquiry: { reason: 'fraudulent', code: '10.4', status: 'warning_needs_response' },
} as const satisfies Record<NonNullable<TestCard['afterwards']>, object>;

function newDispute(charge: Charge, afterwards: NonNullable<TestCard['afterwards']>): Dispute {
  const { reason, code, status } = DISPUTE_REASONS[afterwards];
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
      // Evidence that Stripe prefills from the charge.
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

const WITHOUT_REQUEST = { requestId: null, idempotencyKey: null };

export async function expectDispute(
  transaction: Transaction,
  charge: Charge,
  testCardId: string,
  afterMs: number,
): Promise<void> {
  await transaction.query(
    `insert into stripe_sandbox.dispute_openings (charge, test_card, due_at)
     values ($1, $2, now() + $3::double precision * interval '1 millisecond')`,
    [charge.id, testCardId, afterMs],
  );
}

/**
 * Opens due disputes, before each response and webhook delivery: due times are in the database, so no timer is lost
 * with its process. Waits for disputes that another process is opening.
 */
export async function openDueDisputes(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ charge: string }>(
      'select charge from stripe_sandbox.dispute_openings where due_at <= now() order by due_at, charge limit 1',
    );
    const [due] = rows;
    if (!due) return;
    await inTransaction(pool, (transaction) => open(transaction, due.charge));
  }
}

async function open(transaction: Transaction, chargeId: string): Promise<void> {
  const { rows } = await transaction.query<{ test_card: string }>(
    'delete from stripe_sandbox.dispute_openings where charge = $1 returning test_card',
    [chargeId],
  );
  const afterwards = testCardById(rows[0]?.test_card ?? '')?.afterwards;
  const found = afterwards && (await findObject(transaction, 'charges', chargeId));
  if (!found) return;
  await lockPaymentIntent(transaction, found.payment_intent);
  const charge = (await findObject(transaction, 'charges', chargeId)) ?? found;
  if (charge.refunded) return;
  const dispute = newDispute(charge, afterwards);
  await insertDispute(transaction, dispute);
  await updateObject(transaction, 'charges', { ...charge, dispute: dispute.id, disputed: true });
  await recordEvent(transaction, WITHOUT_REQUEST, 'charge.dispute.created', { object: dispute });
  if (dispute.is_charge_refundable) return;
  await recordEvent(transaction, WITHOUT_REQUEST, 'charge.dispute.funds_withdrawn', { object: dispute });
}
