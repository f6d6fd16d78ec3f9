import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { eventually } from './eventually.js';
import type { JobCluster } from './job-cluster.js';
import type { JobSettings } from '../platform/jobs/job-rules.js';

const root = path.resolve(import.meta.dirname, '../../..');

/** A worker in a process of its own: see sample-worker.ts and preview-worker.ts. */
export class JobProcess {
  output = '';
  private readonly ended: Promise<unknown[]>;

  private constructor(private readonly child: ChildProcess) {
    this.ended = once(child, 'exit');
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => (this.output += String(text)));
    }
  }

  /** @param stopMs how long it waits for what is in hand when it is told to stop */
  static start(
    cluster: JobCluster,
    settings: Partial<JobSettings> = {},
    stopMs?: number,
  ): Promise<JobProcess> {
    const { redisUrl, redisPrefix, database } = cluster;
    const told = { databaseUrl: database.url, redisUrl, redisPrefix, settings, stopMs };
    return JobProcess.run('sample-worker', told);
  }

  /**
   * @param program beside this file; it says when it is ready
   * @param told as JSON, in its first argument
   */
  static run(program: string, told: object): Promise<JobProcess> {
    const file = `backend/src/testing/${program}.ts`;
    const child = spawn(
      process.execPath,
      ['-C', '@lectern/source', '--import', './tools/test/compile.mjs', file, JSON.stringify(told)],
      { cwd: root, stdio: 'pipe' },
    );
    return new JobProcess(child).hasSaid('ready');
  }

  async hasSaid(line: string): Promise<this> {
    const isSaid = async () => {
      if (this.child.exitCode !== null) throw new Error(`The process has ended: ${this.output}`);
      return this.output.includes(line);
    };
    await eventually(`"${line}"`, isSaid);
    return this;
  }

  /** How often it has said something. */
  count(text: string): number {
    return this.output.split(text).length - 1;
  }

  /** Lets it finish what it has begun. */
  goOn(): void {
    this.child.stdin?.write('go on\n');
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** @returns its exit code, null after a signal that it could not handle */
  async end(): Promise<number | null> {
    const [code] = await this.ended;
    return code as number | null;
  }
}
