import { site } from '@lectern/catalogue';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';

import { totpCode } from '../../testing/totp-code.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { signInOwner } from '../../testing/staff-sessions.js';
import { StaffEmails } from '../../testing/staff-emails.js';
import type { TeamDto } from './team.dto.js';

const TEAM = '/api/admin/staff';
const INVITATION = '/api/admin/invitation';
const SUBJECT = `Eleanor Marsh invited you to help with ${site.name}’s website`;
const PASSWORD = 'a garden with high walls';

describe('Team', () => {
  let shop: RunningShop;
  let owner: ApiSession;
  let emails: StaffEmails;

  beforeAll(async () => {
    shop = await openShop(OWNER);
    owner = await signInOwner(shop);
    emails = new StaffEmails(shop);
  });
  afterAll(() => shop.stop());
  afterEach(() => shop.pool.query('DELETE FROM source_allowances'));

  const team = async () => (await owner.get<TeamDto>(TEAM)).body;
  const invite = async (email: string) => {
    const { status } = await owner.post(`${TEAM}/invitations`, { email });
    expect(status).toBe(204);
    const { rows } = await shop.pool.query('SELECT id FROM staff_invitations WHERE email = $1', [email]);
    expect(rows).toHaveLength(1);
    return emails.token(email, SUBJECT);
  };
  const join = async (token: string, staff = new ApiSession(shop)) => ({
    staff,
    answer: await staff.post(`${INVITATION}/accept`, {
      token,
      name: 'Ruth Weaver',
      password: PASSWORD,
    }),
  });
  const idOf = async (email: string) =>
    (await team()).members.find((member) => member.email === email)?.id ?? '';

  it('invites by email, and the person chooses a name and a password @S2-signing-in-13', async () => {
    const token = await invite('ruth@example.com');
    expect((await team()).invitations).toMatchObject([{ email: 'ruth@example.com', isOver: false }]);
    const look = await new ApiSession(shop).post(INVITATION, { token });
    expect(look.body).toEqual({ email: 'ruth@example.com', invitedBy: 'Eleanor Marsh' });
    const guessed = { token, name: 'Ruth Weaver', password: 'Ruth Weaver 26' };
    const refused = await new ApiSession(shop).post(`${INVITATION}/accept`, guessed);
    expect([refused.status, refused.body['code']]).toEqual([422, 'ACCESS.PASSWORD_GUESSABLE']);
    const { staff, answer } = await join(token);
    expect(answer.body).toMatchObject({ signedIn: true, staff: { name: 'Ruth Weaver', role: 'helper' } });
    expect((await staff.get(TEAM)).status).toBe(403);
    expect((await join(token)).answer.status).toBe(410);
    expect(await team()).toMatchObject({
      members: [
        { email: 'owner@example.com', role: 'owner', isYou: true },
        { name: 'Ruth Weaver', role: 'helper', hasSecondFactor: false, isYou: false },
      ],
      invitations: [],
    });
    const twice = await owner.post(`${TEAM}/invitations`, { email: 'Ruth@example.com' });
    expect([twice.status, twice.body['code']]).toEqual([409, 'ACCESS.WORKS_HERE']);
  });

  it('accepts an invitation once, also from two concurrent requests', async () => {
    const token = await invite('twin@example.com');
    const answers = await Promise.all([join(token), join(token)]);
    expect(answers.map(({ answer }) => answer.status).sort()).toEqual([200, 410]);
    await owner.delete(`${TEAM}/${await idOf('twin@example.com')}`);
  });

  it('rejects an invitation that was revoked, has expired, or was replaced', async () => {
    const revoked = await invite('ada@example.com');
    const [invitation] = (await team()).invitations;
    expect((await owner.delete(`${TEAM}/invitations/${invitation?.id}`)).status).toBe(204);
    expect((await owner.delete(`${TEAM}/invitations/${invitation?.id}`)).status).toBe(204);
    expect((await join(revoked)).answer.status).toBe(410);
    const [first, second] = [await invite('ada@example.com'), await invite('ada@example.com')];
    expect((await join(first)).answer.status).toBe(410);
    await shop.pool.query("UPDATE staff_invitations SET expires_at = expires_at - interval '7 days'");
    expect((await join(second)).answer.status).toBe(410);
    expect((await team()).invitations).toMatchObject([{ isOver: true }]);
  });

  it('changes roles at once, and keeps the last owner @S2-signing-in-13', async () => {
    const ruth = new ApiSession(shop);
    await ruth.signIn('ruth@example.com', PASSWORD);
    const [ofOwner, ofRuth] = [await idOf('owner@example.com'), await idOf('ruth@example.com')];
    const role = (id: string, to: unknown, by = owner) => by.put(`${TEAM}/${id}/role`, { role: to });
    const last = await role(ofOwner, 'helper');
    expect([last.status, last.body['code']]).toEqual([409, 'ACCESS.LAST_OWNER']);
    expect((await owner.delete(`${TEAM}/${ofOwner}`)).status).toBe(409);
    expect((await role(ofRuth, 'owner', ruth)).status).toBe(403);
    expect((await role(ofRuth, 'owner')).status).toBe(204);
    expect((await ruth.get(TEAM)).status).toBe(200);
    // Each of two owners demotes the other; one of them stays. The slower one is rejected, either as the last
    // owner or already as a helper.
    const both = await Promise.all([role(ofRuth, 'helper', owner), role(ofOwner, 'helper', ruth)]);
    const refused = both.map(({ status }) => status).filter((status) => status !== 204);
    expect(refused).toHaveLength(1);
    expect([403, 409]).toContain(refused[0]);
    const { rows: owners } = await shop.pool.query("SELECT user_id FROM staff WHERE role = 'owner'");
    expect(owners).toHaveLength(1);
    await shop.pool.query("UPDATE staff SET role = CASE user_id WHEN $1 THEN 'owner' ELSE 'helper' END", [
      ofOwner,
    ]);
    for (const to of ['admin', '', 7, undefined]) expect((await role(ofRuth, to)).status).toBe(400);
    expect((await role('00000000-0000-4000-8000-000000000000', 'helper')).status).toBe(404);
  });

  it('signs a member out everywhere, keeps the owner’s session, and lets the member sign in again', async () => {
    const [first, second] = [new ApiSession(shop), new ApiSession(shop)];
    for (const ruth of [first, second]) await ruth.signIn('ruth@example.com', PASSWORD);
    const end = (id: string, by = owner) => by.delete(`${TEAM}/${id}/sessions`);
    const [ofOwner, ofRuth] = [await idOf('owner@example.com'), await idOf('ruth@example.com')];
    expect((await end(ofOwner, first)).status).toBe(403);
    await shop.pool.query("UPDATE sessions SET proved_at = proved_at - interval '16 minutes'");
    expect((await end(ofRuth)).body).toMatchObject({ status: 403, code: 'ACCESS.PROOF_NEEDED' });
    await owner.post('/api/admin/account/proof', { password: OWNER.ADMIN_PASSWORD });
    const { rowCount: ended } = await shop.pool.query('SELECT 1 FROM sessions WHERE user_id = $1', [ofRuth]);
    expect((await end(ofRuth)).status).toBe(204);
    expect([await first.isSignedIn(), await second.isSignedIn()]).toEqual([false, false]);
    expect((await end(ofRuth)).status).toBe(204);
    const noted = await shop.pool.query(
      "SELECT who, subject_id, after FROM audit_log WHERE action = 'staff.sessions-ended'",
    );
    expect(noted.rows).toEqual([
      { who: 'Eleanor Marsh <owner@example.com>', subject_id: ofRuth, after: { ended } },
    ]);
    await emails.next('ruth@example.com', 'You were signed out elsewhere');
    expect((await first.signIn('ruth@example.com', PASSWORD)).status).toBe(200);
    const another = await signInOwner(shop);
    expect((await end(ofOwner)).status).toBe(204);
    expect([await owner.isSignedIn(), await another.isSignedIn()]).toEqual([true, false]);
    expect((await end('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });

  it('removes a member with all access at once, and keeps the audit log', async () => {
    const ruth = new ApiSession(shop);
    await ruth.signIn('ruth@example.com', PASSWORD);
    expect((await owner.delete(`${TEAM}/${await idOf('ruth@example.com')}`)).status).toBe(204);
    expect(await ruth.isSignedIn()).toBe(false);
    expect((await ruth.signIn('ruth@example.com', PASSWORD)).status).toBe(401);
    const noted = await shop.pool.query(
      "SELECT DISTINCT action FROM audit_log WHERE action LIKE 'staff.%' AND action !~ 'sign'",
    );
    expect(noted.rows.map(({ action }) => action as string).sort()).toEqual([
      'staff.invitation-revoked',
      'staff.invited',
      'staff.joined',
      'staff.removed',
      'staff.role-changed',
      'staff.sessions-ended',
    ]);
  });

  it('requires a second step before anything else, if the owner turns the rule on', async () => {
    const rule = (requiresSecondFactor: unknown) => owner.put(`${TEAM}/rules`, { requiresSecondFactor });
    const first = await rule(true);
    expect([first.status, first.body['code']]).toEqual([409, 'ACCESS.HERSELF_FIRST']);
    expect((await rule('yes')).status).toBe(400);
    const begin = (staff: ApiSession) => staff.post<{ secret: string }>('/api/admin/account/second-factor');
    const setUp = async (staff: ApiSession) => {
      const { secret } = (await begin(staff)).body;
      const input = { code: totpCode(secret) };
      expect((await staff.post('/api/admin/account/second-factor/confirm', input)).status).toBe(200);
    };
    await setUp(owner);
    expect((await rule(true)).status).toBe(204);
    const { staff, answer } = await join(await invite('eve@example.com'));
    expect(answer.body).toMatchObject({ signedIn: true, next: 'set-up' });
    const refused = await staff.get('/api/admin/broadcasts');
    expect([refused.status, refused.body['code']]).toEqual([403, 'ACCESS.SET_UP_FIRST']);
    await setUp(staff);
    expect((await staff.get('/api/admin/broadcasts')).status).toBe(200);
    expect((await staff.get('/api/admin/me')).body).toMatchObject({ next: null });
  });
});
