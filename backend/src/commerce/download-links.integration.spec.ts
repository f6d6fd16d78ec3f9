import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

import { CountBuffer } from '../owner-tools/index.js';
import { hashToken } from '../platform/signed-links/random-token.js';
import { SitePages } from '../site/site-pages.js';
import { Downloads } from './downloads/downloads.js';
import { eventually } from '../testing/eventually.js';
import { openShop, PDF, type RunningShop } from '../testing/running-shop.js';
import { ShopBooks } from '../testing/shop-books.js';
import { ApiSession } from '../testing/api-session.js';
import { linksIn } from '../testing/kept-emails.js';

const AS_BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const AS_PROGRAM = { accept: 'application/json' };

describe('A download link', () => {
  let shop: RunningShop;
  let visitor: ApiSession;

  beforeAll(async () => {
    shop = await openShop();
    visitor = new ApiSession(shop);
  });
  afterAll(() => shop.stop());

  async function buy(customerEmail: string): Promise<string> {
    const [pdf] = (await visitor.buy({ customerEmail })).downloads;
    return pdf?.url ?? '';
  }

  const expireAll = () =>
    shop.pool.query(`UPDATE download_links SET expires_at = now() - interval '1 second'`);

  it('is valid for 24 hours, and only its hash is stored @S2-calls-and-errors-19', async () => {
    const address = await buy('day@example.com');
    const token = address.slice('/d/'.length);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { rows } = await shop.pool.query(
      `SELECT token_hash, extract(epoch FROM expires_at - now()) AS seconds FROM download_links`,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const row of rows) expect(Math.round(Number(row.seconds) / 3600)).toBe(24);
  });

  it('answers an invalid range with 416, and a resumed download of another version with the whole file', async () => {
    const address = `${shop.url}${await buy('range@example.com')}`;
    const beyond = await fetch(address, { headers: { range: `bytes=${PDF.length}-` } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${PDF.length}`]);
    const other = await fetch(address, { headers: { range: 'bytes=5-', 'if-range': '"another"' } });
    expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, PDF.length]);
  });

  it('is unknown if one character is changed', async () => {
    const address = await buy('tampered@example.com');
    const tampered = address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const program = await fetch(`${shop.url}${tampered}`, { headers: AS_PROGRAM });
    expect(program.status).toBe(404);
    expect(program.headers.get('content-type')).toContain('application/problem+json');
    const browser = await fetch(`${shop.url}${tampered}`, { headers: AS_BROWSER });
    expect([browser.status, await browser.text()]).toEqual([404, expect.stringContaining('/link-unknown')]);
    expect(browser.headers.get('cache-control')).toBe('no-store');
    const pages = jest.spyOn(shop.app.get(SitePages), 'send').mockReturnValueOnce(false);
    const pageless = await fetch(`${shop.url}${tampered}`, { headers: AS_BROWSER });
    expect([pageless.status, await pageless.text()]).toEqual([
      404,
      expect.not.stringContaining('/link-unknown'),
    ]);
    pages.mockRestore();
    const renewal = await fetch(`${shop.url}${tampered}`, { method: 'POST', headers: AS_PROGRAM });
    expect(renewal.status).toBe(404);
  });

  it('counts each complete transfer of its file, also in parts', async () => {
    const email = 'parts@example.com';
    const address = `${shop.url}${await buy(email)}`;
    const { rows } = await shop.pool.query('SELECT id FROM download_links WHERE token_hash = $1', [
      hashToken(address.split('/d/')[1] ?? ''),
    ]);
    const linkId = rows[0].id as string;
    const counted = async () =>
      (
        await shop.pool.query('SELECT download_count AS n FROM digital_downloads WHERE customer_email = $1', [
          email,
        ])
      ).rows;
    const fetched = async (range: string, deliveredBytes: number) => {
      await (await fetch(address, { headers: { range } })).arrayBuffer();
      await eventually('what went out to be added', async () => {
        const sql = 'SELECT FROM download_links WHERE id = $1 AND delivered_bytes = $2';
        return (await shop.pool.query(sql, [linkId, deliveredBytes])).rows.length === 1;
      });
    };
    await fetched('bytes=0-0', 1);
    expect(await counted()).toEqual([]);
    await fetched('bytes=1-', 0);
    expect(await counted()).toEqual([{ n: 1 }]);

    const ofTheDay = jest.spyOn(shop.app.get(CountBuffer), 'count');
    const downloads = shop.app.get(Downloads);
    await downloads.count(linkId, 2 * PDF.length, PDF.length);
    expect(ofTheDay.mock.calls).toEqual([['book-file', 'finding-peace-ebook', 2]]);
    expect(await counted()).toEqual([{ n: 3 }]);
    // A buyer was erased during a transfer; and a partial transfer.
    await downloads.count('gone', PDF.length, PDF.length);
    await downloads.count(linkId, 1, PDF.length);
    expect(ofTheDay).toHaveBeenCalledTimes(1);
    ofTheDay.mockRestore();
  });

  it('counts daily downloads without waiting for others of the same book', async () => {
    const fetched = async () =>
      (await shop.pool.query(`SELECT sum(count)::int AS n FROM daily_counts WHERE figure = 'book-file'`))
        .rows[0].n as number | null;
    const addresses = await Promise.all(['one', 'two', 'three'].map((name) => buy(`${name}@example.com`)));
    const tally = shop.app.get(CountBuffer);
    await tally.write();
    const before = (await fetched()) ?? 0;
    await shop.pool.query(
      `INSERT INTO daily_counts (figure, day, subject, count)
       VALUES ('book-file', (now() AT TIME ZONE $1)::date, 'finding-peace-ebook', 1)
       ON CONFLICT (figure, day, subject) DO UPDATE SET count = daily_counts.count + 1`,
      [shop.configuration.timeZone],
    );
    const another = await shop.pool.connect();
    await another.query('BEGIN');
    await another.query('SELECT 1 FROM daily_counts FOR UPDATE');
    await Promise.all(addresses.map(async (address) => (await fetch(`${shop.url}${address}`)).arrayBuffer()));
    await eventually('each to be noted with its buyer', async () => {
      const { rows } = await shop.pool.query(
        `SELECT 1 FROM digital_downloads WHERE customer_email IN ('one@example.com', 'two@example.com', 'three@example.com')`,
      );
      return rows.length === 3;
    });
    await another.query('COMMIT');
    another.release();
    await eventually('the day to have all of them', async () => {
      await tally.write();
      return (await fetched()) === before + 4;
    });
  });

  it('offers a new link after it has expired, and sends it to the buyer once', async () => {
    const address = await buy('expired@example.com');
    const sentTo = async () =>
      (await visitor.mails(0)).filter((mail) => mail.to?.[0]?.address === 'expired@example.com');
    await eventually('the mail of the order', async () => (await sentTo()).length === 1);
    await expireAll();

    const expired = await fetch(`${shop.url}${address}`, { headers: AS_BROWSER });
    expect([expired.status, await expired.text()]).toEqual([410, expect.stringContaining('/link-expired')]);

    for (let click = 0; click < 3; click += 1) {
      const renewed = await fetch(`${shop.url}${address}`, {
        method: 'POST',
        headers: AS_BROWSER,
        redirect: 'manual',
      });
      expect([renewed.status, renewed.headers.get('location')]).toEqual([303, '/link-sent']);
    }
    const mail = await eventually('the mail with the new link', async () =>
      (await sentTo()).find((candidate) => candidate.subject?.startsWith('A new link')),
    );
    expect(mail.text).toContain('Ruth Weaver');
    const { rows: asked } = await shop.pool.query(
      'SELECT FROM download_links WHERE renewed_at > now() - interval $$1 hour$$',
    );
    expect(asked).toHaveLength(1);
    const [fresh, ...others] = linksIn(mail);
    expect(others).toEqual([]);
    expect(fresh).not.toBe(address);
    await eventually('all promised work to be done', async () => {
      const { rows } = await shop.pool.query('SELECT count(*)::int AS n FROM outbox WHERE closed_at IS NULL');
      return rows[0].n === 0;
    });
    const opened = await fetch(`${shop.url}${fresh}`);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(await sentTo()).toHaveLength(2);
  });

  it('is not renewed after a refund', async () => {
    const to = 'refunded@example.com';
    const address = await buy(to);
    await new ShopBooks(shop).allWorkIsDone();
    await shop.pool.query(`UPDATE orders SET status = 'refunded' WHERE customer_email = $1`, [to]);
    const answer = await fetch(`${shop.url}${address}`, { method: 'POST', headers: AS_PROGRAM });
    expect(answer.status).toBe(202);
    await new ShopBooks(shop).allWorkIsDone();
    expect(await visitor.mailsTo(to)).toHaveLength(1);
  });

  it('is renewed with growing waits for each file', async () => {
    const to = 'again@example.com';
    const [pdf = '', epub = ''] = (await visitor.buy({ customerEmail: to })).downloads.map(({ url }) => url);
    /** Returns the links in the emails so far. */
    const renew = async (address: string) => {
      const { status } = await fetch(`${shop.url}${address}`, { method: 'POST', headers: AS_PROGRAM });
      expect(status).toBe(202);
      await new ShopBooks(shop).allWorkIsDone();
      const mails = await visitor.mailsTo(to);
      return mails.filter(({ subject }) => subject?.startsWith('A new link')).flatMap(linksIn);
    };
    const pass = (minutes: number) =>
      shop.pool.query(
        `WITH earlier AS (UPDATE download_links SET renewed_at = renewed_at - $1 * interval '1 minute')
         UPDATE mail_allowances SET last_sent_at = last_sent_at - $1 * interval '1 minute'`,
        [minutes],
      );
    const [fresh = ''] = await renew(pdf);
    expect(await renew(epub)).toHaveLength(2);
    await pass(10);
    expect(await renew(fresh)).toHaveLength(2);
    expect(await renew(pdf)).toHaveLength(2);
    await pass(6);
    expect(await renew(fresh)).toHaveLength(3);
    await pass(16);
    expect(await renew(fresh)).toHaveLength(3);
    await pass(45);
    expect(await renew(pdf)).toHaveLength(4);
  });
});
