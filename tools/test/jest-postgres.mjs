import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const root = new URL('../../', import.meta.url);

/**
 * Starts a PostgreSQL for a run of tests in a process of its own.
 * @returns {Promise<{ url: string, stop(): Promise<void> }>} its address, for TEST_DATABASE_URL
 * @throws when it ends before it could be reached; the message holds what it said
 */
async function servePostgres() {
  const child = spawn(
    process.execPath,
    ['-C', '@lectern/source', '--import', './tools/test/compile.mjs', 'tools/test/serve-postgres.ts'],
    { cwd: root, stdio: ['pipe', 'pipe', 'pipe'] },
  );
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const first = await Promise.race([once(lines, 'line'), ended.then(() => undefined)]);
  if (!first) throw new Error(`No PostgreSQL for the tests: ${said.trim()}`);
  return {
    url: first[0],
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}

/** Gives the integration specs a PostgreSQL, unless TEST_DATABASE_URL names one already. */
export default async function startPostgres() {
  if (process.env.TEST_DATABASE_URL) return;
  const server = await servePostgres();
  process.env.TEST_DATABASE_URL = server.url;
  Object.assign(globalThis, { lecternTestPostgres: server });
}
