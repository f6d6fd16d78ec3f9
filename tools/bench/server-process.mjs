import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { startChild, stopChild } from '../start/children.mjs';
import { root } from '../start/paths.mjs';

/** A server finishes what it is at and closes its database. */
const graceMs = 15_000;

/**
 * Starts a server in a Node process of its own, in production as the site is.
 * @param {string} program
 * @param {{ endings: import('./endings.mjs').Endings, env?: NodeJS.ProcessEnv, input?: string }} options
 *   `input` goes to its standard input, which stays open until we end, however that comes about
 */
export function startServer(program, { endings, env = {}, input = '' }) {
  const child = startChild(process.execPath, [program], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  endings.add(() => stopChild(child, graceMs));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => (said += text));
  }
  // One that ended before it read its input is told of by `failure`.
  child.stdin?.on('error', () => undefined);
  if (input) child.stdin?.write(`${input}\n`);
  const gone = Promise.race([once(child, 'exit'), once(child, 'error')]);
  /** Rejects, with what it said, when it ends. @type {Promise<never>} */
  const failure = gone.then(() => {
    throw new Error(`${program} ended before its time. It said:\n${said.trim()}`);
  });
  // Whoever waits for it is told; nobody has to.
  failure.catch(() => undefined);
  const lines = child.stdout && createInterface({ input: child.stdout });
  return {
    failure,
    pid: child.pid,
    /** The next line of its standard output. @returns {Promise<string>} */
    async nextLine() {
      if (!lines) throw new Error('A server without standard output.');
      const [line] = await once(lines, 'line');
      return line;
    },
    /** @param {string} line for its standard input */
    tell(line) {
      child.stdin?.write(`${line}\n`);
    },
  };
}

/**
 * Starts one of our own servers, which says in one line of JSON where it is.
 * @template T
 * @param {string} program
 * @param {Parameters<typeof startServer>[1]} options
 * @returns {Promise<T>} what it says
 * @throws with what it said, when it ends instead
 */
export async function startSpeakingServer(program, options) {
  const server = startServer(program, options);
  return JSON.parse(await Promise.race([server.nextLine(), server.failure]));
}

/**
 * Starts one of our own servers that answers each line of JSON with another, one after the other. Its first
 * line says that it is ready.
 * @param {string} program
 * @param {Parameters<typeof startServer>[1]} options
 */
export async function startAnsweringServer(program, options) {
  const server = startServer(program, options);
  await Promise.race([server.nextLine(), server.failure]);
  return {
    /**
     * @param {unknown} question
     * @returns {Promise<unknown>} its answer
     * @throws with what it said, when it ends instead
     */
    async ask(question) {
      const answer = server.nextLine();
      server.tell(JSON.stringify(question));
      return JSON.parse(await Promise.race([answer, server.failure]));
    },
  };
}
