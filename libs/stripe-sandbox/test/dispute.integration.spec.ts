import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { findNextDue } from '../src/webhooks/deliveries.js';
import { eventTypes, runSandbox, type RunningSandbox } from './testing/running-sandbox.js';

let running: RunningSandbox;
let stripe: Stripe;
beforeAll(async () => {
  running = await runSandbox();
  ({ stripe } = running);
});
afterAll(() => running.close());

const payWith = (paymentMethod: string, sandbox: Stripe = stripe) =>
  sandbox.paymentIntents.create({
    amount: 2000,
    currency: 'usd',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    confirm: true,
    payment_method: paymentMethod,
    receipt_email: 'reader@example.org',
  });

async function disputeAfter(paymentMethod = 'pm_card_createDispute'): Promise<Stripe.Dispute> {
  const paid = await payWith(paymentMethod);
  const [dispute] = (await stripe.disputes.list({ payment_intent: paid.id })).data;
  if (!dispute) throw new Error('No dispute was opened.');
  return dispute;
}

async function eventsOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = (await eventTypes(stripe)).length;
  await work();
  return (await eventTypes(stripe)).slice(before);
}

const answer = (id: string, uncategorized_text: string) =>
  stripe.disputes.update(id, { evidence: { uncategorized_text } });
const chargeOf = (dispute: Stripe.Dispute) => stripe.charges.retrieve(String(dispute.charge));

describe('a test card with disputes', () => {
  it('is charged, then disputed by the bank', async () => {
    const paid = await payWith('pm_card_createDispute');
    expect(paid.status).toBe('succeeded');
    const intent = await stripe.paymentIntents.retrieve(paid.id, {
      expand: ['latest_charge.dispute'],
    });
    expect(intent).toMatchObject({
      status: 'succeeded',
      latest_charge: {
        disputed: true,
        refunded: false,
        dispute: {
          object: 'dispute',
          amount: 2000,
          currency: 'usd',
          status: 'needs_response',
          reason: 'fraudulent',
          is_charge_refundable: false,
          payment_intent: paid.id,
          evidence: { customer_email_address: 'reader@example.org', uncategorized_text: null },
          evidence_details: { has_evidence: false, submission_count: 0, past_due: false },
        },
      },
    });
    expect((await eventTypes(stripe)).slice(-5)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
    ]);
    const [opened] = (await stripe.events.list({ type: 'charge.dispute.created', limit: 1 })).data;
    expect(opened).toMatchObject({ data: { object: { payment_intent: paid.id } }, request: { id: null } });
  });

  it('states the reason: the book never arrived', async () => {
    expect(await disputeAfter('pm_card_createDisputeProductNotReceived')).toMatchObject({
      reason: 'product_not_received',
      status: 'needs_response',
    });
  });

  it('opens one dispute under concurrent requests', async () => {
    const paid = await payWith('pm_card_createDispute');
    const pages = await Promise.all(
      Array.from({ length: 6 }, () => stripe.disputes.list({ payment_intent: paid.id })),
    );
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(1);
    expect(pages.map(({ data }) => data.length)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('waits for the configured delay, stored in the database', async () => {
    const later = await runSandbox(3_600_000);
    try {
      const paid = await payWith('pm_card_createDispute', later.stripe);
      const charge = String(paid.latest_charge);
      await later.pool.query('update stripe_sandbox.webhook_deliveries set next_attempt_at = null');
      expect((await findNextDue(later.pool)).ms).toBeGreaterThan(3_500_000);
      expect((await later.stripe.charges.retrieve(charge)).disputed).toBe(false);
      await later.pool.query('update stripe_sandbox.dispute_openings set due_at = now()');
      expect((await later.stripe.charges.retrieve(charge)).disputed).toBe(true);
    } finally {
      await later.close();
    }
  });

  it('opens no dispute after a full refund', async () => {
    const later = await runSandbox(3_600_000);
    try {
      const paid = await payWith('pm_card_createDispute', later.stripe);
      await later.stripe.refunds.create({ payment_intent: paid.id });
      await later.pool.query('update stripe_sandbox.dispute_openings set due_at = now()');
      expect((await later.stripe.disputes.list()).data).toEqual([]);
    } finally {
      await later.close();
    }
  });
});

describe('a dispute', () => {
  it('is won with winning evidence, and the money returns', async () => {
    const { id } = await disputeAfter();
    const types = await eventsOf(async () => {
      expect(await answer(id, 'winning_evidence')).toMatchObject({
        status: 'won',
        is_charge_refundable: true,
        evidence: { uncategorized_text: 'winning_evidence' },
        evidence_details: { has_evidence: true, submission_count: 1 },
      });
    });
    expect(types).toEqual([
      'charge.dispute.updated',
      'charge.dispute.funds_reinstated',
      'charge.dispute.closed',
    ]);
    const dispute = await stripe.disputes.retrieve(id, { expand: ['charge'] });
    expect(dispute).toMatchObject({ status: 'won', charge: { disputed: true, amount_refunded: 0 } });
  });

  it('is lost with losing evidence', async () => {
    const { id } = await disputeAfter();
    const types = await eventsOf(async () => {
      expect((await answer(id, 'losing_evidence')).status).toBe('lost');
    });
    expect(types).toEqual(['charge.dispute.updated', 'charge.dispute.closed']);
  });

  it('is lost for good when closed', async () => {
    const { id } = await disputeAfter();
    expect(await eventsOf(() => stripe.disputes.close(id))).toEqual(['charge.dispute.closed']);
    await expect(stripe.disputes.retrieve(id)).resolves.toMatchObject({ status: 'lost' });
    await expect(stripe.disputes.close(id)).rejects.toMatchObject({ statusCode: 400 });
    await expect(answer(id, 'winning_evidence')).rejects.toMatchObject({
      statusCode: 400,
      param: 'evidence',
    });
  });

  it('goes under review with other evidence, and takes no more', async () => {
    const { id } = await disputeAfter();
    expect((await answer(id, 'She wrote to thank us.')).status).toBe('under_review');
    await expect(answer(id, 'winning_evidence')).rejects.toMatchObject({ statusCode: 400 });
    await expect(stripe.disputes.close(id)).rejects.toMatchObject({ statusCode: 400 });
    const noted = await stripe.disputes.update(id, { metadata: { ticket: '7' } });
    expect(noted).toMatchObject({ status: 'under_review', metadata: { ticket: '7' } });
  });

  it('stores evidence without submitting it', async () => {
    const { id } = await disputeAfter();
    await expect(stripe.disputes.update(id, { submit: true })).rejects.toMatchObject({ param: 'submit' });
    const staged = await stripe.disputes.update(id, {
      evidence: { uncategorized_text: 'winning_evidence', product_description: 'A book' },
      submit: false,
    });
    expect(staged).toMatchObject({
      status: 'needs_response',
      evidence_details: { has_evidence: true, submission_count: 0, submission_method: 'not_submitted' },
    });
    const taken = await stripe.disputes.update(id, { evidence: { product_description: '' }, submit: false });
    expect(taken.evidence).toMatchObject({
      product_description: null,
      uncategorized_text: 'winning_evidence',
    });
    expect((await stripe.disputes.update(id, { submit: true })).status).toBe('won');
  });

  it('blocks refunds of the charge until it is won', async () => {
    const dispute = await disputeAfter();
    const charge = String(dispute.charge);
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({
      statusCode: 400,
      code: 'charge_disputed',
    });
    await answer(dispute.id, 'winning_evidence');
    await stripe.refunds.create({ charge });
    expect(await chargeOf(dispute)).toMatchObject({ refunded: true, disputed: true });
  });

  it('is found by its charge and its payment only', async () => {
    const dispute = await disputeAfter();
    const byCharge = await stripe.disputes.list({ charge: String(dispute.charge) });
    expect(byCharge.data.map(({ id }) => id)).toEqual([dispute.id]);
    expect((await stripe.disputes.list({ payment_intent: 'pi_none' })).data).toEqual([]);
    for (const refused of [
      () => stripe.disputes.retrieve('du_none'),
      () => stripe.disputes.close('du_none'),
      () => answer('du_none', 'winning_evidence'),
      () => stripe.disputes.update(dispute.id, { evidence: { receipt: 'file_none' } }),
    ]) {
      await expect(refused()).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
    }
  });

  it('rejects evidence above the character limit', async () => {
    const { id } = await disputeAfter();
    await expect(answer(id, 'x'.repeat(20_001))).rejects.toMatchObject({
      statusCode: 400,
      param: 'evidence[uncategorized_text]',
    });
  });
});

describe('an inquiry', () => {
  it('takes no money, and closes after a response', async () => {
    const inquiry = await disputeAfter('pm_card_createDisputeInquiry');
    expect(inquiry).toMatchObject({
      status: 'warning_needs_response',
      is_charge_refundable: true,
      payment_method_details: { card: { case_type: 'inquiry' } },
    });
    expect((await answer(inquiry.id, 'losing_evidence')).status).toBe('warning_closed');
    expect((await chargeOf(inquiry)).disputed).toBe(true);
  });

  it('can become a chargeback, which takes new evidence', async () => {
    const { id } = await disputeAfter('pm_card_createDisputeInquiry');
    expect(await answer(id, 'escalate_inquiry_evidence')).toMatchObject({
      status: 'needs_response',
      is_charge_refundable: false,
      payment_method_details: { card: { case_type: 'chargeback' } },
    });
    expect((await answer(id, 'winning_evidence')).status).toBe('won');
  });
});
