import { Inject } from '@nestjs/common';

import { Database } from '../database/database.js';
import type { NoPayload } from './job.js';
import { JobProcessor } from './job-processor.js';
import { Outbox } from './outbox.js';

const BATCH = 1_000;

/** Removes what is not kept any longer, a batch in each transaction: a full one promises the next. */
export abstract class ForgettingProcessor extends JobProcessor<NoPayload> {
  @Inject(Database)
  private readonly database!: Database;

  @Inject(Outbox)
  private readonly outbox!: Outbox;

  /** A DELETE of at most `$1` rows. */
  protected abstract readonly statement: string;

  async process(): Promise<void> {
    const { manager } = this.database;
    const [, removed] = await manager.query<[unknown[], number]>(this.statement, [BATCH]);
    if (removed === BATCH) await this.outbox.add(this.job, {});
  }
}
