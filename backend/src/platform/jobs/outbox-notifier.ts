import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.js';

export const OUTBOX_CHANNEL = 'lectern_outbox';

export interface DispatchedRow {
  id: string;
  job: string;
  payload: object;
}

export interface Dispatcher {
  /** Milliseconds after which a row that it took is due again, unless it is closed. */
  redispatchAfterMs: number;
  wake(): void;
  take(row: DispatchedRow): void;
}

/** How to write a row: as dispatched if the dispatcher of this process takes it after the commit. */
export interface RowPlan {
  dueInMs: number;
  isDispatched: boolean;
}

@Injectable()
export class OutboxNotifier {
  private dispatcher: Dispatcher | undefined;
  private sending: Promise<unknown> | undefined;
  private isPending = false;

  constructor(private readonly database: Database) {}

  /** Sets the dispatcher of this process, which replaces notifications to others; undefined once it stops. */
  setDispatcher(dispatcher: Dispatcher | undefined): void {
    this.dispatcher = dispatcher;
  }

  plan(delayMs: number): RowPlan {
    if (delayMs > 0 || !this.dispatcher) return { dueInMs: delayMs, isDispatched: false };
    return { dueInMs: this.dispatcher.redispatchAfterMs, isDispatched: true };
  }

  /** Announces a planned row after the commit. A crash in between delays it until it is due again. */
  announce({ isDispatched }: RowPlan, row: DispatchedRow): void {
    if (!isDispatched) return this.notify();
    this.database.afterCommit(() => this.dispatcher?.take(row));
  }

  /** Notifies once after the open transaction's commit, or at once if none is open. */
  notify(): void {
    this.database.afterCommit(this.notifyNow);
  }

  async flush(): Promise<void> {
    await this.sending;
  }

  private readonly notifyNow = (): void => {
    if (this.dispatcher) this.dispatcher.wake();
    else this.notifyOthers();
  };

  /**
   * The commit of a notification takes a lock of the whole database server, so it is a statement of its own, sent one at a
   * time. The dispatcher's sweep makes up for a lost notification.
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
