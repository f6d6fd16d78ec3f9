import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { eventually } from '../../testing/eventually.js';
import { type AdminOrder, OrdersAdmin, PAPERBACK } from '../../testing/orders-admin.js';
import { signInHelper } from '../../testing/staff-sessions.js';

const kindsOf = ({ timeline }: AdminOrder) => timeline.map(({ kind }) => kind);

describe('An order’s actions in the dashboard', () => {
  let admin: OrdersAdmin;

  beforeAll(async () => {
    admin = await OrdersAdmin.open();
    await admin.sellPaperback();
  });
  afterAll(() => admin.close());

  it('create a link that is shown once', async () => {
    const id = await admin.bought('copied@example.com');
    const { status, headers, body } = await admin.owner.post<{ format: string; url: string }[]>(
      `/api/admin/orders/${id}/links`,
    );
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body.map(({ format }) => format)).toEqual(['pdf', 'epub']);
    const path = new URL(body[0]?.url ?? '').pathname;
    expect((await fetch(admin.shop.url + path)).status).toBe(200);
    const opened = (await admin.read(id)).timeline.filter(({ kind }) => kind === 'link-opened');
    expect(opened).toMatchObject([{ text: 'desk', count: 1 }]);
    expect(await admin.loggedOf(id)).toEqual(['order.link-made']);
  });

  it('mark it as sent once and notify the buyer', async () => {
    const email = 'parcel@example.com';
    const id = await admin.bought(email, PAPERBACK);
    expect((await admin.read(id)).steps).toMatchObject({ markSent: true, makeLink: false });
    const sent = await Promise.all(
      ['9400 1', '9400 2'].map((trackingNumber) => admin.post(id, 'sent', { trackingNumber })),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    await admin.books.allWorkIsDone();
    expect(admin.server.to(email)).toHaveLength(2);
    const order = await admin.read(id);
    expect(order).toMatchObject({
      status: 'sent',
      postalAddress: ['Ruth', '12 Orchard Lane', expect.any(String), expect.any(String)],
      trackingNumber: expect.stringMatching(/^9400 [12]$/),
    });
    expect(order.timeline.filter(({ kind }) => kind === 'dispatched')).toMatchObject([
      { text: expect.stringMatching(/^9400 [12]$/), by: expect.any(String) },
    ]);
    expect((await admin.post(id, 'sent', { trackingNumber: '<b>' })).status).toBe(400);
    const ebook = await admin.bought('no-parcel@example.com');
    expect((await admin.post(ebook, 'sent', {})).body.code).toBe('COMMERCE.NO_PARCEL');
  });

  it('save notes, mark edited ones, and show a second window the newer text', async () => {
    const id = await admin.bought('noted@example.com');
    const noteId = randomUUID();
    const note = { noteId, body: 'Wants a dedication.\nTo her mother.' };
    const written = await Promise.all([admin.post(id, 'notes', note), admin.post(id, 'notes', note)]);
    expect(written.map(({ status, body }) => [status, body.notes.length])).toEqual([
      [200, 1],
      [200, 1],
    ]);
    const change = (body: string, version: number) =>
      admin.owner.put<AdminOrder>(`/api/admin/orders/${id}/notes/${noteId}`, { body, version });
    const helper = await signInHelper(admin.shop);
    const changed = await helper.put<AdminOrder>(`/api/admin/orders/${id}/notes/${noteId}`, {
      body: 'To her father.',
      version: 1,
    });
    expect([changed.status, changed.body.id]).toEqual([200, id]);
    expect((await change('To her father.', 1)).status).toBe(200);
    const late = await change('To her aunt.', 1);
    const { editedBy } = changed.body.notes[0] ?? {};
    expect([late.status, late.body.detail]).toEqual([
      409,
      `${editedBy} changed this note after you opened it. It now says: To her father.`,
    ]);
    expect(await admin.loggedOf(id)).toEqual(['order.noted', 'order.note-changed']);
    expect(editedBy).not.toBe((await admin.read(id)).timeline.find(({ kind }) => kind === 'note')?.by);
    const other = await admin.bought('noted-too@example.com');
    expect((await admin.post(other, 'notes', note)).body.code).toBe('COMMERCE.NOTE_REUSED');
    const unknown = { body: 'x', version: 1 };
    const nowhere = await admin.put(id, `notes/${randomUUID()}`, unknown);
    expect([nowhere.status, nowhere.body.code]).toEqual([404, 'COMMERCE.NOTE_UNKNOWN']);
    const order = await admin.read(id);
    expect(order.notes).toMatchObject([{ body: 'To her father.', version: 2, editedBy: expect.any(String) }]);
    for (const body of ['', 'x'.repeat(2001), 'a\u0000', '\udc00', 7])
      expect((await admin.post(id, 'notes', { noteId: randomUUID(), body })).status).toBe(400);
    expect((await change('x', 1.5)).status).toBe(400);
    expect(
      (await admin.owner.put(`/api/admin/orders/${id}/notes/nonsense`, { body: 'x', version: 1 })).status,
    ).toBe(400);
  });

  it('show failed work and retry it', async () => {
    const email = 'stuck@example.com';
    admin.server.refused.set(email, '451 4.3.0 come back later');
    await admin.visitor.pay(await admin.visitor.startPayment({ customerEmail: email }));
    const { orderId } = await eventually('the failure', async () => {
      const sale = await admin.books.saleTo(email);
      return (await admin.read(sale.orderId)).isStuck ? sale : undefined;
    });
    const order = await admin.read(orderId);
    expect(order.troubles).toMatchObject([{ job: 'send-order-mail', failures: 1 }]);
    expect(JSON.stringify(order.troubles)).not.toContain(email);
    expect(kindsOf(order)).toContain('letter-failing');
    const { body } = await admin.owner.get<{ items: AdminOrder[] }>('/api/admin/orders?status=stuck');
    expect(body.items.map(({ id }) => id)).toEqual([orderId]);

    admin.server.refused.delete(email);
    expect((await admin.post(orderId, 'retry')).status).toBe(200);
    await admin.waitForEmails(email, 1);
    await admin.books.allWorkIsDone();
    expect(await admin.read(orderId)).toMatchObject({ isStuck: false, troubles: [] });
  });

  it('read the payment from Stripe after a lost event, and deliver an undelivered order', async () => {
    const email = 'lost@example.com';
    const id = await admin.bought(email);
    await admin.shop.pool.query(
      `UPDATE orders SET status = 'paid', completed_at = now() - interval '1 hour' WHERE id = $1`,
      [id],
    );
    expect(await admin.read(id)).toMatchObject({ isStuck: true, steps: { retry: true } });
    await admin.post(id, 'retry');
    await admin.books.becomes(email, 'fulfilled');
    expect((await admin.read(id)).isStuck).toBe(false);
  });
});
