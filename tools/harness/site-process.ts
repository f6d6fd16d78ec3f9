import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';

import { startChild, stopChild } from '../start/children.mjs';
import { inRoot } from '../start/paths.mjs';
import type { Cleanup } from './cleanup.js';
import { graceMs } from './server-process.js';
import { until } from './until.js';

/** Characters of output that are kept for messages. */
const outputLimit = 4_000;
/** A process that ends by itself, such as one that found no database, is started again as a supervisor would do. */
const restartMs = 500;
/** A first start creates the database, which takes a while on a busy machine. */
const readyTimeoutMs = 120_000;
/** The site ends by itself much earlier, by its setting STOP_TIMEOUT_MS. */
const endTimeoutMs = 90_000;

/** Whether a process is ready, and its database and job store answer. */
export async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined);
  if (!answer?.ok) return false;
  const { degraded } = (await answer.json()) as { degraded: string[] };
  return degraded.length === 0;
}

/** A process of the built site that can be killed and started again. */
export class SiteProcess {
  /** How it ended without being killed, each time with its last line. */
  readonly crashes: string[] = [];
  private child: ChildProcess | undefined;
  private isWanted = false;
  private output = '';

  constructor(
    private readonly name: string,
    private readonly env: NodeJS.ProcessEnv,
    cleanup: Cleanup,
  ) {
    cleanup.add(() => this.stop());
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  start(): void {
    this.isWanted = true;
    const child = startChild(process.execPath, [inRoot('backend/dist/main.js')], {
      cwd: inRoot(),
      env: { ...process.env, NODE_ENV: 'production', ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => (this.output = (this.output + String(text)).slice(-outputLimit)));
    child.once('exit', (code, signal) => {
      if (this.child !== child || !this.isWanted) return;
      const lastLine = this.output.split('\n').findLast((line) => /\w/.test(line));
      this.crashes.push(`${this.name} ended with ${signal ?? code}: ${lastLine?.trim()}`);
      setTimeout(() => this.isWanted && this.child === child && this.start(), restartMs);
    });
  }

  /** @throws if it is not ready in time, or, with its output, if it keeps crashing */
  async untilReady(url: string): Promise<void> {
    const crashes = this.crashes.length;
    await until(`${this.name} ready`, readyTimeoutMs, async () => {
      if (this.crashes.length > crashes + 2) throw new Error(`${this.name} crashes:\n${this.output}`);
      return isReady(url);
    });
  }

  async kill(): Promise<void> {
    this.isWanted = false;
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Ends it with SIGTERM, as a supervisor does. @returns milliseconds until its exit */
  async end(): Promise<number> {
    this.isWanted = false;
    const startedMs = performance.now();
    const { child } = this;
    child?.kill('SIGTERM');
    await until(
      `end of ${this.name}`,
      endTimeoutMs,
      () => child?.exitCode !== null || child.signalCode !== null,
    );
    return performance.now() - startedMs;
  }

  private async stop(): Promise<void> {
    this.isWanted = false;
    if (this.child) await stopChild(this.child, graceMs);
  }
}
