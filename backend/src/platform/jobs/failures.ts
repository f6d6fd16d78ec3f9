import { Injectable, Logger } from '@nestjs/common';

import { Database } from '../database/database.js';
import { summariseError } from './error-summary.js';
import { declaredJobs } from './job.js';
import { JobSettings } from './job-rules.js';
import { OutboxNotifier } from './outbox-notifier.js';

/** After this many times of using up its attempts a job that names no retry delays waits for somebody who retries it. */
const MAX_FAILURES = 8;

/** Work that has used up its attempts and is still owed. */
export interface FailedJob {
  id: string;
  job: string;
  promisedAt: Date;
  failedAt: Date;
  /** How many times all attempts were used up. */
  failures: number;
  /** Without personal data. */
  lastError: string;
  /** When it is tried again by itself; null when somebody has to say so. */
  dueAt: Date | null;
}

/**
 * Jobs that could not be done. The job store forgets them; the outbox keeps them, visible, and gives them new
 * attempts after the job's own retry delays, until it leaves the decision to the owner.
 */
@Injectable()
export class Failures {
  private readonly logger = new Logger('Jobs');

  constructor(
    private readonly database: Database,
    private readonly settings: JobSettings,
    private readonly notifier: OutboxNotifier,
  ) {}

  /**
   * Never throws: where the database is away, the row stays open and is dispatched again soon.
   * @returns whether it is tried again by itself
   */
  async record(id: string, name: string, error: unknown): Promise<boolean> {
    try {
      const [rows] = (await this.database.manager.query(
        // The delay is null, and so the due time, where there is none left.
        `UPDATE outbox SET failed_at = now(), failures = failures + 1, last_error = $2,
           due_at = now() + ($3::float8[])[failures + 1] * interval '1 millisecond'
         WHERE id = $1 AND closed_at IS NULL RETURNING due_at IS NOT NULL AS "isOwed"`,
        [id, summariseError(error), this.restsOf(name)],
      )) as [{ isOwed: boolean }[], number];
      // It has another time to be due at.
      this.notifier.notify();
      return rows[0]?.isOwed ?? false;
    } catch (failure) {
      this.logger.error(`The failure of ${id} could not be noted: ${summariseError(failure)}`);
      return true;
    }
  }

  private restsOf(name: string): readonly number[] {
    const usual = () => Array.from({ length: MAX_FAILURES - 1 }, (_, at) => this.settings.restMs * 2 ** at);
    return declaredJobs().get(name)?.retryDelaysMs ?? usual();
  }

  /** The oldest first. */
  async list(limit = 100): Promise<FailedJob[]> {
    return (await this.database.manager.query(
      `SELECT id, job, created_at AS "promisedAt", failed_at AS "failedAt", failures,
         last_error AS "lastError", due_at AS "dueAt"
       FROM outbox WHERE closed_at IS NULL AND failed_at IS NOT NULL ORDER BY seq LIMIT $1`,
      [limit],
    )) as FailedJob[];
  }

  /**
   * What was to be tried again while the store still held the job that failed: the store has taken it for that one, and put
   * it away. It is due now. Never throws: where the database is away, the row is dispatched again soon.
   */
  async offerAgain(id: string): Promise<void> {
    try {
      const [, count] = await this.database.manager.query<[unknown[], number]>(
        `UPDATE outbox SET due_at = now(), dispatched_at = NULL
         WHERE id = $1 AND closed_at IS NULL AND failed_at IS NULL AND dispatched_at IS NOT NULL`,
        [id],
      );
      if (count > 0) this.notifier.notify();
    } catch (error) {
      this.logger.error(`Job ${id} could not be offered again yet: ${summariseError(error)}`);
    }
  }

  /** Gives a failed or held job all its attempts again, now. False when it is neither (any more). */
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
