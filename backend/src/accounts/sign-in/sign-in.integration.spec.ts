import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';

import { partNames } from '@lectern/catalogue';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { signInHelper, signInOwner } from '../../testing/staff-sessions.js';
import { StaffEmails } from '../../testing/staff-emails.js';

const RIGHT = { email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD };
const OWNER_EMAIL = RIGHT.email.toLowerCase();
const WRONG = 'The email address or password isn’t right.';
const SIGN_IN = '/api/admin/session';

describe('Dashboard sign-in', () => {
  let shop: RunningShop;

  beforeAll(async () => {
    shop = await openShop(OWNER);
  });
  afterAll(() => shop.stop());
  afterEach(() => shop.pool.query('DELETE FROM access_tries'));

  const guess = (email: string, password = 'not the password') =>
    new ApiSession(shop).signIn(email, password);
  const earlier = (column: string, time: string) =>
    shop.pool.query(`UPDATE sessions SET ${column} = ${column} - $1::interval`, [time]);

  it('admits the owner from the settings, and reports the account', async () => {
    const staff = await signInOwner(shop);
    const { status, headers, body } = await staff.get('/api/admin/me');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      signedIn: true,
      hasOwner: true,
      shop: { currency: 'USD', country: 'US', parts: partNames },
      staff: {
        name: 'Eleanor Marsh',
        email: 'owner@example.com',
        role: 'owner',
        language: 'en',
        may: expect.arrayContaining(['letters.send']),
      },
      next: null,
      secondSteps: [],
    });
  });

  it('stores hashes of password and token, and hides the cookie from scripts @S2-calls-and-errors-20 @S2-signing-in-1', async () => {
    const staff = new ApiSession(shop);
    const { headers } = await staff.signIn();
    const [session = '', device = '', ...more] = headers.getSetCookie();
    expect(session).toMatch(
      /^lectern-session-\d+=[\w-]{43}; Max-Age=1209600; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
    expect(device).toMatch(
      /^lectern-device-\d+=[\w-]{43}\.[\w-]{43}; Max-Age=31536000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
    expect(more).toEqual([]);
    const { rows } = await shop.pool.query('SELECT * FROM users');
    expect(rows).toEqual([
      {
        id: expect.any(String),
        username: 'owner@example.com',
        password: expect.stringMatching(/^\$argon2id\$/),
      },
    ]);
    const kept = await shop.pool.query('SELECT token_hash FROM sessions');
    const token = /=([\w-]{43});/.exec(session)?.[1];
    expect(token).toHaveLength(43);
    expect(kept.rows.map(({ token_hash }) => token_hash)).not.toContain(token);
  });

  it('responds alike to a wrong password and an unknown account', async () => {
    const [known, unknown] = [await guess(RIGHT.email), await guess('nobody@example.com')];
    for (const { status, body } of [known, unknown]) {
      expect(status).toBe(401);
      expect(body).toMatchObject({ detail: WRONG, code: 'ACCESS.WRONG_PASSWORD' });
    }
  });

  it('logs successes and failures with factor and a fingerprint of the source', async () => {
    const {
      rows: [before],
    } = await shop.pool.query('SELECT count(*)::int AS count FROM audit_log');
    await guess(RIGHT.email);
    await guess('nobody@example.com');
    await signInOwner(shop);
    const { rows } = await shop.pool.query(
      'SELECT who, action, subject_id, after FROM audit_log ORDER BY at OFFSET $1',
      [before.count],
    );
    const userId = rows[2].subject_id;
    const after = { factor: 'password', source: expect.stringMatching(/^[\w-]{43}$/) };
    const failed = { who: 'somebody', action: 'staff.sign-in-failed', after };
    expect(rows).toEqual([
      { ...failed, subject_id: userId },
      { ...failed, subject_id: 'unknown' },
      { who: 'Eleanor Marsh <owner@example.com>', action: 'staff.signed-in', subject_id: userId, after },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|nobody/);
  });

  it('rejects calls without a session', async () => {
    const stranger = new ApiSession(shop);
    expect((await stranger.get('/api/admin/me')).body).toEqual({
      signedIn: false,
      hasOwner: true,
      staff: null,
      next: null,
      secondSteps: [],
    });
    stranger.cookie = `lectern-session-${new URL(shop.url).port}=${'a'.repeat(43)}`;
    expect(await stranger.isSignedIn()).toBe(false);
    const answer = await stranger.get('/api/admin/there-is-no-such-call');
    expect(answer.status).toBe(401);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  it('creates a new session at each sign-in and ends the one before @S2-signing-in-3', async () => {
    const staff = await signInOwner(shop);
    const before = staff.cookie;
    await staff.signIn();
    expect(staff.cookie).not.toBe(before);
    expect(await staff.isSignedIn()).toBe(true);
    const thief = new ApiSession(shop);
    thief.cookie = before;
    expect(await thief.isSignedIn()).toBe(false);
  });

  it('ends the session at sign-out, which can be repeated', async () => {
    const staff = await signInOwner(shop);
    const { cookie } = staff;
    const other = await signInOwner(shop);
    expect((await staff.delete(SIGN_IN)).body).toEqual({
      signedIn: false,
      hasOwner: true,
      staff: null,
      next: null,
      secondSteps: [],
    });
    expect(staff.cookie).toMatch(/^lectern-device-\d+=[\w.-]+$/);
    staff.cookie = cookie;
    expect(await staff.isSignedIn()).toBe(false);
    expect((await staff.delete(SIGN_IN)).status).toBe(200);
    expect(await other.isSignedIn()).toBe(true);
  });

  it('expires after twelve hours without use; use extends it @S2-signing-in-4', async () => {
    const staff = await signInOwner(shop);
    await earlier('last_seen_at', '11 hours 59 minutes');
    expect(await staff.isSignedIn()).toBe(true);
    await earlier('last_seen_at', '11 hours 59 minutes');
    expect(await staff.isSignedIn()).toBe(true);
    await earlier('last_seen_at', '12 hours 1 minute');
    expect(await staff.isSignedIn()).toBe(false);
  });

  it('expires after fourteen days, even if it is used @S2-signing-in-4', async () => {
    const staff = await signInOwner(shop);
    await earlier('expires_at', '13 days 23 hours');
    expect(await staff.isSignedIn()).toBe(true);
    await earlier('expires_at', '1 hour');
    expect(await staff.isSignedIn()).toBe(false);
  });

  it('makes guessers wait longer and longer, and admits the owner after the wait @S2-signing-in-9', async () => {
    const later = (time: string) =>
      shop.pool.query('UPDATE access_tries SET last_tried_at = last_tried_at - $1::interval', [time]);
    for (let time = 0; time < 5; time += 1) expect((await guess(RIGHT.email)).status).toBe(401);
    const early = await guess(RIGHT.email, RIGHT.password);
    expect(early.status).toBe(429);
    expect(early.body).toMatchObject({
      detail: expect.stringMatching(/^That was tried too often\. Please wait/),
    });
    expect(Number(early.headers.get('retry-after'))).toBeLessThanOrEqual(30);
    await later('31 seconds');
    expect((await guess(RIGHT.email)).status).toBe(401);
    expect(Number((await guess(RIGHT.email)).headers.get('retry-after'))).toBeGreaterThan(31);
    await later('61 seconds');
    expect((await guess(RIGHT.email, RIGHT.password)).status).toBe(200);
    expect((await guess(RIGHT.email)).status).toBe(401);
  });

  /** Moves the wait past the end of the test, however slow the machine is. */
  const waitAnHour = () =>
    shop.pool.query("UPDATE access_tries SET last_tried_at = last_tried_at + interval '1 hour'");

  it('does not lock out known browsers, or one with an emailed link, because of guesses by strangers', async () => {
    const owner = await signInOwner(shop);
    await owner.delete(SIGN_IN);
    const reader = new ApiSession(shop);
    await reader.post('/api/admin/forgotten-password', { email: RIGHT.email });
    const token = await new StaffEmails(shop).token(OWNER_EMAIL, 'Choose a new password');
    const lockOut = async () => {
      // Reaches the limit of the account, and of the strangers' network.
      for (let time = 0; time < 5; time += 1) await guess(RIGHT.email);
      for (let time = 0; time < 20; time += 1) await guess(`number${time}@example.com`);
      await waitAnHour();
      expect((await guess(RIGHT.email, RIGHT.password)).status).toBe(429);
    };
    await lockOut();
    expect((await owner.signIn()).status).toBe(200);
    expect((await guess(RIGHT.email, RIGHT.password)).status).toBe(429);
    const chosen = { token, password: RIGHT.password };
    const path = '/api/admin/forgotten-password/new-password';
    expect((await reader.post(path, chosen)).status).toBe(204);
    expect((await reader.signIn()).status).toBe(200);
  });

  it('counts the attempts of each known browser separately, and for its own account only', async () => {
    const helper = await signInHelper(shop);
    const [owner, other] = [await signInOwner(shop), await signInOwner(shop)];
    const tries = async (staff: ApiSession, email = RIGHT.email) => {
      const statuses = [];
      for (let time = 0; time < 6; time += 1) statuses.push((await staff.signIn(email, 'wrong')).status);
      return statuses;
    };
    const lockedAtTheSixth = [401, 401, 401, 401, 401, 429];
    expect(await tries(owner)).toEqual(lockedAtTheSixth);
    expect((await owner.signIn()).status).toBe(429);
    expect((await other.signIn()).status).toBe(200);
    expect(await tries(helper)).toEqual(lockedAtTheSixth);
    expect((await helper.signIn('helper@example.com')).status).toBe(200);
    await waitAnHour();
    const forged = new ApiSession(shop);
    forged.cookie = other.cookie.replace(/(?<=device-[^=]+=)./, (first) => (first === 'A' ? 'B' : 'A'));
    expect((await forged.signIn()).status).toBe(429);
  });

  it('counts concurrent guesses, and guesses at unknown accounts', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => guess('nobody@example.com')));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429]);
  });

  it('limits how often one network can guess at many accounts', async () => {
    for (let account = 0; account < 20; account += 1)
      expect((await guess(`number${account}@example.com`)).status).toBe(401);
    expect((await guess('one-more@example.com')).status).toBe(429);
    expect((await guess(RIGHT.email, RIGHT.password)).status).toBe(429);
  });

  it.each([
    ['by what the browser says of the page', { 'sec-fetch-site': 'cross-site' }],
    ['from a neighbour of the same domain', { 'sec-fetch-site': 'same-site' }],
    ['by its origin, where that is all', { origin: 'https://evil.example' }],
    ['with an origin that is none', { origin: 'null' }],
  ])('rejects calls from another site: %s', async (_how, headers) => {
    const staff = await signInOwner(shop);
    expect((await staff.delete(SIGN_IN, headers)).status).toBe(403);
    expect((await new ApiSession(shop).post(SIGN_IN, RIGHT, headers)).status).toBe(403);
    expect(await staff.isSignedIn()).toBe(true);
  });

  it('accepts only calls from our own pages, by either header', async () => {
    const own: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin' },
      { origin: shop.url },
      { origin: shop.configuration.publicUrl },
    ];
    for (const headers of own)
      expect((await new ApiSession(shop).post(SIGN_IN, RIGHT, headers)).status).toBe(200);
  });

  it.each([
    ['no address', { password: 'x' }, 'Please enter a valid email address'],
    ['no password', { email: RIGHT.email, password: '' }, 'Please enter your password'],
    ['too long a password', { email: RIGHT.email, password: 'x'.repeat(201) }, 'Please enter your password'],
    ['a role of one’s own', { ...RIGHT, role: 'owner' }, '"role" is not a known field.'],
  ])('rejects %s with a sentence', async (_what, body, sentence) => {
    const answer = await new ApiSession(shop).post(SIGN_IN, body);
    expect([answer.status, answer.body['detail']]).toEqual([400, sentence]);
  });
});
