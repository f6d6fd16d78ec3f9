import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect } from '@playwright/test';

import { freePort } from '@lectern/embedded-postgres/servers';

const main = path.resolve(import.meta.dirname, '../backend/dist/main.js');
/** A start takes longer on a busy machine. */
const timeoutMs = 120_000;
/** Polls more often than Playwright's once a second. */
const intervals = [100];

/** A command and its environment. */
export interface Program {
  /** The program and its arguments. */
  command: [program: string, ...args: string[]];
  cwd?: string;
  /** User id; by default that of the tests. */
  uid?: number;
}

const builtHere: Program = { command: [process.execPath, main] };

/** Data folder for a copy. PostgreSQL's unprivileged user must be able to enter it when tests run as root. */
export async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lectern-operations-'));
  await chmod(dataDir, 0o711);
  return dataDir;
}

/** A process of the site, as `npm start` runs it, for a test to stop or kill. */
export class SiteProcess {
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
   * @param settings environment variables besides DATA_DIR; PORT is a free one by default
   * @param program by default the build of this repository
   */
  static async start(
    dataDir: string,
    settings: Record<string, string> = {},
    { command: [program, ...args], cwd, uid }: Program = builtHere,
  ): Promise<SiteProcess> {
    const port = settings['PORT'] ?? String(await freePort());
    // All tests buy from one address with many cards.
    const env = { ...process.env, CHECKOUT_LIMITS: 'off', ...settings, PORT: port, DATA_DIR: dataDir };
    const child = spawn(program, args, { cwd, uid, gid: uid, env, stdio: ['ignore', 'pipe', 'pipe'] });
    return new SiteProcess(child, `http://localhost:${port}`);
  }

  /** Waits until the site is ready. */
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

  /** Waits until it has printed a text. */
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
