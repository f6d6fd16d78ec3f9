import { readFileSync } from 'node:fs';

import type { SerializableError, Test, TestResult } from '@jest/test-result';
import type { Config } from '@jest/types';

import { SpecProcess } from './spec-process.js';

/**
 * Specs with a process of their own. A worker checks at its start that every job defined in its process has a handler, so
 * a spec that defines jobs is one of them. A process reads one content folder.
 */
const NEEDS_OWN_PROCESS =
  /\bdefineJob[<(]|\buseContent|\.use\(\);|\btesting\/(sample-job|job-cluster|job-node)/;

/** Runs spec files in a few long-lived processes, so that each loads the modules under test once. */
export class SpecRunner {
  constructor(private readonly globalConfig: Config.GlobalConfig) {}

  async runTests(
    tests: Test[],
    watcher: { isInterrupted(): boolean },
    onStart: (test: Test) => Promise<void>,
    onResult: (test: Test, result: TestResult) => Promise<void>,
    onFailure: (test: Test, error: SerializableError) => Promise<void>,
    { serial }: { serial: boolean },
  ): Promise<void> {
    const { globalConfig } = this;
    const waiting = [...tests];
    const runWaiting = async () => {
      const shared = new SpecProcess(globalConfig.silent);
      for (let test = waiting.shift(); test && !watcher.isInterrupted(); test = waiting.shift()) {
        await onStart(test);
        const isAlone = NEEDS_OWN_PROCESS.test(readFileSync(test.path, 'utf8'));
        const spec = isAlone ? new SpecProcess(globalConfig.silent) : shared;
        const outcome = await spec.run({ path: test.path, config: test.context.config, globalConfig });
        if (isAlone) await spec.end();
        await ('failure' in outcome ? onFailure(test, outcome.failure) : onResult(test, outcome.result));
      }
      await shared.end();
    };
    const processes = serial ? 1 : Math.min(globalConfig.maxWorkers, tests.length);
    await Promise.all(Array.from({ length: processes }, runWaiting));
  }
}
