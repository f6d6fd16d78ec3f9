import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { OWNER, type ApiSession } from '../../testing/api-session.js';
import { ImportsAdmin } from '../../testing/imports-admin.js';
import { filesOf, OrderReader } from '../../testing/order-reader.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { signInOwner } from '../../testing/staff-sessions.js';

const COLUMNS =
  'Purchase ID,Item Name,Buyer Name,Purchase Email,Buyer Email,Giftee Email,Purchase Date,Sale Price ($),Refunded?,Partial Refund ($),Fully Refunded?,Disputed?,Dispute Won?,Access Revoked?';
const NONE = '0,0.0,0,0,0,0';

const gumroad = (...rows: readonly string[]) => ({
  name: 'sales.csv',
  content: [COLUMNS, ...rows, 'Totals,,,,,,,42.0,,,,,,'].join('\n'),
});

const SALES = [
  `a1,Finding Peace,Ruth Weaver,Ruth@Example.com,ruth.at.gumroad@example.com,,2024-03-01,9.99,${NONE}`,
  `a2,Finding Peace,Noah,noah@example.com,,,2024-03-02,9.99,1,2.0,0,0,0,0`,
  `a3,Finding Peace,Gus,giver@example.com,,given@example.com,2024-03-03,9.99,${NONE}`,
  `a4,Finding Peace,'=1+1,odd@example.com,,,2024-03-04,9.99,${NONE}`,
  `a5,Finding Peace,Rob,refunded@example.com,,,2024-03-05,9.99,1,0.0,1,0,0,0`,
  `a6,Finding Peace,Dee,disputed@example.com,,,2024-03-05,9.99,0,0.0,0,1,0,0`,
  `a7,Poster,Pam,poster@example.com,,,2024-03-06,20,${NONE}`,
  `a8,Finding Peace,Ruth Weaver,ruth@example.com,,,2025-03-01,9.99,${NONE}`,
  `a1,Finding Peace,Ruth Weaver,ruth@example.com,,,2024-03-01,9.99,${NONE}`,
];

describe('Imported customers', () => {
  let shop: RunningShop;
  let staff: ApiSession;
  let imports: ImportsAdmin;

  beforeAll(async () => {
    shop = await openShop(OWNER);
    staff = await signInOwner(shop);
    imports = new ImportsAdmin(staff);
  });
  afterAll(() => shop.stop());
  beforeEach(() => shop.pool.query('TRUNCATE orders, import_batches CASCADE'));

  const rowsOf = async (sql: string) =>
    (await shop.pool.query<{ it: string }>(sql)).rows.map(({ it: row }) => row);
  const orders = () =>
    rowsOf(`SELECT concat_ws(' ', o.customer_email, o.customer_name, o.status, o.total_amount) AS it FROM orders o
      JOIN imported_orders i ON i.order_id = o.id ORDER BY o.created_at`);

  it('of Gumroad have their books: the recipients of gifts, and no one who got a refund', async () => {
    const { id, source, counts, options } = await imports.run('customers', [gumroad(...SALES)]);
    expect([source, options['products']]).toEqual(['gumroad', { 'Finding Peace': 'finding-peace-ebook' }]);
    expect(await imports.rows(id)).toEqual([
      'sales.csv, 2 new',
      'sales.csv, 3 new',
      'sales.csv, 4 new',
      'sales.csv, 5 new',
      'sales.csv, 6 skipped REFUNDED',
      'sales.csv, 7 skipped REFUNDED',
      'sales.csv, 8 skipped PRODUCT_UNMAPPED',
      'sales.csv, 9 skipped HAS_IT',
      'sales.csv, 10 skipped DOUBLE',
    ]);
    expect(counts.outcomes).toEqual({ new: 4, skipped: 5 });
    expect(await orders()).toEqual([
      'ruth@example.com Ruth Weaver fulfilled 0',
      'noah@example.com Noah fulfilled 0',
      'given@example.com fulfilled 0',
      'odd@example.com =1+1 fulfilled 0',
    ]);
  });

  it('find their books by address and code, and nothing else happens', async () => {
    await imports.run('customers', [gumroad(...SALES)]);
    expect(await rowsOf('SELECT letter AS it FROM mail_deliveries')).toEqual([]);
    const email = 'given@example.com';
    const reader = new OrderReader(shop);
    await reader.send('/find-my-books', { email });
    const code = await reader.codeIn(email);
    const { location } = await reader.send('/find-my-books/code', { email, code });
    const list = await reader.open(location);
    expect(list.text).toContain('Finding Peace');
    const page = list.html.querySelector('a[href^="/orders/"]')?.getAttribute('href') ?? '';
    expect(filesOf(await reader.open(page))).toHaveLength(2);
    expect(await rowsOf('SELECT number AS it FROM receipts')).toEqual([]);
    const sales = await staff.get<{ measures: { name: string; total: number }[] }>(
      '/api/admin/figures/sales?from=2024-01-01&to=2024-12-31',
    );
    expect(sales.body.measures.map(({ total }) => total)).not.toContain(4);
  });

  it('come once; a later refund at the other shop ends the access; the undo keeps books that were fetched', async () => {
    const first = await imports.run('customers', [gumroad(...SALES)]);
    const again = await imports.run('customers', [gumroad(...SALES)]);
    expect(again.counts.outcomes).toEqual({ unchanged: 4, skipped: 5 });
    const refunded = gumroad(SALES[0]!.replace(NONE, '1,0.0,1,0,0,0'));
    const third = await imports.run('customers', [refunded]);
    expect(third.counts.outcomes).toEqual({ updated: 1 });
    expect((await orders())[0]).toBe('ruth@example.com Ruth Weaver refunded 0');
    await imports.undo(third.id);
    expect((await orders())[0]).toBe('ruth@example.com Ruth Weaver fulfilled 0');
    await shop.pool
      .query(`INSERT INTO digital_downloads (order_id, product_id, customer_email, file_path, file_name, file_format)
      SELECT id, product_id, customer_email, 'x', 'x', 'pdf' FROM orders WHERE customer_email = 'noah@example.com'`);
    expect((await imports.undo(first.id)).counts.undone).toEqual({ removed: 3, kept: 1 });
    expect(await orders()).toEqual(['noah@example.com Noah fulfilled 0']);
  });

  it('cannot be refunded here, and are in privacy requests', async () => {
    await imports.run('customers', [gumroad(...SALES)]);
    const [orderId] = await rowsOf("SELECT id AS it FROM orders WHERE customer_email = 'noah@example.com'");
    const refund = {
      refundId: '3f0f8a52-6c1c-4b5e-9f4e-0b8f6f6f6f6f',
      amountCents: 100,
      seenGivenBackCents: 0,
    };
    const refused = await staff.post(`/api/admin/orders/${orderId}/refunds`, { ...refund, reason: 'Asked' });
    expect(refused.body['detail']).toBe(
      'This wasn’t paid for here but at another shop, so please refund it there.',
    );
    const email = 'noah@example.com';
    expect((await staff.post('/api/admin/person/erase', { email, confirmation: email })).status).toBe(200);
    expect(
      await rowsOf(`SELECT details::text AS it FROM imported_orders WHERE order_id = '${orderId}'`),
    ).toEqual(['{}']);
    expect((await imports.run('customers', [gumroad(...SALES)])).counts.outcomes).toEqual({
      unchanged: 4,
      skipped: 5,
    });
  });

  it('of any table are read by a mapping of columns and products', async () => {
    const list = {
      name: 'kunden.csv',
      content: 'Kunde;E-Mail;Artikel;Datum\nMia;mia@example.com;Frieden;01.03.2024\n',
    };
    const { body } = await imports.upload('customers', list);
    expect(body.options['mapping']).toEqual({
      Kunde: 'name',
      'E-Mail': 'email',
      Artikel: 'product',
      Datum: 'date',
    });
    const products = { Frieden: 'finding-peace-ebook' };
    expect((await imports.run('customers', [list], { products })).counts.outcomes).toEqual({ new: 1 });
    const other = { name: 'x.csv', content: 'Mail;Werk;E-Mail\nno;Frieden;eva@example.com\n' };
    const mapping = { Mail: 'ignore', Werk: 'product', 'E-Mail': 'email' };
    expect((await imports.run('customers', [other], { mapping, products })).counts.outcomes).toEqual({
      new: 1,
    });
    const wrong = await imports.post(body.id, 'check', { options: { mapping: { 'E-Mail': 'email' } } });
    expect(wrong.body).toMatchObject({ detail: 'Please say which column holds the product.' });
  });
});
