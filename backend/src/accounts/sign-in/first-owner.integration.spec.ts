import { site } from '@lectern/catalogue';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { keepChosenOwner, readChosenOwner } from '../../platform/access/chosen-owner.js';
import { hashPassword } from '../../platform/access/password-strength.js';
import { ConfigurationError } from '../../platform/config/configuration-error.js';
import { FirstOwner } from './first-owner.js';

const FIRST = '/api/admin/first-owner';
const ELEANOR = { name: ' Eleanor Marsh ', email: 'Eleanor@Example.com', password: 'a quiet study at dusk' };

describe('First owner', () => {
  let shop: RunningShop;
  let token = '';

  beforeAll(async () => {
    shop = await openShop();
    const path = await shop.app.get(FirstOwner).prepare();
    token = path?.split('/admin/welcome#')[1] ?? '';
  });
  afterAll(() => shop.stop());

  const become = (input: object) => new ApiSession(shop).post(FIRST, { ...ELEANOR, token, ...input });

  it('needs the link and a strong password', async () => {
    // Until there is an owner, the sign-in page says where to find the link (O13).
    expect((await new ApiSession(shop).get('/api/admin/me')).body).toMatchObject({ hasOwner: false });
    expect((await become({ token: 'first.made-up' })).status).toBe(403);
    const short = await become({ password: 'short' });
    expect([short.status, short.body['detail']]).toEqual([
      400,
      'Please choose a password of at least 12 characters',
    ]);
    const common = await become({ password: 'Password1234!' });
    expect([common.status, common.body['code']]).toEqual([422, 'ACCESS.PASSWORD_GUESSABLE']);
    expect((await shop.pool.query('SELECT * FROM users')).rowCount).toBe(0);
  });

  it('is created once by the link that the start prints, also with concurrent requests @S2-signing-in-2', async () => {
    const all = [new ApiSession(shop), new ApiSession(shop), new ApiSession(shop)];
    const answers = await Promise.all(
      all.map((one, n) => one.post(FIRST, { ...ELEANOR, email: `e${n}@example.com`, token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    const first = all[answers.findIndex(({ status }) => status === 200)];
    expect((await first?.get('/api/admin/me'))?.body).toMatchObject({
      signedIn: true,
      staff: { name: 'Eleanor Marsh', role: 'owner' },
    });
    expect((await new ApiSession(shop).get('/api/admin/me')).body).toMatchObject({ hasOwner: true });
    expect((await shop.pool.query('SELECT role FROM staff')).rows).toEqual([{ role: 'owner' }]);
    expect(await shop.app.get(FirstOwner).prepare()).toBeUndefined();
  });
});

describe('Owner of the first run', () => {
  it('is created at the start, and the file with the hash is removed', async () => {
    const shop = await openShop();
    try {
      const { dataDir } = shop.configuration;
      const passwordHash = await hashPassword(ELEANOR.password);
      await keepChosenOwner(dataDir, { name: 'Eleanor Marsh', email: 'Eleanor@Example.com', passwordHash });
      expect(await shop.app.get(FirstOwner).prepare()).toBeUndefined();
      expect(await readChosenOwner(dataDir)).toBeUndefined();
      const data = { email: 'eleanor@example.com', password: ELEANOR.password };
      expect((await new ApiSession(shop).post('/api/admin/session', data)).body).toMatchObject({
        staff: { name: 'Eleanor Marsh', role: 'owner' },
      });
      const other = { name: 'Mallory', email: 'mallory@example.com', passwordHash };
      await keepChosenOwner(dataDir, other);
      expect(await shop.app.get(FirstOwner).prepare()).toBeUndefined();
      expect((await shop.pool.query('SELECT name FROM staff')).rows).toEqual([{ name: 'Eleanor Marsh' }]);
    } finally {
      await shop.stop();
    }
  });
});

describe('Owner in the settings', () => {
  it('is created once: a later start keeps the account and its password', async () => {
    const shop = await openShop(OWNER);
    try {
      await shop.pool.query('DELETE FROM users');
      expect(await shop.app.get(FirstOwner).prepare()).toBeUndefined();
      expect((await new ApiSession(shop).signIn()).body).toMatchObject({
        staff: { name: site.author.name, email: 'owner@example.com', role: 'owner' },
      });
      const { rows } = await shop.pool.query('SELECT * FROM users');
      expect(await shop.app.get(FirstOwner).prepare()).toBeUndefined();
      expect((await shop.pool.query('SELECT * FROM users')).rows).toEqual(rows);
    } finally {
      await shop.stop();
    }
  });

  it('is rejected with a weak password, and the error names the setting', async () => {
    const shop = await openShop({ ...OWNER, ADMIN_PASSWORD: `${site.name} 2026` });
    try {
      await shop.pool.query('DELETE FROM users');
      await expect(shop.app.get(FirstOwner).prepare()).rejects.toThrow(
        new ConfigurationError(
          'ADMIN_PASSWORD: Your name, your address and this site’s name are too easy to guess. A short sentence is better.',
        ),
      );
      expect((await shop.pool.query('SELECT * FROM users')).rowCount).toBe(0);
    } finally {
      await shop.stop();
    }
  });
});

describe('Site over plain http', () => {
  it('says that signing in needs https', async () => {
    const settings = { PUBLIC_URL: 'http://books.example', ALLOW_STAND_INS: 'payments,mail' };
    const shop = await openShop({ ...OWNER, ...settings });
    try {
      const { status, body, headers } = await new ApiSession(shop).signIn();
      expect([status, headers.get('set-cookie')]).toEqual([503, null]);
      expect(body['detail']).toMatch(/^Signing in needs https/);
    } finally {
      await shop.stop();
    }
  });

  it('is not detected behind https, where the cookie is bound to the host', async () => {
    const settings = { PUBLIC_URL: 'https://books.example', ALLOW_STAND_INS: 'payments,mail' };
    const shop = await openShop({ ...OWNER, ...settings });
    try {
      const { headers } = await new ApiSession(shop).signIn();
      const cookies = headers.getSetCookie();
      expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
        '__Host-lectern-session',
        '__Host-lectern-device',
      ]);
      for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
    } finally {
      await shop.stop();
    }
  });
});
