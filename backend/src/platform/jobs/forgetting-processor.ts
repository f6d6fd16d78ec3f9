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

  /** Each a DELETE of at most `$1` rows. */
  protected abstract readonly statements: readonly string[];

  async process(): Promise<void> {
    let isFull = false;
    for (const statement of this.statements) {
      const [, removed] = await this.database.manager.query<[unknown[], number]>(statement, [BATCH]);
      isFull ||= removed === BATCH;
    }
    if (isFull) await this.outbox.add(this.job, {});
  }
}
