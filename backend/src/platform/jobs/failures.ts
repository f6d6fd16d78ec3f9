import { Injectable, Logger } from '@nestjs/common';

import { Database } from '../database/database.js';
import { summarizeError } from './error-summary.js';
import { declaredJobs } from './job.js';
import { JobSettings, MAX_FAILURES } from './job-rules.js';
import { OutboxNotifier } from './outbox-notifier.js';

export interface FailedJob {
  id: string;
  job: string;
  promisedAt: Date;
  failedAt: Date;
  failures: number;
  /** Without personal data. */
  lastError: string;
  /** When it is retried automatically; null if it waits for the owner. */
  dueAt: Date | null;
}

/** Failed jobs. The outbox keeps them, retries them after the job's retry delays, and then waits for the owner. */
@Injectable()
export class Failures {
  private readonly logger = new Logger('Jobs');

  constructor(
    private readonly database: Database,
    private readonly settings: JobSettings,
    private readonly notifier: OutboxNotifier,
  ) {}

  /** Never throws: if the database is down, the row is dispatched again soon. @returns whether it is retried automatically */
  async record(id: string, name: string, error: unknown): Promise<boolean> {
    try {
      const [rows] = (await this.database.manager.query(
        // A missing delay is null, and so is the due time.
        `UPDATE outbox SET failed_at = now(), failures = failures + 1, last_error = $2,
           due_at = now() + ($3::float8[])[failures + 1] * interval '1 millisecond'
         WHERE id = $1 AND closed_at IS NULL RETURNING due_at IS NOT NULL AS "isRetried"`,
        [id, summarizeError(error), this.delaysOf(name)],
      )) as [{ isRetried: boolean }[], number];
      this.notifier.notify();
      return rows[0]?.isRetried ?? false;
    } catch (failure) {
      this.logger.error(`failure of job ${id} could not be recorded: ${summarizeError(failure)}`);
      return true;
    }
  }

  private delaysOf(name: string): readonly number[] {
    const { retryDelayMs } = this.settings;
    const defaults = () => Array.from({ length: MAX_FAILURES - 1 }, (_, at) => retryDelayMs * 2 ** at);
    return declaredJobs().get(name)?.retryDelaysMs ?? defaults();
  }

  async list(limit = 100): Promise<FailedJob[]> {
    return (await this.database.manager.query(
      `SELECT id, job, created_at AS "promisedAt", failed_at AS "failedAt", failures,
         last_error AS "lastError", due_at AS "dueAt"
       FROM outbox WHERE closed_at IS NULL AND failed_at IS NOT NULL ORDER BY seq LIMIT $1`,
      [limit],
    )) as FailedJob[];
  }

  /** Dispatches a row again that the store ignored, because it still held the row's failed job. Never throws. */
  async redispatch(id: string): Promise<void> {
    try {
      const [, count] = await this.database.manager.query<[unknown[], number]>(
        `UPDATE outbox SET due_at = now(), dispatched_at = NULL
         WHERE id = $1 AND closed_at IS NULL AND failed_at IS NULL AND dispatched_at IS NOT NULL`,
        [id],
      );
      if (count > 0) this.notifier.notify();
    } catch (error) {
      this.logger.error(`job ${id} could not be dispatched again yet: ${summarizeError(error)}`);
    }
  }

  /** Gives a failed or held job all its attempts again, now. False if it is neither. */
  async retry(id: string): Promise<boolean> {
    return this.database.transaction(async () => {
      const [, count] = (await this.database.manager.query(
        `UPDATE outbox SET due_at = now(), failed_at = NULL, failures = 0, held_at = NULL, held_due_at = NULL
         WHERE id::text = $1 AND closed_at IS NULL AND (failed_at IS NOT NULL OR held_at IS NOT NULL)`,
        [id],
      )) as [unknown[], number];
      this.notifier.notify();
      return count === 1;
    });
  }
}
