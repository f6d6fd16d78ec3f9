import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';

import { REQUEST_ID_HEADER } from '../platform/http/request-log.js';
import { OUTBOX_CHANNEL } from '../platform/jobs/outbox-notifier.js';
import { logFields } from '../platform/logging/log-context.js';
import { mailboxHash } from '../platform/rate-limits/rate-limiter.js';
import { openShop, type RunningShop } from '../testing/running-shop.js';
import { ApiSession } from '../testing/api-session.js';
import { switchWelcomeSeries } from '../testing/welcome-series.js';

interface Call {
  path: string;
  body?: object;
  /** SQL that makes the address in `$1` known. */
  known: readonly string[];
  /** Purpose of its email limit. */
  purpose?: string;
}

/** Hash of all users: no password below matches. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZSBzYWx0IG9mIDE2$7s0WbA6cKqbLP8jqdkGkqrWJmzXCgEBKoO0CjrZ1mGk';

const STAFF = [
  `INSERT INTO users (id, username, password) VALUES (md5($1), $1, '${PASSWORD_HASH}')`,
  `INSERT INTO staff (user_id, name, role) VALUES (md5($1), 'Ruth', 'owner')`,
];

const SUBSCRIBER = [
  `INSERT INTO newsletter_subscriptions (id, email, status, asked_at, confirmed_at)
   VALUES (md5($1), $1, 'confirmed', now(), now())`,
];

const CODE = [
  `INSERT INTO companion_codes (id, user_email, code_hash, expires_at)
   VALUES (md5($1), $1, '${PASSWORD_HASH}', now() + interval '10 minutes')`,
];

const CALLS: Record<string, Call> = {
  'a code of the legal companion': {
    path: '/api/legal-companion/access',
    known: [
      `INSERT INTO user_assessments (id, user_email, legal_situation, urgency_level, experience_level)
       VALUES (md5($1), $1, 'bankruptcy', 'within_month', 'no_experience')`,
    ],
    purpose: 'companion-code',
  },
  'the try of a code': {
    path: '/api/legal-companion/access/confirm',
    body: { code: '012345' },
    known: CODE,
  },
  'links to what was bought': {
    path: '/api/purchases/mail',
    known: [
      `INSERT INTO orders (id, customer_email, product_id, total_amount, status, completed_at)
       VALUES (md5($1), upper($1), 'finding-peace-ebook', 999, 'fulfilled', now())`,
    ],
    purpose: 'purchases',
  },
  'a code for what was bought': {
    path: '/find-my-books',
    known: [
      `INSERT INTO orders (id, customer_email, product_id, total_amount, status, completed_at)
       VALUES (md5($1), upper($1), 'finding-peace-ebook', 999, 'fulfilled', now())`,
    ],
    purpose: 'books-code',
  },
  'the try of a code for what was bought': {
    path: '/find-my-books/code',
    body: { code: '012345' },
    known: [
      `INSERT INTO buyer_codes (id, subject, code_hash, expires_at)
       VALUES (md5($1), $1, '${PASSWORD_HASH}', now() + interval '10 minutes')`,
    ],
  },
  'a new password': { path: '/api/admin/forgotten-password', known: STAFF, purpose: 'staff-password' },
  'signing in': { path: '/api/admin/session', body: { password: 'a louder study at noon' }, known: STAFF },
  'the newsletter': { path: '/api/newsletter/subscribe', known: SUBSCRIBER, purpose: 'newsletter' },
  'a word when a book is out': {
    path: '/api/release-notices',
    body: { productId: 'hidden-ebook' },
    known: [
      `INSERT INTO release_notices (id, email, product_id, confirmed_at) VALUES (md5($1), $1, 'hidden-ebook', now())`,
    ],
    purpose: 'release-notice',
  },
  'a free sample': {
    path: '/api/downloads',
    body: { fileName: 'five-verses' },
    known: SUBSCRIBER,
    purpose: 'free-download:five-verses',
  },
  'the free kit': {
    path: '/api/downloads',
    body: { name: 'Ruth', downloadType: 'grant-writer-starter-kit' },
    known: SUBSCRIBER,
    purpose: 'starter-kit',
  },
  'a message': {
    path: '/api/contact',
    body: { name: 'Ruth', subject: 'A question', message: 'Will you come to us?' },
    known: [],
    purpose: 'contact',
  },
  'a roadmap by mail': {
    path: '/api/legal-companion/assessment',
    body: {
      legalSituation: 'bankruptcy',
      urgencyLevel: 'within_month',
      experienceLevel: 'no_experience',
      specificConcerns: ['debt management'],
      mailRoadmap: true,
    },
    known: [],
    purpose: 'roadmap',
  },
};

const ADDRESS_OF: Record<string, string> = { '/api/legal-companion/assessment': 'userEmail' };

describe('A call with an address', () => {
  let shop: RunningShop;
  const statements = new Map<string, string[]>();
  const { query } = pg.Client.prototype;
  let people = 0;

  const someone = () => `reader-${(people += 1)}@example.com`;

  beforeAll(async () => {
    // Without a worker, so that only the statements of the call are counted.
    shop = await openShop({ ROLE: 'web' });
    switchWelcomeSeries(true);
    await shop.pool.query(
      `INSERT INTO product_releases (product_id, availability) VALUES ('hidden-ebook', 'pre-order')`,
    );
    // Fills the caches of the process.
    await trace(CALLS['a message']!, someone());
    pg.Client.prototype.query = function noted(this: pg.Client, ...given: Parameters<typeof query>) {
      const [asked] = given as unknown as [string | { text: string }];
      const of = String(logFields()['requestId']);
      const text = typeof asked === 'string' ? asked : asked.text;
      // Concurrent calls share one notification, so it may belong to any of them.
      if (text !== `NOTIFY ${OUTBOX_CHANNEL}`) statements.set(of, [...(statements.get(of) ?? []), text]);
      return query.apply(this, given);
    } as typeof query;
  });
  afterAll(async () => {
    pg.Client.prototype.query = query;
    switchWelcomeSeries(false);
    await shop.stop();
  });

  /** Response of a call, its statements, and its jobs with their delivery records. */
  async function trace({ path, body }: Call, email: string) {
    await shop.pool.query('DELETE FROM source_allowances');
    const asked = { ...body, [ADDRESS_OF[path] ?? 'email']: email };
    const answer = await new ApiSession(shop).post<Record<string, unknown>>(path, asked, {
      accept: 'application/json',
    });
    const requestId = answer.headers.get(REQUEST_ID_HEADER) ?? '';
    const { rows: jobs } = await shop.pool.query(
      `SELECT o.job, array(SELECT jsonb_object_keys(o.payload)) AS payload, d.letter, d.status,
         array(SELECT jsonb_object_keys(d.cause)) AS cause
       FROM outbox o LEFT JOIN mail_deliveries d ON d.id = o.id WHERE o.request_id = $1 ORDER BY o.seq`,
      [requestId],
    );
    const { detail, message } = answer.body;
    return { status: answer.status, says: [detail, message], statements: statements.get(requestId), jobs };
  }

  async function makeKnown({ known, purpose }: Call): Promise<string> {
    const email = someone();
    for (const statement of known) await shop.pool.query(statement, [email]);
    if (purpose)
      await shop.pool.query(
        `INSERT INTO mail_allowances (purpose, email_hash, last_sent_at, sent_count) VALUES ($1, $2, now(), 1)`,
        [purpose, mailboxHash(email)],
      );
    return email;
  }

  it.each(Object.entries(CALLS))(
    'for %s runs the same statements and job for known, recently emailed, and unknown addresses',
    async (_what, call) => {
      const known = await makeKnown({ ...call, purpose: undefined });
      const pestered = await makeKnown(call);
      const stranger = await trace(call, someone());
      expect(stranger.statements?.length).toBeGreaterThan(0);
      expect(await trace(call, known)).toEqual(stranger);
      expect(await trace(call, pestered)).toEqual(stranger);
    },
  );

  it.each(['signing in', 'the try of a code', 'the try of a code for what was bought'])(
    'limits %s by the same statements for known and unknown addresses',
    async (what) => {
      const call = CALLS[what]!;
      const [known, stranger] = [await makeKnown(call), someone()];
      for (let tries = 0; tries < 5; tries += 1)
        for (const email of [known, stranger]) expect((await trace(call, email)).status).toBe(401);
      for (let tries = 0; tries < 2; tries += 1) {
        const refused = await trace(call, stranger);
        expect(refused.status).toBe(429);
        expect({ ...(await trace(call, known)), says: refused.says }).toEqual(refused);
      }
    },
  );
});
