import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from '@lectern/embedded-postgres/servers';

const main = path.resolve(import.meta.dirname, '../backend/dist/main.js');
/** A first start makes a database; on a busy machine that takes a while. */
const timeoutMs = 240_000;

export interface Site {
  /** Without a slash at the end. */
  url: string;
  /** Emails are kept below it, in mail/. */
  dataDir: string;
  stop(): Promise<void>;
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined);
  return answer?.ok ?? false;
}

/**
 * Starts the built site as an owner would on her machine: stand-ins for everything, data of its own.
 * @param settings environment variables besides
 * @throws with what the site said, when it ends or is not ready in time
 */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lectern-site-'));
  // Passable: the unprivileged user who runs PostgreSQL for root finds his own folder below it.
  await chmod(dataDir, 0o711);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const site = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // All journeys come from one address, and buy with many cards.
      CHECKOUT_LIMITS: 'off',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [site.stdout, site.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const ended = once(site, 'exit');
  const stop = async () => {
    if (site.exitCode === null) {
      site.kill('SIGTERM');
      await ended;
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  const startedMs = performance.now();
  while (!(await isReady(url))) {
    if (site.exitCode !== null || performance.now() - startedMs > timeoutMs) {
      await stop();
      throw new Error(`The site did not get ready. It said:\n${said}`);
    }
    await wait(100);
  }
  return { url, dataDir, stop };
}
