// What tests and tools start servers with, in plain JavaScript: they run before anything is compiled.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = new URL('../../../../', import.meta.url);

/** Below the ports that systems hand out by themselves: between this look and its use nobody is given it. */
const range = /** @type {const} */ ([15_000, 32_000]);

/** A port of the loopback that nobody listens on at this moment. @returns {Promise<number>} */
export async function freePort() {
  for (;;) {
    const port = randomInt(...range);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').catch(() => false);
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

/**
 * Starts a PostgreSQL for a run of tests in a process of its own.
 * @returns {Promise<{ url: string, stop(): Promise<void> }>} its address, for TEST_DATABASE_URL
 * @throws when it ends before it could be reached; the message holds what it said
 */
export async function servePostgres() {
  const child = spawn(
    process.execPath,
    [
      '-C',
      '@lectern/source',
      '--import',
      './tools/test/compile.mjs',
      fileURLToPath(new URL('./serve-postgres.ts', import.meta.url)),
    ],
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
