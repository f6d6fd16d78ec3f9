import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { eventually } from '../testing/eventually.js';
import { filesOf, OrderReader } from '../testing/order-reader.js';
import { openShop, type RunningShop } from '../testing/running-shop.js';
import { ShopBooks } from '../testing/shop-books.js';
import { ApiSession } from '../testing/api-session.js';
import { intentOfSecret } from '../testing/stripe-answers.js';
import { MailSuppressions } from '../platform/email/mail-suppressions.js';
import type { Staff } from '../platform/access/staff.js';
import { Database } from '../platform/database/database.js';
import { Settings } from '../platform/settings/settings.js';
import { siteNotice } from '../site/notice/site-notice.js';
import { OrderActions } from './order-admin/order-actions.js';
import { BuyerData } from './privacy/buyer-data.js';
import { OrderPageLinks } from './order-links/order-page-links.js';

const STAFF: Staff = { userId: 'ada', name: 'Ada', email: 'ada@example.com', role: 'owner' };

describe('The page of an order', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let books: ShopBooks;
  let reader: OrderReader;

  beforeAll(async () => {
    shop = await openShop();
    visitor = new ApiSession(shop);
    books = new ShopBooks(shop);
    reader = new OrderReader(shop);
  });
  afterAll(() => shop.stop());

  it('shows items, status and files, and is not cached', async () => {
    const { orderUrl } = await reader.buy('ruth@example.com');
    const page = await reader.open(orderUrl);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.headers.get('referrer-policy')).toBe('strict-origin');
    for (const said of ['Finding Peace', '$9.99', 'ruth@example.com', 'Your payment arrived.'])
      expect(page.text).toContain(said);
    const receipt = page.html.querySelector('#receipt')?.parentNode?.text;
    expect(receipt).toContain('Sold byEleanor Marsh, Washington, D.C.');
    expect(page.text).toContain(
      'The email with your order was kept on this site, not sent: the shop is in test mode.',
    );
    const history = page.html.querySelector('#timeline')?.parentNode?.text;
    expect(history).not.toContain('hello@eleanormarsh.example');
    const classes = page.html.querySelector('.order')?.getAttribute('class');
    expect(classes).toBe('order palette-finding-peace');
    expect(page.html.querySelector('.ways a')?.getAttribute('href')).toMatch(/^\/read\//);
    const links = filesOf(page);
    expect(links).toHaveLength(2);
    for (const link of links) expect((await fetch(`${shop.url}${link}`)).status).toBe(200);
    await eventually('the download to be told', async () =>
      (await reader.open(orderUrl)).text.includes('You downloaded the PDF.'),
    );
    // It has the same links all day.
    expect(filesOf(await reader.open(orderUrl))).toEqual(links);
    const { rows } = await shop.pool.query(`SELECT 1 FROM download_links WHERE issued_for = 'page'`);
    // Links of the page after the payment, and of this page.
    expect(rows).toHaveLength(4);
    const [mail] = await visitor.mailsTo('ruth@example.com');
    expect(mail?.text).toContain(`${shop.configuration.publicUrl}${orderUrl}`);
  });

  it('has a line for each book with its files, as have the email and "find my books"', async () => {
    const secret = await visitor.startPayment({ customerEmail: 'two@example.com' });
    await shop.pool
      .query(`INSERT INTO products (id, title, description, price, type, digital_files, file_formats)
      VALUES ('second-ebook', 'A Second Book', 'On the rest.', 995, 'ebook', '{books/second.pdf}', '{pdf}')`);
    const second = `INSERT INTO order_lines (order_id, line_number, product_id, quantity, amount_cents)
      SELECT id, 2, 'second-ebook', 1, 0 FROM orders WHERE stripe_payment_intent_id = $1`;
    await shop.pool.query(second, [intentOfSecret(secret)]);
    await visitor.pay(secret);
    const { orderUrl, readings } = await visitor.claim(secret);
    expect(readings).toEqual([
      { title: 'Finding Peace', url: expect.stringMatching(/^\/read\/[\w.-]+\/1$/) },
    ]);
    await books.allWorkIsDone();
    const page = await reader.open(orderUrl);
    const lines = page.html.querySelectorAll('.bought');
    expect(lines.map((line) => line.querySelector('h2')?.text)).toEqual(['Finding Peace', 'A Second Book']);
    expect(lines.map((line) => line.querySelectorAll('a[href^="/d/"]').length)).toEqual([2, 1]);
    expect(page.html.querySelector('.order')?.getAttribute('class')).toBe('order');
    expect(lines[0]?.getAttribute('class')).toContain('palette-finding-peace');
    const [email] = await visitor.mailsTo('two@example.com');
    expect(email?.subject).toBe('Your copy of Finding Peace and A Second Book');
    for (const line of ['Finding Peace, $9.99', 'A Second Book, $0.00']) expect(email?.text).toContain(line);
    expect(new Set(email?.html?.match(/\/d\/[\w-]+/g)).size).toBe(3);
    await reader.send('/find-my-books', { email: 'two@example.com' });
    const code = await reader.codeIn('two@example.com');
    const { location } = await reader.send('/find-my-books/code', { email: 'two@example.com', code });
    const list = await reader.open(location);
    expect(list.html.querySelectorAll('.orders h2').map(({ text }) => text)).toEqual([
      'Finding Peace',
      'A Second Book',
    ]);
  });

  it('opens only by its own link: not a changed or revoked one, or one for another purpose', async () => {
    const [one, other] = [await reader.buy('one@example.com'), await reader.buy('another-payer@example.com')];
    const tampered = [
      one.orderUrl.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      one.orderUrl.replace(one.orderId, other.orderId),
      one.orderUrl.replace('.0.', '.1.'),
      '/orders/nothing',
      `/orders/${one.orderId}.0.${'A'.repeat(43)}`,
    ];
    for (const path of tampered) expect([path, (await reader.open(path)).status]).toEqual([path, 404]);
    const sent = `${one.orderUrl}/sent`;
    expect((await reader.open(sent)).status).toBe(404);

    const links = shop.app.get(OrderPageLinks);
    await links.revoke(one.orderId);
    expect((await reader.open(one.orderUrl)).status).toBe(404);
    const fresh = await links.pathOf(one.orderId);
    expect(fresh).not.toBe(one.orderUrl);
    expect((await reader.open(fresh)).status).toBe(200);
    expect((await reader.open(other.orderUrl)).status).toBe(200);
  });

  it('stays after a refund or during a dispute, with the status and without files', async () => {
    const { orderUrl, orderId } = await reader.buy('back@example.com');
    for (const [status, said] of [
      ['disputed', 'The bank is looking into the payment'],
      ['refunded', 'This purchase has been refunded'],
    ]) {
      await shop.pool.query('UPDATE orders SET status = $2 WHERE id = $1', [orderId, status]);
      const page = await reader.open(orderUrl);
      expect([page.status, page.text]).toEqual([200, expect.stringContaining(said ?? '')]);
      expect(filesOf(page)).toEqual([]);
    }
  });

  it('changes the address after a bounce, if the new one is proved', async () => {
    const { orderUrl } = await reader.buy('typo@example.com');
    const address = `${orderUrl}/address`;
    expect((await reader.send(address, { email: 'right@example.com' })).status).toBe(409);
    const suppressions = shop.app.get(MailSuppressions);
    await suppressions.add('purchases', 'typo@example.com', 'bounced');
    expect((await reader.open(orderUrl)).text).toContain('Emails to typo@example.com come back.');

    const wrong = await reader.send(address, { email: 'no address' });
    expect([wrong.status, wrong.text]).toEqual([
      400,
      expect.stringContaining('Please enter a valid email address'),
    ]);
    const asked = await reader.send(address, { email: 'right@example.com' });
    expect([asked.status, asked.text]).toEqual([200, expect.stringContaining('right@example.com')]);
    const code = await reader.codeIn('right@example.com');
    const guess = code === '000000' ? '000001' : '000000';
    const guessed = await reader.send(`${address}/code`, { email: 'right@example.com', code: guess });
    expect([guessed.status, guessed.text]).toEqual([401, expect.stringContaining('This code isn’t right')]);
    // A code proves only the address that it was sent to.
    expect((await reader.send(`${address}/code`, { email: 'mine@example.com', code })).status).toBe(401);

    const taken = await reader.send(`${address}/code`, { email: 'right@example.com', code });
    expect([taken.status, taken.location]).toEqual([303, orderUrl]);
    await books.allWorkIsDone();
    expect((await visitor.mailsTo('right@example.com')).map(({ subject }) => subject)).toContain(
      'Your copy of Finding Peace',
    );
    const page = await reader.open(orderUrl);
    expect(page.text).toContain('The order’s email address became right@example.com.');
    expect(page.text).not.toContain('come back.');
  });

  const closeShop = async (isOn: boolean) => {
    const settings = shop.app.get(Settings);
    const { version } = await settings.read(siteNotice);
    const value = { ...siteNotice.initial, isOn, level: 'paused' as const, text: 'Away until Monday.' };
    await settings.change(siteNotice, { value, version, by: STAFF });
  };

  it('corrects a mistyped address for the browser that paid, also in a closed shop, and ends the links in the wrong mailbox (C5)', async () => {
    const secret = await visitor.startPayment({ customerEmail: 'wrong-mailbox@example.com' });
    await visitor.pay(secret);
    const other = await reader.buy('other-buyer@example.com');
    await closeShop(true);
    const { orderUrl, addressUrl } = await visitor.claim(secret);
    await books.allWorkIsDone();
    const form = await reader.open(addressUrl?.replace(/#.*/, '') ?? '');
    expect(form.text).toContain('Your order’s emails go to wrong-mailbox@example.com.');
    const payer = form.html.querySelector('input[name=payer]')?.getAttribute('value') ?? '';
    // The link in the email, or a proof of another order, does not open the form.
    expect((await reader.open(orderUrl)).text).not.toContain('Correct your email address');
    const email = 'corrected@example.com';
    expect((await reader.send(`${other.orderUrl}/address`, { email, payer })).status).toBe(409);
    expect((await reader.send(`${orderUrl}/address`, { email, payer: `${payer}x` })).status).toBe(409);

    const asked = await reader.send(`${orderUrl}/address`, { email, payer });
    expect(asked.html.querySelector('form[action*="/code"] input[name=payer]')?.getAttribute('value')).toBe(
      payer,
    );
    const code = await reader.codeIn(email);
    const taken = await reader.send(`${orderUrl}/address/code`, { email, code, payer });
    expect(taken.status).toBe(303);
    expect((await reader.open(orderUrl)).status).toBe(404);
    expect((await reader.open(taken.location)).text).toContain('email address became corrected@example.com.');
    await books.allWorkIsDone();
    expect((await visitor.mailsTo(email)).some(({ text }) => text?.includes(taken.location))).toBe(true);
    await closeShop(false);
  });

  it('has new links after the staff changes the address, and none after its buyer is erased', async () => {
    const { orderUrl, orderId } = await reader.buy('mended@example.com');
    const database = shop.app.get(Database);
    const change = ['new@example.com', 'mended@example.com'] as const;
    await shop.app.get(OrderActions).changeAddress(STAFF, orderId, ...change);
    expect((await reader.open(orderUrl)).status).toBe(404);
    const fresh = await shop.app.get(OrderPageLinks).pathOf(orderId);
    expect((await reader.open(fresh)).status).toBe(200);

    await reader.send('/find-my-books', { email: 'new@example.com' });
    expect(await reader.codeIn('new@example.com')).toHaveLength(6);
    const codes = `SELECT 1 FROM buyer_codes WHERE subject LIKE '%new@example.com'`;
    expect((await shop.pool.query(codes)).rows).toHaveLength(1);
    await database.transaction(() => shop.app.get(BuyerData).erase('new@example.com', 'x@erased.invalid'));
    expect((await reader.open(fresh)).status).toBe(404);
    expect((await shop.pool.query(codes)).rows).toEqual([]);
  });

  describe('found by "find my books"', () => {
    const ask = (email: string) => reader.send('/find-my-books', { email });
    const tryCode = (email: string, code: string) => reader.send('/find-my-books/code', { email, code });

    it('opens with an emailed code, along with all purchases of the address', async () => {
      const first = await reader.buy('again@example.com');
      const second = await visitor.buy({ customerEmail: 'Again@Example.com' });
      await visitor.startPayment({ customerEmail: 'again@example.com' }, { 'idempotency-key': 'unpaid' });

      await ask('Again@example.com');
      const code = await reader.codeIn('again@example.com');
      const opened = await tryCode('AGAIN@example.com', `${code.slice(0, 3)} ${code.slice(3)}`);
      expect(opened.status).toBe(303);
      const list = await reader.open(opened.location);
      expect([list.status, list.headers.get('cache-control')]).toEqual([200, 'no-store']);
      const paths = list.html
        .querySelectorAll('.orders a[href^="/orders/"]')
        .map((link) => link.getAttribute('href'));
      expect(paths).toEqual([second.orderUrl, first.orderUrl]);
      expect((await reader.open(second.orderUrl)).status).toBe(200);

      // The code is used up. The list expires after an hour, and with a change of its address.
      expect((await tryCode('again@example.com', code)).status).toBe(401);
      const other = await reader.buy('somebody@example.com');
      const foreign = opened.location.replace(/[^/]+(?=\.\d+\.)/, other.orderId);
      expect((await reader.open(foreign)).status).toBe(404);
    });

    it('responds the same for an unknown address', async () => {
      await reader.buy('known@example.com');
      const [known, unknown] = [await ask('known@example.com'), await ask('stranger@example.com')];
      expect(unknown.text.replaceAll('stranger', 'known')).toBe(known.text);
      await books.allWorkIsDone();
      expect(await visitor.mailsTo('stranger@example.com')).toEqual([]);
      const [tried, guessed] = [
        await tryCode('known@example.com', '000000'),
        await tryCode('stranger@example.com', '000000'),
      ];
      expect([guessed.status, guessed.text.replaceAll('stranger', 'known')]).toEqual([
        tried.status,
        tried.text,
      ]);
    });

    it('allows five tries, even concurrent ones, and opens once for the right code', async () => {
      await reader.buy('crowd@example.com');
      await ask('crowd@example.com');
      const code = await reader.codeIn('crowd@example.com');
      const both = await Promise.all([1, 2].map(() => tryCode('crowd@example.com', code)));
      expect(both.map(({ status }) => status).sort()).toEqual([303, 401]);

      await reader.buy('guessed@example.com');
      await ask('guessed@example.com');
      const right = await reader.codeIn('guessed@example.com');
      const guess = right === '000000' ? '000001' : '000000';
      const tries = await Promise.all(
        Array.from({ length: 12 }, () => tryCode('guessed@example.com', guess)),
      );
      const statuses = tries.map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(7);
      expect((await tryCode('guessed@example.com', right)).status).toBe(429);
    });

    it('rejects a code after ten minutes', async () => {
      await reader.buy('slow@example.com');
      await ask('slow@example.com');
      const code = await reader.codeIn('slow@example.com');
      const { rows } = await shop.pool.query(
        `UPDATE buyer_codes SET expires_at = expires_at - interval '10 minutes' WHERE subject = 'slow@example.com'
         RETURNING expires_at <= now() AS "isOver"`,
      );
      expect(rows).toEqual([{ isOver: true }]);
      const late = await tryCode('slow@example.com', code);
      expect([late.status, late.text]).toEqual([401, expect.stringContaining('has expired')]);
    });
  });
});
