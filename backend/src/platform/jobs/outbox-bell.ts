import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.js';

/** By which a dispatcher in another process hears of new work. */
export const OUTBOX_CHANNEL = 'lectern_outbox';

/** A row of the outbox, as a dispatcher takes it. */
export interface DispatchedRow {
  id: string;
  job: string;
  payload: object;
}

/** A dispatcher in this process. */
export interface Listening {
  /** A row that it takes comes again after this long, unless it is done. */
  againAfterMs: number;
  wake(): void;
  take(row: DispatchedRow): void;
}

/** How a row is written: as dispatched where a dispatcher of this process takes it once it is committed. */
export interface RowPlan {
  dueInMs: number;
  isDispatched: boolean;
}

/** Tells the dispatcher, in this process or another, that there may be something to dispatch. */
@Injectable()
export class OutboxBell {
  private dispatcher: Listening | undefined;
  private telling: Promise<unknown> | undefined;
  private isWanted = false;

  constructor(private readonly database: Database) {}

  /** A dispatcher in this process: nobody else needs to be told. Undefined when it takes nothing more. */
  isHeardBy(dispatcher: Listening | undefined): void {
    this.dispatcher = dispatcher;
  }

  /** @param delayMs not before this long from now */
  plan(delayMs: number): RowPlan {
    if (delayMs > 0 || !this.dispatcher) return { dueInMs: delayMs, isDispatched: false };
    return { dueInMs: this.dispatcher.againAfterMs, isDispatched: true };
  }

  /**
   * Tells of a row that was written as planned, when the open transaction has been committed. Whoever dies between the two
   * delays it until it is due again.
   */
  tell({ isDispatched }: RowPlan, row: DispatchedRow): void {
    if (!isDispatched) return this.ring();
    this.database.afterCommit(() => this.dispatcher?.take(row));
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
    if (this.dispatcher) this.dispatcher.wake();
    else this.tellOthers();
  };

  /**
   * A notification takes a lock of the whole database server when it is committed: it is a statement of its own, and while
   * one is on its way the next waits for it. One that is lost is made up for by the dispatcher's own look.
   */
  private tellOthers(): void {
    this.isWanted = true;
    this.telling ??= this.notify().finally(() => (this.telling = undefined));
  }

  private async notify(): Promise<void> {
    while (this.isWanted) {
      this.isWanted = false;
      await this.database.manager.query(`NOTIFY ${OUTBOX_CHANNEL}`).catch(() => undefined);
    }
  }
}
