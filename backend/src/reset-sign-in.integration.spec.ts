import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { totpCode } from './testing/totp-code.js';
import { openShop, type RunningShop } from './testing/running-shop.js';
import { OWNER, ApiSession } from './testing/api-session.js';
import { startCommand } from './testing/site-command.js';
import { signInOwner } from './testing/staff-sessions.js';
import { StaffEmails } from './testing/staff-emails.js';

const resetSignIn = async (shop: RunningShop, ...args: string[]): Promise<string> =>
  (await startCommand(shop, 'reset-sign-in', ...args).ended).output;

describe('npm run reset-sign-in (O13)', () => {
  let shop: RunningShop;

  beforeAll(async () => {
    shop = await openShop(OWNER);
  });
  afterAll(() => shop.stop());

  it('lets an owner sign in after losing second step and password, and notes it in the audit log', async () => {
    const owner = await signInOwner(shop);
    const { body } = await owner.post<{ secret: string }>('/api/admin/account/second-factor');
    await owner.post('/api/admin/account/second-factor/confirm', { code: totpCode(body.secret) });

    expect(await resetSignIn(shop)).toContain('owner    owner@example.com');
    expect(await resetSignIn(shop, 'nobody@example.com')).toContain(
      'No account signs in with nobody@example.com.',
    );
    const output = await resetSignIn(shop, 'Owner@example.com');
    const [, token = ''] = /\/admin\/new-password#([\w-]{43})/.exec(output) ?? [];

    expect(await owner.isSignedIn()).toBe(false);
    const staff = new ApiSession(shop);
    expect((await staff.signIn()).status).toBe(401);
    const password = 'a new study at dawn';
    const chosen = await staff.post('/api/admin/forgotten-password/new-password', { token, password });
    expect(chosen.status).toBe(204);
    expect((await staff.signIn(OWNER.ADMIN_EMAIL, password)).body).toMatchObject({ signedIn: true });
    const { rows } = await shop.pool.query("SELECT who FROM audit_log WHERE action = 'staff.sign-in-reset'");
    expect(rows).toEqual([{ who: 'The server’s command line' }]);
    await new StaffEmails(shop).next('owner@example.com', 'Your sign-in was reset');
  });
});
