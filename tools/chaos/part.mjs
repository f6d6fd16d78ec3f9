import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@lectern/embedded-postgres';

import { startChild, stopChild } from '../start/children.mjs';
import { inRoot, root } from '../start/paths.mjs';

const graceMs = 15_000;
/** Characters. */
const lastWords = 600;
/** One that ends by itself (its database was away when it started) is started again, as a supervisor would. */
const restartMs = 500;

/**
 * A process of the site that can be killed and comes back.
 * @param {{ name: string, env: NodeJS.ProcessEnv, logFile: string }} what
 */
export function sitePart({ name, env, logFile }) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let isWanted = false;
  /** @type {string[]} */
  const endings = [];
  let said = '';
  const log = createWriteStream(logFile, { flags: 'a' });

  function start() {
    isWanted = true;
    const started = startChild(process.execPath, [inRoot('backend/dist/main.js')], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream?.on('data', (text) => {
        said = (said + String(text)).slice(-lastWords);
        log.write(text);
      });
    }
    started.once('exit', (code, signal) => {
      if (child !== started || !isWanted) return;
      const lastLine = said.split('\n').findLast((line) => /\w/.test(line));
      endings.push(`${name} ended with ${signal ?? code}: ${lastLine?.trim()}`);
      setTimeout(() => isWanted && child === started && start(), restartMs);
    });
  }
  return {
    name,
    start,
    isRunning: () => child !== undefined && child.exitCode === null && child.signalCode === null,
    /** How it ended without having been killed, with its last line. */
    ownEndings: () => endings,
    /** Kills it in the middle of whatever it does. */
    async kill() {
      isWanted = false;
      const doomed = child;
      if (!doomed || doomed.exitCode !== null || doomed.signalCode !== null) return;
      const ended = once(doomed, 'exit');
      doomed.kill('SIGKILL');
      await ended;
    },
    async stop() {
      isWanted = false;
      if (child) await stopChild(child, graceMs);
      log.end();
    },
  };
}

/** @typedef {ReturnType<typeof sitePart>} Part */

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
