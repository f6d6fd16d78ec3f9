import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import Stripe from 'stripe';

import { DaySums } from '../../owner-tools/index.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OWNER, type ApiSession } from '../../testing/api-session.js';
import { signInHelper, signInOwner } from '../../testing/staff-sessions.js';
import { stripeSilence } from '../../testing/stripe-answers.js';
import { Receipts } from './receipts.js';
import type { ReceiptBooksDto } from './receipts.admin.dto.js';

const CALLS = '/api/admin/receipts';
const SETTINGS = { sellerName: '', sellerAddress: '', sellerTaxNumber: '', note: '', tax: 'off' };
const ORDER = `INSERT INTO orders (id, customer_email, product_id, total_amount, status, completed_at)
  VALUES ($1, $1 || '@example.com', $2, 999, 'fulfilled', $3)`;

describe('Receipts in the dashboard', () => {
  let shop: RunningShop;
  let owner: ApiSession;

  beforeAll(async () => {
    shop = await openShop({ ...OWNER, TIME_ZONE: 'America/New_York' });
    owner = await signInOwner(shop);
    await shop.pool.query(`INSERT INTO products (id, title, description, price, type)
      VALUES ('formula', '=HYPERLINK("http://evil.example")', 'x', 999, 'paperback')`);
  });
  afterAll(() => shop.stop());

  const read = async () => (await owner.get<ReceiptBooksDto>(CALLS)).body;
  const put = async (fields: object, version?: number) =>
    owner.put<ReceiptBooksDto & { detail: string; code: string }>(`${CALLS}/settings`, {
      ...SETTINGS,
      version: version ?? (await read()).settings.version,
      ...fields,
    });
  const file = (by: ApiSession, year: string) => by.get<string>(`${CALLS}/export?year=${year}`);

  it('have the seller from the settings, and are visible to the owner only', async () => {
    expect((await read()).given).toMatchObject({ name: 'Eleanor Marsh', address: 'Washington, D.C.' });
    const address = '1 Elm St\nWashington';
    const marsh = { sellerName: 'Marsh LLC', sellerAddress: address, sellerTaxNumber: '12-345' };
    const { body } = await put({ ...marsh, note: 'No VAT.' });
    expect(body.settings).toMatchObject({ version: 1, ...marsh });
    await shop.pool.query(ORDER, ['marsh', 'finding-peace-ebook', '2020-01-01']);
    const { seller } = await shop.app.get(Receipts).of({ id: 'marsh' });
    expect(seller).toEqual({ name: 'Marsh LLC', address, taxNumber: '12-345', note: 'No VAT.' });
    expect((await put({}, 0)).body.detail).toContain('changed the seller’s name, the seller’s address');
    const helper = await signInHelper(shop);
    for (const [method, path] of [
      ['GET', CALLS],
      ['PUT', `${CALLS}/settings`],
      ['POST', `${CALLS}/ask-tax-again`],
    ] as const)
      expect((await helper.request(method, path, method === 'GET' ? undefined : {})).status).toBe(403);
    expect((await file(helper, '2030')).status).toBe(403);
  });

  it('reject invalid settings, and tax if Stripe Tax is not set up or does not answer', async () => {
    for (const [fields, sentence] of [
      [{ tax: 'sometimes' }, 'Tax is one of off, included, added.'],
      [{ sellerName: 'x'.repeat(121) }, 'Please keep the name on one line, at most 120 characters.'],
      [{ note: 'two\nlines' }, 'Please keep the note on one line, at most 200 characters.'],
      [{ sellerAddress: 'x'.repeat(301) }, 'Please keep the address to 300 characters.'],
    ] as const) {
      const { status, body } = await put(fields);
      expect([fields, status, body.detail]).toEqual([fields, 400, sentence]);
    }
    const { settings } = shop.app.get(Stripe).tax;
    const asked = jest.spyOn(settings, 'retrieve');
    const pending = { status: 'pending' } as unknown as Stripe.Response<Stripe.Tax.Settings>;
    asked.mockResolvedValueOnce(pending);
    expect((await put({ tax: 'included' })).body.code).toBe('COMMERCE.TAX_NOT_SET_UP');
    const silent = stripeSilence();
    asked.mockRejectedValueOnce(silent);
    expect((await put({ tax: 'included' })).status).toBe(503);
    asked.mockRestore();
    expect((await put({ tax: 'included' })).body.settings.tax).toBe('included');
    expect((await put({ tax: 'off' })).status).toBe(200);
  });

  it('are exported by year, with amounts that a spreadsheet adds up and without formulas', async () => {
    // Paid in the old year in the owner's time zone.
    await shop.pool.query(ORDER, ['eve', 'finding-peace-ebook', '2031-01-01T03:00:00Z']);
    await shop.pool.query(ORDER, ['trap', 'formula', '2030-06-01T12:00:00Z']);
    await shop.pool.query(`INSERT INTO refunds (id, order_id, amount_cents, status, asked_at, changed_at)
      VALUES (gen_random_uuid(), 'trap', 300, 'succeeded', '2030-07-01', '2030-07-01T12:00:00Z')`);
    await shop.pool.query(`INSERT INTO receipt_details (order_id, version, name, address, tax_number)
      VALUES ('trap', 1, 'Weaver', '', 'DE1'), ('trap', 2, 'Weaver', '', '=DE2')`);
    const answer = await file(owner, '2030');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="receipts-2030.csv"');
    const [heading = '', ...lines] = answer.body.trim().split('\r\n');
    expect(heading).toContain(
      'Number,Kind,Date,Order,Takes from receipt,Items,Gross (USD),Net (USD),Tax (USD)',
    );
    const cells = lines.map((line) => line.split(','));
    expect(cells.map(([number, kind, date]) => [number, kind, date])).toEqual([
      ['2030-00001', 'receipt', '2030-12-31'],
      ['2030-00002', 'receipt', '2030-06-01'],
      ['CN-2030-00001', 'credit note', '2030-07-01'],
    ]);
    expect(lines[0]).toContain('1 × Finding Peace,9.99,9.99,0.00,,,,');
    expect(lines[1]).toContain(`"1 × =HYPERLINK(""http://evil.example"")",9.99`);
    expect(lines[1]).toContain(`'=DE2`);
    expect(lines[2]).toContain(',,,,3.00,3.00,0.00,');
    const books = await read();
    expect([books.due, books.years.find(({ year }) => year === 2030)]).toMatchObject([
      0,
      { receipts: 2, creditNotes: 1, paidCents: 1998, refundedCents: 300, taxCents: 0, taxesOpen: 0 },
    ]);
    const { rows } = await shop.pool.query(
      `SELECT action, subject_kind, subject_id FROM audit_log ORDER BY at DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ action: 'receipts.exported', subject_kind: 'receipts', subject_id: '2030' }]);
    expect((await file(owner, '1999')).status).toBe(400);
    // By quarter and month in the owner's time zone (O12).
    const numbersIn = async (part: string) => {
      const csv = await file(owner, `2030&part=${part}`);
      const rows = csv.body.trim().split('\r\n').slice(1);
      return [csv.headers.get('content-disposition')?.split('"')[1], ...rows.map((row) => row.split(',')[0])];
    };
    expect(await numbersIn('Q4')).toEqual(['receipts-2030-Q4.csv', '2030-00001']);
    expect(await numbersIn('M12')).toEqual(['receipts-2030-12.csv', '2030-00001']);
    expect(await numbersIn('M07')).toEqual(['receipts-2030-07.csv', 'CN-2030-00001']);
    expect(await numbersIn('Q2')).toEqual(['receipts-2030-Q2.csv', '2030-00002']);
    const bad = await file(owner, '2030&part=M13');
    expect([bad.status, bad.body]).toMatchObject([
      400,
      { detail: 'Please name a quarter, such as Q4, or a month, such as M11.' },
    ]);
    expect((await file(owner, '2029')).body.trim().split('\r\n')).toHaveLength(1);
  });

  it('have the same totals from stored days, also after a past receipt has changed', async () => {
    const { pool } = shop;
    const totals = async () => [
      (await read()).years,
      (await owner.get(`${CALLS}/totals?year=2019`)).body,
      (await owner.get(`${CALLS}/totals?year=2019&part=M12`)).body,
    ];
    const sum = async () => {
      while (await shop.app.get(DaySums).sum());
    };
    const fromRows = await totals();
    // The evening of December 31 in New York.
    expect(fromRows[1]).toMatchObject({ receipts: 1, paidCents: 999, feesOpen: 1 });
    await sum();
    expect(await totals()).toEqual(fromRows);
    await pool.query(`INSERT INTO receipt_taxes (number, status, tax_cents, changed_at)
      SELECT number, 'known', 60, now() FROM receipts WHERE order_id = 'marsh'`);
    await pool.query(`INSERT INTO card_fees (order_id, fee_cents, net_cents, asked_at) VALUES ('marsh', 59, 940, now())
      ON CONFLICT (order_id) DO UPDATE SET fee_cents = 59, net_cents = 940`);
    const changed = await totals();
    expect(changed[2]).toMatchObject({ taxCents: 60, feeCents: 59, payoutCents: 940, feesOpen: 0 });
    await sum();
    expect(await totals()).toEqual(changed);
    expect((await pool.query(`SELECT FROM changed_days WHERE source = 'receipts'`)).rowCount).toBe(0);
  });
});
