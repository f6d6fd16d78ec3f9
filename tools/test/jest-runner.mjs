import { readFileSync } from 'node:fs';

import { SpecProcess } from './spec-process.mjs';

/**
 * What one realm cannot give: whatever runs jobs proves at its start that each job which was ever defined has a handler.
 * So a spec that defines some of its own, or runs jobs without the rest of the shop, has a process of its own.
 */
const RUNS_OTHER_JOBS = /\bdefineJob[<(]|\btesting\/(errand|job-cluster|job-node)/;

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
      const shared = new SpecProcess(this.globalConfig, this.options);
      for (let test = waiting.shift(); test && !watcher.isInterrupted(); test = waiting.shift()) {
        await onStart(test);
        const alone = RUNS_OTHER_JOBS.test(readFileSync(test.path, 'utf8'));
        const runner = alone ? new SpecProcess(this.globalConfig, this.options) : shared;
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
