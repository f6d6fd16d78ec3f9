import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { inRoot } from '../start/paths.mjs';
import { freePort } from '@lectern/embedded-postgres/servers';
import { startServer } from './server-process.mjs';

/**
 * A folder for the data of one process, gone when the bench ends.
 * @param {import('./endings.mjs').Endings} endings
 */
export async function dataFolder(endings) {
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-bench-'));
  endings.add(() => rm(folder, { recursive: true, force: true }));
  // Passable: the unprivileged user who runs PostgreSQL for root finds his own folder below it.
  await chmod(folder, 0o711);
  return folder;
}

/** @typedef {{ url: string, dataDir: string, pid: number }} Site its address, without a slash at the end, its data and its process */

/** A first start makes a database; on a busy machine that takes a while. */
const timeoutMs = 120_000;
/** What would have the site use something else than its own stand-ins. */
export const ownSettings = [
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SANDBOX_WEBHOOK_FAULTS',
  'SANDBOX_PORT',
  'PUBLIC_URL',
  'ROLE',
  'TRUSTED_PROXIES',
  'CHECKOUT_LIMITS',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
];

/** Its visitors are programs on this machine, who buy more than people do: docs/operating.md, "Strangers". */
export const programsBuy = { CHECKOUT_LIMITS: 'off' };

/** What `npm start` sets for the process of the site. @returns {Record<string, string>} */
function startSettings() {
  const { start } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).scripts;
  return Object.fromEntries([...start.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]));
}

/** @param {string} url */
async function untilReady(url) {
  const startedMs = performance.now();
  while (performance.now() - startedMs < timeoutMs) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`The site was not ready within ${timeoutMs / 1000} s.`);
}

/**
 * Starts the built site as `npm start` runs it, but with empty data of its own.
 * @param {import('./endings.mjs').Endings} endings
 * @param {Record<string, string>} [settings] environment variables besides
 * @returns {Promise<Site>}
 */
export async function startSite(endings, settings = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await dataFolder(endings);
  const unset = Object.fromEntries(ownSettings.map((name) => [name, undefined]));
  const env = {
    ...unset,
    ...programsBuy,
    ...startSettings(),
    PORT: String(port),
    DATA_DIR: dataDir,
    ...settings,
  };
  const site = startServer(inRoot('backend/dist/main.js'), { endings, env });
  await Promise.race([untilReady(url), site.failure]);
  return { url, dataDir, pid: site.pid ?? 0 };
}

/** Settings by which a new site has an owner, whom `signIn` knows. */
export const owner = { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'a quiet study at dusk' };

/** Signs the owner in to the dashboard. @param {string} url of the site @returns {Promise<string>} the cookie, as a header has it */
export async function signIn(url) {
  const answer = await fetch(`${url}/api/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: owner.ADMIN_EMAIL, password: owner.ADMIN_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
