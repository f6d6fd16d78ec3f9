import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { RateLimiter } from '../../platform/rate-limits/rate-limiter.js';
import { eventually } from '../../testing/eventually.js';
import { OrderReader } from '../../testing/order-reader.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { type Answer, BUYER, ApiSession } from '../../testing/api-session.js';
import { linksIn } from '../../testing/kept-emails.js';
import { intentOfSecret } from '../../testing/stripe-answers.js';

interface Line {
  msg: string;
  level: string;
  requestId?: string;
  jobId?: string;
  job?: string;
  orderId?: string;
  method?: string;
  route?: string;
  status?: number;
  problem?: string;
}

const ADDRESS = '203.0.113.77';
const COOKIE = 'session=cookie-of-the-buyer';
const INPUT = { productId: 'finding-peace-ebook', ...BUYER };

describe('The log of a purchase', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let clientSecret: string;
  let failed: Answer;
  const tokens: string[] = [];
  /** Secrets in the links of the order page and of the list of purchases. */
  const signatures: string[] = [];
  let code: string;
  const lines: string[] = [];
  const told = () => lines.map((line) => JSON.parse(line) as Line);

  beforeAll(async () => {
    const settings = { LOG_LEVEL: 'trace', TRUSTED_PROXIES: '1' };
    shop = await openShop(settings, { hear: (line) => lines.push(line) });
    visitor = new ApiSession(shop);
    await buy();
    await stumble();
  });
  afterAll(() => shop.stop());

  const headers = {
    'x-forwarded-for': ADDRESS,
    cookie: COOKIE,
    authorization: 'Bearer token-of-the-buyer',
    'user-agent': 'Browser of the buyer',
  };

  async function buy(): Promise<void> {
    clientSecret = await visitor.startPayment({}, { ...headers, 'x-request-id': 'click-on-buy-1' });
    const intent = intentOfSecret(clientSecret);
    await visitor.pay(clientSecret);
    await fetch(
      `${shop.url}/sandbox/stripe/v1/payment_intents/${intent}?client_secret=${clientSecret}&key=pk_test_1`,
    );
    const { downloads, orderUrl } = await visitor.claim(clientSecret);
    const [mail] = await visitor.mails(1, BUYER.customerEmail);
    const links = [...downloads.map(({ url }) => url), ...linksIn(mail!)];
    for (const link of links) await fetch(`${shop.url}${link}`, { headers });
    await fetch(`${shop.url}${links[0]}`, { method: 'POST', headers });
    await visitor.mails(2, BUYER.customerEmail);
    tokens.push(...links.map((link) => link.slice('/d/'.length)));
    await fetch(`${shop.url}/?from=${encodeURIComponent(BUYER.customerEmail)}`, { headers });
    await comeBack();
    await findAgain(orderUrl);
  }

  /** By the order's page, and by a code to the address. */
  async function findAgain(orderUrl: string): Promise<void> {
    const reader = new OrderReader(shop);
    const email = BUYER.customerEmail;
    await reader.open(orderUrl);
    await reader.send(`${orderUrl}/address`, { email });
    await visitor.post('/find-my-books', { email }, { ...headers, accept: 'application/json' });
    code = await reader.codeIn(email);
    const { location } = await reader.send('/find-my-books/code', { email, code });
    expect((await reader.open(location)).status).toBe(200);
    for (const path of [orderUrl, location]) {
      signatures.push(path.slice(-43));
      await reader.open(`${path}x`);
    }
  }

  /** Returns from a bank's page with its query parameters; an old browser sends them in the Referer. */
  async function comeBack(): Promise<void> {
    const proof = `payment_intent_client_secret=${clientSecret}`;
    const referer = `${shop.url}/thank-you?product=finding-peace&${proof}&redirect_status=succeeded`;
    await fetch(referer, { headers });
    const view = { path: '/thank-you', search: `?${proof}` };
    const seen = await visitor.post('/api/page-views', view, { ...headers, referer });
    expect(seen.status).toBe(400);
    await visitor.post('/api/page-views', { path: `/thank-you?${proof}` }, { ...headers, referer });
    await visitor.post('/api/page-views', { path: '/thank-you' }, { ...headers, referer });
  }

  /** Each request here is rejected or fails with a server error. */
  async function stumble(): Promise<void> {
    await visitor.post('/api/create-payment-intent', { ...INPUT, customerEmail: 'ruth@' }, headers);
    await visitor.post('/api/create-payment-intent', `{"customerName":"${BUYER.customerName}`, headers);
    await visitor.post('/api/create-payment-intent', { ...INPUT, amount: 1 }, headers);
    await visitor.post('/api/purchases/claim', { clientSecret: `${clientSecret}x` });
    await visitor.post('/api/stripe/webhook', INPUT, { 'stripe-signature': 't=1,v1=5257a869e7ecebeda32a' });
    await fetch(`${shop.url}/${BUYER.customerName}/${tokens[0]}?mail=${BUYER.customerEmail}`, { headers });
    await fetch(`${shop.url}/d/${tokens[0]}x`, { headers });
    await fetch(`${shop.url}/api/admin/team/${BUYER.customerEmail}`, { headers });
    await shop.pool.query(
      `ALTER TABLE orders ADD CONSTRAINT no_ruth CHECK (customer_name <> 'Ruth Weaver') NOT VALID`,
    );
    failed = await visitor.post('/api/create-payment-intent', INPUT, headers);
    await shop.pool.query('ALTER TABLE orders DROP CONSTRAINT no_ruth');
    await eventually('the line of the failure', async () => told().some(({ status }) => status === 500));
  }

  it('holds nothing of the buyer, no token and no secret', () => {
    const whole = lines.join('');
    const secret = clientSecret.split('_secret_')[1] ?? '';
    expect(tokens).toHaveLength(4);
    expect(new Set(signatures).size).toBe(2);
    for (const what of [
      ...tokens,
      ...signatures,
      secret,
      ADDRESS,
      'ruth@',
      'example.com',
      'Ruth',
      'Weaver',
      'of-the-buyer',
    ])
      expect(whole).not.toContain(what);
    for (const what of ['_secret_', 'Browser of', 'v1=', 'client_secret', 'pk_test', 'pm_card', 'whsec_'])
      expect(whole).not.toContain(what);
    expect(code).toMatch(/^\d{6}$/);
    expect(whole).not.toMatch(new RegExp(`(?<![\\d.])${code}(?!\\d)`));
  });

  it('has the route pattern of each request', () => {
    const routes = new Set(
      told()
        .filter(({ msg }) => msg === 'request')
        .map(({ method, route, status }) => `${method} ${route} ${status}`),
    );
    expect([...routes]).toEqual(
      expect.arrayContaining([
        'POST /api/create-payment-intent 200',
        'POST /sandbox/stripe/* 200',
        'GET /sandbox/stripe/* 401',
        'POST /api/purchases/claim 200',
        'GET /d/:token 200',
        'POST /d/:token 303',
        'GET /orders/:token 200',
        'GET /orders/:token 404',
        'POST /orders/:token/address 409',
        'POST /find-my-books 202',
        'POST /find-my-books/code 303',
        'GET /find-my-books/:token 200',
        'GET / 200',
        'GET /thank-you 303',
        'POST /api/page-views 204',
        'POST /api/stripe/webhook 200',
        'POST /api/stripe/webhook 400',
        'POST /api/create-payment-intent 400',
        'POST /api/create-payment-intent 409',
        'POST /api/create-payment-intent 500',
        'GET (none) 404',
        'GET /d/:token 404',
      ]),
    );
  });

  it('matches the database: no table has the client secret or an IP address', async () => {
    const { rows } = await shop.pool.query<{ table: string }>(
      `SELECT c.oid::regclass::text AS table FROM pg_class c WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
    );
    const secret = clientSecret.split('_secret_')[1] ?? '';
    // There are so few IPv4 addresses that a plain hash is as good as the address.
    const hashes = (['hex', 'base64url', 'base64'] as const).map((as) =>
      createHash('sha256').update(ADDRESS).digest(as),
    );
    for (const { table } of rows) {
      const held = await shop.pool.query(
        `SELECT FROM ${table} AS r WHERE EXISTS (SELECT FROM unnest($1::text[]) AS text WHERE position(text IN r::text) > 0)`,
        [[secret, ADDRESS, ...hashes]],
      );
      expect([table, held.rowCount]).toEqual([table, 0]);
    }
    const { rows: sources } = await shop.pool.query(
      'SELECT DISTINCT source_hash AS hash FROM source_allowances',
    );
    expect(sources).toContainEqual({ hash: await shop.app.get(RateLimiter).fingerprint(ADDRESS) });
    const metrics = await (await fetch(`${shop.url}/metrics`)).text();
    expect(metrics).toContain('route="/thank-you"');
    expect(metrics).not.toContain(secret);
  });

  it('links a request to its order, an order to its jobs, and a job to its request', async () => {
    const click = told().find(({ requestId }) => requestId === 'click-on-buy-1');
    expect(click).toMatchObject({ route: '/api/create-payment-intent', orderId: expect.any(String) });
    const { rows } = await shop.pool.query('SELECT id FROM orders');
    expect(click?.orderId).toBe(rows[0].id);
    const jobs = told().filter(({ jobId, orderId, msg }) => jobId && orderId && msg === 'done');
    // If the buyer's own claim comes before the webhook, nothing is left to settle.
    const names = new Set(jobs.map(({ job }) => job).filter((job) => job !== 'settle-payment'));
    expect(names).toEqual(new Set(['send-order-mail', 'send-renewed-link', 'tell-of-sale']));
    const requestIds = new Set(
      told()
        .filter(({ route }) => route)
        .map(({ requestId }) => requestId),
    );
    for (const job of jobs) {
      expect(job.orderId).toBe(click?.orderId);
      expect(requestIds).toContain(job.requestId);
    }
  });

  it('has the reason of a rejected request, and the place of a failure', () => {
    expect(told()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ route: '/api/create-payment-intent', problem: 'COMMERCE.PRICE_CHANGED' }),
        expect.objectContaining({ route: '/api/admin/*address', status: 401, problem: 'ACCESS.SIGNED_OUT' }),
        expect.objectContaining({
          level: 'error',
          context: 'Http',
          msg: 'POST /api/create-payment-intent',
          requestId: expect.any(String),
          error: expect.objectContaining({ type: 'QueryFailedError', code: '23514' }),
        }),
      ]),
    );
  });

  it('has the details of a server error, which the response does not reveal', () => {
    expect(failed).toMatchObject({
      status: 500,
      body: { detail: expect.stringMatching(/^Something went wrong/) },
    });
    expect(JSON.stringify(failed.body)).not.toMatch(/no_ruth|orders|constraint|Query|\.ts|\.js/);
  });
});

describe('The log of a rejected email', () => {
  let server: Server;
  let shop: RunningShop;
  const lines: string[] = [];

  beforeAll(async () => {
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write('220 mail.example\r\n');
      socket.on('data', (data) => {
        const said = String(data);
        if (/^rcpt/i.test(said)) socket.write('550 5.1.1 <ruth@example.com>: no such mailbox\r\n');
        else if (/^quit/i.test(said)) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    shop = await openShop(
      { SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'warn' },
      {
        hear: (line) => lines.push(line),
      },
    );
  });
  afterAll(async () => {
    await shop.stop();
    server.close();
  });

  it('names job and order, and not the recipient', async () => {
    const visitor = new ApiSession(shop);
    await visitor.pay(await visitor.startPayment());
    const line = await eventually('the failed mail', async () =>
      lines.map((text) => JSON.parse(text) as Line).find(({ job }) => job === 'send-order-mail'),
    );
    expect(line).toMatchObject({
      level: 'warn',
      jobId: expect.any(String),
      orderId: expect.any(String),
      requestId: expect.any(String),
      error: { code: 'EENVELOPE', message: expect.stringContaining('550 5.1.1') },
    });
    expect(lines.join('')).not.toContain('ruth@');
  });
});
