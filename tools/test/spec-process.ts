import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import type { SerializableError, TestResult } from '@jest/test-result';
import type { Config } from '@jest/types';

const WORKER = fileURLToPath(new URL('./spec-worker.ts', import.meta.url));
const NODE_FLAGS = [
  ...['-C', '@lectern/source', '--enable-source-maps'],
  ...['--import', new URL('./spec-modules.mjs', import.meta.url).href],
];

/** A spec file to run, with the configuration that jest has read. */
export interface SpecRequest {
  path: string;
  config: Config.ProjectConfig;
  globalConfig: Config.GlobalConfig;
}

export type SpecOutcome = { result: TestResult } | { failure: SerializableError };

/** A Node process that runs one spec file after another. It starts when needed, and again after it exits. */
export class SpecProcess {
  private child: ChildProcess | undefined;

  constructor(private readonly isSilent: boolean | undefined) {}

  async run(request: SpecRequest): Promise<SpecOutcome> {
    const child = (this.child ??= this.start());
    const exited = new AbortController();
    const answer = once(child, 'message', exited).then(([outcome]) => outcome as SpecOutcome);
    const exit = once(child, 'exit', exited).then(([code, signal]) => {
      const message = `The process of this spec exited (${signal ?? `code ${code}`}).`;
      return { failure: { code: undefined, message, stack: message, type: 'Error' } };
    });
    child.send(request, () => undefined);
    try {
      return await Promise.race([answer, exit]);
    } finally {
      exited.abort();
      answer.catch(() => undefined);
      exit.catch(() => undefined);
    }
  }

  async end(): Promise<void> {
    const { child } = this;
    if (!child) return;
    const exit = once(child, 'exit');
    child.kill();
    await exit;
  }

  private start(): ChildProcess {
    const output = this.isSilent ? 'ignore' : 'inherit';
    const child = fork(WORKER, { execArgv: NODE_FLAGS, stdio: ['ignore', output, output, 'ipc'] });
    child.once('exit', () => (this.child = undefined));
    return child;
  }
}
