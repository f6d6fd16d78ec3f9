import { findObject, lockPaymentIntent, updateObject } from '../database/stored-objects.js';
import { recordEvent } from '../events/record-event.js';
import { mergeMetadata } from '../parameters/merge-metadata.js';
import { clearable, flag, unsupported } from '../parameters/plain-readers.js';
import { metadata } from '../parameters/stripe-readers.js';
import { ok, type Call } from '../protocol/call.js';
import { endpoint } from '../protocol/endpoint.js';
import { invalidRequest, noSuch } from '../protocol/refusal.js';
import type { Dispute } from '../stripe-objects.js';
import { isRefundable, statusAfter, verdictOf, type DisputeStep } from './dispute-status.js';
import { evidence } from './evidence.js';

/** https://docs.stripe.com/api/disputes/update: evidence is submitted unless `submit` is false. */
export const updateDispute = endpoint({
  method: 'POST',
  path: '/v1/disputes/:id',
  parameters: {
    evidence,
    metadata,
    submit: flag,
    intended_submission_method: clearable(unsupported()),
  },
  async execute(call, values, id) {
    const found = await lockDispute(call, id);
    const changesEvidence = values.evidence !== undefined;
    const changed: Dispute = {
      ...found,
      evidence: { ...found.evidence, ...values.evidence },
      evidence_details: {
        ...found.evidence_details,
        has_evidence: found.evidence_details.has_evidence || changesEvidence,
      },
      metadata: mergeMetadata(found.metadata, values.metadata),
    };
    const submits = values.submit ?? changesEvidence;
    if (changesEvidence || submits) refuseUnlessOpen(found);
    if (!submits) return ok(await save(call, changed));
    if (!changed.evidence_details.has_evidence) {
      throw invalidRequest('There is no evidence on this dispute to submit.', { param: 'submit' });
    }
    return ok(await submit(call, changed));
  },
});

/** https://docs.stripe.com/api/disputes/close: gives in, for good. */
export const closeDispute = endpoint({
  method: 'POST',
  path: '/v1/disputes/:id/close',
  parameters: {},
  async execute(call, _values, id) {
    const dispute = await lockDispute(call, id);
    if (!statusAfter(dispute.status, 'close')) {
      throw invalidRequest(`This dispute cannot be closed: its status is ${dispute.status}.`);
    }
    return ok(await end(call, dispute, 'close'));
  },
});

async function lockDispute({ transaction }: Call, id: string): Promise<Dispute> {
  const found = await findObject(transaction, 'disputes', id);
  if (!found) throw noSuch('dispute', id, 'dispute');
  await lockPaymentIntent(transaction, found.payment_intent);
  // Read again: what was read before the lock may be old.
  return (await findObject(transaction, 'disputes', id)) ?? found;
}

function refuseUnlessOpen({ status }: Dispute): void {
  if (statusAfter(status, 'submit')) return;
  throw invalidRequest(`This dispute takes no more evidence: its status is ${status}.`, {
    param: 'evidence',
  });
}

async function submit(call: Call, dispute: Dispute): Promise<Dispute> {
  const submitted = after(
    {
      ...dispute,
      evidence_details: {
        ...dispute.evidence_details,
        submission_count: dispute.evidence_details.submission_count + 1,
        submission_method: 'manual',
      },
    },
    'submit',
  );
  await save(call, submitted);
  const verdict = verdictOf(dispute.evidence.uncategorized_text, dispute.status);
  if (verdict === 'submit') return submitted;
  // The verdict is one on the dispute as it was answered, before the bank began to look.
  const judged = { ...submitted, status: dispute.status };
  return verdict === 'escalate' ? escalate(call, judged) : end(call, judged, verdict);
}

/** The bank makes a chargeback of its question: it takes the money, and the shop may answer again. */
async function escalate(call: Call, inquiry: Dispute): Promise<Dispute> {
  const { card, type } = inquiry.payment_method_details;
  const dispute = await save(call, {
    ...after(inquiry, 'escalate'),
    payment_method_details: { card: { ...card, case_type: 'chargeback' }, type },
  });
  await recordEvent(call.transaction, call.cause, 'charge.dispute.funds_withdrawn', { object: dispute });
  return dispute;
}

async function end(call: Call, dispute: Dispute, step: DisputeStep): Promise<Dispute> {
  const ended = after(dispute, step);
  const { transaction, cause } = call;
  await updateObject(transaction, 'disputes', ended);
  if (ended.status === 'won') {
    await recordEvent(transaction, cause, 'charge.dispute.funds_reinstated', { object: ended });
  }
  await recordEvent(transaction, cause, 'charge.dispute.closed', { object: ended });
  return ended;
}

function after(dispute: Dispute, step: DisputeStep): Dispute {
  const status = statusAfter(dispute.status, step) ?? dispute.status;
  return { ...dispute, status, is_charge_refundable: isRefundable(status) };
}

async function save({ transaction, cause }: Call, dispute: Dispute): Promise<Dispute> {
  await updateObject(transaction, 'disputes', dispute);
  await recordEvent(transaction, cause, 'charge.dispute.updated', { object: dispute });
  return dispute;
}
