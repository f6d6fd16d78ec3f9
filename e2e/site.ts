import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from '@lectern/embedded-postgres/servers';

const main = path.resolve(import.meta.dirname, '../backend/dist/main.js');
/** The first start creates a database, which takes longer on a busy machine. */
const timeoutMs = 240_000;

export interface Site {
  /** Without a trailing slash. */
  url: string;
  /** Emails are written to its folder mail/. */
  dataDir: string;
  stop(): Promise<void>;
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined);
  return answer?.ok ?? false;
}

/**
 * Starts the built site as `npm start` does: stand-ins for all services, and data of its own.
 * @param settings further environment variables
 * @throws with the site's output if it exits or is not ready in time
 */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lectern-site-'));
  // PostgreSQL's unprivileged user must be able to enter it when tests run as root.
  await chmod(dataDir, 0o711);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const site = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // All journeys buy from one address with many cards.
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
  let isStopping = false;
  site.once('exit', (code, signal) => {
    if (!isStopping) console.error(`The site at ${url} ended with ${code ?? signal}. It said:\n${said}`);
  });
  const stop = async () => {
    isStopping = true;
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
