import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { signInOwner } from '../../testing/staff-sessions.js';

interface Answer {
  code?: string;
  detail?: string;
  orderUrl?: string;
  clientSecret?: string;
}

interface OrderSummary {
  id: string;
  reference: string;
  mayBeDouble: boolean;
  customerEmail: string;
}

/** Name and address of a browser without storage, the same for each request. */
const BUYER = { productId: 'finding-peace-ebook', customerName: 'Ruth' };

describe('A second purchase of the same product within a day (C1)', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let owner: ApiSession;

  beforeAll(async () => {
    shop = await openShop(OWNER);
    visitor = new ApiSession(shop);
    owner = await signInOwner(shop);
  });
  afterAll(() => shop.stop());

  const start = (customerEmail: string, headers: Record<string, string> = {}, more: object = {}) =>
    visitor.post<Answer>('/api/create-payment-intent', { ...BUYER, customerEmail, ...more }, headers);

  async function buy(customerEmail: string, headers: Record<string, string> = {}): Promise<void> {
    const { body } = await start(customerEmail, headers);
    await visitor.pay(body.clientSecret ?? '');
    await visitor.claim(body.clientSecret ?? '');
  }

  const ask = (...recentKeys: string[]) => ({ 'if-bought': 'ask', 'recent-keys': recentKeys.join(', ') });
  const paidEarlier = (customerEmail: string, interval: string) =>
    shop.pool.query(`UPDATE orders SET completed_at = now() - $2::interval WHERE customer_email = $1`, [
      customerEmail,
      interval,
    ]);

  it('asks the browser that holds the key, however the address is capitalized', async () => {
    await buy('ruth@example.com', { 'idempotency-key': 'key-of-ruth' });
    await paidEarlier('ruth@example.com', '2 minutes 10 seconds');
    const { status, body } = await start('Ruth@Example.COM', {
      'idempotency-key': 'another-key',
      ...ask('key-of-ruth'),
    });
    expect([status, body.code]).toEqual([409, 'COMMERCE.BOUGHT_ALREADY']);
    expect(body.detail).toBe('You bought this 2 minutes ago. Open it, or buy another copy?');
    expect((await fetch(`${shop.url}${body.orderUrl}`)).status).toBe(200);
  });

  it('continues if another copy is wanted, and for callers without the flag', async () => {
    const key = { 'idempotency-key': 'the-second-copy', 'recent-keys': 'key-of-ruth' };
    expect((await start('ruth@example.com', { ...key, 'if-bought': 'buy' })).status).toBe(200);
    expect((await start('ruth@example.com')).status).toBe(200);
  });

  it('asks without a link if the address is another one', async () => {
    const { status, body } = await start('naomi@example.com', ask('key-of-ruth'));
    expect([status, body.orderUrl]).toEqual([409, undefined]);
    expect(body.detail).toBe('You bought this 2 minutes ago, with another email address. Buy another copy?');
  });

  it('does not tell another browser what an address bought', async () => {
    const headers = { ...ask('a-key-of-its-own'), 'user-agent': 'Another browser' };
    const [known, unknown] = await Promise.all(
      ['ruth@example.com', 'orpah@example.com'].map((email) => start(email, headers)),
    );
    expect([known?.status, unknown?.status]).toEqual([200, 200]);
  });

  it('asks nothing of another product, nor after a day', async () => {
    await shop.pool.query(
      `INSERT INTO products (id, title, description, price, type, digital_files, file_formats, is_active)
       SELECT 'another-book', title, description, price, type, digital_files, file_formats, is_active FROM products
       WHERE id = 'finding-peace-ebook'`,
    );
    const other = await start('ruth@example.com', ask('key-of-ruth'), { productId: 'another-book' });
    expect(other.status).toBe(200);
    await paidEarlier('ruth@example.com', '25 hours');
    expect((await start('ruth@example.com', ask('key-of-ruth'))).status).toBe(200);
  });

  it('asks a browser that stores no key if the same details come from it again', async () => {
    await buy('boaz@example.com');
    expect((await start('boaz@example.com', ask())).status).toBe(409);
    const elsewhere = { ...ask(), 'user-agent': 'Another browser' };
    expect((await start('boaz@example.com', elsewhere)).status).toBe(200);
  });

  it('ignores malformed keys', async () => {
    const headers = { 'if-bought': 'ask', 'recent-keys': `,;, ${'x'.repeat(4000)}, ', key` };
    expect((await start('obed@example.com', headers)).status).toBe(200);
  });

  it('marks both orders for the owner until one is refunded', async () => {
    await buy('Tamar@example.com', { 'idempotency-key': 'first-of-tamar' });
    await buy('tamar@example.com', { 'idempotency-key': 'second-of-tamar' });
    const list = async () =>
      (await owner.get<{ items: OrderSummary[] }>('/api/admin/orders?query=tamar')).body.items;
    const [second, first] = await list();
    expect([first?.mayBeDouble, second?.mayBeDouble]).toEqual([true, true]);
    const order = await owner.get<{ doubles: OrderSummary[] }>(`/api/admin/orders/${first?.id}`);
    expect(order.body.doubles).toMatchObject([{ id: second?.id, reference: second?.reference }]);
    await shop.pool.query(`UPDATE orders SET status = 'refunded' WHERE id = $1`, [second?.id]);
    expect((await list()).map(({ mayBeDouble }) => mayBeDouble)).toEqual([false, false]);
  });
});
