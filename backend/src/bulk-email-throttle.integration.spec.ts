import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Database } from './platform/database/database.js';
import { BulkEmailThrottle } from './platform/email/bulk-email-throttle.js';
import { RateLimiter } from './platform/rate-limits/rate-limiter.js';
import { eventually } from './testing/eventually.js';
import { createEpub } from './testing/create-books.js';
import { ProductsAdmin } from './testing/products-admin.js';
import { setPostalAddress } from './testing/postal-address.js';
import { openShop, type RunningShop } from './testing/running-shop.js';
import { OWNER, ApiSession } from './testing/api-session.js';
import { signInOwner } from './testing/staff-sessions.js';

const PER_SECOND = 4;
const GAP_MS = 1_000 / PER_SECOND;
const WAITING = 10;
const BUYERS = ['one@example.com', 'other@example.com'];
const READERS = 3;

let shop: RunningShop;
beforeAll(async () => {
  shop = await openShop({ ...OWNER, MAIL_RATE_PER_SECOND: String(PER_SECOND) });
});
afterAll(() => shop.stop());

const book = (words: string) => [{ name: 'Quiet.epub', content: createEpub(words), format: 'epub' }];

async function sellTo(admin: ProductsAdmin): Promise<string> {
  const visitor = new ApiSession(shop);
  const { id } = (await admin.create({}, book('First.'))).body;
  for (const customerEmail of BUYERS) {
    await visitor.buy({ productId: id, customerEmail, customerName: 'Ruth' });
  }
  return id;
}

async function sent() {
  const { rows } = await shop.pool.query<{ letter: string; sentAt: Date }>(
    `SELECT letter, sent_at AS "sentAt" FROM mail_deliveries
     WHERE letter IN ('tell-release', 'tell-edition', 'broadcast-copy') AND sent_at IS NOT NULL ORDER BY sent_at`,
  );
  return rows;
}

it('throttles broadcasts and notices of editions and releases together', async () => {
  const admin = new ProductsAdmin(shop, await signInOwner(shop));
  const id = await sellTo(admin);
  await shop.pool.query(
    `INSERT INTO product_releases (product_id, availability, released_at) VALUES ('finding-peace-ebook', 'in-stock', now());
     INSERT INTO release_notices (email, product_id, confirmed_at)
       SELECT 'waits-' || n || '@example.com', 'finding-peace-ebook', now() FROM generate_series(1, ${WAITING}) n;
     INSERT INTO newsletter_subscriptions (id, email, status, asked_at)
       SELECT 'reads-' || n, 'reads-' || n || '@example.com', 'confirmed', now() FROM generate_series(1, ${READERS}) n`,
  );
  const beganMs = Date.now();
  await shop.pool.query(
    `WITH due AS (INSERT INTO outbox (job, payload) VALUES ('announce-releases', '{}') RETURNING 1)
     SELECT pg_notify('lectern_outbox', '') FROM due`,
  );
  await setPostalAddress(shop);
  const written = { subject: 'It is out', body: 'At last.', topic: null };
  const broadcast = await admin.staff.post('/api/admin/broadcasts', written);
  const address = `/api/admin/broadcasts/${String(broadcast.body['id'])}/send`;
  expect((await admin.staff.post(address, {})).status).toBe(200);
  const { files, version } = (await admin.read(id)).body;
  const fields = {
    version: String(version),
    note: 'Longer.',
    pastBuyers: 'told',
    replaces: files[0]?.id ?? '',
  };
  expect((await admin.edition(id, fields, book('Second.'))).status).toBe(201);

  const all = WAITING + BUYERS.length + READERS;
  const emails = await eventually('all emails to be sent', async () => {
    const gone = await sent();
    return gone.length === all ? gone : undefined;
  });
  const countOf = (kind: string) => emails.filter(({ letter }) => letter === kind).length;
  expect(['tell-release', 'tell-edition', 'broadcast-copy'].map(countOf)).toEqual([
    WAITING,
    BUYERS.length,
    READERS,
  ]);
  // None is sent before its turn; clocks count whole milliseconds.
  for (const [at, { sentAt }] of emails.entries())
    expect(sentAt.getTime() - beganMs).toBeGreaterThanOrEqual(Math.floor(at * GAP_MS) - 1);
});

it('enqueues batches for two seconds, of at most 200 emails', () => {
  const sizes = [1, 10, 99, 1_000].map(
    (mailRatePerSecond) =>
      new BulkEmailThrottle(shop.app.get(RateLimiter), { ...shop.configuration, mailRatePerSecond })
        .batchSize,
  );
  expect(sizes).toEqual([2, 20, 198, 200]);
});

it('reserves consecutive turns, and none for an empty batch', async () => {
  const throttle = shop.app.get(BulkEmailThrottle);
  await shop.app.get(Database).transaction(async () => {
    const [first = 0, second, third, after] = await throttle.delaysMs(3);
    expect([second, third, after]).toEqual([first + GAP_MS, first + 2 * GAP_MS, first + 3 * GAP_MS]);
    expect(await throttle.delaysMs(0)).toEqual([0]);
    expect((await throttle.delaysMs(1))[0]).toBeCloseTo(first + 3 * GAP_MS, 2);
  });
});
