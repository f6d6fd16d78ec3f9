import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';

import { totpCode } from '../../testing/totp-code.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { signInHelper, signInOwner } from '../../testing/staff-sessions.js';
import { SoftwarePasskey } from '../../testing/software-passkey.js';
import { needsOf } from '../../testing/staff-routes.js';
import { FirstOwner } from './first-owner.js';

const PUBLIC = { PUBLIC_URL: 'https://books.example', ALLOW_STAND_INS: 'payments,mail' };
const SECOND_FACTOR = '/api/admin/account/second-factor';
const PASSKEYS = '/api/admin/account/passkeys';
const RULES = '/api/admin/staff/rules';

/** Responses of a session without its required second step: only the setup is allowed. */
const TO_SET_UP = [
  'POST /api/admin/account/passkeys',
  'POST /api/admin/account/passkeys/options',
  'POST /api/admin/account/proof',
  'POST /api/admin/account/second-factor',
  'POST /api/admin/account/second-factor/confirm',
];

const setUpApp = async (staff: ApiSession) => {
  const { secret } = (await staff.post<{ secret: string }>(SECOND_FACTOR)).body;
  const { status } = await staff.post(`${SECOND_FACTOR}/confirm`, { code: totpCode(secret) });
  expect(status).toBe(200);
};

const setUpPasskey = async (staff: ApiSession) => {
  const device = new SoftwarePasskey(PUBLIC.PUBLIC_URL);
  const asked = await staff.post<{ options: { challenge: string } }>(`${PASSKEYS}/options`);
  const credential = device.make(asked.body.options);
  expect((await staff.post(PASSKEYS, { name: 'Telephone', credential })).status).toBe(200);
  return device;
};

describe('First owner of a public site', () => {
  it('must set up a second step', async () => {
    const shop = await openShop(PUBLIC);
    try {
      const token = (await shop.app.get(FirstOwner).prepare())?.split('#')[1];
      const eleanor = new ApiSession(shop);
      const input = { token, name: 'Eleanor Marsh', email: 'e@example.com', password: OWNER.ADMIN_PASSWORD };
      const became = await eleanor.post('/api/admin/first-owner', input);
      expect(became.body).toMatchObject({ signedIn: true, next: 'set-up', secondSteps: [] });
      expect((await eleanor.get('/api/admin/account')).body).toMatchObject({
        code: 'ACCESS.SET_UP_FIRST',
      });
      await setUpApp(eleanor);
      expect((await eleanor.get('/api/admin/me')).body).toMatchObject({
        next: null,
        secondSteps: ['app'],
      });
      expect((await eleanor.get('/api/admin/account')).body).toMatchObject({
        secondFactor: { isOn: true, isRequired: true },
      });
    } finally {
      await shop.stop();
    }
  });
});

describe('Staff of a public site', () => {
  let shop: RunningShop;

  beforeAll(async () => {
    shop = await openShop({ ...OWNER, ...PUBLIC });
  });
  afterAll(() => shop.stop());
  afterEach(() =>
    shop.pool.query(
      "DELETE FROM second_factors; DELETE FROM passkeys; DELETE FROM recovery_codes; DELETE FROM users WHERE username LIKE 'helper%'",
    ),
  );

  it.each([
    ['an owner', signInOwner],
    ['a helper', signInHelper],
  ])('must set up a second step at the next sign-in before anything else, %s too', async (_who, signIn) => {
    const staff = await signIn(shop);
    expect((await staff.get('/api/admin/me')).body).toMatchObject({
      signedIn: true,
      next: 'set-up',
    });
    const open: string[] = [];
    for (const [route, need] of needsOf(shop)) {
      const [method = '', path = ''] = route.split(' ');
      if (!path.startsWith('/api/admin/') || need === 'everyone' || method === 'ALL') continue;
      const { body } = await staff.request(method, path.replace(/[:*]\w+/g, '1'));
      if (!['ACCESS.SET_UP_FIRST', 'ACCESS.NOT_ALLOWED'].includes(String(body?.['code']))) open.push(route);
    }
    expect(open.sort()).toEqual(TO_SET_UP);
    await setUpApp(staff);
    expect((await staff.get('/api/admin/account')).status).toBe(200);
  });

  it('can set up a passkey instead, which counts as both steps', async () => {
    const owner = await signInOwner(shop);
    const device = await setUpPasskey(owner);
    expect((await owner.get('/api/admin/me')).body).toMatchObject({ next: null });
    expect((await new ApiSession(shop).signIn()).body).toMatchObject({
      signedIn: false,
      next: 'second-step',
    });
    const staff = new ApiSession(shop);
    const asked = await staff.post<{ options: { challenge: string } }>('/api/admin/session/passkey/options');
    const credential = device.use(asked.body.options);
    expect((await staff.post('/api/admin/session/passkey', { credential })).body).toMatchObject({
      signedIn: true,
      next: null,
    });
  });

  it('must set up another second step after the last one is removed', async () => {
    const owner = await signInOwner(shop);
    await setUpPasskey(owner);
    const { rows } = await shop.pool.query('SELECT id FROM passkeys');
    expect((await owner.delete(`${PASSKEYS}/${rows[0].id}`)).status).toBe(204);
    expect((await owner.get('/api/admin/account')).body).toMatchObject({
      code: 'ACCESS.SET_UP_FIRST',
    });
  });

  it('must set up a second step in a session from before the rule', async () => {
    const owner = await signInOwner(shop);
    await shop.pool.query('UPDATE sessions SET asks_second_step = false');
    expect((await owner.get('/api/admin/me')).body).toMatchObject({ signedIn: true, next: null });
    expect((await owner.get('/api/admin/account')).status).toBe(200);
    await owner.signIn();
    expect((await owner.get('/api/admin/me')).body).toMatchObject({ next: 'set-up' });
  });

  it('can sign in with a password if their older passkey is lost; it counts from its next use on', async () => {
    const device = await setUpPasskey(await signInOwner(shop));
    await shop.pool.query('UPDATE passkeys SET is_second_step = false; DELETE FROM recovery_codes');
    expect((await new ApiSession(shop).signIn()).body).toMatchObject({ signedIn: true, next: 'set-up' });
    const staff = new ApiSession(shop);
    const asked = await staff.post<{ options: { challenge: string } }>('/api/admin/session/passkey/options');
    const credential = device.use(asked.body.options);
    const signedIn = await staff.post('/api/admin/session/passkey', { credential });
    expect(signedIn.body).toMatchObject({ signedIn: true, next: null });
    expect((await new ApiSession(shop).signIn()).body).toMatchObject({ next: 'second-step' });
  });

  it('cannot be exempted', async () => {
    const owner = await signInOwner(shop);
    await setUpApp(owner);
    expect((await owner.get('/api/admin/staff')).body).toMatchObject({
      requiresSecondFactor: true,
      isPublic: true,
    });
    const off = await owner.put(RULES, { requiresSecondFactor: false });
    expect([off.status, off.body['code']]).toEqual([409, 'ACCESS.PUBLIC_SITE']);
  });
});
