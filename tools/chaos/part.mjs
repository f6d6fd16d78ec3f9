import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

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
      endings.push(`${name} ended with ${signal ?? code}: ${said.trim().split('\n').at(-1)?.trim()}`);
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
