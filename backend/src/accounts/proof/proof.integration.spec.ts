import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { totpCode } from '../../testing/totp-code.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OWNER, type ApiSession } from '../../testing/api-session.js';
import { signInHelper, signInOwner } from '../../testing/staff-sessions.js';
import { SoftwarePasskey } from '../../testing/software-passkey.js';

const PROOF = '/api/admin/account/proof';
const SECOND_FACTOR = '/api/admin/account/second-factor';
const PASSKEYS = '/api/admin/account/passkeys';
const password = OWNER.ADMIN_PASSWORD;

describe('Fresh proof of identity', () => {
  let shop: RunningShop;
  let owner: ApiSession;
  let helper: ApiSession;

  beforeAll(async () => {
    shop = await openShop(OWNER);
    helper = await signInHelper(shop);
  });
  afterAll(() => shop.stop());
  beforeEach(async () => {
    owner = await signInOwner(shop);
  });
  afterEach(() =>
    shop.pool.query(
      'DELETE FROM second_factors; DELETE FROM passkeys; DELETE FROM recovery_codes; DELETE FROM access_tries',
    ),
  );

  const prove = (input: object) => owner.post(PROOF, input);
  const grow = () => shop.pool.query("UPDATE sessions SET proved_at = now() - interval '16 minutes'");
  /** Whether an action that needs a proof is allowed. */
  const isProved = async () => {
    const { body } = await owner.delete(`${PASSKEYS}/00000000-0000-4000-8000-000000000000`);
    return body['code'] === 'ACCESS.NO_PASSKEY';
  };
  /** Sets up an app, and resets its last step, so that the current code is still unused. */
  const setUpApp = async () => {
    const { secret } = (await owner.post<{ secret: string }>(SECOND_FACTOR)).body;
    const input = { code: totpCode(secret) };
    const { body } = await owner.post<{ recoveryCodes: string[] }>(`${SECOND_FACTOR}/confirm`, input);
    await shop.pool.query('UPDATE second_factors SET last_step = 0');
    return { secret, recoveryCodes: body.recoveryCodes };
  };
  const optionsOf = async (staff: ApiSession, address: string) =>
    (await staff.post<{ options: { challenge: string } }>(`${address}/options`)).body.options;
  const setUpPasskey = async (staff: ApiSession) => {
    const device = new SoftwarePasskey(shop.configuration.publicUrl);
    const credential = device.make(await optionsOf(staff, PASSKEYS));
    expect((await staff.post(PASSKEYS, { name: 'Telephone', credential })).status).toBe(200);
    return device;
  };
  const provePasskey = (credential: object) => owner.post(`${PROOF}/passkey`, { credential });

  it('is the password without a second step, and gives the session a new token', async () => {
    await grow();
    const refused = await owner.post(SECOND_FACTOR);
    expect([refused.status, refused.body['code']]).toEqual([403, 'ACCESS.PROOF_NEEDED']);
    expect((await prove({ password: 'not the password' })).status).toBe(422);
    const { cookie } = owner;
    expect((await prove({ password })).status).toBe(204);
    expect(owner.cookie).not.toBe(cookie);
    expect((await owner.post(SECOND_FACTOR)).status).toBe(200);
  });

  it('is the password and a code with an app: neither is enough alone', async () => {
    const { secret } = await setUpApp();
    await grow();
    const alone = await prove({ password });
    expect([alone.status, alone.body['errors']]).toEqual([
      422,
      [{ field: 'code', message: 'Please enter the code from your app as well, or a recovery code.' }],
    ]);
    expect((await prove({ password, code: '000000' })).status).toBe(422);
    expect((await prove({ password: 'not the password', code: totpCode(secret) })).status).toBe(422);
    expect((await prove({ code: totpCode(secret) })).status).toBe(400);
    expect(await isProved()).toBe(false);
    expect((await prove({ password, code: totpCode(secret) })).status).toBe(204);
    expect(await isProved()).toBe(true);
    await grow();
    expect((await prove({ password, code: totpCode(secret) })).status).toBe(422);
    expect(await isProved()).toBe(false);
  });

  it('accepts a recovery code instead, once, and logs it', async () => {
    const { recoveryCodes } = await setUpApp();
    const input = { password, code: recoveryCodes[0] };
    expect((await prove(input)).status).toBe(204);
    expect((await prove(input)).status).toBe(422);
    const noted = await shop.pool.query(
      "SELECT who FROM audit_log WHERE action = 'staff.recovery-code-used' ORDER BY at DESC LIMIT 2",
    );
    expect(noted.rows).toEqual([{ who: 'Eleanor Marsh <owner@example.com>' }]);
  });

  it('is a single passkey of the user, for this challenge, once', async () => {
    const device = await setUpPasskey(owner);
    await grow();
    expect((await prove({ password })).body).toMatchObject({ code: 'ACCESS.CODE_NEEDED' });
    const asked = await optionsOf(owner, `${PROOF}/passkey`);
    expect(asked).toMatchObject({ userVerification: 'required', allowCredentials: [{ id: device.id }] });
    const signedForSigningIn = device.use(await optionsOf(owner, '/api/admin/session/passkey'));
    expect((await provePasskey(signedForSigningIn)).status).toBe(422);
    await shop.pool.query('UPDATE sessions SET proved_at = now()');
    const helpers = await setUpPasskey(helper);
    await grow();
    expect((await provePasskey(helpers.use(asked))).status).toBe(422);
    expect(await isProved()).toBe(false);
    const credential = device.use(await optionsOf(owner, `${PROOF}/passkey`));
    expect((await provePasskey(credential)).status).toBe(204);
    expect(await isProved()).toBe(true);
    expect((await provePasskey(credential)).status).toBe(422);
  });

  it('is logged with factor and source if it fails', async () => {
    const { secret } = await setUpApp();
    await prove({ password: 'not the password', code: totpCode(secret) });
    await prove({ password, code: '000000' });
    await provePasskey({ id: 'none' });
    const { rows } = await shop.pool.query(
      "SELECT who, after FROM audit_log WHERE action = 'staff.proof-failed' ORDER BY at DESC LIMIT 3",
    );
    const source = expect.stringMatching(/^[\w-]{43}$/);
    expect(rows).toEqual(
      ['passkey', 'code', 'password'].map((factor) => ({
        who: 'Eleanor Marsh <owner@example.com>',
        after: { factor, source },
      })),
    );
  });

  it('accepts no code of an app whose encryption key is lost, and says so', async () => {
    const { secret } = await setUpApp();
    await shop.pool.query(
      "UPDATE second_factors SET sealed_secret = 'gone.' || split_part(sealed_secret, '.', 2)",
    );
    const answer = await prove({ password, code: totpCode(secret) });
    expect([answer.status, answer.body['code']]).toEqual([422, 'ACCESS.APP_UNREADABLE']);
  });

  it('rate-limits guesses', async () => {
    for (let time = 0; time < 5; time += 1) expect((await prove({ password: 'a guess' })).status).toBe(422);
    expect((await prove({ password })).status).toBe(429);
  });

  it.each([[123456], [''], ['1'.repeat(41)], [{}]])('rejects %p as a code, with a sentence', async (code) => {
    const answer = await prove({ password, code });
    expect([answer.status, answer.body['detail']]).toEqual([
      400,
      'Please enter the six digits from your app, or a recovery code',
    ]);
  });
});
