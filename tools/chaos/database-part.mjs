import { setTimeout as wait } from 'node:timers/promises';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { startEmbeddedPostgres } from '@lectern/embedded-postgres';

const settings = { max_connections: '200', shared_buffers: '64MB' };
const lookAgainMs = 20;

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * A PostgreSQL as durable as the site's own, which can be killed and recovers what was committed.
 * @param {string} dataDir
 */
export async function databasePart(dataDir) {
  const start = () => startEmbeddedPostgres({ dataDir, database: 'lectern', settings });
  let server = await start();
  return {
    name: 'database',
    url: server.url,
    async start() {
      server = await start();
    },
    async kill() {
      const [pid] = (await readFile(path.join(server.clusterDir, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
      while (isAlive(Number(pid))) await wait(lookAgainMs);
    },
    stop: () => server.stop(),
  };
}
