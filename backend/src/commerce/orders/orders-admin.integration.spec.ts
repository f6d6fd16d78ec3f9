import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { eventually } from '../../testing/eventually.js';
import { type DeskOrder, ShopDesk } from '../../testing/shop-admin.js';

const kindsOf = ({ timeline }: DeskOrder) => timeline.map(({ kind }) => kind);

describe('an order at the desk', () => {
  let desk: ShopDesk;

  beforeAll(async () => {
    desk = await ShopDesk.open();
  });
  afterAll(() => desk.close());

  const move = (id: string, email: string, currentEmail: string) =>
    desk.put(id, 'address', { email, currentEmail });

  it('tells its story from the click to the download @S2-calls-and-errors-27', async () => {
    const email = 'story@example.com';
    const id = await desk.bought(email);
    const [link = ''] = await desk.linksTo(email, 1);
    for (const path of [link, link]) await (await fetch(path)).arrayBuffer();
    await fetch(link, { method: 'HEAD' });
    await eventually('the count', async () => (await desk.kindsOf(id)).includes('downloaded'));
    const order = await desk.read(id);
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
      (await desk.read(id)).timeline.some(({ kind, count }) => kind === 'downloaded' && count === 2),
    );
    expect(order.steps).toMatchObject({ resend: true, makeLink: true, markSent: false, evidence: false });
  });

  it('is mailed once more at one click or at three, with links of its own', async () => {
    const email = 'again@example.com';
    const id = await desk.bought(email);
    const clicks = await Promise.all([
      desk.post(id, 'resend'),
      desk.post(id, 'resend'),
      desk.post(id, 'resend'),
    ]);
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200]);
    await desk.books.allWorkIsDone();
    expect(desk.server.to(email)).toHaveLength(2);
    const order = await desk.read(id);
    expect(kindsOf(order).filter((kind) => kind === 'letter-sent' || kind === 'resent')).toEqual([
      'letter-sent',
      'resent',
      'letter-sent',
    ]);
    const [link = ''] = await desk.linksTo(email, 2);
    expect((await fetch(link)).status).toBe(200);
  });

  it('is not mailed where nothing is paid, nor to an address whose letters come back', async () => {
    await desk.visitor.startPayment({ customerEmail: 'window@example.com' });
    const unpaid = await desk.post((await desk.books.saleTo('window@example.com')).orderId, 'resend');
    expect([unpaid.status, unpaid.body.code]).toEqual([409, 'COMMERCE.NOTHING_TO_SEND']);
    const id = await desk.bought('closed@example.com');
    await desk.shop.pool.query(
      `INSERT INTO mail_suppressions VALUES ('purchases', 'closed@example.com', 'bounced')`,
    );
    const held = await desk.post(id, 'resend');
    expect([held.status, held.body.detail]).toEqual([409, expect.stringContaining('change the address')]);
    expect((await desk.read(id)).isHeldBack).toBe(true);
  });

  it('has its address mended: the old links end, the letter goes to the new one, and the old one stays here alone', async () => {
    const [typo, right] = ['rvth@example.com', 'rite@example.com'];
    const id = await desk.bought(typo);
    const [old = ''] = await desk.linksTo(typo, 1);
    await (await fetch(old)).arrayBuffer();
    await eventually('the count', async () => (await desk.kindsOf(id)).includes('downloaded'));
    const clicks = await Promise.all([move(id, right, typo), move(id, right, typo)]);
    expect(clicks.map(({ status }) => status)).toEqual([200, 200]);
    expect(clicks[0]?.body.customerEmail).toBe(right);
    expect((await fetch(old)).status).toBe(410);
    await desk.books.allWorkIsDone();
    const [fresh = ''] = await desk.linksTo(right, 1);
    expect((await fetch(fresh)).status).toBe(200);
    expect([desk.server.to(typo).length, desk.server.to(right).length]).toEqual([1, 1]);

    const changed = (await desk.read(id)).timeline.find(({ kind }) => kind === 'address-changed');
    expect(changed).toMatchObject({ email: right, text: typo, by: expect.any(String) });
    const { rows } = await desk.shop.pool.query(
      `SELECT count(*)::int AS n FROM audit_log a WHERE a::text LIKE '%rvth%'`,
    );
    expect(rows).toEqual([{ n: 0 }]);
    const { rows: downloads } = await desk.shop.pool.query(
      'SELECT DISTINCT customer_email FROM digital_downloads WHERE order_id = $1',
      [id],
    );
    expect(downloads).toEqual([{ customer_email: right }]);

    const late = await move(id, 'other@example.com', typo);
    expect([late.status, late.body.detail]).toEqual([409, expect.stringContaining(`it is ${right} now`)]);
  });

  it('refuses what is no address, what it has already, and what takes no letters', async () => {
    const email = 'steady@example.com';
    const id = await desk.bought(email);
    for (const bad of ['', 'ruth', 'ruth@', 'a\u0000@example.com', 'ruth@exаmple.com', 7, null])
      expect((await move(id, bad as string, email)).status).toBe(400);
    expect((await move(id, email, email)).body.code).toBe('COMMERCE.ADDRESS_SAME');
    await desk.shop.pool.query(
      `INSERT INTO mail_suppressions VALUES ('purchases', 'full@example.com', 'complained')`,
    );
    expect((await move(id, 'full@example.com', email)).body.code).toBe('COMMERCE.ADDRESS_HELD_BACK');
    expect((await move('x%00y', 'a@example.com', email)).status).toBe(404);
    expect(desk.server.to(email)).toHaveLength(1);
  });
});
