import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { eventually } from '../../testing/eventually.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { signInOwner } from '../../testing/staff-sessions.js';
import { Refunds } from './refunds.js';

interface Order {
  status: string;
  isStuck: boolean;
  givenBackCents: number;
  refunds: { id: string; status: string; failure: string | null }[];
  timeline: { kind: string; text: string | null }[];
  steps: { refundableCents: number };
}

describe('A refund at a slow bank', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let books: ShopBooks;
  let owner: ApiSession;

  beforeAll(async () => {
    shop = await openShop({ ...OWNER, SANDBOX_DISPUTE_AFTER_MS: String(3_600_000) });
    visitor = new ApiSession(shop);
    books = new ShopBooks(shop);
    owner = await signInOwner(shop);
  });
  afterAll(() => shop.stop());

  async function bought(customerEmail: string, card: string): Promise<string> {
    await visitor.pay(await visitor.startPayment({ customerEmail }), card);
    await books.becomes(customerEmail, 'fulfilled');
    await books.allWorkIsDone();
    return (await books.saleTo(customerEmail)).orderId;
  }

  const give = async (orderId: string, amountCents: number, seenGivenBackCents = 0) => {
    const input = { refundId: randomUUID(), amountCents, seenGivenBackCents, reason: 'Asked for it' };
    return (await owner.post<Order>(`/api/admin/orders/${orderId}/refunds`, input)).body;
  };
  const read = async (orderId: string) => (await owner.get<Order>(`/api/admin/orders/${orderId}`)).body;
  const isSettledAgain = async (orderId: string) => {
    await shop.pool.query(
      `INSERT INTO outbox (job, payload)
       SELECT 'settle-payment', jsonb_build_object('paymentIntentId', stripe_payment_intent_id) FROM orders WHERE id = $1`,
      [orderId],
    );
    await books.workIsDue();
    await books.allWorkIsDone();
  };
  const statusesOf = async (orderId: string) => (await read(orderId)).refunds.map(({ status }) => status);
  const emailsTo = async (email: string) => (await visitor.mailsTo(email)).length;

  it('is pending until the bank accepts it; the buyer gets one email', async () => {
    const email = 'slow@example.com';
    const orderId = await bought(email, 'pm_card_pendingRefund');
    expect(await give(orderId, 300)).toMatchObject({
      status: 'fulfilled',
      givenBackCents: 300,
      refunds: [{ status: 'pending' }],
    });
    await books.banksAnswer();
    await eventually(
      'the bank’s answer',
      async () => (await read(orderId)).refunds[0]?.status === 'succeeded',
    );
    await books.allWorkIsDone();
    expect(await emailsTo(email)).toBe(2);
    expect((await read(orderId)).timeline.map(({ kind }) => kind)).toContain('refunded');
  });

  it('may be returned; the order then needs a look and can be refunded again @S2-calls-and-errors-31', async () => {
    const email = 'returned@example.com';
    const orderId = await bought(email, 'pm_card_refundFail');
    expect(await give(orderId, 999)).toMatchObject({
      status: 'refunded',
      refunds: [{ status: 'succeeded' }],
    });
    await books.allWorkIsDone();
    await books.banksAnswer();
    await eventually('the bank’s answer', async () => (await read(orderId)).refunds[0]?.status === 'failed');
    await books.allWorkIsDone();
    const why = 'The card is closed or has expired.';
    // An email that was delayed until now would be wrong.
    expect(await shop.app.get(Refunds).writeRefundedEmail({ orderId })).toBeUndefined();
    // The buyer has no refund, so the purchase is valid again (C8).
    expect(await read(orderId)).toMatchObject({
      status: 'fulfilled',
      isStuck: true,
      givenBackCents: 0,
      refunds: [{ failure: expect.stringContaining(why) }],
      timeline: expect.arrayContaining([
        expect.objectContaining({ kind: 'refund-asked', text: 'Asked for it' }),
        expect.objectContaining({ kind: 'refund-failed', text: expect.stringContaining(why) }),
      ]),
      steps: { refundableCents: 999 },
    });
    expect(await give(orderId, 999)).toMatchObject({
      isStuck: false,
      givenBackCents: 999,
      refunds: [{ status: 'failed' }, { status: 'succeeded' }],
      steps: { refundableCents: 0 },
    });
    await books.allWorkIsDone();
    // The purchase, the refund, its return (C8), and the second refund.
    expect(await emailsTo(email)).toBe(4);
    // Simulates that the shop learns of the first one only now.
    await shop.pool.query(`DELETE FROM refunds WHERE order_id = $1 AND status = 'failed'`, [orderId]);
    await isSettledAgain(orderId);
    expect((await statusesOf(orderId)).sort()).toEqual(['failed', 'succeeded']);
    expect(await emailsTo(email)).toBe(4);
  });

  it('sends no email if it was returned before the shop knew of it', async () => {
    const email = 'unheard@example.com';
    const orderId = await bought(email, 'pm_card_refundFail');
    await give(orderId, 300);
    await books.banksAnswer();
    await eventually('the bank’s answer', async () => (await read(orderId)).refunds[0]?.status === 'failed');
    const [{ id: refundId } = { id: '' }] = (await read(orderId)).refunds;
    expect(await shop.app.get(Refunds).writePartRefundedEmail({ orderId, refundId })).toBeUndefined();
    await give(orderId, 200);
    await books.allWorkIsDone();
    const before = await emailsTo(email);
    // Simulates refunds made at Stripe.
    await shop.pool.query('DELETE FROM refunds WHERE order_id = $1', [orderId]);
    await isSettledAgain(orderId);
    expect((await statusesOf(orderId)).sort()).toEqual(['failed', 'succeeded']);
    expect((await read(orderId)).givenBackCents).toBe(200);
    expect(await emailsTo(email)).toBe(before + 1);
  });
});
