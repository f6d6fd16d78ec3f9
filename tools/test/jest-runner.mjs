import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const WORKER = fileURLToPath(new URL('./spec-worker.mjs', import.meta.url));
const FLAGS = [
  ...['-C', '@lectern/source', '--enable-source-maps'],
  ...['--import', new URL('./spec-modules.mjs', import.meta.url).href],
];

/** How long a process may say nothing: it gives a sign each second, unless something holds it up for good. */
const SILENT_MS = 60_000;
/** … and until its first sign, while it begins. */
const BEGINNING_MS = 60_000;
/** How long it may take to end of itself when it is no longer needed. */
const GRACE_MS = 2_000;
/** Whoever runs all specs hears each sign of life: on a loaded machine no file may end within minutes. */
const TELLS = Boolean(process.env.TELL_TESTS);
/** As much of its last words as is told when it has ended in the middle of a file. */
const LAST_WORDS = 4_000;

/**
 * @typedef {{ result: import('@jest/test-result').TestResult }
 *   | { failure: import('@jest/test-result').SerializableError }} Outcome
 */

/**
 * @typedef {object} SpecProcessOptions
 * @property {number} [silentMs] how long it may say nothing
 * @property {string[]} [flags] for Node, besides
 * @property {(message: object) => void} [heard] is told of every message, its signs of life among them
 */

/** One process of bare Node for one spec file after the other; begun when it is needed, and again when it has ended. */
export class SpecProcess {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #lastWords = '';

  /**
   * @param {import('@jest/types').Config.GlobalConfig} globalConfig
   * @param {SpecProcessOptions} options
   */
  constructor(globalConfig, { silentMs = SILENT_MS, flags = [], heard = () => undefined }) {
    this.globalConfig = globalConfig;
    this.silentMs = silentMs;
    this.flags = flags;
    this.heard = heard;
  }

  #start() {
    const child = fork(WORKER, {
      execArgv: [...FLAGS, ...this.flags],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    // What goes wrong shows in how it ends.
    child.on('error', () => undefined);
    // One that ends between two files is followed by another.
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (words) => {
        this.#lastWords = (this.#lastWords + words).slice(-LAST_WORDS);
        if (!this.globalConfig.silent) process.stderr.write(words);
      });
    }
    return child;
  }

  /**
   * @param {Pick<import('@jest/test-result').Test, 'path' | 'context'>} test
   * @param {object} [besides] what the process is told with it
   * @returns {Promise<Outcome>}
   */
  async run(test, besides) {
    const child = (this.#child ??= this.#start());
    this.#lastWords = '';
    /** @type {(outcome: Outcome) => void} */
    let resolve = () => undefined;
    /** @type {Promise<Outcome>} */
    const promise = new Promise((settle) => (resolve = settle));
    let doing = 'before its first test';
    /** @param {string} what */
    const fail = (what) => {
      this.#child = undefined;
      const message = `The process of this spec ${what}, ${doing}.\n${this.#lastWords}`.trim();
      resolve({ failure: { code: undefined, message, stack: `${message}\n`, type: 'Error' } });
    };
    /** @param {number} timeoutMs */
    const endAfter = (timeoutMs) =>
      setTimeout(() => {
        child.kill('SIGKILL');
        fail(`gave no sign for ${timeoutMs} ms`);
      }, timeoutMs);
    let silence = endAfter(BEGINNING_MS);
    /** @param {Outcome | { doing?: string }} message */
    const onMessage = (message) => {
      clearTimeout(silence);
      silence = endAfter(this.silentMs);
      this.heard(message);
      if ('doing' in message) doing = `in '${message.doing}'`;
      if ('result' in message || 'failure' in message) resolve(message);
    };
    /** @type {(error: Error) => void} */
    const onError = (error) => fail(`could not be reached (${error.message})`);
    /** @type {(code: number | null, signal: string | null) => void} */
    const onExit = (code, signal) => fail(`ended by ${signal ?? `exit code ${code}`}`);
    child.on('message', onMessage).once('error', onError).once('exit', onExit);
    try {
      const { path, context } = test;
      const { globalConfig } = this;
      child.send({ path, config: context.config, globalConfig, ...besides }, () => undefined);
      return await promise;
    } finally {
      clearTimeout(silence);
      child.off('message', onMessage).off('error', onError).off('exit', onExit);
    }
  }

  /** Lets the process go; resolves when it has ended. */
  async end() {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    const force = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    if (child.connected) child.disconnect();
    await ended;
    clearTimeout(force);
  }
}

/**
 * What one realm cannot give: whatever runs jobs proves at its start that each job which was ever defined has a handler.
 * So a spec that defines some of its own, or runs jobs without the rest of the shop, has a process of its own.
 */
const RUNS_OTHER_JOBS = /\bdefineJob[<(]|\btesting\/(sample-job|job-cluster|job-node)/;

/** @param {string} file of a spec */
export const isAlone = (file) => RUNS_OTHER_JOBS.test(readFileSync(file, 'utf8'));

/** @typedef {import('@jest/test-result').Test} Test */

/**
 * jest's runner for specs that share what they load: a few processes of bare Node, each of which runs one file after
 * the other. A process that ends, or stops to answer, fails the file it was at, and another takes its place.
 */
export default class SpecRunner {
  /**
   * @param {import('@jest/types').Config.GlobalConfig} globalConfig
   * @param {unknown} _context
   * @param {{ silentMs?: number }} [options] how long a process may say nothing
   */
  constructor(globalConfig, _context, options = {}) {
    this.globalConfig = globalConfig;
    this.options = options;
  }

  /**
   * @param {Test[]} tests
   * @param {{ isInterrupted(): boolean }} watcher
   * @param {(test: Test) => Promise<void>} onStart
   * @param {(test: Test, result: import('@jest/test-result').TestResult) => Promise<void>} onResult
   * @param {(test: Test, error: import('@jest/test-result').SerializableError) => Promise<void>} onFailure
   * @param {{ serial: boolean }} options
   */
  async runTests(tests, watcher, onStart, onResult, onFailure, { serial }) {
    const waiting = [...tests];
    const takeTurns = async () => {
      let path = '';
      const heard = () => {
        if (TELLS) process.stderr.write(`DOING ${path}\n`);
      };
      const options = { ...this.options, heard };
      const shared = new SpecProcess(this.globalConfig, options);
      for (let test = waiting.shift(); test && !watcher.isInterrupted(); test = waiting.shift()) {
        await onStart(test);
        ({ path } = test);
        const alone = isAlone(test.path);
        const runner = alone ? new SpecProcess(this.globalConfig, options) : shared;
        const outcome = await runner.run(test);
        if (alone) await runner.end();
        await ('failure' in outcome ? onFailure(test, outcome.failure) : onResult(test, outcome.result));
      }
      await shared.end();
    };
    const workers = serial ? 1 : Math.min(this.globalConfig.maxWorkers, tests.length);
    await Promise.all(Array.from({ length: workers }, takeTurns));
  }
}
