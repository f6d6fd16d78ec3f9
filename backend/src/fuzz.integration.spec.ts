import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Application } from 'express';
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
import { signInOwner } from './testing/staff-sessions.js';

/** `npm run fuzz` asks for more, of everything, and begins anywhere. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 1);
const SEED = Number(process.env['FUZZ_SEED'] ?? (RUNS === 1 ? 23 : Date.now() % 1_000_000));
const [IDLE, SLOW] = RUNS === 1 ? [500, 100] : [5_000, 1_000];
const TIMEOUT_MS = RUNS === 1 ? 300_000 : 4 * 60 * 60_000;
/** Of each run, at the same time. */
const AT_ONCE = 3;
/** On a free machine no answer of the site takes a hundredth of this. */
const LIMIT_MS = 60_000;
const REFUSED_BYTES = 100 * 1_024;
const MOST_GROWTH_BYTES = 64 * 1_024 ** 2;
const SECRET = 'a-secret-of-the-tests';

/** What ends the session, or closes the dashboard or the shop, comes last. */
const CLOSING = [
  ...['/api/legal-companion/access', '/api/legal-companion/everything', '/api/admin/session'],
  ...['/api/admin/staff/rules', '/api/admin/settings/notice'],
];
/** What is answered before the framework. */
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

/** Ids of rows in every table, and what a good request says. */
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

describe(`a fuzz of every call, with seed ${SEED}`, () => {
  const names = new NameServer();
  let shop: RunningShop;
  let owner: ApiSession;
  let reader: CompanionVisitor;
  let calls: Call[];
  let requests: FuzzedRequests;
  let sources = 0;
  /** Errors of the log since it was last asked. */
  const errors: string[] = [];
  const statuses: number[] = [];

  beforeAll(async () => {
    shop = await openShop(
      {
        ...OWNER,
        // Work that is left to a worker is left.
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
    const { router } = shop.app.getHttpAdapter().getInstance() as Application;
    const routes = router.stack.flatMap(({ route }) =>
      route ? route.stack.map(({ method }) => [method, route.path] as const) : [],
    );
    const api = describeApi(shop.app);
    const tokens = [orderUrl, ...downloads.map(({ url }) => url)].map((url) => url.replace(/.*\//, ''));
    calls = callsOf(api, [...routes, ...FRONT]).sort((one, other) => closing(one) - closing(other));
    requests = new FuzzedRequests(api, await knownValues(shop, tokens));
  });
  afterAll(async () => {
    await shop.stop();
    await names.close();
  });

  /** From another source each, so that no limit of rates stands before what is tried. */
  function asNobody(): Record<string, string> {
    sources += 1;
    const authorization = `Basic ${Buffer.from(`mail:${SECRET}`).toString('base64')}`;
    return {
      'x-forwarded-for': `10.${sources >> 16}.${(sources >> 8) & 255}.${sources & 255}`,
      authorization,
    };
  }

  /** By the owner, who reads in the legal companion as well. */
  const asBoth = () => ({ ...asNobody(), cookie: `${owner.cookie}; ${reader.cookie}` });
  const asAnybody = () => (sources % 3 ? asBoth() : asNobody());

  /** What is wrong with the answer to it; undefined where nothing is. */
  async function faultOf(request: RawRequest): Promise<string | undefined> {
    const { method, target, headers, body: sent = '' } = request;
    const { status, body } = await sendRaw(shop.configuration.port, request, LIMIT_MS);
    // The answer to what is refused while it still comes may be lost with the connection.
    statuses.push(status ?? (sent.length > REFUSED_BYTES ? 413 : 599));
    if ((statuses.at(-1) ?? 599) < 500) return undefined;
    const [error = ''] = errors.splice(0);
    return [`${method} ${target}`, JSON.stringify(headers), String(sent).slice(0, 2_000), body, error].join(
      '\n',
    );
  }

  it(
    'with a NUL wherever a text may stand finds no fault of ours',
    async () => {
      const found: (string | undefined)[] = [];
      for (const call of calls.filter((each) => closing(each) < 0))
        found.push(...(await Promise.all(requests.withNul(call, asBoth, SEED).map(faultOf))));
      expect(found.length).toBeGreaterThan(300);
      expect(found.filter(Boolean)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'is answered in time and never by a fault of ours, and nothing is held',
    async () => {
      const beforeBytes = heldBytes();
      const found: string[] = [];
      statuses.length = 0;
      for (const call of calls) {
        const some = fc.array(requests.to(call, asAnybody), { minLength: AT_ONCE, maxLength: AT_ONCE });
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
      // It gets behind the doors.
      expect(statuses.filter((status) => status < 400).length / statuses.length).toBeGreaterThan(0.1);
      expect(heldBytes() - beforeBytes).toBeLessThan(MOST_GROWTH_BYTES);
    },
    TIMEOUT_MS,
  );

  it(
    'may be from a crowd that says nothing, or goes on and on: others are served',
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
