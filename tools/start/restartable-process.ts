import type { ChildProcess, SpawnOptions } from 'node:child_process';

import { killChild, startChild, stopChild } from './children.mjs';

/** The backend finishes its requests and closes its database. */
const graceMs = 15_000;
const options: SpawnOptions = { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] };

/**
 * A program that restarts quickly: it is killed, and a spare process is ready to replace it. The program waits for a message
 * before it starts its work, and sends one when it is ready.
 */
export class RestartableProcess {
  private current: ChildProcess;
  private spare: ChildProcess | undefined;
  private isWanted = false;
  private isBusy = false;
  private isStopped = false;

  constructor(
    private readonly command: string,
    private readonly args: string[],
  ) {
    this.current = this.begin();
  }

  /** Calls during a restart cause one more restart. */
  async restart(): Promise<void> {
    this.isWanted = true;
    if (this.isBusy) return;
    this.isBusy = true;
    while (this.isWanted && !this.isStopped) {
      this.isWanted = false;
      await killChild(this.current);
      if (!this.isStopped) this.current = this.begin();
    }
    this.isBusy = false;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    const children = [this.current, ...(this.spare ? [this.spare] : [])];
    await Promise.all(children.map((child) => stopChild(child, graceMs)));
  }

  private spawn(): ChildProcess {
    return startChild(this.command, this.args, options);
  }

  private begin(): ChildProcess {
    const child = this.spare ?? this.spawn();
    this.spare = undefined;
    // A spare that failed while loading cannot receive the message.
    child.on('error', () => undefined);
    child.send('begin', () => undefined);
    child.once('message', () => {
      if (!this.isStopped) this.spare ??= this.spawn();
    });
    return child;
  }
}
