import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { signInOwner, signInHelper } from '../../testing/staff-sessions.js';
import { SoftwarePasskey } from '../../testing/software-passkey.js';
import { StaffEmails } from '../../testing/staff-emails.js';
import type { PasskeyDto } from './passkey.dto.js';

const PASSKEYS = '/api/admin/account/passkeys';
const SIGN_IN = '/api/admin/session/passkey';

interface Offered {
  options: { challenge: string; rp?: { id: string }; rpId?: string; userVerification?: string };
}

describe('passkeys', () => {
  let shop: RunningShop;
  let owner: ApiSession;
  let device: SoftwarePasskey;

  beforeAll(async () => {
    shop = await openShop(OWNER);
  });
  afterAll(() => shop.stop());
  beforeEach(async () => {
    owner = await signInOwner(shop);
    device = new SoftwarePasskey(shop.configuration.publicUrl);
  });
  afterEach(() =>
    shop.pool.query('DELETE FROM passkeys; DELETE FROM recovery_codes; DELETE FROM source_allowances'),
  );

  const ask = async (staff: ApiSession, address: string) =>
    (await staff.post<Offered>(`${address}/options`)).body.options;
  const add = async (staff = owner, name = 'My telephone') =>
    staff.post(PASSKEYS, { name, credential: device.make(await ask(staff, PASSKEYS)) });
  const signIn = async (staff = new ApiSession(shop)) => {
    const credential = device.use(await ask(staff, SIGN_IN));
    return { staff, answer: await staff.post(SIGN_IN, { credential }) };
  };
  const list = async () => (await owner.get<{ passkeys: PasskeyDto[] }>('/api/admin/account')).body.passkeys;

  it('are added by a signed-in user, and sign in alone, without a second step @S2-signing-in-8', async () => {
    expect((await add()).status).toBe(200);
    expect(await list()).toMatchObject([{ name: 'My telephone', lastUsedAt: null, isSynced: false }]);
    await shop.pool.query(
      `INSERT INTO second_factors (user_id, sealed_secret, turned_on_at) SELECT user_id, 'x', now() FROM staff`,
    );
    const { staff, answer } = await signIn();
    expect(answer.body).toMatchObject({ signedIn: true, staff: { email: 'owner@example.com' }, next: null });
    expect(await staff.isSignedIn()).toBe(true);
    expect(await list()).toMatchObject([{ lastUsedAt: expect.any(String) }]);
    await shop.pool.query('DELETE FROM second_factors');
  });

  it('require user verification', async () => {
    expect(await ask(owner, SIGN_IN)).toMatchObject({ userVerification: 'required', rpId: 'localhost' });
    device.verifies = false;
    expect((await add()).status).toBe(422);
    device.verifies = true;
    await add();
    device.verifies = false;
    expect((await signIn()).answer.status).toBe(422);
  });

  it('answer each challenge once, for its own user, and on our pages only @S2-signing-in-8', async () => {
    await add();
    const asked = await ask(owner, SIGN_IN);
    const credential = device.use(asked);
    const bring = (given: object) => new ApiSession(shop).post(SIGN_IN, { credential: given });
    expect((await bring(credential)).status).toBe(200);
    expect((await bring(credential)).status).toBe(422);
    expect((await bring(device.use({ challenge: 'a'.repeat(43) }))).status).toBe(422);
    const helper = await signInHelper(shop);
    const forOwner = await ask(owner, PASSKEYS);
    const stolen = {
      name: 'Theirs',
      credential: new SoftwarePasskey(shop.configuration.publicUrl).make(forOwner),
    };
    expect((await helper.post(PASSKEYS, stolen)).status).toBe(422);
    const elsewhere = new SoftwarePasskey('https://evil.example').make(await ask(owner, PASSKEYS));
    expect((await owner.post(PASSKEYS, { name: 'Evil', credential: elsewhere })).status).toBe(422);
  });

  it('are rejected as copies if their counter goes back', async () => {
    await add();
    device.useCount = 5;
    expect((await signIn()).answer.status).toBe(200);
    device.useCount = 2;
    expect((await signIn()).answer.status).toBe(422);
  });

  it('are renamed and removed by their owner only, and a removed one does not sign in', async () => {
    await add();
    const [passkey] = await list();
    const address = `${PASSKEYS}/${passkey?.id}`;
    expect((await owner.patch(address, { name: ' The blue key ' })).status).toBe(204);
    expect(await list()).toMatchObject([{ name: 'The blue key' }]);
    const other = new ApiSession(shop);
    await other.signIn('helper@example.com');
    expect((await other.patch(address, { name: 'Mine' })).status).toBe(404);
    expect((await other.delete(address)).status).toBe(404);
    expect((await owner.delete(address)).status).toBe(204);
    expect((await owner.delete(address)).status).toBe(404);
    expect((await signIn()).answer.body).toMatchObject({ code: 'ACCESS.UNKNOWN_PASSKEY' });
    const noted = await shop.pool.query(
      "SELECT action FROM audit_log WHERE action LIKE 'staff.passkey%' ORDER BY at DESC LIMIT 3",
    );
    expect(noted.rows.map(({ action }) => action as string)).toEqual([
      'staff.passkey-removed',
      'staff.passkey-renamed',
      'staff.passkey-added',
    ]);
  });

  it('are a second step: the first brings recovery codes, and the password alone no longer signs in', async () => {
    const other = await signInOwner(shop);
    const { cookie } = owner;
    const added = await add();
    const { recoveryCodes } = added.body as { recoveryCodes: string[] };
    expect(recoveryCodes).toHaveLength(10);
    expect([await owner.isSignedIn(), await other.isSignedIn()]).toEqual([true, false]);
    expect(owner.cookie).not.toBe(cookie);
    const half = new ApiSession(shop);
    const asked = {
      signedIn: false,
      hasOwner: true,
      staff: null,
      next: 'second-step',
      secondSteps: ['passkey'],
    };
    expect((await half.signIn()).body).toEqual(asked);
    expect((await half.get('/api/admin/me')).body).toEqual(asked);
    expect((await signIn(half)).answer.body).toMatchObject({ signedIn: true, next: null });
    const recovering = new ApiSession(shop);
    await recovering.signIn();
    const SECOND_STEP = '/api/admin/session/second-step';
    expect((await recovering.post(SECOND_STEP, { code: '000000' })).status).toBe(422);
    expect((await recovering.post(SECOND_STEP, { code: recoveryCodes[0] })).status).toBe(200);
    device = new SoftwarePasskey(shop.configuration.publicUrl);
    expect((await add(owner, 'My key')).body).toEqual({ recoveryCodes: [] });
    const { body } = await owner.get('/api/admin/account');
    expect(body).toMatchObject({ secondFactor: { isOn: false, isPasskey: true, recoveryCodesLeft: 9 } });
    const renewed = await owner.post('/api/admin/account/second-factor/recovery-codes');
    expect(renewed.body['recoveryCodes']).toHaveLength(10);
  });

  it('remove the recovery codes with the last one, and notify by email', async () => {
    await add();
    const [passkey] = await list();
    await shop.pool.query("UPDATE sessions SET proved_at = now() - interval '16 minutes'");
    const remove = () => owner.delete(`${PASSKEYS}/${passkey?.id}`);
    expect((await remove()).body).toMatchObject({ code: 'ACCESS.PROOF_NEEDED' });
    expect(await list()).toHaveLength(1);
    await shop.pool.query('UPDATE sessions SET proved_at = now()');
    expect((await remove()).status).toBe(204);
    await new StaffEmails(shop).next('owner@example.com', 'A passkey was removed');
    expect((await shop.pool.query('SELECT 1 FROM recovery_codes')).rowCount).toBe(0);
    expect((await new ApiSession(shop).signIn()).body).toMatchObject({ signedIn: true });
  });

  it('are added with a fresh proof only', async () => {
    await shop.pool.query("UPDATE sessions SET proved_at = now() - interval '16 minutes'");
    expect((await owner.post(`${PASSKEYS}/options`)).body).toMatchObject({
      code: 'ACCESS.PROOF_NEEDED',
    });
  });

  it.each([
    [{}, 400],
    [{ credential: 'x' }, 400],
    [{ credential: [] }, 400],
    [{ credential: {} }, 422],
    [{ credential: { id: '\u0000' } }, 422],
    [{ credential: { id: 7, response: null } }, 422],
    [{ credential: { id: 'abc', rawId: 'abc', type: 'public-key', response: {} } }, 422],
  ])('reject the response %p', async (body, status) => {
    expect((await new ApiSession(shop).post(SIGN_IN, body)).status).toBe(status);
    if ('credential' in body) {
      const added = await owner.post(PASSKEYS, { name: 'x', ...body });
      expect([400, 422]).toContain(added.status);
    }
  });
});
