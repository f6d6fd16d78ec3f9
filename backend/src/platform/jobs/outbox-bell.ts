import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.js';

/** By which a dispatcher in another process hears of new work. */
export const OUTBOX_CHANNEL = 'lectern_outbox';

/** Tells the dispatcher, in this process or another, that there may be something to dispatch. */
@Injectable()
export class OutboxBell {
  private wakeDispatcher: (() => void) | undefined;
  private telling: Promise<unknown> | undefined;
  private isWanted = false;

  constructor(private readonly database: Database) {}

  /** A dispatcher in this process: nobody else needs to be told. */
  isHeardBy(wake: () => void): void {
    this.wakeDispatcher = wake;
  }

  /** Rings when the open transaction has been committed, once however often it is asked for; at once where none is open. */
  ring(): void {
    this.database.afterCommit(this.ringNow);
  }

  /** Resolves when other processes have been told: for one that is about to end. */
  async rung(): Promise<void> {
    await this.telling;
  }

  private readonly ringNow = (): void => {
    if (this.wakeDispatcher) this.wakeDispatcher();
    else this.tellOthers();
  };

  /**
   * A notification takes a lock of the whole database server when it is committed: it is a statement of its own, and while
   * one is on its way the next waits for it. One that is lost is made up for by the dispatcher's own look.
   */
  private tellOthers(): void {
    this.isWanted = true;
    this.telling ??= this.tell().finally(() => (this.telling = undefined));
  }

  private async tell(): Promise<void> {
    while (this.isWanted) {
      this.isWanted = false;
      await this.database.manager.query(`NOTIFY ${OUTBOX_CHANNEL}`).catch(() => undefined);
    }
  }
}
