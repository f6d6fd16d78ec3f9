import { Injectable, Logger } from '@nestjs/common';

import { Database } from '../database/database.js';
import { summarizeError } from './error-summary.js';
import type { Closing } from './handles-job.js';
import { CLEANUP_BATCH, CLEANUP_RETRY_BATCH } from './job-rules.js';
import type { Job, NoPayload } from './job.js';
import { Outbox } from './outbox.js';

/** Cleans tables in short transactions, so that a large backlog locks few rows at a time. */
@Injectable()
export class ExpiredRows {
  private readonly logger = new Logger('Cleanup');

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Runs each statement once, in a transaction of its own; a full batch enqueues the next run. A failed statement does not
   * stop the others. For `@HandlesJobOutside`.
   * @param statements each a DELETE or UPDATE of at most `$1` rows, which it does not find again
   * @throws AggregateError if no batch was full: then the retries of the job are enough
   */
  async remove(job: Job<NoPayload>, statements: readonly string[]): Promise<Closing> {
    let isFull = false;
    const failures: unknown[] = [];
    for (const statement of statements) {
      try {
        isFull = (await this.runBatch(statement)) || isFull;
      } catch (error) {
        failures.push(error);
        this.logger.warn(`cleanup failed: ${job.name}: ${summarizeError(error)}`);
      }
    }
    if (failures.length > 0 && !isFull) throw new AggregateError(failures, 'old rows could not be removed');
    return isFull ? () => this.outbox.enqueue(job, {}) : undefined;
  }

  /** Tries a smaller batch after a failure, such as a timeout. @returns whether there may be more */
  private async runBatch(statement: string): Promise<boolean> {
    const run = async (size: number) => {
      const [, removed] = await this.database.manager.query<[unknown[], number]>(statement, [size]);
      return removed === size;
    };
    return run(CLEANUP_BATCH).catch(() => run(CLEANUP_RETRY_BATCH));
  }
}
