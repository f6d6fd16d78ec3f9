import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import type { RunningShop } from './running-shop.js';
import { spawnSource } from './spawn-source.js';

interface SiteCommand {
  child: ChildProcess;
  ended: Promise<{ output: string; code: number | null }>;
}

/** Runs a command beside a running site: `keys`, `reset-sign-in`. */
export function startCommand(
  { configuration, databaseUrl }: RunningShop,
  name: string,
  ...args: string[]
): SiteCommand {
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: configuration.dataDir };
  const child = spawnSource(`${name}.ts`, args, env);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  return { child, ended: once(child, 'close').then(([code]) => ({ output, code: code as number | null })) };
}
