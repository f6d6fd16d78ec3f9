import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { signInOwner, signInHelper } from '../../testing/staff-sessions.js';
import { StaffEmails } from '../../testing/staff-emails.js';
import type { SessionDto } from '../sign-in/sign-in.dto.js';
import type { AccountDto } from './account.dto.js';

const ACCOUNT = '/api/admin/account';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

describe('Staff account', () => {
  let shop: RunningShop;
  let helper: ApiSession;

  beforeAll(async () => {
    shop = await openShop(OWNER);
    helper = await signInHelper(shop);
  });
  afterAll(() => shop.stop());

  const read = async (staff: ApiSession) => (await staff.get<AccountDto>(ACCOUNT)).body;
  const fromIphone = async () => {
    const staff = new ApiSession(shop);
    const input = { email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD };
    await staff.post('/api/admin/session', input, { 'user-agent': IPHONE });
    return staff;
  };

  it('lists its own sessions in plain words, the current one first @S2-signing-in-5', async () => {
    const [owner] = [await signInOwner(shop), await fromIphone()];
    const { sessions } = await read(owner);
    expect(sessions.map(({ device, isThis }) => [device, isThis])).toEqual([
      ['An unknown browser or app', true],
      ['Safari on an iPhone', false],
    ]);
    expect(JSON.stringify(sessions)).not.toMatch(/127\.0\.0\.1|token/);
    expect((await read(helper)).sessions).toHaveLength(1);
    await owner.delete(`${ACCOUNT}/sessions`);
  });

  it('ends one session, or all others, and only its own @S2-signing-in-5', async () => {
    const [owner, phone, third] = [await signInOwner(shop), await fromIphone(), await signInOwner(shop)];
    const ofPhone = (await read(phone)).sessions[0]?.id ?? '';
    expect((await helper.delete(`${ACCOUNT}/sessions/${ofPhone}`)).status).toBe(204);
    expect(await phone.isSignedIn()).toBe(true);
    expect((await owner.delete(`${ACCOUNT}/sessions/${ofPhone}`)).status).toBe(204);
    expect(await phone.isSignedIn()).toBe(false);
    expect((await owner.delete(`${ACCOUNT}/sessions/not-one`)).status).toBe(400);
    expect((await owner.delete(`${ACCOUNT}/sessions`)).status).toBe(204);
    expect([await owner.isSignedIn(), await third.isSignedIn()]).toEqual([true, false]);
    expect(await helper.isSignedIn()).toBe(true);
  });

  it('ends sessions only with a fresh proof, and notifies by email', async () => {
    const [owner, phone] = [await signInOwner(shop), await fromIphone()];
    const ofPhone = (await read(phone)).sessions[0]?.id ?? '';
    const ends = ['sessions', `sessions/${ofPhone}`];
    await shop.pool.query("UPDATE sessions SET proved_at = now() - interval '16 minutes'");
    for (const which of ends)
      expect((await owner.delete(`${ACCOUNT}/${which}`)).body).toMatchObject({
        code: 'ACCESS.PROOF_NEEDED',
      });
    expect(await phone.isSignedIn()).toBe(true);
    await owner.post(`${ACCOUNT}/proof`, { password: OWNER.ADMIN_PASSWORD });
    const told = () => shop.pool.query("SELECT 1 FROM mail_deliveries WHERE letter = 'tell-account-change'");
    const { rowCount: before } = await told();
    for (const which of ends) expect((await owner.delete(`${ACCOUNT}/${which}`)).status).toBe(204);
    expect(await phone.isSignedIn()).toBe(false);
    await new StaffEmails(shop).next('owner@example.com', 'You were signed out elsewhere');
    // The second call found no session to end.
    expect((await told()).rowCount).toBe((before ?? 0) + 1);
  });

  it('has a language of the dashboard, the site’s until it chooses one', async () => {
    const languageOf = async () => (await helper.get<SessionDto>('/api/admin/me')).body.staff?.language;
    expect(await languageOf()).toBe('en');
    const chosen = await helper.put(`${ACCOUNT}/language`, { language: 'de' });
    expect(chosen.body).toMatchObject({ signedIn: true, staff: { language: 'de' } });
    expect(await languageOf()).toBe('de');
    for (const language of ['tlh', '', null, 7])
      expect((await helper.put(`${ACCOUNT}/language`, { language })).status).toBe(400);
    await helper.put(`${ACCOUNT}/language`, { language: 'en' });
  });

  it('can be renamed by its owner, which is logged', async () => {
    const named = await helper.put(`${ACCOUNT}/name`, { name: ' Ada Byron ' });
    expect(named.body).toMatchObject({ signedIn: true, staff: { name: 'Ada Byron' } });
    expect((await helper.get('/api/admin/me')).body).toMatchObject({ staff: { name: 'Ada Byron' } });
    const noted = await shop.pool.query("SELECT before, after FROM audit_log WHERE action = 'staff.renamed'");
    expect(noted.rows).toEqual([{ before: { name: 'Helper' }, after: { name: 'Ada Byron' } }]);
    for (const name of ['', ' ', 'a\nb', '\u0000', '\ud800', 'x'.repeat(81), 7])
      expect((await helper.put(`${ACCOUNT}/name`, { name })).body).toMatchObject({
        status: 400,
        detail: 'Please enter your name, in up to 80 characters',
      });
  });
});
