import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.js';

/** The PostgreSQL channel on which dispatchers of other processes are notified. */
export const OUTBOX_CHANNEL = 'lectern_outbox';

/** A row of the outbox that is handed to the job store. */
export interface DispatchedRow {
  id: string;
  job: string;
  payload: object;
}

/** The dispatcher of this process. */
export interface Dispatcher {
  /** A row that it took is due again after this many milliseconds, unless it is closed. */
  redispatchAfterMs: number;
  wake(): void;
  take(row: DispatchedRow): void;
}

/** How a row is written: as dispatched if the dispatcher of this process takes it after the commit. */
export interface RowPlan {
  dueInMs: number;
  isDispatched: boolean;
}

/** Notifies the dispatcher, in this process or another one, of new rows in the outbox. */
@Injectable()
export class OutboxNotifier {
  private dispatcher: Dispatcher | undefined;
  private sending: Promise<unknown> | undefined;
  private isPending = false;

  constructor(private readonly database: Database) {}

  /** Sets the dispatcher of this process, which makes notifications to others unnecessary; undefined once it stops. */
  setDispatcher(dispatcher: Dispatcher | undefined): void {
    this.dispatcher = dispatcher;
  }

  /** @param delayMs not before this long from now */
  plan(delayMs: number): RowPlan {
    if (delayMs > 0 || !this.dispatcher) return { dueInMs: delayMs, isDispatched: false };
    return { dueInMs: this.dispatcher.redispatchAfterMs, isDispatched: true };
  }

  /**
   * Announces a row that was written as planned, after the open transaction has been committed. A crash between the two
   * delays the row until it is due again.
   */
  announce({ isDispatched }: RowPlan, row: DispatchedRow): void {
    if (!isDispatched) return this.notify();
    this.database.afterCommit(() => this.dispatcher?.take(row));
  }

  /** Notifies once after the open transaction has been committed, or at once if none is open. */
  notify(): void {
    this.database.afterCommit(this.notifyNow);
  }

  /** Resolves when pending notifications to other processes have been sent: for a process that is about to end. */
  async flush(): Promise<void> {
    await this.sending;
  }

  private readonly notifyNow = (): void => {
    if (this.dispatcher) this.dispatcher.wake();
    else this.notifyOthers();
  };

  /**
   * The commit of a notification takes a lock of the whole database server. So it is a statement of its own, and while one
   * is being sent the next waits for it. A lost notification is made up for by the dispatcher's own sweep.
   */
  private notifyOthers(): void {
    this.isPending = true;
    this.sending ??= this.send().finally(() => (this.sending = undefined));
  }

  private async send(): Promise<void> {
    while (this.isPending) {
      this.isPending = false;
      await this.database.manager.query(`NOTIFY ${OUTBOX_CHANNEL}`).catch(() => undefined);
    }
  }
}
