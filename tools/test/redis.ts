import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { freePort } from '@lectern/embedded-postgres/servers';

import { startChild, stopChild } from '../start/children.mjs';

interface RedisOptions {
  port?: number;
  /** Where it saves its data when it stops; without one, it has no persistence. */
  folder?: string;
}

/** Starts a Redis. Resolves to undefined if redis-server is not installed. */
export async function startRedis(
  options: RedisOptions = {},
): Promise<{ url: string; stop(): Promise<void> } | undefined> {
  const { folder, port = await freePort() } = options;
  const saving = folder ? ['--save', '3600 1', '--dir', folder] : ['--save', ''];
  const settings = ['--port', String(port), '--bind', '127.0.0.1', ...saving, '--appendonly', 'no'];
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
