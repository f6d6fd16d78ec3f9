import { once } from 'node:events';

import type { JobSettings } from '../platform/jobs/job-rules.js';
import { eventually } from './eventually.js';
import type { JobCluster } from './job-cluster.js';
import { spawnSource } from './spawn-source.js';

/** A worker process: see sample-worker.ts and preview-worker.ts. */
export class JobProcess {
  output = '';
  private readonly ended: Promise<unknown[]>;

  private constructor(private readonly child: ReturnType<typeof spawnSource>) {
    this.ended = once(child, 'exit');
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => (this.output += String(text)));
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
   * @param program in this folder; prints `ready` after its start
   * @param options passed as JSON in the first argument
   */
  static run(program: string, options: object): Promise<JobProcess> {
    const child = spawnSource(`testing/${program}.ts`, [JSON.stringify(options)]);
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

  count(text: string): number {
    return this.output.split(text).length - 1;
  }

  finishJobs(): void {
    this.child.stdin.write('finish\n');
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
