import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from '@lectern/embedded-postgres/servers';

import { inRoot } from '../start/paths.mjs';
import type { Cleanup } from './cleanup.js';
import { SiteProcess } from './site-process.js';

/** Creates a temporary folder for data, removed by the cleanup. */
export async function dataFolder(cleanup: Cleanup): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-harness-'));
  cleanup.add(() => rm(folder, { recursive: true, force: true }));
  // The unprivileged user who runs PostgreSQL for root needs to pass through.
  await chmod(folder, 0o711);
  return folder;
}

/** Settings of the developer's machine that would make the site use other services than its own. */
const inherited = [
  ...['DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ...['SANDBOX_WEBHOOK_FAULTS', 'SANDBOX_PORT', 'PUBLIC_URL', 'ROLE', 'TRUSTED_PROXIES', 'CHECKOUT_LIMITS'],
  ...['OPENAI_API_KEY', 'OPENAI_BASE_URL'],
];

/** The environment that `npm start` sets, such as the memory allocator's. */
function startSettings(): Record<string, string> {
  const { start } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).scripts;
  return Object.fromEntries([...start.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]));
}

/** The environment of a site whose buyers are programs, which buy more often than the checkout's limits allow. */
export const siteEnvironment = (settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(inherited.map((name) => [name, undefined])),
  ...startSettings(),
  CHECKOUT_LIMITS: 'off',
  ...settings,
});

export interface Site {
  /** Without a slash at the end. */
  url: string;
  dataDir: string;
  process: SiteProcess;
}

/** Starts the built site as `npm start` does, in one process and with empty data. */
export async function startSite(cleanup: Cleanup, settings: NodeJS.ProcessEnv = {}): Promise<Site> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await dataFolder(cleanup);
  const env = siteEnvironment({ PORT: String(port), DATA_DIR: dataDir, ...settings });
  const site = new SiteProcess('site', env, cleanup);
  site.start();
  await site.untilReady(url);
  return { url, dataDir, process: site };
}

/** Settings that give a new site an owner, for {@link signIn}. */
export const owner = { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'a quiet study at dusk' };

/** Signs the owner in to the dashboard. @returns the value of the Cookie header */
export async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: owner.ADMIN_EMAIL, password: owner.ADMIN_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}.`);
  return cookiesOf(answer);
}

/** The cookies that an answer sets, as the value of a Cookie header. */
export const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
