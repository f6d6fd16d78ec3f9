// Starts servers for tests and tools. Plain JavaScript, because it runs before anything is compiled.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = new URL('../../../../', import.meta.url);

/** Below the ephemeral ports of operating systems, so that no other process takes the port before its use. */
const range = /** @type {const} */ ([15_000, 32_000]);

/** Finds a free loopback port. @returns {Promise<number>} */
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
 * Starts a PostgreSQL for a test run, in its own process.
 * @returns {Promise<{ url: string, stop(): Promise<void> }>} url is for TEST_DATABASE_URL
 * @throws when it exits before it is reachable; the message contains its output
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
