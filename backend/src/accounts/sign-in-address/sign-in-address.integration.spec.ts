import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { signInHelper, signInOwner } from '../../testing/staff-sessions.js';
import { StaffEmails } from '../../testing/staff-emails.js';

const EMAIL = '/api/admin/account/email';
const OLD = OWNER.ADMIN_EMAIL.toLowerCase();
const NEW = 'eleanor@home.example';

describe('The sign-in email (O13)', () => {
  let shop: RunningShop;
  let emails: StaffEmails;
  let owner: ApiSession;

  beforeAll(async () => {
    shop = await openShop(OWNER);
    emails = new StaffEmails(shop);
    await signInHelper(shop);
  });
  afterAll(() => shop.stop());
  beforeEach(async () => {
    owner = await signInOwner(shop);
  });

  const codeTo = async (address: string) => {
    const { text = '' } = await emails.next(address, 'Your code for Eleanor Marsh’s dashboard');
    return /\b(\d{6})\b/.exec(text)?.[1] ?? '';
  };

  it('requires a recent proof for the request and for the change', async () => {
    await shop.pool.query("UPDATE sessions SET proved_at = now() - interval '16 minutes'");
    for (const answer of [
      await owner.post(EMAIL, { email: NEW }),
      await owner.put(EMAIL, { code: '123456' }),
    ])
      expect(answer.body).toMatchObject({ status: 403, code: 'ACCESS.PROOF_NEEDED' });
  });

  it('rejects the current address, one of another account, and an unknown code', async () => {
    const codeOf = async (email: string) => (await owner.post(EMAIL, { email })).body['code'];
    expect(await codeOf(OWNER.ADMIN_EMAIL)).toBe('ACCESS.SAME_EMAIL');
    expect(await codeOf('Helper@example.com')).toBe('ACCESS.EMAIL_TAKEN');
    expect((await owner.post(EMAIL, { email: 'nonsense' })).status).toBe(400);
    expect((await owner.put(EMAIL, { code: '123456' })).body).toMatchObject({
      status: 422,
      code: 'ACCESS.WRONG_CODE',
    });
  });

  it('changes with a code from the new mailbox, notifies the old one, and is logged', async () => {
    expect((await owner.post(EMAIL, { email: 'typo@home.example' })).status).toBe(202);
    const typo = await codeTo('typo@home.example');
    expect((await owner.post(EMAIL, { email: NEW })).status).toBe(202);
    // The code of the earlier address is invalid.
    expect((await owner.put(EMAIL, { code: typo })).status).toBe(422);
    const code = await codeTo(NEW);
    const changed = await owner.put(EMAIL, { code });
    expect(changed.body).toMatchObject({ signedIn: true, staff: { email: NEW } });
    expect((await owner.put(EMAIL, { code })).status).toBe(422);

    expect((await owner.get('/api/admin/account')).body).toMatchObject({ email: NEW });
    const staff = new ApiSession(shop);
    expect((await staff.signIn(OLD)).status).toBe(401);
    expect((await staff.signIn(NEW)).status).toBe(200);
    const { text = '' } = await emails.next(OLD, 'Your sign-in email was changed');
    expect(text).toContain(NEW);
    const { rows } = await shop.pool.query(
      "SELECT before, after FROM audit_log WHERE action = 'staff.email-changed'",
    );
    expect(rows).toEqual([{ before: { email: OLD }, after: { email: NEW } }]);
    await shop.pool.query('UPDATE users SET username = $1 WHERE username = $2', [OLD, NEW]);
  });
});
