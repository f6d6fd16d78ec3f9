import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { freePort } from '@lectern/embedded-postgres/servers';

import { startChild, stopChild } from '../start/children.mjs';

/** Starts a Redis without persistence. Resolves to undefined if redis-server is not installed. */
export async function startRedis(): Promise<{ url: string; stop(): Promise<void> } | undefined> {
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = startChild('redis-server', settings, { stdio: ['ignore', 'pipe', 'ignore'] });
  const { stdout } = child;
  if (!stdout) return undefined;
  const exit = Promise.race([once(child, 'error'), once(child, 'exit')]).then(
    () => false,
    () => false,
  );
  const ready = (async () => {
    for await (const line of createInterface({ input: stdout }))
      if (line.includes('Ready to accept connections')) return true;
    return false;
  })();
  if (!(await Promise.race([ready, exit]))) return undefined;
  stdout.resume();
  return { url: `redis://127.0.0.1:${port}`, stop: () => stopChild(child) };
}
