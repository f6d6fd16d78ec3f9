import { findObject, lockPaymentIntent, updateObject } from '../database/stored-objects.js';
import { recordEvent } from '../events/record-event.js';
import { EVIDENCE_FILES, EVIDENCE_TEXTS, type EvidenceFile, type EvidenceText } from '../objects/dispute.js';
import type { Dispute } from '../objects/event.js';
import { asObject, clearable, flag, text, unsupported } from '../parameters/plain-readers.js';
import { type Reader, readFields, type Schema } from '../parameters/reader.js';
import { mergeMetadata, metadata, reference } from '../parameters/stripe-readers.js';
import { type Call, endpoint, ok } from '../protocol/endpoint.js';
import { pageOf, pageParameters } from '../protocol/page-of.js';
import { invalidRequest, noSuch } from '../protocol/refusal.js';
import { type DisputeStep, isRefundable, statusAfter, verdictOf } from './disputes.js';

/** "The combined character count of all fields is limited to 150,000", and of one field to 20,000. */
const MAX_CHARACTERS = 150_000;
const MAX_CHARACTERS_PER_FIELD = 20_000;

const words = clearable(text(MAX_CHARACTERS_PER_FIELD));
const file = clearable(reference('file upload'));
const schema: Schema = {
  ...Object.fromEntries(EVIDENCE_TEXTS.map((name) => [name, words])),
  ...Object.fromEntries(EVIDENCE_FILES.map((name) => [name, file])),
  enhanced_evidence: unsupported(),
  appeal: unsupported(),
};

export type EvidenceChange = Partial<Record<EvidenceText, string | null> & Record<EvidenceFile, null>>;

/** `evidence[…]` of an update. An empty value unsets a field. */
const evidence: Reader<EvidenceChange> = {
  read(value, path) {
    const given = readFields(schema, asObject(value, path), '', path) as EvidenceChange;
    const length = Object.values(given).reduce((sum, field) => sum + (field?.length ?? 0), 0);
    if (length <= MAX_CHARACTERS) return given;
    throw invalidRequest(`Evidence can be up to ${MAX_CHARACTERS} characters long in all, not ${length}.`, {
      param: path,
    });
  },
};

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

/** https://docs.stripe.com/api/disputes/close: accepts the dispute for good. */
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
  // Read again under the lock: the earlier read may be outdated.
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
  // The verdict depends on the status before the bank's review.
  const judged = { ...submitted, status: dispute.status };
  return verdict === 'escalate' ? escalate(call, judged) : end(call, judged, verdict);
}

/** Turns an inquiry into a chargeback: the bank takes the money, and the shop may submit evidence again. */
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

export const retrieveDispute = endpoint({
  method: 'GET',
  path: '/v1/disputes/:id',
  parameters: {},
  async execute({ transaction }, _values, id) {
    const dispute = await findObject(transaction, 'disputes', id);
    if (!dispute) throw noSuch('dispute', id, 'dispute');
    return ok(dispute);
  },
});

export const listDisputes = endpoint({
  method: 'GET',
  path: '/v1/disputes',
  parameters: { ...pageParameters, charge: text(), payment_intent: text() },
  async execute({ transaction }, { charge, payment_intent, ...page }) {
    const where = {
      sql: '($1::text is null or o.charge = $1) and ($2::text is null or o.payment_intent = $2)',
      values: [charge ?? null, payment_intent ?? null],
    };
    return ok(
      await pageOf(transaction, { table: 'disputes', url: '/v1/disputes', kind: 'dispute', page, where }),
    );
  },
});
