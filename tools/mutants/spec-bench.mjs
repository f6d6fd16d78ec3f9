import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { servePostgres } from '@lectern/embedded-postgres/servers';

import { inRoot, root } from '../start/paths.mjs';
import { isAlone, SpecProcess } from '../test/jest-runner.mjs';
import { serveRedis } from '../test/redis.mjs';
import { TEST_TIMEOUT_MS } from '../test/test-timeout.mjs';

/** How a spec ended with some changes active: it noticed, it waited in vain, or all is as before. */
/** @typedef {'noticed' | 'waited' | 'passed'} Ending */

/**
 * `seen` names the changes that the spec came by and in which of its tests, by their place; -1 is outside of them.
 * @typedef {{ ending: Ending, seen: [id: number, tests: number[]][], seenAtLoad: number[],
 *   testsMs: number[], wholeMs: number, said: string }} SpecRun
 */

const switchUrl = new URL('./switch.mjs', import.meta.url).href;
/** One that turns in a circle gives no sign. */
const silentMs = 20_000;
/** A process in which many changes were tried may have kept something of one of them. */
const runsOfAProcess = 30;
const stillWaits = /Exceeded timeout|gave no sign|Not loaded/;
const waited = /Waited \d+ ms in vain/;

/** As much of jest's own settings as its runner asks for. */
const globalConfig = /** @type {import('@jest/types').Config.GlobalConfig} */ ({
  ...{ testTimeout: TEST_TIMEOUT_MS, silent: true, expand: false, noStackTrace: true },
});
const context = /** @type {import('@jest/test-result').TestContext} */ ({
  config: { rootDir: root, slowTestThreshold: 5, testMatch: /** @type {string[]} */ ([]) },
});

/**
 * One process after the other, in which specs run with some of the planted changes active.
 * @param {string} plantedFiles JSON that names them
 */
export function specSeat(plantedFiles) {
  /** @param {number[]} [active] while the sources load @param {(message: object) => void} [heard] */
  const open = (active = [], heard) => {
    const query = new URLSearchParams({ files: plantedFiles, active: JSON.stringify(active) });
    return new SpecProcess(globalConfig, {
      silentMs,
      flags: ['--import', `${switchUrl}?${query}`],
      heard,
    });
  };
  /** @type {Pick<SpecRun, 'seen' | 'seenAtLoad'>} */
  let account = { seen: [], seenAtLoad: [] };
  /** @param {object} message */
  const heard = (message) => Object.assign(account, message);
  /** @type {SpecProcess | undefined} */
  let shared;
  let runs = 0;
  const renew = async () => {
    await shared?.end();
    shared = undefined;
    runs = 0;
  };
  return {
    end: renew,
    /**
     * @param {string} spec
     * @param {{ mutants?: number[], isStatic?: boolean, only?: number[], limitsMs?: number[] }} [how] changes that are seen while
     *   sources load are active from the start of a process of its own; `only` names tests, by their place, and `limitsMs` has
     *   the time of each
     * @returns {Promise<SpecRun>}
     */
    async run(spec, { mutants = [], isStatic = false, only, limitsMs = [] } = {}) {
      const file = inRoot(spec);
      const isOwn = isStatic || isAlone(file);
      if (runs >= runsOfAProcess) await renew();
      runs += 1;
      const bench = isOwn ? open(isStatic ? mutants : [], heard) : (shared ??= open([], heard));
      account = { seen: [], seenAtLoad: [] };
      const startedMs = performance.now();
      const outcome = await bench.run({ path: file, context }, { mutants, only, limitsMs });
      const wholeMs = performance.now() - startedMs;
      const said =
        'failure' in outcome
          ? String(outcome.failure.message)
          : `${outcome.result.failureMessage ?? ''}${outcome.result.testExecError?.stack ?? ''}`;
      const hasFailed =
        'failure' in outcome || outcome.result.numFailingTests > 0 || Boolean(outcome.result.testExecError);
      const hasWaited = waited.test(said) || stillWaits.test(said);
      const ending = !hasFailed ? 'passed' : hasWaited ? 'waited' : 'noticed';
      if (isOwn) await bench.end();
      // What is still waiting in there would go on waiting beside the next one.
      else if (stillWaits.test(said) || 'failure' in outcome) await renew();
      const tests = 'failure' in outcome ? [] : outcome.result.testResults;
      const testsMs = tests.map(({ duration }) => duration ?? 0);
      return { ending, ...account, testsMs, wholeMs, said };
    },
  };
}

/** @typedef {ReturnType<typeof specSeat>} SpecSeat */

/**
 * Brings up what the specs need, and processes that run them.
 * @param {import('./sources.mjs').Source[]} sources
 * @param {number} count
 * @param {import('../bench/endings.mjs').Endings} endings
 */
export async function openSeats(sources, count, endings) {
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-mutants-'));
  endings.add(() => rm(folder, { recursive: true, force: true }));
  const planted = sources.map(({ file }, index) => [inRoot(file), path.join(folder, `${index}.txt`)]);
  await Promise.all(sources.map((source, index) => writeFile(planted[index]?.[1] ?? '', source.planted)));
  const plantedFiles = path.join(folder, 'planted.json');
  await writeFile(plantedFiles, JSON.stringify(planted));
  if (!process.env.TEST_DATABASE_URL) {
    const database = await servePostgres();
    endings.add(() => database.stop());
    process.env.TEST_DATABASE_URL = database.url;
  }
  const redis = process.env.TEST_REDIS_URL ? undefined : await serveRedis();
  if (redis) {
    endings.add(() => redis.stop());
    process.env.TEST_REDIS_URL = redis.url;
  }
  const seats = Array.from({ length: count }, () => specSeat(plantedFiles));
  endings.add(() => Promise.all(seats.map((seat) => seat.end())));
  return seats;
}
