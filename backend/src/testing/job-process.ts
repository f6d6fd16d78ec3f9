import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { eventually } from './eventually.js';
import type { JobCluster } from './job-cluster.js';
import type { JobSettings } from '../platform/jobs/job-rules.js';

const root = path.resolve(import.meta.dirname, '../../..');

/** A worker process: see sample-worker.ts and preview-worker.ts. */
export class JobProcess {
  output = '';
  private readonly ended: Promise<unknown[]>;

  private constructor(private readonly child: ChildProcess) {
    this.ended = once(child, 'exit');
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => (this.output += String(text)));
    }
  }

  /** @param stopMs shutdown timeout */
  static start(
    cluster: JobCluster,
    settings: Partial<JobSettings> = {},
    stopMs?: number,
  ): Promise<JobProcess> {
    const { redisUrl, redisPrefix, database } = cluster;
    const options = { databaseUrl: database.url, redisUrl, redisPrefix, settings, stopMs };
    return JobProcess.run('sample-worker', options);
  }

  /**
   * @param program beside this file; prints `ready` after its start
   * @param options passed as JSON, in its first argument
   */
  static run(program: string, options: object): Promise<JobProcess> {
    const file = `backend/src/testing/${program}.ts`;
    const child = spawn(
      process.execPath,
      ['-C', '@lectern/source', '--import', './tools/test/compile.mjs', file, JSON.stringify(options)],
      { cwd: root, stdio: 'pipe' },
    );
    return new JobProcess(child).waitForOutput('ready');
  }

  async waitForOutput(line: string): Promise<this> {
    const isPrinted = async () => {
      if (this.child.exitCode !== null) throw new Error(`The process has ended: ${this.output}`);
      return this.output.includes(line);
    };
    await eventually(`"${line}"`, isPrinted);
    return this;
  }

  /** Occurrences of a text in the output. */
  count(text: string): number {
    return this.output.split(text).length - 1;
  }

  /** Lets it finish its jobs. */
  finishJobs(): void {
    this.child.stdin?.write('finish\n');
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Waits for its end. @returns the exit code, or null after SIGKILL */
  async end(): Promise<number | null> {
    const [code] = await this.ended;
    return code as number | null;
  }
}
