import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { totpCode } from './testing/totp-code.js';
import { openShop, type RunningShop } from './testing/running-shop.js';
import { OWNER, ApiSession } from './testing/api-session.js';
import { signInOwner } from './testing/staff-sessions.js';
import { StaffEmails } from './testing/staff-emails.js';

const root = path.resolve(import.meta.dirname, '../..');

/** The command beside a running site, in a process of its own. @returns what it prints */
async function resetSignIn({ configuration, databaseUrl }: RunningShop, ...args: string[]): Promise<string> {
  const program = [
    '-C',
    '@lectern/source',
    '--import',
    './tools/test/compile.mjs',
    'backend/src/reset-sign-in.ts',
  ];
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: configuration.dataDir };
  const child = spawn(process.execPath, [...program, ...args], { cwd: root, env, stdio: 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
  await once(child, 'close');
  return said;
}

describe('npm run reset-sign-in (O13)', () => {
  let shop: RunningShop;

  beforeAll(async () => {
    shop = await openShop(OWNER);
  });
  afterAll(() => shop.stop());

  it('lets an owner back in who lost her second step and password, with a trace', async () => {
    const owner = await signInOwner(shop);
    const { body } = await owner.post<{ secret: string }>('/api/admin/account/second-factor');
    await owner.post('/api/admin/account/second-factor/confirm', { code: totpCode(body.secret) });

    expect(await resetSignIn(shop)).toContain('owner    owner@example.com');
    expect(await resetSignIn(shop, 'nobody@example.com')).toContain(
      'No account signs in with nobody@example.com.',
    );
    const said = await resetSignIn(shop, 'Owner@example.com');
    const [, token = ''] = /\/admin\/new-password#([\w-]{43})/.exec(said) ?? [];

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
