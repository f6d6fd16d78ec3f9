import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import type { Application } from 'express';

import { openShop, type RunningShop } from '../testing/running-shop.js';
import { sendRaw } from '../testing/raw-request.js';
import { ApiSession } from '../testing/api-session.js';
import { SitePages } from './site-pages.js';

const AS_BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const ANSWERED_WITHIN_MS = 60_000;
const PAGE = { status: 200 as const, html: '<h1>Here</h1>', styleHashes: [], indexed: true };

let shop: RunningShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const ask = (address: string, init: RequestInit = {}) =>
  fetch(shop.url + address, { redirect: 'manual', ...init, headers: { ...AS_BROWSER, ...init.headers } });

describe('An unknown address', () => {
  it.each(['/lost', '/books/lost', '/lost/', '/%6cost?from=mail', '//lost'])(
    'answers %s with the not-found page from memory',
    async (address) => {
      const answer = await ask(address, { headers: { 'x-request-id': 'of-the-proxy' } });
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain(address === '/books/lost' ? '/books/404' : '/404');
      expect(answer.headers.get('x-request-id')).toBe('of-the-proxy');
      expect(answer.headers.get('content-security-policy')).toContain(`default-src 'none'`);
      // The framework would set it.
      expect(answer.headers.get('x-dns-prefetch-control')).toBeNull();
    },
  );

  it('answers programs and POST requests with a problem', async () => {
    const program = await ask('/lost', { headers: { accept: 'application/json' } });
    expect([program.status, program.headers.get('content-type')]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
    expect((await ask('/lost', { method: 'POST' })).status).toBe(404);
  });

  it.each(['/d/unknown', '/D/unknown', '/kit/unknown', '/newsletter/unknown/confirm'])(
    'is left to the controller of its prefix: %s',
    async (address) => {
      const answer = await ask(address);
      expect(await answer.text()).toContain('/link-unknown');
      // The path may be a mistyped secret.
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(answer.headers.get('referrer-policy')).toBe('strict-origin');
    },
  );
});

it.each(['.', ')', '>', ','])(
  'redirects a mailed link with %s at its end to the link itself (C22, L22)',
  async (glued) => {
    const answer = await ask(`/orders/a.0.token${glued}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/orders/a.0.token']);
  },
);

describe('A secret address', () => {
  it('is never cached, whatever it answers, and never prefetched', async () => {
    const { router } = shop.app.getHttpAdapter().getInstance() as Application;
    const calls = router.stack.flatMap(({ route }) =>
      route && /^\/(?!api\/).*:token/.test(String(route.path))
        ? route.stack.map(({ method }) => [method.toUpperCase(), String(route.path)] as const)
        : [],
    );
    const paths = new Set(calls.map(([, path]) => path.split('/')[1]));
    expect([...paths].sort()).toEqual([
      ...[
        'd',
        'find-my-books',
        'free',
        'kit',
        'messages',
        'newsletter',
        'orders',
        'preview',
        'read',
        'release-notices',
        'reviews',
      ],
    ]);
    for (const [method, path] of calls.filter(([each]) => each === 'GET' || each === 'POST')) {
      const address = path.replace(':token', 'unknown').replace(/:\w+/g, 'x');
      const body = method === 'POST' ? new URLSearchParams({ email: 'ruth@example.com' }) : undefined;
      const { headers } = await ask(address, { method, body });
      const ahead = await ask(address, { method, body, headers: { 'sec-purpose': 'prefetch' } });
      const found = [method, path, headers.get('cache-control'), ahead.status];
      expect(found).toEqual([method, path, expect.stringContaining('no-store'), 503]);
    }
  });
});

describe('An address with the proof of a payment', () => {
  const proof = 'payment_intent_client_secret=pi_1_secret_2';

  it.each([
    [`/thank-you?product=why-women&payment_intent=pi_1&${proof}&redirect_status=succeeded`],
    [`/shop?success=true&payment_intent=pi_1&${proof}&redirect_status=failed`],
    [`/thank-you?${proof}`],
  ])('redirects to one with the proof in the fragment: %s', async (address) => {
    const answer = await ask(address);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store']);
    const { pathname, searchParams, hash } = new URL(answer.headers.get('location') ?? '', shop.url);
    expect(hash).toBe(`#${proof}`);
    const asked = new URL(address, shop.url);
    asked.searchParams.delete('payment_intent_client_secret');
    expect([pathname, [...searchParams]]).toEqual([asked.pathname, [...asked.searchParams]]);
    expect((await ask(pathname)).status).toBe(200);
  });

  it('never redirects to another host', async () => {
    for (const address of [`//example.com/thank-you?${proof}`, `/\\example.com?${proof}`])
      expect((await ask(address)).headers.get('location')).toBeNull();
  });
});

describe('A prefetch', () => {
  const ahead = { 'sec-purpose': 'prefetch;prerender' };

  it.each(['prefetch', 'prefetch;prerender', 'prefetch;anonymous-client-ip'])(
    'gets a public page, and no not-found page: %s',
    async (purpose) => {
      const headers = { 'sec-purpose': purpose };
      const page = await ask('/', { headers });
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect((await ask('/lost', { headers })).status).toBe(503);
    },
  );

  it.each([
    ['GET', '/api/products'],
    ['POST', '/api/page-views'],
    ['GET', '/api/admin/me'],
    ['GET', '/newsletter/token/confirm'],
    ['GET', '/release-notices/token/end'],
    ['GET', '/healthz'],
    ['GET', '/sandbox/stripe/v1/payment_intents'],
  ])('is rejected if the route may have effects: %s %s', async (method, address) => {
    const answer = await ask(address, { method, headers: ahead });
    expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
      503,
      'no-store',
      '',
    ]);
  });

  it('uses up no download', async () => {
    const visitor = new ApiSession(shop);
    const link = (await visitor.buy()).downloads[0]?.url ?? '';
    const opened = async () => {
      const { rows } = await shop.pool.query('SELECT sum(opened_count)::int AS count FROM download_links');
      return rows[0].count as number;
    };
    expect((await ask(link, { headers: ahead })).status).toBe(503);
    expect(await opened()).toBe(0);
    expect((await ask(link)).status).toBe(200);
    expect(await opened()).toBe(1);
  });

  it('does not load the dashboard', async () => {
    await shop.app.get(SitePages).show({
      pages: [
        { ...PAGE, path: '/' },
        { ...PAGE, path: '/admin', isProgram: true },
      ],
      frames: [],
      files: [],
      moved: [],
    });
    for (const address of ['/admin', '/admin/orders']) {
      expect((await ask(address, { headers: ahead })).status).toBe(503);
      expect((await ask(address)).status).toBe(200);
    }
  });
});

describe('A site served over HTTPS', () => {
  let site: RunningShop;
  beforeAll(async () => {
    site = await openShop({ PUBLIC_URL: 'https://books.example', ALLOW_STAND_INS: 'payments,mail' });
  });
  afterAll(() => site.stop());

  it.each([
    ...['/', '/lost', '/link-sent/', '/healthz', '/api/products', '/api/lost', '/d/unknown', '/email-frame'],
  ])('sends HSTS and the security headers with every response: %s', async (address) => {
    for (const headers of [AS_BROWSER, { accept: 'application/json' }, { 'sec-purpose': 'prefetch' }]) {
      const answer = await fetch(site.url + address, { headers, redirect: 'manual' });
      if (await answer.text())
        expect(answer.headers.get('content-type')).toMatch(/^(text|application)\/.+; charset=utf-8$/);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
        'referrer-policy': expect.stringMatching(/^strict-origin(-when-cross-origin)?$/),
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; .*base-uri 'none'; form-action '(self|none)'; frame-ancestors '(self|none)'/,
        ),
      });
    }
  });
});

describe('A malicious request', () => {
  const raw = (method: string, target: string, headers: Record<string, string> = {}, body?: Buffer) =>
    sendRaw(
      shop.configuration.port,
      { method, target, headers, ...(body ? { body } : {}) },
      ANSWERED_WITHIN_MS,
    );

  it('is not echoed by TRACE', async () => {
    for (const target of ['/', '/api/products', '/api/admin/me']) {
      const { status = 0, body } = await raw('TRACE', target, { cookie: 'secret=of-the-visitor' });
      expect([target, status >= 400 && status < 500]).toEqual([target, true]);
      expect(body).not.toContain('of-the-visitor');
    }
  });

  it('is rejected with two lengths or an invalid one', async () => {
    const smuggled = Buffer.from('0\r\n\r\nGET /api/admin/me HTTP/1.1\r\nhost: localhost\r\n\r\n');
    const frames: Record<string, string>[] = [
      { 'transfer-encoding': 'chunked' },
      { 'transfer-encoding': 'chunked, identity' },
      { 'content-length': '1, 2' },
      { 'content-length': '+5' },
    ];
    for (const headers of frames) {
      const { status, body } = await raw('POST', '/api/contact', headers, smuggled);
      expect([headers, status]).toEqual([headers, 400]);
      expect(body).not.toContain('HTTP/1.1');
    }
  });

  it('finds no directory listing, no file outside the site, and no version control folder', async () => {
    const addresses = ['/assets/', '/images/', '/embed/', '/widgets/', '/.git/config', '/.env'];
    for (const target of [...addresses, '/assets/../../package.json', '/assets/%2e%2e/%2e%2e/package.json'])
      expect([target, (await raw('GET', target)).status]).toEqual([target, 404]);
  });
});

describe('The document for an email in the dashboard', () => {
  it('has no origin, runs only its own script, and cannot be embedded by other sites', async () => {
    const answer = await ask('/email-frame');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'; script-src 'sha256-[^' ]+'; style-src 'unsafe-inline'; /);
    expect(policy).toContain("frame-ancestors 'self'; sandbox allow-scripts allow-popups");
    expect(policy).not.toContain('allow-same-origin');
  });
});
