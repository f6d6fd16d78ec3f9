import { createHash } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { Recommendations } from './legal/index.js';
import { EMBEDDED, WIZARD } from './testing/companion-visitor.js';
import { openShop, type RunningShop } from './testing/running-shop.js';
import { OWNER, BUYER, ApiSession } from './testing/api-session.js';

const ADDRESS = '203.0.113.77';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const EMAIL = BUYER.customerEmail;

/** Calls that identify visitors, limit their rate, or detect duplicates. */
const VISITS: [string, object][] = [
  ['/api/page-views', { path: '/' }],
  ['/api/create-payment-intent', { productId: 'finding-peace-ebook', ...BUYER }],
  ['/api/purchases/claim', { clientSecret: 'pi_none_secret_none' }],
  ['/api/purchases/mail', { email: EMAIL }],
  ['/api/contact', { name: 'Ruth', email: EMAIL, subject: 'A question', message: 'Are you well?' }],
  ['/api/newsletter/subscribe', { email: EMAIL }],
  ['/api/downloads', { email: EMAIL, name: 'Ruth', downloadType: 'grant-writer-starter-kit' }],
  ['/api/legal-companion/assessment', { userEmail: EMAIL, ...WIZARD }],
  ['/api/legal-assessments', { email: EMAIL, ...EMBEDDED }],
  ['/api/legal-companion/access', { email: EMAIL }],
  ['/api/legal-companion/access/confirm', { email: EMAIL, code: '123456' }],
  ['/api/audio-preview/generate', { bookTitle: 'Finding Peace', voiceType: 'warm' }],
  ['/api/admin/session', { email: OWNER.ADMIN_EMAIL, password: 'not her password' }],
  ['/api/admin/session', { email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD }],
  ['/api/admin/forgotten-password', { email: OWNER.ADMIN_EMAIL }],
];

describe('The IP address of a visitor', () => {
  let shop: RunningShop;
  const lines: string[] = [];
  const statuses: [string, number][] = [];

  beforeAll(async () => {
    const settings = { ...OWNER, ROLE: 'web', LOG_LEVEL: 'trace', TRUSTED_PROXIES: '1' };
    shop = await openShop(settings, { hear: (line) => lines.push(line) });
    const visitor = new ApiSession(shop);
    const headers = {
      'x-forwarded-for': ADDRESS,
      'user-agent': BROWSER,
      'accept-language': 'en',
      prefer: 'wait=0',
    };
    await shop.app.get(Recommendations).storeTopics();
    for (const [address, body] of VISITS)
      statuses.push([address, (await visitor.post(address, body, headers)).status]);
  });
  afterAll(() => shop.stop());

  /** All rows of all tables, as texts. */
  async function allRows(): Promise<string[]> {
    const { rows: tables } = await shop.pool.query<{ name: string }>(
      `SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
    );
    const found = await Promise.all(
      tables.map(({ name }) => shop.pool.query<{ row: string }>(`SELECT r::text AS row FROM ${name} AS r`)),
    );
    return found.flatMap(({ rows }) => rows.map(({ row }) => row));
  }

  it('is used by each of these calls', () => {
    const refused = ['/api/purchases/claim', '/api/legal-companion/access/confirm', '/api/admin/session'];
    for (const [address, status] of statuses)
      if (!refused.includes(address)) expect([address, status < 300]).toEqual([address, true]);
    const signIns = statuses.filter(([address]) => address === '/api/admin/session');
    expect(signIns.map(([, status]) => status)).toEqual([401, 200]);
  });

  it('is in no row and no log line', async () => {
    for (const text of [...(await allRows()), ...lines]) expect(text).not.toContain(ADDRESS);
  });

  it('cannot be found in the rows by trying all addresses', async () => {
    const whole = (await allRows()).join('\n');
    const hashed = [ADDRESS, `${ADDRESS} ${BROWSER}`];
    for (const table of ['order_requests', 'assessment_requests']) {
      const { rows } = await shop.pool.query<{ fingerprint: string }>(`SELECT fingerprint FROM ${table}`);
      expect(rows.length).toBeGreaterThan(0);
      hashed.push(...rows.map(({ fingerprint }) => `wish:${fingerprint}:${ADDRESS} ${BROWSER}`));
    }
    for (const text of hashed)
      for (const algorithm of ['sha256', 'sha1', 'md5']) {
        const hash = createHash(algorithm).update(text).digest();
        for (const written of [hash.toString('hex'), hash.toString('base64url'), hash.toString('base64')])
          expect([text, algorithm, whole.includes(written)]).toEqual([text, algorithm, false]);
      }
  });
});
