import type { DisputeStatus } from '../stripe-objects.js';

/** What can happen to a dispute. `win` and `lose` are the bank's word, `close` is the shop giving in. */
export type DisputeStep = 'submit' | 'win' | 'lose' | 'escalate' | 'close';

/**
 * From each status, where each step leads; a step that is not there is refused. An inquiry (`warning_…`) is no
 * more than a question: it ends closed, whatever the answer, unless the bank makes a chargeback of it.
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

/** Money that a chargeback took cannot be given back as well. */
export function isRefundable(status: DisputeStatus): boolean {
  return status === 'won' || status.startsWith('warning_');
}

/**
 * What evidence brings about in test mode, by its `uncategorized_text`: https://docs.stripe.com/testing#evidence
 * At Stripe the verdict follows after seconds; here it is in the answer.
 */
export function verdictOf(uncategorizedText: string | null, status: DisputeStatus): DisputeStep {
  if (uncategorizedText === 'winning_evidence') return 'win';
  if (uncategorizedText === 'losing_evidence') return 'lose';
  const escalates = uncategorizedText === 'escalate_inquiry_evidence' && status === 'warning_needs_response';
  return escalates ? 'escalate' : 'submit';
}
