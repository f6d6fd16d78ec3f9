import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { totpCode } from '../../testing/totp-code.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { signInOwner } from '../../testing/staff-sessions.js';

const SECOND_FACTOR = '/api/admin/account/second-factor';
const SECOND_STEP = '/api/admin/session/second-step';
const WRONG = 'This code isn’t right or has already been used. Your app shows a new one every 30 seconds.';

describe('Second step of signing in', () => {
  let shop: RunningShop;
  let owner: ApiSession;

  beforeAll(async () => {
    shop = await openShop(OWNER);
  });
  afterAll(() => shop.stop());
  beforeEach(async () => {
    owner = await signInOwner(shop);
  });
  afterEach(() =>
    shop.pool.query('DELETE FROM second_factors; DELETE FROM recovery_codes; DELETE FROM access_tries'),
  );

  /** Sets it up, as the page does. */
  const turnOn = async () => {
    const { body } = await owner.post<{ secret: string; uri: string }>(SECOND_FACTOR);
    const confirmed = await owner.post<{ recoveryCodes: string[] }>(`${SECOND_FACTOR}/confirm`, {
      code: totpCode(body.secret),
    });
    expect(confirmed.status).toBe(200);
    // Resets the last step, so that the current code is still unused.
    await shop.pool.query('UPDATE second_factors SET last_step = 0');
    return { ...body, recoveryCodes: confirmed.body.recoveryCodes };
  };
  /** A user who has entered the password. */
  const halfway = async () => {
    const staff = new ApiSession(shop);
    expect((await staff.signIn()).body).toEqual({
      signedIn: false,
      hasOwner: true,
      staff: null,
      next: 'second-step',
      secondSteps: ['app'],
    });
    return staff;
  };
  const step = (staff: ApiSession, code: unknown) => staff.post(SECOND_STEP, { code });
  const account = async () =>
    (await owner.get<{ secondFactor: object }>('/api/admin/account')).body.secondFactor;

  it('is on once an app code is confirmed, and creates ten recovery codes', async () => {
    expect(await account()).toEqual({
      isOn: false,
      since: null,
      isPasskey: false,
      recoveryCodesLeft: 0,
      isRequired: false,
    });
    const begun = await owner.post<{ secret: string }>(SECOND_FACTOR);
    expect(begun.body).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringMatching(/^otpauth:\/\/totp\/.+:owner%40example\.com\?/),
    });
    const wrong = await owner.post(`${SECOND_FACTOR}/confirm`, { code: '000000' });
    expect([wrong.status, wrong.body['detail']]).toEqual([422, WRONG]);
    expect((await new ApiSession(shop).signIn()).body).toMatchObject({ signedIn: true });
    const { recoveryCodes } = await turnOn();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await account()).toMatchObject({ isOn: true, since: expect.any(String), recoveryCodesLeft: 10 });
    expect((await owner.post(SECOND_FACTOR)).status).toBe(409);
  });

  it('stores the secret encrypted, and the recovery codes hashed', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const kept = JSON.stringify([
      (await shop.pool.query('SELECT * FROM second_factors')).rows,
      (await shop.pool.query('SELECT * FROM recovery_codes')).rows,
    ]);
    for (const said of [secret, ...recoveryCodes]) expect(kept).not.toContain(said);
  });

  it('replaces the session’s token, and ends sessions that used only a password @S2-signing-in-3', async () => {
    const other = await signInOwner(shop);
    const before = owner.cookie;
    await turnOn();
    expect(owner.cookie).not.toBe(before);
    expect(await owner.isSignedIn()).toBe(true);
    expect(await other.isSignedIn()).toBe(false);
    const thief = new ApiSession(shop);
    thief.cookie = before;
    expect(await thief.isSignedIn()).toBe(false);
  });

  it('follows the password, which grants no access by itself', async () => {
    const { secret } = await turnOn();
    const staff = await halfway();
    expect((await staff.get('/api/admin/me')).body).toMatchObject({ next: 'second-step' });
    expect((await staff.get('/api/admin/account')).status).toBe(401);
    staff.cookie = staff.cookie.replace('sign-in', 'session');
    expect(await staff.isSignedIn()).toBe(false);
    const again = await halfway();
    const pending = again.cookie;
    expect((await step(again, totpCode(secret))).body).toMatchObject({ signedIn: true, next: null });
    expect(again.cookie).toMatch(/^lectern-session-\d+=[\w-]{43}; lectern-device-\d+=[\w.-]{87}$/);
    expect(again.cookie).not.toContain(pending.split('=')[1]);
    const late = new ApiSession(shop);
    late.cookie = pending;
    expect((await step(late, totpCode(secret, 1))).body).toMatchObject({ code: 'ACCESS.SIGN_IN_OVER' });
  });

  it('accepts each app code once, also from two concurrent requests @S2-signing-in-6', async () => {
    const { secret } = await turnOn();
    const [one, two] = [await halfway(), await halfway()];
    const code = totpCode(secret, 1);
    const statuses = (await Promise.all([step(one, code), step(two, code)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422]);
    expect((await step(await halfway(), totpCode(secret))).status).toBe(422);
  });

  it('accepts each recovery code once, in any spelling @S2-signing-in-7', async () => {
    const { recoveryCodes } = await turnOn();
    const [first = '', second = ''] = recoveryCodes;
    expect((await step(await halfway(), first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await step(await halfway(), first)).status).toBe(422);
    expect((await step(await halfway(), second)).status).toBe(200);
    expect(await account()).toMatchObject({ recoveryCodesLeft: 8 });
    const renewed = await owner.post<{ recoveryCodes: string[] }>(`${SECOND_FACTOR}/recovery-codes`);
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await step(await halfway(), recoveryCodes[2])).status).toBe(422);
    expect((await step(await halfway(), renewed.body.recoveryCodes[0])).status).toBe(200);
  });

  it('reports a lost encryption key of the app, and accepts a recovery code', async () => {
    const { secret, recoveryCodes } = await turnOn();
    await shop.pool.query(
      `UPDATE second_factors SET sealed_secret = 'gone.' || split_part(sealed_secret, '.', 2)`,
    );
    const staff = await halfway();
    for (const code of [totpCode(secret), '000000']) {
      const refused = await step(staff, code);
      expect([refused.status, refused.body['code']]).toEqual([422, 'ACCESS.APP_UNREADABLE']);
      expect(refused.body['detail']).toMatch(/^This site has lost the key to your app’s codes\./);
    }
    const { rows } = await shop.pool.query(
      `SELECT after->>'factor' AS factor FROM audit_log WHERE action = 'staff.sign-in-failed' ORDER BY at DESC LIMIT 2`,
    );
    expect(rows).toEqual([{ factor: 'code' }, { factor: 'code' }]);
    expect((await step(staff, recoveryCodes[0])).body).toMatchObject({ signedIn: true });
  });

  it('expires after ten minutes, and after signing out', async () => {
    const { secret } = await turnOn();
    const slow = await halfway();
    await shop.pool.query("UPDATE pending_sign_ins SET expires_at = expires_at - interval '10 minutes'");
    const over = await step(slow, totpCode(secret));
    expect([over.status, over.body['detail']]).toEqual([
      401,
      'This took too long. Please start over with your password.',
    ]);
    const gone = await halfway();
    await gone.delete('/api/admin/session');
    expect(gone.cookie).toBe('');
    expect((await gone.get('/api/admin/me')).body).toMatchObject({ next: null });
  });

  it('rate-limits guesses but not known browsers, logs the limit once, and admits the owner after the wait @S2-signing-in-9', async () => {
    const known = await signInOwner(shop);
    const { secret, recoveryCodes } = await turnOn();
    const guesser = await halfway();
    for (let time = 0; time < 5; time += 1) expect((await step(guesser, '000000')).status).toBe(422);
    expect((await step(guesser, totpCode(secret))).status).toBe(429);
    // The right password does not reset the count.
    expect((await step(await halfway(), totpCode(secret))).status).toBe(429);
    await known.signIn();
    expect((await step(known, recoveryCodes[0])).status).toBe(200);
    const noted = await shop.pool.query(
      "SELECT after, reason FROM audit_log WHERE action = 'staff.locked-out'",
    );
    expect(noted.rows).toEqual([{ after: { tried: 'second-step/account' }, reason: 'Tried too often' }]);
    await shop.pool.query("UPDATE access_tries SET last_tried_at = last_tried_at - interval '31 seconds'");
    expect((await step(guesser, totpCode(secret))).status).toBe(200);
  });

  it('is turned off with both steps', async () => {
    const { secret } = await turnOn();
    const off = (input: object) => owner.post(`${SECOND_FACTOR}/turn-off`, input);
    const password = OWNER.ADMIN_PASSWORD;
    expect((await off({ password: 'not the password', code: totpCode(secret) })).status).toBe(422);
    expect((await off({ password, code: '000000' })).status).toBe(422);
    expect((await off({ password, code: totpCode(secret) })).status).toBe(204);
    expect(await account()).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    expect((await new ApiSession(shop).signIn()).body).toMatchObject({ signedIn: true });
    const noted = await shop.pool.query(
      "SELECT action FROM audit_log WHERE action ~ 'second-factor' ORDER BY at DESC LIMIT 2",
    );
    expect(noted.rows).toEqual([
      { action: 'staff.second-factor-turned-off' },
      { action: 'staff.second-factor-turned-on' },
    ]);
  });

  it.each([[undefined], [123456], [''], ['1'.repeat(41)], [{}]])(
    'rejects %p as a code, with a sentence',
    async (code) => {
      const answer = await step(new ApiSession(shop), code);
      expect([answer.status, answer.body['detail']]).toEqual([
        400,
        'Please enter the six digits from your app, or a recovery code',
      ]);
    },
  );

  it('rejects malformed codes as wrong', async () => {
    await turnOn();
    for (const code of ['\u0000', '\ud800', '١٢٣٤٥٦', '-----'])
      expect((await step(await halfway(), code)).status).toBe(422);
  });
});
