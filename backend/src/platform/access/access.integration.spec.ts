import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Router } from 'express';

import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OWNER, openDesk, ShopStaff } from '../../testing/shop-staff.js';

/** What comes before signing in; all else under /api/admin is for staff. */
const FOR_EVERYONE = [
  'DELETE /api/admin/session',
  'GET /api/admin/me',
  'POST /api/admin/first-owner',
  'POST /api/admin/session',
];
/** Stands last, for what there is not. */
const THE_REST = ['/api/admin', '/api/admin/*address'];

/** What stands for everything answers to methods that nobody can send, too. */
const ASKED = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

interface Call {
  method: string;
  path: string;
}

describe('the guard', () => {
  let shop: RunningShop;
  let calls: Call[];

  beforeAll(async () => {
    shop = await openShop(OWNER);
    const { stack } = shop.app.getHttpAdapter().getInstance().router as Router;
    const patterns = stack.flatMap(({ route }) => (route ? [route] : []));
    calls = patterns.flatMap(({ path, stack: layers }) =>
      [...new Set(layers.map(({ method }) => (method ?? 'all').toUpperCase()))].map((method) => ({
        method,
        path,
      })),
    );
  });
  afterAll(() => shop.stop());

  /** The address of a pattern: what a parameter stands for makes no difference at the door. */
  const addressOf = (path: string) => path.replace(/[:*]\w+/g, '1');
  const adminCalls = () =>
    calls.filter(({ method, path }) => path.startsWith('/api/admin') && ASKED.includes(method));

  it('sees every route that the application has', () => {
    expect(calls.length).toBeGreaterThan(20);
    expect(calls).toContainEqual({ method: 'POST', path: '/api/contact' });
    expect(calls).toContainEqual({ method: 'GET', path: '/api/admin/me' });
  });

  it('refuses each call under /api/admin without a session, but for those before signing in', async () => {
    const open: string[] = [];
    for (const { method, path } of adminCalls()) {
      const answer = await new ShopStaff(shop).ask(method, addressOf(path));
      if (answer.status !== 401) open.push(`${method} ${path}`);
      else expect(answer.headers.get('content-type')).toContain('application/problem+json');
    }
    expect(open.sort()).toEqual(FOR_EVERYONE);
  });

  it('refuses what there is not, in any spelling, so that nobody learns what there is', async () => {
    for (const address of [
      '/api/admin',
      '/api/admin/',
      '/API/Admin/letters',
      '/api/admin/a/b/c',
      '/api/admin/%2e',
    ]) {
      expect([address, (await new ShopStaff(shop).ask('GET', address)).status]).toEqual([address, 401]);
    }
    const staff = await openDesk(shop);
    expect((await staff.ask('PATCH', '/api/admin/letters-of-old')).status).toBe(404);
  });

  it('lets what there is answer before what there is not', () => {
    const own = adminCalls().map(({ path }) => path);
    const firstOfTheRest = own.findIndex((path) => THE_REST.includes(path));
    expect(own.slice(firstOfTheRest).filter((path) => !THE_REST.includes(path))).toEqual([]);
  });

  it('does nothing for a role that the table does not name, and for a user who is no staff', async () => {
    const staff = await openDesk(shop);
    await shop.pool.query("UPDATE staff SET role = 'helper'");
    expect((await staff.ask('GET', '/api/admin/me')).body).toMatchObject({
      staff: { role: 'helper', may: expect.not.arrayContaining(['letters.send', 'mail.read']) },
    });
    await shop.pool.query('DELETE FROM staff');
    expect(await staff.isSignedIn()).toBe(false);
    expect((await new ShopStaff(shop).signIn()).status).toBe(401);
  });
});
