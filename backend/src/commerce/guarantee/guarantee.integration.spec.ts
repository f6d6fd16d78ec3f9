import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import Stripe from 'stripe';

import { eventually } from '../../testing/eventually.js';
import { filesOf, OrderReader } from '../../testing/order-reader.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { RUTH, signInHelper, signInOwner } from '../../testing/staff-sessions.js';
import { stripeSilence } from '../../testing/stripe-answers.js';
import { Settings } from '../../platform/settings/settings.js';
import { Refunds } from '../refunds/refunds.js';
import { guaranteeSetting } from '../../site/guarantee-setting.js';

const HOUR_MS = 3_600_000;
const OWNER_ADDRESS = 'hello@eleanormarsh.example';

interface AdminOrder {
  status: string;
  isStuck: boolean;
  refundRequest: string | null;
  timeline: { kind: string; by: string | null; text: string | null }[];
  detail?: string;
}

describe('The guarantee', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let books: ShopBooks;
  let reader: OrderReader;
  let owner: ApiSession;

  beforeAll(async () => {
    shop = await openShop({ ...OWNER, SANDBOX_DISPUTE_AFTER_MS: String(HOUR_MS) });
    visitor = new ApiSession(shop);
    books = new ShopBooks(shop);
    reader = new OrderReader(shop);
    owner = await signInOwner(shop);
  });
  afterAll(() => shop.stop());

  const press = (orderUrl: string) => reader.send(`${orderUrl}/refund`, {});
  const orderOf = async (orderId: string) =>
    (await owner.get<AdminOrder>(`/api/admin/orders/${orderId}`)).body;
  const subjectsTo = async (email: string) =>
    (await visitor.mailsTo(email)).map(({ subject }) => subject ?? '');
  /** Subjects of the owner's emails about a buyer, after the sale. */
  const toOwner = async (buyer: string) =>
    (await visitor.mailsTo(OWNER_ADDRESS))
      .filter(({ replyTo }) => replyTo?.[0]?.address === buyer)
      .map(({ subject }) => subject ?? '')
      .filter((subject) => !subject.startsWith('You sold '));
  async function refundsAtStripe(orderId: string) {
    const known = 'SELECT stripe_payment_intent_id AS id FROM orders WHERE id = $1';
    const { rows } = await shop.pool.query<{ id: string }>(known, [orderId]);
    return (await shop.app.get(Stripe).refunds.list({ payment_intent: rows[0]?.id ?? '' })).data;
  }
  async function settle(asksFirst: boolean): Promise<void> {
    const settings = shop.app.get(Settings);
    const { version } = await settings.read(guaranteeSetting);
    await settings.change(guaranteeSetting, { value: { asksFirst }, version, by: RUTH });
  }

  it('asks for confirmation, refunds at once, ends the links, and notifies buyer and owner', async () => {
    const email = 'changed@example.com';
    const { orderUrl, orderId } = await reader.buy(email);
    const page = await reader.open(orderUrl);
    expect(page.text).toContain('you can have your $9.99 back until');
    const [link = ''] = filesOf(page);
    const way = page.html.querySelector(`a[href="${orderUrl}/refund"]`);
    expect(way?.text).toBe('Get a refund');

    const question = await reader.open(`${orderUrl}/refund`);
    expect([question.status, question.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(question.text).toContain('Refund Finding Peace?');
    const form = question.html.querySelector('form[method="post"]');
    expect([form?.getAttribute('action'), form?.querySelector('button')?.text]).toEqual([
      `${orderUrl}/refund`,
      'Yes, refund $9.99',
    ]);
    // Opening the page changes nothing.
    expect((await books.saleTo(email)).status).toBe('fulfilled');

    const pressed = await press(orderUrl);
    expect([pressed.status, pressed.location]).toEqual([303, orderUrl]);
    const after = await reader.open(orderUrl);
    expect(after.text).toContain('This purchase has been refunded');
    expect(after.text).not.toContain('Get a refund');
    expect(filesOf(after)).toEqual([]);
    expect((await fetch(`${shop.url}${link}`)).status).toBe(403);
    expect((await refundsAtStripe(orderId)).map(({ amount }) => amount)).toEqual([999]);

    await books.allWorkIsDone();
    expect(await subjectsTo(email)).toEqual([
      expect.stringContaining('Finding Peace'),
      'Your refund for Finding Peace',
    ]);
    expect(await toOwner(email)).toEqual([expect.stringMatching(/^Refunded: Finding Peace, order /)]);
    const { timeline } = await orderOf(orderId);
    expect(timeline).toContainEqual(
      expect.objectContaining({ kind: 'refund-asked', by: 'The buyer', text: '30-day guarantee' }),
    );
    const { rows } = await shop.pool.query(
      'SELECT who, user_id AS "userId", action, reason FROM audit_log WHERE subject_id = $1',
      [orderId],
    );
    expect(rows).toEqual([
      { who: 'The buyer', userId: null, action: 'order.refunded', reason: '30-day guarantee' },
    ]);
    // The confirmation page is opened later.
    expect((await reader.open(`${orderUrl}/refund`)).location).toBe(orderUrl);
  });

  it('handles concurrent and later clicks as one', async () => {
    const { orderUrl, orderId } = await reader.buy('twice@example.com');
    const pressed = await Promise.all([1, 2, 3, 4].map(() => press(orderUrl)));
    pressed.push(await press(orderUrl));
    expect(pressed.map(({ status, location }) => [status, location])).toEqual(
      pressed.map(() => [303, orderUrl]),
    );
    await books.allWorkIsDone();
    expect(await refundsAtStripe(orderId)).toHaveLength(1);
    expect(await subjectsTo('twice@example.com')).toHaveLength(2);
    expect(await toOwner('twice@example.com')).toHaveLength(1);
  });

  it('reports the refund as pending while Stripe does not answer, and retries in the job', async () => {
    const { orderUrl, orderId } = await reader.buy('silent@example.com');
    const { refunds } = shop.app.get(Stripe);
    const silent = jest.spyOn(refunds, 'list').mockRejectedValue(stripeSilence());
    expect((await press(orderUrl)).status).toBe(303);
    expect((await reader.open(orderUrl)).text).toContain('Your refund of $9.99 is on its way.');
    expect((await reader.open(`${orderUrl}/refund`)).location).toBe(orderUrl);
    silent.mockRestore();
    await books.workIsDue();
    await books.becomes('silent@example.com', 'refunded');
    expect(await refundsAtStripe(orderId)).toHaveLength(1);
  });

  it('notifies the owner once if the bank is slow', async () => {
    const email = 'slow@example.com';
    const { orderUrl, orderId } = await reader.buy(email, 'pm_card_pendingRefund');
    await press(orderUrl);
    await books.allWorkIsDone();
    await books.banksAnswer();
    await eventually('the bank’s answer', async () =>
      (await orderOf(orderId)).timeline.some(({ kind }) => kind === 'refunded'),
    );
    await books.allWorkIsDone();
    expect(await toOwner(email)).toHaveLength(1);
  });

  it('is refused with a sentence for an unknown link, after thirty days, and for a second copy', async () => {
    expect((await reader.open('/orders/nothing/refund')).status).toBe(404);
    expect((await press('/orders/nothing')).status).toBe(404);
    const late = await reader.buy('late@example.com');
    await shop.pool.query(
      `UPDATE orders SET completed_at = completed_at - interval '30 days 1 second' WHERE id = $1`,
      [late.orderId],
    );
    const first = await reader.buy('again@example.com');
    await shop.pool.query(`UPDATE orders SET completed_at = completed_at - interval '2 days' WHERE id = $1`, [
      first.orderId,
    ]);
    const second = await visitor.buy({ customerEmail: 'Again@Example.com' });
    for (const [orderUrl, said] of [
      [late.orderUrl, 'The thirty days are over.'],
      [second.orderUrl, 'You’ve bought this book before'],
    ] as const) {
      expect((await reader.open(orderUrl)).text).not.toContain('Get a refund');
      for (const answer of [await reader.open(`${orderUrl}/refund`), await press(orderUrl)])
        expect([answer.status, answer.text]).toEqual([409, expect.stringContaining(said)]);
    }
    expect(await refundsAtStripe(late.orderId)).toEqual([]);
    // Page and email of the later copy give the reason (C6).
    expect((await reader.open(second.orderUrl)).text).toContain('You’ve bought this book before');
    await books.allWorkIsDone();
    const { text } = (await visitor.mailsTo('Again@example.com')).at(-1) ?? {};
    expect(text).toContain('If you bought it twice by mistake, reply to this email');
    expect(text).not.toContain('get a refund');
    // A refund of the first copy does not make the second one refundable.
    expect((await press(first.orderUrl)).status).toBe(303);
    expect((await press(second.orderUrl)).status).toBe(409);
  });

  it('refunds one of two copies that were bought within a day (C6)', async () => {
    const buyAgain = async () => {
      return (await visitor.buy({ customerEmail: 'both@example.com' })).orderUrl;
    };
    const [first, second] = [await buyAgain(), await buyAgain()];
    expect((await reader.open(second)).text).toContain('Get a refund');
    expect((await press(second)).status).toBe(303);
    const third = await buyAgain();
    expect((await press(first)).status).toBe(303);
    // The guarantee for this book is used up.
    expect((await press(third)).status).toBe(409);
  });

  it('has one outcome if a dispute opens at the same moment', async () => {
    const email = 'bank@example.com';
    const secret = await visitor.startPayment({ customerEmail: email });
    await visitor.pay(secret, 'pm_card_createDispute');
    const { orderUrl } = await visitor.claim(secret);
    await books.allWorkIsDone();
    const { orderId } = await books.saleTo(email);
    await shop.pool.query('UPDATE stripe_sandbox.dispute_openings SET due_at = now()');
    const [pressed] = await Promise.all([press(orderUrl), shop.app.get(Stripe).disputes.list({ limit: 1 })]);
    expect([303, 409]).toContain(pressed.status);
    // The page shows the result instead of the former offer.
    expect((await reader.open(orderUrl)).text).not.toContain('Get a refund');
    await eventually('an outcome', async () =>
      ['refunded', 'disputed'].includes((await books.saleTo(email)).status) ? true : undefined,
    );
    await books.allWorkIsDone();
    const isRefunded = (await books.saleTo(email)).status === 'refunded';
    expect(await refundsAtStripe(orderId)).toHaveLength(isRefunded ? 1 : 0);
    const later = await press(orderUrl);
    expect([later.status, isRefunded || later.text.includes('The bank is looking into the payment')]).toEqual(
      [isRefunded ? 303 : 409, true],
    );
    expect(await refundsAtStripe(orderId)).toHaveLength(isRefunded ? 1 : 0);
  });

  it('notifies the owner if Stripe rejects the refund', async () => {
    const email = 'refused@example.com';
    const { orderUrl, orderId } = await reader.buy(email);
    const refusal = { message: 'No.', type: 'invalid_request_error' } as never;
    const refusing = jest
      .spyOn(shop.app.get(Stripe).refunds, 'create')
      .mockRejectedValue(new Stripe.errors.StripeInvalidRequestError(refusal));
    expect((await press(orderUrl)).status).toBe(303);
    await books.allWorkIsDone();
    expect(await toOwner(email)).toEqual([expect.stringMatching(/^A refund didn’t work: Finding Peace/)]);
    refusing.mockRestore();
    // The guarantee is still valid; the next click retries.
    expect((await reader.open(orderUrl)).text).toContain('Get a refund');
    await press(orderUrl);
    await books.becomes(email, 'refunded');
    expect(await refundsAtStripe(orderId)).toHaveLength(1);
  });

  describe('when the owner decides', () => {
    beforeAll(() => settle(true));
    afterAll(() => settle(false));
    const answer = (orderId: string, what: string, body?: object, by = owner) =>
      by.post<AdminOrder>(`/api/admin/orders/${orderId}/refund-request/${what}`, body);

    it('waits, explains the next step, and refunds after the approval', async () => {
      const email = 'patient@example.com';
      const { orderUrl, orderId } = await reader.buy(email);
      expect((await reader.open(`${orderUrl}/refund`)).text).toContain('I look at each request myself');
      await Promise.all([press(orderUrl), press(orderUrl)]);
      const page = await reader.open(orderUrl);
      expect(page.text).toContain('I have your request for a refund');
      expect(filesOf(page)).toHaveLength(2);
      await books.allWorkIsDone();
      expect(await refundsAtStripe(orderId)).toEqual([]);
      expect((await subjectsTo(email)).at(-1)).toBe('Your refund request for Finding Peace');
      expect(await toOwner(email)).toEqual([expect.stringMatching(/^Please answer: a refund of Finding/)]);
      expect(await orderOf(orderId)).toMatchObject({ isStuck: true, refundRequest: 'waiting' });
      // The request was made in time, so approval works after thirty days too.
      await shop.pool.query(
        `UPDATE orders SET completed_at = completed_at - interval '31 days' WHERE id = $1`,
        [orderId],
      );
      // After a partial refund in the meantime, only the rest is refunded.
      const part = { refundId: randomUUID(), amountCents: 100, reason: 'Torn', seenGivenBackCents: 0 };
      await shop.app.get(Refunds).request(RUTH, orderId, part);
      expect((await reader.open(orderUrl)).text).toContain('I have your request for a refund');
      expect((await answer(orderId, 'approve', undefined, await signInHelper(shop))).status).toBe(403);
      const approved = await Promise.all([answer(orderId, 'approve'), answer(orderId, 'approve')]);
      expect(approved.map(({ status }) => status)).toEqual([200, 200]);
      await books.becomes(email, 'refunded');
      await books.allWorkIsDone();
      expect((await refundsAtStripe(orderId)).map(({ amount }) => amount)).toEqual([899, 100]);
      expect((await subjectsTo(email)).slice(-3)).toEqual([
        'Your refund request for Finding Peace',
        'A partial refund for Finding Peace: $1.00',
        'Your refund for Finding Peace',
      ]);
      expect(await orderOf(orderId)).toMatchObject({ isStuck: false, refundRequest: 'approved' });
      expect((await answer(orderId, 'decline', { answer: 'No.' })).status).toBe(409);
    });

    it('keeps the order after a refusal, with the owner’s reason', async () => {
      const email = 'declined@example.com';
      const { orderUrl, orderId } = await reader.buy(email);
      expect((await answer(orderId, 'decline', { answer: 'Not asked.' })).status).toBe(409);
      await press(orderUrl);
      for (const bad of ['', ' ', 'x'.repeat(501), 7, 'a\u0000b'])
        expect((await answer(orderId, 'decline', { answer: bad })).status).toBe(400);
      const said = 'You had it for free <b>last week</b>.';
      expect((await answer(orderId, 'decline', { answer: said })).body.refundRequest).toBe('declined');
      await answer(orderId, 'decline', { answer: said });
      await books.allWorkIsDone();
      const mails = await visitor.mailsTo(email);
      expect(mails.at(-1)?.subject).toBe('About your refund request for Finding Peace');
      expect(mails.at(-1)?.text).toContain(said);
      expect(mails.at(-1)?.html).not.toContain('<b>last week');
      expect((await press(orderUrl)).status).toBe(303);
      expect((await reader.open(orderUrl)).text).toContain('I answered your request for a refund by email.');
      expect(await refundsAtStripe(orderId)).toEqual([]);
      expect((await books.saleTo(email)).status).toBe('fulfilled');
    });

    it('cannot be approved during a dispute, and nothing is refunded', async () => {
      const { orderUrl, orderId } = await reader.buy('meanwhile@example.com');
      await press(orderUrl);
      await shop.pool.query(`UPDATE orders SET status = 'disputed' WHERE id = $1`, [orderId]);
      const refused = await answer(orderId, 'approve');
      expect([refused.status, refused.body.detail]).toEqual([
        409,
        expect.stringContaining('The payment is in dispute at the bank'),
      ]);
      expect(await orderOf(orderId)).toMatchObject({ isStuck: false, refundRequest: 'waiting' });
      expect((await reader.open(orderUrl)).text).not.toContain('I have your request');
      expect(await refundsAtStripe(orderId)).toEqual([]);
    });
  });
});
