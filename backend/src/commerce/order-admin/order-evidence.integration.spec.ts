import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import Stripe from 'stripe';

import { OrdersAdmin, PAPERBACK } from '../../testing/orders-admin.js';
import { intentOfSecret, stripeSilence } from '../../testing/stripe-answers.js';
import { StripeEvents } from '../payments/stripe-events.js';

const HOUR_MS = '3600000';
const CARD = 'pm_card_createDispute';

interface Evidence {
  title: string;
  sections: { title: string; lines: { label: string; value: string }[] }[];
  text: string;
  dueBy: string | null;
}

describe('An order without webhook events', () => {
  let admin: OrdersAdmin;
  let stripe: Stripe;

  beforeAll(async () => {
    admin = await OrdersAdmin.open({
      SANDBOX_WEBHOOK_FAULTS: 'seed=7 drop=1',
      SANDBOX_DISPUTE_AFTER_MS: HOUR_MS,
    });
    stripe = admin.shop.app.get(Stripe);
    await admin.sellPaperback();
  });
  afterAll(() => admin.close());

  const idOf = async (email: string) => (await admin.books.saleTo(email)).orderId;
  const evidenceOf = (id: string) => admin.owner.get<Evidence>(`/api/admin/orders/${id}/evidence`);
  const linesOf = ({ sections }: Evidence, title: string) =>
    sections
      .find((section) => section.title === title)
      ?.lines.map(({ label, value }) => `${label}: ${value}`);
  const deliveriesOf = async (id: string) =>
    (
      await admin.shop.pool.query(
        `SELECT FROM outbox WHERE job = 'deliver-order' AND payload ->> 'orderId' = $1`,
        [id],
      )
    ).rows.length;

  /** Pays and settles an order. */
  async function bought(customerEmail: string, input: object = {}): Promise<string> {
    const secret = await admin.visitor.startPayment({ customerEmail, ...input });
    await admin.visitor.pay(secret, CARD);
    const id = await idOf(customerEmail);
    await admin.post(id, 'retry');
    await admin.waitForEmails(customerEmail, 1);
    await admin.books.allWorkIsDone();
    return id;
  }

  async function disputeOf(id: string): Promise<Stripe.Dispute> {
    const { rows } = await admin.shop.pool.query(
      'SELECT stripe_payment_intent_id AS intent FROM orders WHERE id = $1',
      [id],
    );
    await admin.shop.pool.query('UPDATE stripe_sandbox.dispute_openings SET due_at = now()');
    const [dispute] = (await stripe.disputes.list({ payment_intent: rows[0].intent })).data;
    await admin.shop.app.get(StripeEvents).replay();
    await admin.books.allWorkIsDone();
    if (!dispute) throw new Error('There is no dispute.');
    return dispute;
  }

  it('is read from Stripe on a click, with an error if Stripe does not answer', async () => {
    const email = 'asked@example.com';
    const secret = await admin.visitor.startPayment({ customerEmail: email });
    await admin.visitor.pay(secret);
    const id = await idOf(email);
    expect(await admin.read(id)).toMatchObject({ status: 'pending', isStuck: false, steps: { retry: true } });
    const asking = jest.spyOn(stripe.paymentIntents, 'retrieve');
    asking.mockRejectedValueOnce(stripeSilence()).mockRejectedValueOnce(new Error('a mistake'));
    const [silent, mistaken] = [await admin.post(id, 'retry'), await admin.post(id, 'retry')];
    expect([silent.status, silent.body.code, mistaken.status]).toEqual([
      503,
      'COMMERCE.PAYMENT_UNAVAILABLE',
      500,
    ]);
    asking.mockRestore();
    expect(await deliveriesOf(id)).toBe(0);
    const { status, body } = await admin.post(id, 'retry');
    expect([status, body.id]).toEqual([200, id]);
    await admin.books.becomes(email, 'fulfilled');
    expect((await admin.read(id)).steps).toMatchObject({ retry: false, changeAddress: true });
    expect(await admin.kindsOf(id)).toContain('retried');
  });

  it('stays the same on a click if its payment was never started or is canceled', async () => {
    const email = 'unbegun@example.com';
    const secret = await admin.visitor.startPayment({ customerEmail: email });
    const id = await idOf(email);
    await admin.shop.pool.query('UPDATE orders SET stripe_payment_intent_id = NULL WHERE id = $1', [id]);
    expect((await admin.read(id)).steps).toMatchObject({ retry: false, makeLink: false, evidence: false });
    const asking = jest.spyOn(stripe.paymentIntents, 'retrieve');
    expect((await admin.post(id, 'retry')).status).toBe(200);
    expect(asking).not.toHaveBeenCalled();
    asking.mockRestore();
    const listing = jest.spyOn(stripe.disputes, 'list');
    expect((await evidenceOf(id)).body.dueBy).toBeNull();
    expect(listing).not.toHaveBeenCalled();
    listing.mockRestore();
    expect((await admin.post(id, 'links')).body.code).toBe('COMMERCE.NO_FILES');

    await admin.shop.pool.query('UPDATE orders SET stripe_payment_intent_id = $2 WHERE id = $1', [
      id,
      intentOfSecret(secret),
    ]);
    await stripe.paymentIntents.cancel(intentOfSecret(secret));
    await admin.post(id, 'retry');
    expect(await admin.read(id)).toMatchObject({ status: 'cancelled', steps: { changeAddress: false } });
    const move = await admin.put(id, 'address', { email: 'other@example.com', currentEmail: email });
    expect([move.status, move.body.code]).toEqual([409, 'COMMERCE.ORDER_CANCELLED']);
  });

  it('has evidence in one text: shipment, buyer, emails, dispute', async () => {
    const email = 'parcel@example.com';
    const id = await bought(email, PAPERBACK);
    expect((await evidenceOf(id)).body).toMatchObject({ dueBy: null });
    expect(linesOf((await evidenceOf(id)).body, 'Delivery and access')).toEqual([
      'Delivery: Nothing was delivered yet.',
    ]);
    expect((await admin.post(id, 'sent', { trackingNumber: '9400 1' })).body.id).toBe(id);
    await admin.put(id, 'address', { email: 'right@example.com', currentEmail: email });
    await admin.books.allWorkIsDone();
    const dispute = await disputeOf(id);
    expect(await admin.read(id)).toMatchObject({ status: 'disputed', steps: { evidence: true } });
    const { status, headers, body } = await evidenceOf(id);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const dueBy = new Date((dispute.evidence_details.due_by ?? 0) * 1000).toISOString();
    expect(body.dueBy).toBe(dueBy);
    expect(linesOf(body, 'The dispute')).toContain(`Dispute at Stripe: ${dispute.id}`);
    const buyer = linesOf(body, 'The buyer')?.join('\n');
    expect(buyer).toContain(`from ${email} to right@example.com`);
    expect(buyer).toContain('Sent to: Ruth, 12 Orchard Lane');
    expect(linesOf(body, 'Delivery and access')?.[0]).toMatch(/^Posted: .*, tracking number 9400 1$/);
    expect(linesOf(body, 'Emails to the buyer')?.length).toBeGreaterThanOrEqual(2);
    expect(body.text).toContain(body.title);

    await stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: 'winning_evidence' } });
    await admin.shop.app.get(StripeEvents).replay();
    await admin.books.becomes('right@example.com', 'sent');
    expect((await admin.read(id)).steps).toMatchObject({ evidence: true });
  });

  it('has evidence from the shop if Stripe does not answer or there is no dispute', async () => {
    const id = await bought('files@example.com');
    expect(linesOf((await evidenceOf(id)).body, 'The dispute')).toBeUndefined();
    const dispute = await disputeOf(id);
    const asking = jest.spyOn(stripe.disputes, 'list');
    asking.mockRejectedValueOnce(stripeSilence());
    const { body } = await evidenceOf(id);
    expect(linesOf(body, 'The dispute')).toBeUndefined();
    expect(linesOf(body, 'Delivery and access')?.join('\n')).toContain('Link to Finding Peace.pdf');
    asking.mockRejectedValueOnce(new Error('a mistake'));
    expect((await evidenceOf(id)).status).toBe(500);
    const undated = { ...dispute, evidence_details: { ...dispute.evidence_details, due_by: null } };
    asking.mockResolvedValueOnce({ data: [undated] } as never);
    expect((await evidenceOf(id)).body.dueBy).toBeNull();
    asking.mockRestore();

    const email = 'never-paid@example.com';
    await admin.visitor.startPayment({ customerEmail: email });
    await admin.shop.pool.query(
      'UPDATE orders SET stripe_payment_intent_id = NULL WHERE customer_email = $1',
      [email],
    );
    expect(linesOf((await evidenceOf(await idOf(email))).body, 'The dispute')).toBeUndefined();
  });
});
