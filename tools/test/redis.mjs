import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { startChild, stopChild } from '../start/children.mjs';
import { freePort } from '@lectern/embedded-postgres/servers';

/**
 * Starts a Redis that keeps nothing, if the machine has one.
 * @returns {Promise<{ url: string, stop(): Promise<void> } | undefined>} without one, the tests that need it
 *   are skipped
 */
export async function serveRedis() {
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = startChild('redis-server', settings, { stdio: ['ignore', 'pipe', 'ignore'] });
  if (!child.stdout) return undefined;
  const lines = createInterface({ input: child.stdout });
  const ended = Promise.race([once(child, 'error'), once(child, 'exit')]).then(
    () => false,
    () => false,
  );
  const ready = (async () => {
    for await (const line of lines) if (line.includes('Ready to accept connections')) return true;
    return false;
  })();
  if (!(await Promise.race([ready, ended]))) return undefined;
  child.stdout.resume();
  return { url: `redis://127.0.0.1:${port}`, stop: () => stopChild(child) };
}
