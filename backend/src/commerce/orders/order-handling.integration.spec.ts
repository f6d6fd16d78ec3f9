import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { eventually } from '../../testing/eventually.js';
import { type DeskOrder, ShopDesk } from '../../testing/shop-admin.js';

const kindsOf = ({ timeline }: DeskOrder) => timeline.map(({ kind }) => kind);

describe('what is done about an order at the desk', () => {
  let desk: ShopDesk;

  beforeAll(async () => {
    desk = await ShopDesk.open();
    await desk.shop.pool.query(`INSERT INTO products (id, title, description, price, type) VALUES
      ('peace-paperback', 'Finding Peace, paperback', 'On paper.', 1995, 'paperback')`);
  });
  afterAll(() => desk.close());

  it('gives a link to be handed over, once', async () => {
    const id = await desk.bought('copied@example.com');
    const { status, headers, body } = await desk.owner.ask<{ format: string; url: string }[]>(
      'POST',
      `/api/admin/orders/${id}/links`,
    );
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body.map(({ format }) => format)).toEqual(['pdf', 'epub']);
    const path = new URL(body[0]?.url ?? '').pathname;
    expect((await fetch(desk.shop.url + path)).status).toBe(200);
    const opened = (await desk.read(id)).timeline.filter(({ kind }) => kind === 'link-opened');
    expect(opened).toMatchObject([{ text: 'desk', count: 1 }]);
  });

  it('is marked as sent, once, and its buyer told', async () => {
    const email = 'parcel@example.com';
    const shippingAddress = {
      name: 'Ruth',
      line1: '12 Orchard Lane',
      city: 'Richmond',
      region: 'Virginia',
      postalCode: '23220',
      country: 'US',
    };
    const id = await desk.bought(email, { productId: 'peace-paperback', shippingAddress });
    expect((await desk.read(id)).steps).toMatchObject({ markSent: true, makeLink: false });
    const sent = await Promise.all(
      ['9400 1', '9400 2'].map((trackingNumber) => desk.post(id, 'sent', { trackingNumber })),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    await desk.books.allWorkIsDone();
    expect(desk.server.to(email)).toHaveLength(2);
    const order = await desk.read(id);
    expect(order.status).toBe('sent');
    expect(order.timeline.filter(({ kind }) => kind === 'dispatched')).toMatchObject([
      { text: expect.stringMatching(/^9400 [12]$/), by: expect.any(String) },
    ]);
    expect((await desk.post(id, 'sent', { trackingNumber: '<b>' })).status).toBe(400);
    const ebook = await desk.bought('no-parcel@example.com');
    expect((await desk.post(ebook, 'sent', {})).body.code).toBe('COMMERCE.NO_PARCEL');
  });

  it('keeps notes, says which were changed, and tells a second window what the first has written', async () => {
    const id = await desk.bought('noted@example.com');
    const noteId = randomUUID();
    const note = { noteId, body: 'Wants a dedication.\nTo her mother.' };
    await Promise.all([desk.post(id, 'notes', note), desk.post(id, 'notes', note)]);
    const change = (body: string, version: number) =>
      desk.owner.ask<DeskOrder>('PUT', `/api/admin/orders/${id}/notes/${noteId}`, { body, version });
    expect((await change('To her father.', 1)).status).toBe(200);
    const late = await change('To her aunt.', 1);
    expect([late.status, late.body.detail]).toEqual([
      409,
      expect.stringContaining('It says now: To her father.'),
    ]);
    const order = await desk.read(id);
    expect(order.notes).toMatchObject([{ body: 'To her father.', version: 2, editedBy: expect.any(String) }]);
    for (const body of ['', 'x'.repeat(2001), 'a\u0000', '\udc00', 7])
      expect((await desk.post(id, 'notes', { noteId: randomUUID(), body })).status).toBe(400);
    expect((await change('x', 1.5)).status).toBe(400);
    expect(
      (await desk.owner.ask('PUT', `/api/admin/orders/${id}/notes/nonsense`, { body: 'x', version: 1 }))
        .status,
    ).toBe(400);
  });

  it('shows what did not work, and tries it again', async () => {
    const email = 'stuck@example.com';
    desk.server.refused.set(email, '451 4.3.0 come back later');
    await desk.visitor.pay(await desk.visitor.startPayment({ customerEmail: email }));
    const { orderId } = await eventually('the failure', async () => {
      const sale = await desk.books.saleTo(email);
      return (await desk.read(sale.orderId)).isStuck ? sale : undefined;
    });
    const order = await desk.read(orderId);
    expect(order.troubles).toMatchObject([{ job: 'send-order-mail', failures: 1 }]);
    expect(JSON.stringify(order.troubles)).not.toContain(email);
    expect(kindsOf(order)).toContain('letter-failing');
    const { body } = await desk.owner.ask<{ items: DeskOrder[] }>('GET', '/api/admin/orders?status=stuck');
    expect(body.items.map(({ id }) => id)).toEqual([orderId]);

    desk.server.refused.delete(email);
    expect((await desk.post(orderId, 'retry')).status).toBe(200);
    await desk.lettersTo(email, 1);
    await desk.books.allWorkIsDone();
    expect(await desk.read(orderId)).toMatchObject({ isStuck: false, troubles: [] });
  });

  it('asks Stripe when an event was lost, and delivers what nobody has', async () => {
    const email = 'lost@example.com';
    const id = await desk.bought(email);
    await desk.shop.pool.query(
      `UPDATE orders SET status = 'paid', completed_at = now() - interval '1 hour' WHERE id = $1`,
      [id],
    );
    expect(await desk.read(id)).toMatchObject({ isStuck: true, steps: { retry: true } });
    await desk.post(id, 'retry');
    await desk.books.becomes(email, 'fulfilled');
    expect((await desk.read(id)).isStuck).toBe(false);
  });
});
