import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const root = path.resolve(import.meta.dirname, '..');

/** A PostgreSQL that belongs to a test, not to the processes that the test kills. */
export interface OwnDatabase {
  url: string;
  stop(): Promise<void>;
}

export async function startOwnDatabase(): Promise<OwnDatabase> {
  const server: ChildProcess = spawn(
    process.execPath,
    ['-C', '@lectern/source', '--import', './tools/test/compile.mjs', 'tools/test/serve-postgres.ts'],
    { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = once(server, 'exit');
  if (!server.stdout) throw new Error('The database has no standard output.');
  const [url] = (await once(createInterface({ input: server.stdout }), 'line')) as [string];
  return {
    url,
    stop: async () => {
      server.stdin?.end();
      await ended;
    },
  };
}
