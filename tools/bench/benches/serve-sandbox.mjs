// The payment sandbox alone, over a PostgreSQL like the site's: same server, same settings, same durability.
// Ends, and PostgreSQL with it, when its standard input does.
import { createRequire } from 'node:module';

import { startEmbeddedPostgres } from '@lectern/embedded-postgres';
import { createStripeSandbox } from '@lectern/stripe-sandbox';

import { inRoot } from '../../start/paths.mjs';

/** @type {typeof import('pg')} */
const pg = createRequire(inRoot('libs/stripe-sandbox/package.json'))('pg');
const settings = { max_connections: '200', shared_buffers: '128MB' };
const poolSize = 8;

const { DATA_DIR: dataDir } = process.env;
if (!dataDir) throw new Error('DATA_DIR is not set.');
const starting = startEmbeddedPostgres({ dataDir, database: 'sandbox', settings });

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  const server = await starting.catch(() => undefined);
  await server?.stop();
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
process.stdin.resume().on('close', () => void stop());

const { url } = await starting;
const pool = new pg.Pool({ connectionString: url, max: poolSize });
// PostgreSQL ends before the pool does.
pool.on('error', () => undefined);
const sandbox = createStripeSandbox({
  pool,
  publicUrl: 'http://localhost',
  mountPath: '/sandbox/stripe',
});
await sandbox.migrate();
const [{ secretKey }, { port }] = await Promise.all([sandbox.keys(), sandbox.listen()]);
process.stdout.write(`${JSON.stringify({ port, secretKey })}\n`);
