import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bookById } from '@lectern/catalogue';
import type { Place } from '@lectern/reading-notes';

import { OrderReader } from '../../testing/order-reader.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OrderPageLinks } from '../order-links/order-page-links.js';
import type { BookFacts } from './book-reading.js';
import { OldRecords } from '../retention/old-records.js';

const at = Date.now() - 60_000;
const place = (fraction: number, device = 'the-phone', when = at): Place => ({
  ...{ cfi: 'epubcfi(/6/4!/4/2)', fraction, device },
  at: when,
});
const highlight = (id: string, when = at) => ({
  ...{ id: `highlight-${id}`, cfi: 'epubcfi(/6/4!/4/2,/1:0,/1:9)', text: 'A flowing' },
  at: when,
});

describe('An e-book in the reader', () => {
  let shop: RunningShop;
  let reader: OrderReader;

  beforeAll(async () => {
    shop = await openShop();
    reader = new OrderReader(shop);
  });
  afterAll(() => shop.stop());

  async function buy(email: string) {
    const { orderUrl, orderId } = await reader.buy(email);
    const page = await reader.open(orderUrl);
    const address = page.html.querySelector('a[href^="/read/"]')?.getAttribute('href') ?? '';
    return { orderUrl, orderId, address };
  }

  const ask = (path: string, init: RequestInit = {}) => fetch(`${shop.url}${path}`, init);
  const post = async (path: string, body: object) => {
    const answer = await ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: JSON.parse((await answer.text()) || '{}') };
  };
  async function prove(address: string, email: string): Promise<string> {
    expect(await post(`/api${address}/code`, {})).toEqual({ status: 202, body: { email } });
    const { status, body } = await post(`/api${address}/proof`, { code: await reader.codeIn(email) });
    expect(status).toBe(200);
    return body.proof;
  }
  const mark = (orderId: string, status: string) =>
    shop.pool.query('UPDATE orders SET status = $2 WHERE id = $1', [orderId, status]);

  it('is linked from the order’s page, on a page that is not cached and runs no scripts of the book', async () => {
    const { address } = await buy('ruth@example.com');
    expect(address).toMatch(/^\/read\/[\w.-]+\/1$/);
    const page = await reader.open(address);
    expect(page.status).toBe(200);
    const palette = page.html.querySelector('[data-book-palette]')?.getAttribute('data-book-palette');
    expect(JSON.parse(palette ?? '')).toEqual(bookById('finding-peace')?.palette);
    expect(page.html.querySelector('[data-book-palette] img')?.getAttribute('class')).toBe(
      'cover-finding-peace',
    );
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('strict-origin');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    const policy = new Map(
      (page.headers.get('content-security-policy') ?? '').split('; ').map((line) => {
        const [name = '', ...sources] = line.split(' ');
        return [name, sources];
      }),
    );
    const scripts = policy.get('script-src') ?? [];
    expect(scripts.every((source) => source === `'self'` || source.startsWith(`'sha256-`))).toBe(true);
    for (const [name, sources] of policy)
      expect([name, sources.filter((source) => /^https?:/.test(source))]).toEqual([name, []]);
    expect(policy.get('frame-src')).toEqual([`'self'`, 'blob:']);
  });

  it('is served with its facts, and counts as a download', async () => {
    const { address, orderUrl, orderId } = await buy('whole@example.com');
    const facts = (await (await ask(`/api${address}/facts`)).json()) as BookFacts;
    expect(facts).toMatchObject({ title: 'Finding Peace', author: 'Eleanor Marsh', orderPath: orderUrl });
    const book = await ask(`/api${address}/book`);
    expect([book.status, book.headers.get('content-type')]).toEqual([200, 'application/epub+zip']);
    expect((await book.arrayBuffer()).byteLength).toBe(facts.sizeBytes);
    const { rows } = await shop.pool.query(
      `SELECT l.opened_count FROM download_links l JOIN download_grants g ON g.id = l.grant_id
       WHERE g.order_id = $1 AND l.opened_count > 0`,
      [orderId],
    );
    expect(rows).toEqual([{ opened_count: 1 }]);
  });

  it('opens only by its own link, until that is revoked', async () => {
    const { address, orderId } = await buy('one@example.com');
    const odd = [
      address.replace(/\d$/, '2'),
      address.replace(/\d$/, '0'),
      address.replace(/\d$/, '1e0'),
      address.replace('/read/', '/read/x'),
      '/read/nothing/1',
    ];
    for (const path of odd)
      for (const each of [path, `/api${path}/facts`, `/api${path}/book`])
        expect([each, (await ask(each)).status]).toEqual([each, 404]);
    await shop.app.get(OrderPageLinks).revoke(orderId);
    expect((await ask(`/api${address}/facts`)).status).toBe(404);
  });

  it('is closed after a refund or during a dispute, with the reason', async () => {
    const { address, orderId } = await buy('back@example.com');
    for (const [status, code] of [
      ['disputed', 'COMMERCE.ACCESS_PAUSED'],
      ['refunded', 'COMMERCE.ACCESS_ENDED'],
    ] as const) {
      await mark(orderId, status);
      for (const part of ['facts', 'book']) {
        const answer = await ask(`/api${address}/${part}`);
        const { code: told } = (await answer.json()) as { code: string };
        expect([answer.status, told]).toEqual([403, code]);
      }
      expect((await reader.open(address)).status).toBe(403);
      expect((await post(`/api${address}/notes`, { proof: 'x', highlights: [] })).body.code).toBe(code);
    }
  });

  it('syncs notes only between devices that have proved the address', async () => {
    const { address } = await buy('both@example.com');
    const phone = await prove(address, 'both@example.com');
    const noted = { proof: phone, place: place(0.4), highlights: [highlight('a')] };
    const first = await post(`/api${address}/notes`, noted);
    expect(first).toEqual({ status: 200, body: { place: place(0.4), highlights: [highlight('a')] } });
    expect(await post(`/api${address}/notes`, noted)).toEqual(first);

    const stranger = await post(`/api${address}/notes`, { proof: 'guessed.signature', highlights: [] });
    expect([stranger.status, stranger.body.code]).toEqual([401, 'COMMERCE.ADDRESS_NOT_PROVED']);
    const other = await buy('other@example.com');
    const foreign = { proof: await prove(other.address, 'other@example.com'), highlights: [] };
    expect((await post(`/api${address}/notes`, foreign)).status).toBe(401);

    // On another device, the address is proved by the code of 'find my books'.
    await reader.send('/find-my-books', { email: 'both@example.com' });
    const code = await reader.codeIn('both@example.com');
    const { location } = await reader.send('/find-my-books/code', { email: 'both@example.com', code });
    const list = await reader.open(location);
    const href = list.html.querySelector('a[href^="/read/"]')?.getAttribute('href') ?? '';
    const [path, proof = ''] = href.split('#proof=');
    expect(path).toBe(address);
    const removed = { id: 'highlight-a', at: at + 1, isRemoved: true };
    const met = await post(`/api${address}/notes`, {
      ...{ proof: decodeURIComponent(proof), place: place(0.2, 'the-desk', at - 1) },
      highlights: [removed, highlight('b')],
    });
    expect(met.body).toEqual({ place: place(0.4), highlights: [removed, highlight('b')] });
  });

  it('merges notes to the same result in any order, and concurrently', async () => {
    const { address } = await buy('train@example.com');
    const proof = await prove(address, 'train@example.com');
    const sent = Array.from({ length: 6 }, (_, number) =>
      post(`/api${address}/notes`, { proof, place: null, highlights: [highlight(`${number}`, at + number)] }),
    );
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(6).fill(200));
    const { body } = await post(`/api${address}/notes`, { proof, place: null, highlights: [] });
    expect(body.highlights).toHaveLength(6);
  });

  it('rejects invalid notes, and notes from the future', async () => {
    const { address } = await buy('odd@example.com');
    const proof = await prove(address, 'odd@example.com');
    const odd: object[] = [
      { proof },
      { proof, highlights: 'all' },
      { proof, highlights: [{ ...highlight('a'), text: 'x'.repeat(301) }] },
      { proof, highlights: [{ ...highlight('a'), cfi: '<script>' }] },
      { proof, highlights: Array.from({ length: 51 }, (_, number) => highlight(`${number}`)) },
      { proof, highlights: [], place: { ...place(0.4), fraction: 7 } },
      { proof: { a: 1 }, highlights: [] },
    ];
    for (const body of odd)
      expect([body, (await post(`/api${address}/notes`, body)).status]).toEqual([body, 400]);
    const ahead = { proof, place: place(0.4, 'the-phone', Date.now() + 86_400_000), highlights: [] };
    const { body } = await post(`/api${address}/notes`, ahead);
    expect(body.place.at).toBeLessThanOrEqual(Date.now());
  });

  it('accepts five tries of a code, and only a code for this purpose', async () => {
    const { address } = await buy('codes@example.com');
    await post(`/api${address}/code`, {});
    const code = await reader.codeIn('codes@example.com');
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await post(`/api${address}/proof`, { code: 'abc' })).status).toBe(400);
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => post(`/api${address}/proof`, { code: wrong })),
    );
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([401, 429]));
    expect((await post(`/api${address}/proof`, { code })).status).toBe(429);
  });

  it('deletes notes after a refund', async () => {
    const { address, orderId } = await buy('gone@example.com');
    const proof = await prove(address, 'gone@example.com');
    await post(`/api${address}/notes`, { proof, place: place(0.4), highlights: [highlight('a')] });
    const count = async () =>
      (await shop.pool.query('SELECT 1 FROM reading_notes WHERE order_id = $1', [orderId])).rows.length;
    await shop.app.get(OldRecords).forget();
    expect(await count()).toBe(1);
    await mark(orderId, 'refunded');
    await shop.app.get(OldRecords).forget();
    expect(await count()).toBe(0);
  });

  it('explains on its page why it is closed', async () => {
    const { address, orderId } = await buy('plain@example.com');
    expect((await reader.open(address)).text).not.toContain('Nothing.');
    await mark(orderId, 'refunded');
    expect((await reader.open(address)).text).toContain('This purchase was refunded');
  });
});
