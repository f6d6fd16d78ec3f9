import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { productSeeds, site } from '@lectern/catalogue';
import Stripe from 'stripe';

import { openPdf, textsOn } from '../commerce/personal-copies/open-pdf.js';
import type { RestoredOrder } from '../commerce/payment-recovery/payment-recovery-rules.js';
import { insertRestoredOrder } from '../commerce/payment-recovery/payment-recovery.queries.js';
import { restoredOrder } from '../commerce/payment-recovery/restored-order.js';
import { ShopCurrency } from '../commerce/products/shop-currency.js';
import { Database } from '../platform/database/database.js';
import { sentenceIn } from '../platform/http/sentence-catalogues.js';
import { ApiSession, OWNER } from './api-session.js';
import { OrderReader } from './order-reader.js';
import { openShop, type RunningShop } from './running-shop.js';
import { ShopBooks } from './shop-books.js';
import { signInOwner } from './staff-sessions.js';
import { intentOfSecret } from './stripe-answers.js';

interface Written {
  /** ISO 4217. */
  currency: string;
  /** 999, 400 and 599 minor units, and Stripe's minimum, as buyers read them. */
  price: string;
  part: string;
  rest: string;
  least: string;
  /** 999 and 400 minor units in a spreadsheet. */
  cells: [string, string];
}

const STORE = `INSERT INTO settings (key, version, value, who)
  SELECT 'shop-currency', coalesce(max(version), 0) + 1, '{"currency": "USD"}', 'content' FROM settings
  WHERE key = 'shop-currency'`;

/** Intl separates by no-break spaces. */
const plain = (text: string) => text.replaceAll(/[\s\u00A0\u202F]+/g, ' ');

/** Sells, refunds and exports in the currency of the content. */
export function describeSaleIn(written: Written): void {
  const { currency } = written;

  describe(`A shop in ${currency}`, () => {
    let shop: RunningShop;
    let visitor: ApiSession;
    let owner: ApiSession;
    let books: ShopBooks;

    beforeAll(async () => {
      shop = await openShop({ ...OWNER, TIME_ZONE: 'UTC' });
      visitor = new ApiSession(shop);
      owner = await signInOwner(shop);
      books = new ShopBooks(shop);
    });
    afterAll(() => shop.stop());

    const settle = () => shop.app.get(ShopCurrency).settle();
    const mailsTo = async (email: string) => {
      await books.allWorkIsDone();
      return (await visitor.mailsTo(email)).map(({ subject = '', text = '' }) => plain(`${subject} ${text}`));
    };

    it('takes over the prices of the content before the first sale', async () => {
      await shop.pool.query(STORE);
      await shop.pool.query(`UPDATE products SET price = 1 WHERE id = 'finding-peace-ebook'`);
      await shop.pool.query(`INSERT INTO products (id, title, description, price, type, is_active)
        VALUES ('a-mug', 'A mug', 'Blue.', 1499, 'speaking', 'true')`);
      await settle();
      const { rows } = await shop.pool.query(
        `SELECT id, price, is_active FROM products WHERE id IN ('a-mug', 'finding-peace-ebook') ORDER BY id`,
      );
      const seed = productSeeds.find(({ id }) => id === 'finding-peace-ebook');
      expect(rows).toEqual([
        { id: 'a-mug', price: 1499, is_active: 'false' },
        { id: 'finding-peace-ebook', price: seed?.priceCents, is_active: 'true' },
      ]);
      expect(seed?.priceCents).toBe(999);
    });

    it('rejects a price below Stripe’s minimum, and names it', async () => {
      const { body } = await owner.get<{ version: number }>('/api/admin/products/finding-peace-ebook');
      const answer = await owner.put<{ detail: string }>('/api/admin/products/finding-peace-ebook', {
        ...{ title: 'Finding Peace', description: 'On stillness.', type: 'ebook', version: body.version },
        price: 29,
      });
      expect(answer.status).toBe(409);
      expect(plain(answer.body.detail)).toContain(` ${written.least}`);
    });

    it('charges, writes and refunds it', async () => {
      const email = 'buyer@example.com';
      expect((await visitor.get<object[]>('/api/products')).body).toMatchObject([{ price: 999, currency }]);
      expect((await owner.get<{ shop: object }>('/api/admin/me')).body.shop).toMatchObject({ currency });

      const secret = await visitor.startPayment({ customerEmail: email, amount: 999 });
      const intent = await shop.app.get(Stripe).paymentIntents.retrieve(intentOfSecret(secret));
      expect([intent.amount, intent.currency]).toEqual([999, currency.toLowerCase()]);
      await visitor.pay(secret);
      const { orderUrl } = await visitor.claim(secret);
      expect((await mailsTo(email))[0]).toContain(written.price);

      const { orderId } = await books.saleTo(email);
      const refund = (amountCents: number, seenGivenBackCents: number) =>
        owner.post<{ currency: string; detail: string }>(`/api/admin/orders/${orderId}/refunds`, {
          ...{ refundId: crypto.randomUUID(), reason: 'By mistake.', amountCents, seenGivenBackCents },
        });
      expect((await refund(400, 0)).body).toMatchObject({ currency, totalCents: 999, givenBackCents: 400 });
      expect(plain((await refund(600, 400)).body.detail)).toContain(` ${written.rest} `);
      expect((await mailsTo(email)).at(-1)).toContain(written.part);

      const page = await new OrderReader(shop).open(orderUrl);
      expect(plain(page.text)).toContain(written.part);
      const papers = page.html.querySelectorAll('a[href*="/receipts/"]');
      const pdf = await fetch(`${shop.url}${papers[0]?.getAttribute('href')}`);
      const document = await openPdf(new Uint8Array(await pdf.arrayBuffer()));
      const sheet = await document.getPage(1);
      // A4, in points.
      expect(sheet.view.slice(2).map(Math.round)).toEqual([595, 842]);
      const texts = (await textsOn(sheet)).map(({ text }) => text).join(' ');
      await document.loadingTask.destroy();
      expect(plain(texts)).toContain(written.price);
      if (site.law.vatNote) expect(plain(texts)).toContain(site.law.vatNote);
    });

    it('exports orders, receipts and statistics in it', async () => {
      const csv = async (path: string) => {
        const [head = '', ...rows] = (await owner.get<string>(path)).body.trim().split('\r\n');
        const columns = head.split(',');
        return (name: string) =>
          rows.map(
            (row) => row.split(',')[columns.indexOf(`${sentenceIn(site.language, name)} (${currency})`)],
          );
      };
      const orders = await csv('/api/admin/orders/export');
      expect([orders('Total'), orders('Refunded')]).toEqual([[written.cells[0]], [written.cells[1]]]);
      if (site.language === 'de') expect(orders('Gesamt')).toEqual(orders('Total'));
      const receipts = await csv(`/api/admin/receipts/export?year=${new Date().getUTCFullYear()}`);
      expect([receipts('Gross'), receipts('Refunded gross')]).toEqual([
        [written.cells[0], ''],
        ['', written.cells[1]],
      ]);
      const sales = await csv('/api/admin/figures/sales.csv?days=30');
      expect(sales('Gross')).toContain(written.cells[0]);
    });

    it('asks buyers of files for the consent that the law demands, and confirms it', async () => {
      const wording = site.law.withdrawalConsent;
      const { body: settings } = await visitor.get<object>('/api/checkout/settings');
      expect(settings).toMatchObject({ withdrawalConsent: wording });
      const email = 'consent@example.com';
      const order = { productId: 'finding-peace-ebook', customerName: 'Ruth Weaver', customerEmail: email };
      const refusal = async (given: object) => {
        const { status, body } = await visitor.post<object>('/api/create-payment-intent', {
          ...order,
          ...given,
        });
        return [status, body];
      };
      const secret = await visitor.startPayment({ customerEmail: email });
      const intent = await shop.app.get(Stripe).paymentIntents.retrieve(intentOfSecret(secret));
      if (wording === null) {
        expect(intent.metadata).not.toHaveProperty('consent_wording');
        return;
      }
      const errors = [{ field: 'withdrawalConsent' }];
      expect(await refusal({})).toMatchObject([400, { code: 'COMMERCE.CONSENT_MISSING', errors }]);
      const older = { withdrawalConsent: 'As it was.' };
      expect(await refusal(older)).toMatchObject([400, { code: 'COMMERCE.CONSENT_CHANGED', errors }]);

      const { orderUrl } = await visitor.pay(secret).then(() => visitor.claim(secret));
      expect((await mailsTo(email))[0]).toContain(wording);
      const page = await new OrderReader(shop).open(orderUrl);
      const paper = page.html.querySelector('a[href*="/receipts/"]')?.getAttribute('href');
      const pdf = await openPdf(new Uint8Array(await (await fetch(`${shop.url}${paper}`)).arrayBuffer()));
      const texts = (await textsOn(await pdf.getPage(1))).map(({ text }) => text).join(' ');
      await pdf.loadingTask.destroy();
      expect(plain(texts)).toContain(wording);
      const { orderId } = await books.saleTo(email);
      const { body } = await owner.get<{ withdrawalConsent: { agreedAt: string } }>(
        `/api/admin/orders/${orderId}`,
      );
      expect(body.withdrawalConsent).toEqual({ wording, agreedAt: expect.any(String) });

      // Lost with the database, the order comes back from its payment with the consent.
      const restored = restoredOrder(intent, true, 'ebook');
      const { agreedAt } = body.withdrawalConsent;
      expect(restored).toMatchObject({ consent: { wording, agreedAt: new Date(agreedAt) } });
      await shop.pool.query('DELETE FROM order_consents WHERE order_id = $1', [orderId]);
      await insertRestoredOrder(shop.app.get(Database).manager, restored as RestoredOrder);
      const { rows } = await shop.pool.query('SELECT wording FROM order_consents WHERE order_id = $1', [
        orderId,
      ]);
      expect(rows).toEqual([{ wording }]);
    });

    it('refuses to start in another currency once it has sold', async () => {
      await shop.pool.query(STORE);
      await expect(settle()).rejects.toThrow(
        `site.json names ${currency} as the currency, but this shop has sold in USD`,
      );
    });
  });
}
