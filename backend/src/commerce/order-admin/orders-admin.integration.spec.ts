import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { eventually } from '../../testing/eventually.js';
import { type AdminOrder, OrdersAdmin } from '../../testing/orders-admin.js';
import { SCANNER_WINDOW_MS } from '../downloads/download-rules.js';
import { ReceiptIssue } from '../receipts/receipt-issue.js';
import { SAME_RESEND_MS } from '../orders/order-rules.js';

/** Browser header of a navigation by click. */
const CLICK = { 'sec-fetch-user': '?1' };

const kindsOf = ({ timeline }: AdminOrder) => timeline.map(({ kind }) => kind);

describe('An order in the dashboard', () => {
  let admin: OrdersAdmin;

  beforeAll(async () => {
    admin = await OrdersAdmin.open();
  });
  afterAll(() => admin.close());

  const fetched = async (url: string, headers = {}) => (await fetch(url, { headers })).arrayBuffer();
  const move = (id: string, email: string, currentEmail: string) =>
    admin.put(id, 'address', { email, currentEmail });

  it('shows its history from the purchase to the download @S2-calls-and-errors-27', async () => {
    const email = 'story@example.com';
    const id = await admin.bought(email);
    const [link = ''] = await admin.linksTo(email, 1);
    for (const path of [link, link]) await fetched(path, CLICK);
    await fetch(link, { method: 'HEAD' });
    await eventually('the count', async () => (await admin.kindsOf(id)).includes('downloaded'));
    const order = await admin.read(id);
    expect(kindsOf(order)).toEqual([
      'ordered',
      'paid',
      'prepared',
      'letter-sent',
      'link-opened',
      'downloaded',
    ]);
    expect(order.timeline.find(({ kind }) => kind === 'link-opened')).toMatchObject({
      count: 1,
      text: 'letter',
    });
    await eventually('the second copy', async () =>
      (await admin.read(id)).timeline.some(({ kind, count }) => kind === 'downloaded' && count === 2),
    );
    expect(order.steps).toMatchObject({ resend: true, makeLink: true, markSent: false, evidence: false });
  });

  it('counts no download by a mail scanner right after the email (C11)', async () => {
    const email = 'scanned@example.com';
    const id = await admin.bought(email);
    const [link = ''] = await admin.linksTo(email, 1);
    const counts = async () =>
      (await admin.read(id)).timeline
        .filter(({ kind }) => kind === 'link-opened' || kind === 'downloaded')
        .map(({ kind, count }) => `${kind} ${count}`);
    const evidence = async () =>
      (await admin.owner.get<{ text: string }>(`/api/admin/orders/${id}/evidence`)).body.text;
    await Promise.all([fetched(link), fetched(link, { 'user-agent': 'SafeLinks' })]);
    expect(await counts()).toEqual([]);
    expect(await evidence()).not.toContain('Downloaded:');
    expect(await evidence()).toMatch(/in an email to the buyer: not opened/);

    await fetched(link, CLICK);
    await eventually('the click', async () => (await counts()).includes('downloaded 1'));
    expect(await counts()).toEqual(['link-opened 1', 'downloaded 1']);
    await fetched(link, { range: 'bytes=0-' });
    await eventually('the range', async () => (await counts()).includes('downloaded 2'));

    await admin.shop.pool.query(
      `UPDATE download_links SET expires_at = expires_at - $1 * interval '1 millisecond'`,
      [SCANNER_WINDOW_MS],
    );
    await fetched(link);
    await eventually('a later reader', async () => (await counts()).includes('downloaded 3'));
    expect(await evidence()).toContain('3 times in full');
  });

  it('shows the numbers of its receipt and credit notes', async () => {
    const id = await admin.bought('papers@example.com');
    expect((await admin.read(id)).papers).toEqual([]);
    await admin.shop.pool.query(
      `INSERT INTO refunds (id, order_id, amount_cents, status) VALUES (gen_random_uuid(), $1, 300, 'succeeded')`,
      [id],
    );
    await admin.shop.app.get(ReceiptIssue).issueNow(id);
    expect((await admin.read(id)).papers).toEqual([
      { number: expect.stringMatching(/^20\d\d-\d{5}$/), kind: 'receipt', amountCents: 999, isVoid: false },
      { number: expect.stringMatching(/^CN-20\d\d-/), kind: 'credit-note', amountCents: 300, isVoid: false },
    ]);
  });

  it('resends the email once for three clicks, and says when it can be resent (O9)', async () => {
    const email = 'again@example.com';
    const id = await admin.bought(email);
    const clicks = await Promise.all([
      admin.post(id, 'resend'),
      admin.post(id, 'resend'),
      admin.post(id, 'resend'),
    ]);
    const refused = clicks.filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => body.code)).toEqual(Array(2).fill('COMMERCE.EMAIL_QUEUED'));
    await admin.books.allWorkIsDone();
    const tooSoon = await admin.post(id, 'resend');
    expect([tooSoon.status, tooSoon.body.code]).toEqual([429, 'COMMERCE.JUST_RESENT']);
    expect(tooSoon.body.detail).toMatch(
      /^This email was just sent\. You can resend it in (\d+ seconds|1 minute)\.$/,
    );
    await admin.books.allWorkIsDone();
    expect(admin.server.to(email)).toHaveLength(2);
    const order = await admin.read(id);
    expect(kindsOf(order).filter((kind) => kind === 'letter-sent' || kind === 'resent')).toEqual([
      'letter-sent',
      'resent',
      'letter-sent',
    ]);
    const [link = ''] = await admin.linksTo(email, 2);
    expect((await fetch(link)).status).toBe(200);

    await admin.shop.pool.query(
      `UPDATE mail_deliveries SET queued_at = queued_at - $1 * interval '1 millisecond'`,
      [SAME_RESEND_MS],
    );
    await admin.post(id, 'resend');
    await admin.waitForEmails(email, 3);
    await admin.books.allWorkIsDone();
    expect(admin.server.to(email)).toHaveLength(3);
  });

  it('sends a failing email at once, and only once', async () => {
    const email = 'in-vain@example.com';
    const id = await admin.buyWithFailingEmail(email);
    await admin.post(id, 'resend');
    await admin.waitForEmails(email, 1);
    await admin.books.allWorkIsDone();
    expect(admin.server.to(email)).toHaveLength(1);
    expect(await admin.loggedOf(id)).toEqual(['order.resent']);
    const { rows } = await admin.shop.pool.query(
      `SELECT status FROM mail_deliveries WHERE cause ->> 'orderId' = $1 AND letter = 'send-order-mail'`,
      [id],
    );
    expect(rows).toEqual([{ status: 'sent' }]);
  });

  it('sends and records nothing while the purchase email is queued, and says so (O9)', async () => {
    const email = 'on-its-way@example.com';
    const id = await admin.bought(email);
    await admin.books.allWorkIsDone();
    // As if queued behind many others.
    await admin.shop.pool.query(
      `INSERT INTO outbox (job, payload, due_at)
       VALUES ('send-order-mail', jsonb_build_object('orderId', $1::text), now() + interval '1 hour')`,
      [id],
    );
    const { status, body } = await admin.post(id, 'resend');
    expect([status, body.detail]).toEqual([
      409,
      'This email is already on its way. You can resend it a minute after it’s sent.',
    ]);
    expect(await admin.loggedOf(id)).toEqual([]);
    await admin.shop.pool.query(
      `DELETE FROM outbox WHERE job = 'send-order-mail' AND closed_at IS NULL AND due_at > now()`,
    );
    await admin.books.allWorkIsDone();
    expect(admin.server.to(email)).toHaveLength(1);
  });

  it('sorts events of the same moment by their natural order', async () => {
    const id = await admin.bought('moment@example.com');
    await admin.shop.pool.query(
      `WITH o AS (UPDATE orders SET completed_at = created_at WHERE id = $1 RETURNING *)
       INSERT INTO stripe_events (id, type, payment_intent_id, created_at)
       SELECT 'evt_moment', 'payment_intent.payment_failed', stripe_payment_intent_id, created_at FROM o`,
      [id],
    );
    expect((await admin.kindsOf(id)).slice(0, 3)).toEqual(['ordered', 'payment-failed', 'paid']);
  });

  it('is not found if it does not exist', async () => {
    for (const unknown of ['00000000-0000-4000-8000-000000000000', 'a%20b', 'x%00y']) {
      const answers = [
        await admin.owner.get(`/api/admin/orders/${unknown}`),
        await admin.post(unknown, 'resend'),
        await move(unknown, 'a@example.com', 'b@example.com'),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
  });

  it('sends no email for an unpaid order, or to a blocked address', async () => {
    await admin.visitor.startPayment({ customerEmail: 'window@example.com' });
    const unpaid = await admin.post((await admin.books.saleTo('window@example.com')).orderId, 'resend');
    expect([unpaid.status, unpaid.body.code]).toEqual([409, 'COMMERCE.NOTHING_TO_SEND']);
    const id = await admin.bought('closed@example.com');
    await admin.shop.pool.query(
      `INSERT INTO mail_suppressions VALUES ('purchases', 'closed@example.com', 'bounced')`,
    );
    const held = await admin.post(id, 'resend');
    expect([held.status, held.body.detail]).toEqual([
      409,
      expect.stringContaining('change the order’s address'),
    ]);
    expect((await admin.read(id)).isHeldBack).toBe(true);
  });

  it('ends old links and resends the email after a change of the address, and stores the old one only here', async () => {
    const [typo, right] = ['rvth@example.com', 'rite@example.com'];
    const id = await admin.bought(typo);
    const [old = ''] = await admin.linksTo(typo, 1);
    await fetched(old, CLICK);
    await eventually('the count', async () => (await admin.kindsOf(id)).includes('downloaded'));
    const clicks = await Promise.all([move(id, right, typo), move(id, right, typo)]);
    expect(clicks.map(({ status }) => status)).toEqual([200, 200]);
    expect(clicks[0]?.body.customerEmail).toBe(right);
    expect((await fetch(old)).status).toBe(410);
    await admin.books.allWorkIsDone();
    const [fresh = ''] = await admin.linksTo(right, 1);
    expect((await fetch(fresh)).status).toBe(200);
    expect([admin.server.to(typo).length, admin.server.to(right).length]).toEqual([1, 1]);

    const changed = (await admin.read(id)).timeline.find(({ kind }) => kind === 'address-changed');
    expect(changed).toMatchObject({ email: right, text: typo, by: expect.any(String) });
    const { rows } = await admin.shop.pool.query(
      `SELECT count(*)::int AS n FROM audit_log a WHERE a::text LIKE '%rvth%'`,
    );
    expect(rows).toEqual([{ n: 0 }]);
    const { rows: downloads } = await admin.shop.pool.query(
      'SELECT DISTINCT customer_email FROM digital_downloads WHERE order_id = $1',
      [id],
    );
    expect(downloads).toEqual([{ customer_email: right }]);

    expect(await admin.loggedOf(id)).toEqual(['order.address-changed']);
    const late = await move(id, 'other@example.com', typo);
    expect([late.status, late.body.detail]).toEqual([409, expect.stringContaining(`It’s now ${right}`)]);
  });

  it('changes its address after an email that is being written', async () => {
    const email = 'being-written@example.com';
    const id = await admin.bought(email);
    const writer = await admin.shop.pool.connect();
    try {
      await writer.query(`SELECT pg_advisory_lock(hashtextextended('order-mail:' || $1, 0))`, [id]);
      const moving = move(id, 'written@example.com', email);
      await admin.books.lockIsWaitedFor(1);
      expect((await admin.read(id)).customerEmail).toBe(email);
      await writer.query('SELECT pg_advisory_unlock_all()');
      expect((await moving).body.customerEmail).toBe('written@example.com');
    } finally {
      writer.release(true);
    }
  });

  it('changes its address before the payment without an email', async () => {
    const email = 'unpaid@example.com';
    await admin.visitor.startPayment({ customerEmail: email });
    const { orderId } = await admin.books.saleTo(email);
    expect((await move(orderId, 'unpaid-too@example.com', email)).status).toBe(200);
    const { rows } = await admin.shop.pool.query(`SELECT FROM outbox WHERE payload ->> 'orderId' = $1`, [
      orderId,
    ]);
    expect(rows).toEqual([]);
  });

  it('rejects an address that is invalid, unchanged or blocked', async () => {
    const email = 'steady@example.com';
    const id = await admin.bought(email);
    for (const bad of ['', 'ruth', 'ruth@', 'a\u0000@example.com', 'ruth@exаmple.com', 7, null])
      expect((await move(id, bad as string, email)).status).toBe(400);
    const same = 'The order already has this address.';
    expect((await move(id, email, email)).body).toMatchObject({
      code: 'COMMERCE.ADDRESS_SAME',
      errors: [{ field: 'email', message: same }],
    });
    await admin.shop.pool.query(
      `INSERT INTO mail_suppressions VALUES ('purchases', 'full@example.com', 'complained')`,
    );
    expect((await move(id, 'full@example.com', email)).body.code).toBe('COMMERCE.ADDRESS_HELD_BACK');
    expect(admin.server.to(email)).toHaveLength(1);
  });
});
