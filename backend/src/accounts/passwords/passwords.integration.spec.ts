import { site } from '@lectern/catalogue';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';

import { totpCode } from '../../testing/totp-code.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { signInOwner } from '../../testing/staff-sessions.js';
import { StaffEmails } from '../../testing/staff-emails.js';

const FORGOTTEN = '/api/admin/forgotten-password';
const ADDRESS = 'owner@example.com';
const SUBJECT = 'Choose a new password';
const NEW = 'a louder study at noon';

describe('Staff password', () => {
  let shop: RunningShop;
  let emails: StaffEmails;

  beforeAll(async () => {
    shop = await openShop(OWNER);
    emails = new StaffEmails(shop);
  });
  afterAll(() => shop.stop());
  afterEach(async () => {
    await shop.pool.query(
      'DELETE FROM access_tries; DELETE FROM mail_allowances; DELETE FROM password_resets',
    );
    await shop.pool.query('DELETE FROM source_allowances');
  });

  const forget = (email: string) => new ApiSession(shop).post(FORGOTTEN, { email });
  const choose = (token: string, password = NEW) =>
    new ApiSession(shop).post(`${FORGOTTEN}/new-password`, { token, password });
  const signIn = (password: string) => new ApiSession(shop).signIn(ADDRESS, password);
  const promised = async () => {
    await new ShopBooks(shop).allRequestsAreDecided();
    return (await shop.pool.query("SELECT 1 FROM mail_deliveries WHERE letter = 'send-password-link'"))
      .rowCount;
  };
  const restore = async () => {
    await forget(ADDRESS);
    expect((await choose(await emails.token(ADDRESS, SUBJECT), OWNER.ADMIN_PASSWORD)).status).toBe(204);
  };

  it('is reset by an emailed link, once, and all sessions end @S2-signing-in-10', async () => {
    const owner = await signInOwner(shop);
    expect((await forget('Owner@Example.com')).status).toBe(202);
    const token = await emails.token(ADDRESS, SUBJECT);
    expect(token).toHaveLength(43);
    const kept = await shop.pool.query('SELECT token_hash FROM password_resets');
    expect(kept.rows[0].token_hash).not.toBe(token);
    expect((await choose(token)).status).toBe(204);
    expect(await owner.isSignedIn()).toBe(false);
    expect((await signIn(OWNER.ADMIN_PASSWORD)).status).toBe(401);
    expect((await signIn(NEW)).status).toBe(200);
    await emails.next(ADDRESS, 'Your password was changed');
    const again = await choose(token);
    expect([again.status, again.body['detail']]).toEqual([
      410,
      'This link has been used or has expired. Please ask for a new one.',
    ]);
    await restore();
  });

  it('is reset once by two concurrent uses of a link', async () => {
    await forget(ADDRESS);
    const token = await emails.token(ADDRESS, SUBJECT);
    const statuses = await Promise.all([choose(token, OWNER.ADMIN_PASSWORD), choose(token, NEW)]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([204, 410]);
    await shop.pool.query('DELETE FROM mail_allowances');
    await restore();
  });

  it('is not reset by an expired link, or by one before the newest', async () => {
    await forget(ADDRESS);
    const first = await emails.token(ADDRESS, SUBJECT);
    await shop.pool.query('DELETE FROM mail_allowances');
    await forget(ADDRESS);
    const second = await emails.token(ADDRESS, SUBJECT);
    expect((await choose(first)).status).toBe(410);
    await shop.pool.query("UPDATE password_resets SET expires_at = expires_at - interval '1 hour'");
    expect((await choose(second)).status).toBe(410);
    expect((await signIn(OWNER.ADMIN_PASSWORD)).status).toBe(200);
  });

  it('still needs the second step after a reset', async () => {
    const owner = await signInOwner(shop);
    const { body } = await owner.post<{ secret: string }>('/api/admin/account/second-factor');
    const input = { code: totpCode(body.secret) };
    await owner.post('/api/admin/account/second-factor/confirm', input);
    await forget(ADDRESS);
    expect((await choose(await emails.token(ADDRESS, SUBJECT))).status).toBe(204);
    const staff = new ApiSession(shop);
    expect((await staff.signIn(ADDRESS, NEW)).body).toMatchObject({ signedIn: false, next: 'second-step' });
    expect(await staff.isSignedIn()).toBe(false);
    await shop.pool.query('DELETE FROM second_factors; DELETE FROM mail_allowances');
    await restore();
  });

  it('gets a link only for an existing account, without revealing which exist @S2-signing-in-10', async () => {
    const [known, unknown] = [await forget(ADDRESS), await forget('nobody@example.com')];
    expect(known.body).toEqual(unknown.body);
    // The shop of this spec has no mail server.
    const message = expect.stringMatching(/^If this address has an account, its link stays on the server/);
    expect(known.body).toEqual({ message, isKept: true });
    await emails.next(ADDRESS, SUBJECT);
    const count = await promised();
    expect((await forget(ADDRESS)).status).toBe(202);
    expect(await promised()).toBe(count);
  });

  it('rate-limits guessed links', async () => {
    for (let time = 0; time < 20; time += 1) expect((await choose('x'.repeat(43))).status).toBe(410);
    expect((await choose('x'.repeat(43))).status).toBe(429);
  });

  it('is changed with the old one: this session gets a new token, the others end @S2-signing-in-3', async () => {
    const [owner, other] = [await signInOwner(shop), await signInOwner(shop)];
    const change = (oldPassword: string, newPassword: string) =>
      owner.put('/api/admin/account/password', { oldPassword, newPassword });
    const wrong = await change('not the password', NEW);
    expect([wrong.status, wrong.body['errors']]).toEqual([
      422,
      [{ field: 'oldPassword', message: 'This password isn’t right.' }],
    ]);
    const before = owner.cookie;
    expect((await change(OWNER.ADMIN_PASSWORD, NEW)).status).toBe(204);
    expect(owner.cookie).not.toBe(before);
    expect([await owner.isSignedIn(), await other.isSignedIn()]).toEqual([true, false]);
    expect((await change(NEW, OWNER.ADMIN_PASSWORD)).status).toBe(204);
    const noted = await shop.pool.query(
      "SELECT who, reason FROM audit_log WHERE action = 'staff.password-changed' ORDER BY at DESC LIMIT 1",
    );
    expect(noted.rows).toEqual([{ who: 'Eleanor Marsh <owner@example.com>', reason: 'In the account' }]);
  });

  it('is rejected with a reason if it is common or made of names, and can be chosen again', async () => {
    await forget(ADDRESS);
    const token = await emails.token(ADDRESS, SUBJECT);
    const common = 'This password is too easy to guess. A short sentence is better.';
    const known =
      'Your name, your address and this site’s name are too easy to guess. A short sentence is better.';
    for (const [password, message] of [
      ['Password1234!', common],
      ['letmeinletmein', common],
      [`${site.author.name}-2026`, known],
      ['owner@example.com', known],
    ] as const) {
      const { status, body } = await choose(token, password);
      expect([status, body['code'], body['errors']]).toEqual([
        422,
        'ACCESS.PASSWORD_GUESSABLE',
        [{ field: 'password', message }],
      ]);
    }
    expect((await signIn(OWNER.ADMIN_PASSWORD)).status).toBe(200);
    expect((await choose(token, OWNER.ADMIN_PASSWORD)).status).toBe(204);
  });

  it('is rejected beside its field in the account if it is common, however often it is tried', async () => {
    const owner = await signInOwner(shop);
    for (let time = 0; time < 6; time += 1) {
      const input = { oldPassword: OWNER.ADMIN_PASSWORD, newPassword: 'iloveyou1234' };
      const { status, body } = await owner.put('/api/admin/account/password', input);
      expect([status, body['errors']]).toEqual([422, [expect.objectContaining({ field: 'newPassword' })]]);
    }
    expect(await owner.isSignedIn()).toBe(true);
  });

  it.each([
    ['soon guessed', { token: 'x', password: 'short' }, 'Please choose a password of at least 12 characters'],
    ['too long', { token: 'x', password: 'x'.repeat(201) }, 'Please choose one of at most 200 characters'],
    ['no text', { token: 'x', password: 12 }, 'Please choose a password of at least 12 characters'],
    [
      'half a character',
      { token: 'x', password: '\ud800'.repeat(12) },
      'Please choose a password of at least 12 characters',
    ],
    ['without a link', { password: NEW }, 'The link isn’t complete'],
  ])('is rejected with a sentence: %s', async (_what, body, sentence) => {
    const answer = await new ApiSession(shop).post(`${FORGOTTEN}/new-password`, body);
    expect([answer.status, answer.body['detail']]).toEqual([400, sentence]);
  });
});
