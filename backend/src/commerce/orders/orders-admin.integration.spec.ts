import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { eventually } from '../../testing/eventually.js';
import { type AdminOrder, OrdersAdmin } from '../../testing/shop-admin.js';
import { ReceiptIssue } from '../receipts/receipt-issue.js';

const kindsOf = ({ timeline }: AdminOrder) => timeline.map(({ kind }) => kind);

describe('an order in the dashboard', () => {
  let admin: OrdersAdmin;

  beforeAll(async () => {
    admin = await OrdersAdmin.open();
  });
  afterAll(() => admin.close());

  const move = (id: string, email: string, currentEmail: string) =>
    admin.put(id, 'address', { email, currentEmail });

  it('tells its story from the click to the download @S2-calls-and-errors-27', async () => {
    const email = 'story@example.com';
    const id = await admin.bought(email);
    const [link = ''] = await admin.linksTo(email, 1);
    for (const path of [link, link]) await (await fetch(path)).arrayBuffer();
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

  it('names its receipt and its credit notes, for who asks which that was', async () => {
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

  it('is mailed once more at one click or at three, with links of its own', async () => {
    const email = 'again@example.com';
    const id = await admin.bought(email);
    const clicks = await Promise.all([
      admin.post(id, 'resend'),
      admin.post(id, 'resend'),
      admin.post(id, 'resend'),
    ]);
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200]);
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
  });

  it('is not mailed where nothing is paid, nor to an address whose emails come back', async () => {
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

  it('has its address mended: the old links end, the email goes to the new one, and the old one stays here alone', async () => {
    const [typo, right] = ['rvth@example.com', 'rite@example.com'];
    const id = await admin.bought(typo);
    const [old = ''] = await admin.linksTo(typo, 1);
    await (await fetch(old)).arrayBuffer();
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

    const late = await move(id, 'other@example.com', typo);
    expect([late.status, late.body.detail]).toEqual([409, expect.stringContaining(`It’s now ${right}`)]);
  });

  it('refuses what is no address, what it has already, and what takes no emails', async () => {
    const email = 'steady@example.com';
    const id = await admin.bought(email);
    for (const bad of ['', 'ruth', 'ruth@', 'a\u0000@example.com', 'ruth@exаmple.com', 7, null])
      expect((await move(id, bad as string, email)).status).toBe(400);
    expect((await move(id, email, email)).body.code).toBe('COMMERCE.ADDRESS_SAME');
    await admin.shop.pool.query(
      `INSERT INTO mail_suppressions VALUES ('purchases', 'full@example.com', 'complained')`,
    );
    expect((await move(id, 'full@example.com', email)).body.code).toBe('COMMERCE.ADDRESS_HELD_BACK');
    expect((await move('x%00y', 'a@example.com', email)).status).toBe(404);
    expect(admin.server.to(email)).toHaveLength(1);
  });
});
