import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect } from '@playwright/test';

import { freePort } from '@lectern/embedded-postgres/servers';

const main = path.resolve(import.meta.dirname, '../backend/dist/main.js');
/** On a busy machine a start takes a while. */
const timeoutMs = 120_000;
/** A process that is ready is used at once: Playwright itself would look once a second. */
const intervals = [100];

/** What is run, and how. */
export interface Program {
  /** The program and its arguments. */
  command: [program: string, ...args: string[]];
  /** The folder it is run in. */
  cwd?: string;
  /** The user who runs it; by default whoever runs the tests. */
  uid?: number;
}

const builtHere: Program = { command: [process.execPath, main] };

/** A folder for one copy's data, passable for the unprivileged user who runs PostgreSQL for root. */
export async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lectern-operations-'));
  await chmod(dataDir, 0o711);
  return dataDir;
}

/** One process of the site, as `npm start` runs it, which a test may treat badly. */
export class Copy {
  output = '';

  private constructor(
    readonly child: ChildProcess,
    readonly url: string,
  ) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => (this.output += String(text)));
    }
  }

  /**
   * @param settings environment variables besides DATA_DIR; PORT is a free one where none is given
   * @param program by default what was built in this repository
   */
  static async start(
    dataDir: string,
    settings: Record<string, string> = {},
    { command: [program, ...args], cwd, uid }: Program = builtHere,
  ): Promise<Copy> {
    const port = settings['PORT'] ?? String(await freePort());
    // All tests come from one address, and buy with many cards.
    const env = { ...process.env, CHECKOUT_LIMITS: 'off', ...settings, PORT: port, DATA_DIR: dataDir };
    const child = spawn(program, args, { cwd, uid, gid: uid, env, stdio: ['ignore', 'pipe', 'pipe'] });
    return new Copy(child, `http://localhost:${port}`);
  }

  /** Waits until visitors can come. */
  async ready(): Promise<this> {
    const status = async () => (await fetch(`${this.url}/readyz`).catch(() => undefined))?.status;
    await expect
      .poll(async () => (await status()) ?? (this.child.exitCode === null ? undefined : this.output), {
        timeout: timeoutMs,
        intervals,
        message: 'a ready copy',
      })
      .toBe(200);
    return this;
  }

  /** Waits until it has printed something. */
  async said(text: string): Promise<this> {
    await expect.poll(() => this.output, { timeout: timeoutMs, intervals }).toContain(text);
    return this;
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode) return this.child.exitCode;
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    const [code] = (await ended) as [number | null];
    return code;
  }
}
