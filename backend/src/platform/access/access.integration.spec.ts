import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { signInOwner, signInHelper } from '../../testing/staff-sessions.js';
import { needsOf, proofsOf, type Route, routesOf } from '../../testing/staff-routes.js';
import { mayDo } from './permissions.js';

/** Calls before signing in; all others under /api/admin are for staff. */
const FOR_EVERYONE = [
  'DELETE /api/admin/session',
  'GET /api/admin/me',
  'POST /api/admin/first-owner',
  'POST /api/admin/forgotten-password',
  'POST /api/admin/forgotten-password/new-password',
  'POST /api/admin/invitation',
  'POST /api/admin/invitation/accept',
  'POST /api/admin/session',
  'POST /api/admin/session/passkey',
  'POST /api/admin/session/passkey/options',
  'POST /api/admin/session/second-step',
];
const CATCH_ALL = ['/api/admin', '/api/admin/*address'];

/** Catch-all routes also have methods that clients do not use. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

describe('AccessGuard', () => {
  let shop: RunningShop;
  let calls: Route[];

  beforeAll(async () => {
    shop = await openShop(OWNER);
    calls = routesOf(shop);
  });
  afterAll(() => shop.stop());

  /** A URL for a route pattern; the guard ignores the values of parameters. */
  const addressOf = (path: string) => path.replace(/[:*]\w+/g, '1');
  const adminCalls = () =>
    calls.filter(({ method, path }) => path.startsWith('/api/admin') && METHODS.includes(method));
  const named = ({ method, path }: Route) => `${method} ${path}`;

  it('is tested with every route of the application', () => {
    expect(calls.length).toBeGreaterThan(20);
    expect(calls).toContainEqual({ method: 'POST', path: '/api/contact' });
    expect(calls).toContainEqual({ method: 'GET', path: '/api/admin/me' });
  });

  it('rejects every call under /api/admin without a session, except those before signing in @S2-calls-and-errors-21 @S2-signing-in-12', async () => {
    const open: string[] = [];
    for (const { method, path } of adminCalls()) {
      const answer = await new ApiSession(shop).request(method, addressOf(path));
      if (answer.status !== 401) open.push(`${method} ${path}`);
      else expect(answer.headers.get('content-type')).toContain('application/problem+json');
    }
    expect(open.sort()).toEqual(FOR_EVERYONE);
  });

  it('rejects unknown paths like known ones, in any spelling', async () => {
    for (const address of [
      '/api/admin',
      '/api/admin/',
      '/API/Admin/letters',
      '/api/admin/a/b/c',
      '/api/admin/%2e',
    ]) {
      expect([address, (await new ApiSession(shop).get(address)).status]).toEqual([address, 401]);
    }
    const staff = await signInOwner(shop);
    expect((await staff.patch('/api/admin/letters-of-old')).status).toBe(404);
  });

  it('comes after all known routes in the catch-all routes', () => {
    const own = adminCalls().map(({ path }) => path);
    const firstCatchAll = own.findIndex((path) => CATCH_ALL.includes(path));
    expect(own.slice(firstCatchAll).filter((path) => !CATCH_ALL.includes(path))).toEqual([]);
  });

  it('rejects a helper’s calls that need the owner’s permissions, and knows a permission for every call @S2-signing-in-12', async () => {
    const needs = needsOf(shop);
    const routes = adminCalls().filter(({ path }) => !CATCH_ALL.includes(path));
    expect(routes.map(named).filter((route) => !needs.get(route))).toEqual([]);
    const ownerOnly = routes.filter((route) => {
      const need = needs.get(named(route));
      return need && need !== 'everyone' && !mayDo('helper', need);
    });
    expect(ownerOnly.map(named)).toContain('PUT /api/admin/staff/:id/role');
    const helper = await signInHelper(shop);
    const open: unknown[] = [];
    for (const { method, path } of ownerOnly) {
      const { status, body } = await helper.request(method, addressOf(path));
      if (status !== 403 || body['code'] !== 'ACCESS.NOT_ALLOWED') open.push([method, path, status]);
    }
    expect(open).toEqual([]);
  });

  it('requires a recent proof for calls that change who can sign in, end sessions, import, or take the site away', async () => {
    const asking = proofsOf(shop);
    expect(asking).toEqual([
      'DELETE /api/admin/account/passkeys/:id',
      'DELETE /api/admin/account/sessions',
      'DELETE /api/admin/account/sessions/:id',
      'DELETE /api/admin/staff/:id',
      'DELETE /api/admin/staff/:id/sessions',
      'GET /api/admin/archives/:id/file',
      'POST /api/admin/account/email',
      'POST /api/admin/account/passkeys',
      'POST /api/admin/account/passkeys/options',
      'POST /api/admin/account/second-factor',
      'POST /api/admin/account/second-factor/recovery-codes',
      'POST /api/admin/archives',
      'POST /api/admin/archives/:id/download',
      'POST /api/admin/imports/:id/start',
      'POST /api/admin/imports/:id/undo',
      'POST /api/admin/staff/invitations',
      'PUT /api/admin/account/email',
      'PUT /api/admin/account/password',
      'PUT /api/admin/staff/:id/role',
      'PUT /api/admin/staff/rules',
    ]);
    const owner = await signInOwner(shop);
    await shop.pool.query("UPDATE sessions SET proved_at = now() - interval '16 minutes'");
    for (const route of asking) {
      const [method = '', path = ''] = route.split(' ');
      const { body } = await owner.request(method, addressOf(path));
      expect([route, body['code']]).toEqual([route, 'ACCESS.PROOF_NEEDED']);
    }
  });

  it('rejects every call by a page of another site @S2-signing-in-11', async () => {
    const owner = await signInOwner(shop);
    const open: unknown[] = [];
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
    ];
    for (const headers of foreign) {
      for (const { method, path } of adminCalls()) {
        const { status, body } = await owner.request(method, addressOf(path), undefined, headers);
        if (status !== 403 || body['code'] !== 'ACCESS.CROSS_SITE') open.push([method, path, status]);
      }
    }
    expect(open).toEqual([]);
    expect(await owner.isSignedIn()).toBe(true);
  });

  it('rejects unknown roles and users who are not staff', async () => {
    const staff = await signInOwner(shop);
    await shop.pool.query("UPDATE staff SET role = 'helper'");
    expect((await staff.get('/api/admin/me')).body).toMatchObject({
      staff: { role: 'helper', may: expect.not.arrayContaining(['letters.send', 'mail.read']) },
    });
    await shop.pool.query('DELETE FROM staff');
    expect(await staff.isSignedIn()).toBe(false);
    expect((await new ApiSession(shop).signIn()).status).toBe(401);
  });
});
