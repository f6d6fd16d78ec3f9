import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { Recommendations } from './legal/index.js';
import { MailSuppressions } from './platform/email/mail-suppressions.js';
import { type Call, callsOf } from './testing/api-calls.js';
import { CompanionVisitor } from './testing/companion-visitor.js';
import { describeApi } from './testing/describe-api.js';
import { FuzzedRequests, type KnownValues } from './testing/fuzzed-requests.js';
import { NameServer } from './testing/name-server.js';
import { type RawRequest, sendRaw } from './testing/raw-request.js';
import { openShop, type RunningShop } from './testing/running-shop.js';
import { OWNER, ApiSession, BUYER } from './testing/api-session.js';
import { routesOf } from './testing/staff-routes.js';
import { signInOwner } from './testing/staff-sessions.js';

/** `npm run fuzz` runs more, with a random seed. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 1);
const SEED = Number(process.env['FUZZ_SEED'] ?? (RUNS === 1 ? 23 : Date.now() % 1_000_000));
const [IDLE, SLOW] = RUNS === 1 ? [500, 100] : [5_000, 1_000];
const TIMEOUT_MS = RUNS === 1 ? 300_000 : 4 * 60 * 60_000;
const CONCURRENCY = 3;
/** On an idle machine no response takes a hundredth of this. */
const LIMIT_MS = 60_000;
const REJECTED_BYTES = 100 * 1_024;
const MAX_GROWTH_BYTES = 64 * 1_024 ** 2;
const SECRET = 'a-secret-of-the-tests';

/** Calls that end the session, or close the dashboard or the shop, run last. */
const CLOSING = [
  ...['/api/legal-companion/access', '/api/legal-companion/everything', '/api/admin/session'],
  ...['/api/admin/staff/rules', '/api/admin/settings/notice'],
];
/** Answered before Nest. */
const FRONT = [
  ...['get /:page', 'get /:folder/:page', 'get /assets/:file', 'get /images/:file', 'get /embed/:name'],
  ...['get /widgets/:name/:file', 'get /sandbox/stripe/v1/payment_intents/:id'],
  ...['post /sandbox/stripe/v1/payment_intents/:id/confirm', 'get /sandbox/stripe/challenge/:id'],
  ...['post /sandbox/stripe/challenge/:id'],
].map((line) => line.split(' ') as [string, string]);
const closing = ({ path }: Call) => CLOSING.indexOf(path);

function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

/** Ids of rows in every table, and valid values by name. */
async function knownValues(shop: RunningShop, token: readonly string[]): Promise<KnownValues> {
  const { rows: tables } = await shop.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'id'`,
  );
  const ids = await Promise.all(
    tables.map(({ name }) => shop.pool.query<{ id: string }>(`SELECT id::text FROM "${name}" LIMIT 2`)),
  );
  const { customerEmail: email } = BUYER;
  return {
    byName: {
      ...{ productId: 'finding-peace-ebook', email, currentEmail: email, confirmation: email },
      ...{ token, code: '012345' },
    },
    ids: [...new Set(ids.flatMap(({ rows }) => rows.map(({ id }) => id)))],
  };
}

describe(`Fuzzed calls with seed ${SEED}`, () => {
  const names = new NameServer();
  let shop: RunningShop;
  let owner: ApiSession;
  let reader: CompanionVisitor;
  let calls: Call[];
  let requests: FuzzedRequests;
  let sources = 0;
  const errors: string[] = [];
  const statuses: number[] = [];

  beforeAll(async () => {
    shop = await openShop(
      {
        ...OWNER,
        // Without a worker.
        ROLE: 'web',
        TRUSTED_PROXIES: '1',
        DNS_SERVER: await names.open(),
        MAIL_REPORTS_POSTMARK_SECRET: SECRET,
        MAIL_REPORTS_INBOUND_SECRET: SECRET,
      },
      { hear: (line) => void (line.includes('"level":"error"') && errors.push(line)) },
    );
    await shop.app.get(Recommendations).storeTopics();
    const visitor = new ApiSession(shop);
    const { orderUrl, downloads } = await visitor.buy();
    await shop.app.get(MailSuppressions).add('purchases', BUYER.customerEmail, 'bounced');
    await visitor.post('/api/newsletter/subscribe', { email: BUYER.customerEmail });
    reader = new CompanionVisitor(shop, BUYER.customerEmail);
    await reader.answer();
    owner = await signInOwner(shop);
    const routes = routesOf(shop).map(({ method, path }) => [method.toLowerCase(), path] as const);
    const api = describeApi(shop.app);
    const tokens = [orderUrl, ...downloads.map(({ url }) => url)].map((url) => url.replace(/.*\//, ''));
    calls = callsOf(api, [...routes, ...FRONT]).sort((one, other) => closing(one) - closing(other));
    requests = new FuzzedRequests(api, await knownValues(shop, tokens));
  });
  afterAll(async () => {
    await shop.stop();
    await names.close();
  });

  /** From a new source each time, to avoid rate limits. */
  function asVisitor(): Record<string, string> {
    sources += 1;
    const authorization = `Basic ${Buffer.from(`mail:${SECRET}`).toString('base64')}`;
    return {
      'x-forwarded-for': `10.${sources >> 16}.${(sources >> 8) & 255}.${sources & 255}`,
      authorization,
    };
  }

  /** With the sessions of the owner and of a visitor of the legal companion. */
  const asOwner = () => ({ ...asVisitor(), cookie: `${owner.cookie}; ${reader.cookie}` });
  const asEither = () => (sources % 3 ? asOwner() : asVisitor());

  /** @returns a description if the response is a server error */
  async function faultOf(request: RawRequest): Promise<string | undefined> {
    const { method, target, headers, body: sent = '' } = request;
    const { status, body } = await sendRaw(shop.configuration.port, request, LIMIT_MS);
    // The response may be lost if a request is rejected while it is being received.
    statuses.push(status ?? (sent.length > REJECTED_BYTES ? 413 : 599));
    if ((statuses.at(-1) ?? 599) < 500) return undefined;
    const [error = ''] = errors.splice(0);
    return [`${method} ${target}`, JSON.stringify(headers), String(sent).slice(0, 2_000), body, error].join(
      '\n',
    );
  }

  it(
    'with a NUL in each text cause no server error',
    async () => {
      const found: (string | undefined)[] = [];
      for (const call of calls.filter((each) => closing(each) < 0))
        found.push(...(await Promise.all(requests.withNul(call, asOwner, SEED).map(faultOf))));
      expect(found.length).toBeGreaterThan(300);
      expect(found.filter(Boolean)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'are answered in time, without server errors or memory leaks',
    async () => {
      const beforeBytes = heldBytes();
      const found: string[] = [];
      statuses.length = 0;
      for (const call of calls) {
        const some = fc.array(requests.to(call, asEither), {
          minLength: CONCURRENCY,
          maxLength: CONCURRENCY,
        });
        const property = fc.asyncProperty(some, async (all) => {
          const [fault] = (await Promise.all(all.map(faultOf))).filter(Boolean);
          if (fault) throw new Error(fault);
        });
        const { failed, errorInstance } = await fc.check(property, {
          seed: SEED,
          numRuns: RUNS,
          endOnFailure: true,
        });
        if (failed) found.push(`${call.method} ${call.path}: ${String(errorInstance)}`);
        if (!(await owner.isSignedIn())) owner = await signInOwner(shop);
      }
      expect(found).toEqual([]);
      expect(calls.length).toBeGreaterThan(180);
      // Enough calls pass validation and authorization.
      expect(statuses.filter((status) => status < 400).length / statuses.length).toBeGreaterThan(0.1);
      expect(heldBytes() - beforeBytes).toBeLessThan(MAX_GROWTH_BYTES);
    },
    TIMEOUT_MS,
  );

  it(
    'do not block others with idle or slow connections',
    async () => {
      const crowd: Socket[] = [];
      const join = async (count: number, begin: string) => {
        const sockets = Array.from({ length: count }, () => connect(shop.configuration.port, '127.0.0.1'));
        crowd.push(...sockets);
        await Promise.all(
          sockets.map((socket) =>
            once(
              socket.on('error', () => undefined),
              'connect',
            ),
          ),
        );
        for (const socket of sockets) socket.write(begin);
      };
      const post = 'POST /api/contact HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
      await join(IDLE, '');
      await join(SLOW, post);
      await join(SLOW, `${post}content-length: 1000\r\n\r\n{"name":`);
      try {
        expect((await fetch(`${shop.url}/`)).status).toBe(200);
        const visitor = new ApiSession(shop);
        expect((await visitor.post('/api/newsletter/subscribe', { email: 'leah@example.com' })).status).toBe(
          200,
        );
        expect(crowd.filter(({ destroyed }) => destroyed)).toEqual([]);
      } finally {
        for (const socket of crowd) socket.destroy();
      }
    },
    TIMEOUT_MS,
  );
});
