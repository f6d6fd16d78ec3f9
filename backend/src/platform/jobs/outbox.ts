import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.js';
import { logFields } from '../logging/log-context.js';
import type { Job } from './job.js';
import { OutboxNotifier } from './outbox-notifier.js';

export interface EnqueueOptions {
  /** Delay by the database's clock. */
  delayMs?: number | undefined;
  /** Prevents a second open run with this key. The payload must say everything: an open run does not see later changes. */
  dedupKey?: string;
}

/** Writes a run for each row of `from`, such as `FROM kept`. `$1` to `$7` are {@link PlannedRun.values}. */
export const insertRun = (
  from = '',
) => `INSERT INTO outbox (id, job, payload, dedup_key, due_at, request_id, dispatched_at)
  SELECT $1::uuid, $2, $3::jsonb, $4, now() + $5::float8 * interval '1 millisecond', $6, CASE WHEN $7::boolean THEN now() END ${from}
  ON CONFLICT (job, dedup_key) WHERE closed_at IS NULL AND dedup_key IS NOT NULL DO NOTHING RETURNING id`;

const INSERT = insertRun();

/** A run for a statement with {@link insertRun}. */
export interface PlannedRun {
  readonly id: string;
  readonly values: readonly unknown[];
  /** Call it once the run is written. */
  announce(): void;
}

/** Enqueues jobs within the caller's transaction: a rollback removes them too. */
@Injectable()
export class Outbox {
  constructor(
    private readonly database: Database,
    private readonly notifier: OutboxNotifier,
  ) {}

  /** @returns the run's id, or the id of the open run with the same key */
  async enqueue<P extends object>(job: Job<P>, payload: P, options: EnqueueOptions = {}): Promise<string> {
    if (!this.database.isInTransaction)
      throw new Error(`The job "${job.name}" was enqueued outside a transaction.`);
    const run = this.plan(job, payload, options);
    for (;;) {
      const [written] = await this.database.manager.query<{ id: string }[]>(INSERT, [...run.values]);
      if (written) {
        run.announce();
        return run.id;
      }
      const open = await this.findOpen(job, options);
      // The open run was closed between the two statements.
      if (!open) continue;
      this.notifier.notify();
      return open;
    }
  }

  /** Plans a run that the caller's own statement writes together with other rows. */
  plan<P extends object>(
    { name: job }: Pick<Job<P>, 'name'>,
    payload: P,
    { delayMs = 0, dedupKey }: EnqueueOptions = {},
  ): PlannedRun {
    const id = randomUUID();
    const due = this.notifier.plan(delayMs);
    const requestId = logFields()['requestId'] ?? null;
    return {
      id,
      values: [id, job, payload, dedupKey ?? null, due.dueInMs, requestId, due.isDispatched],
      announce: () => this.notifier.announce(due, { id, job, payload }),
    };
  }

  /**
   * Retries a failed run with this payload. For jobs that enqueue their own next part, which a `dedupKey` would suppress.
   * @returns whether any run with this payload is open
   */
  async wake<P extends object>(job: Job<P>, payload: P): Promise<boolean> {
    await this.retry(job, payload);
    const rows = (await this.database.manager.query(
      'SELECT 1 FROM outbox WHERE job = $1 AND payload = $2 AND closed_at IS NULL LIMIT 1',
      [job.name, payload],
    )) as unknown[];
    return rows.length > 0;
  }

  /** Retries a failed or held run with this payload at once. False if there is none. */
  async retry<P extends object>(job: Job<P>, payload: P): Promise<boolean> {
    const [, count] = (await this.database.manager.query(
      `UPDATE outbox SET due_at = now(), failed_at = NULL, held_at = NULL, held_due_at = NULL
       WHERE job = $1 AND payload = $2 AND closed_at IS NULL AND (failed_at IS NOT NULL OR held_at IS NOT NULL)`,
      [job.name, payload],
    )) as [unknown[], number];
    this.notifier.notify();
    return count > 0;
  }

  /** Closes a held run with this payload, because it is no longer needed. */
  async dropHeld<P extends object>(job: Job<P>, payload: P): Promise<void> {
    await this.database.manager.query(
      `UPDATE outbox SET closed_at = clock_timestamp()
       WHERE job = $1 AND payload = $2 AND closed_at IS NULL AND held_at IS NOT NULL`,
      [job.name, payload],
    );
  }

  private async findOpen<P extends object>(
    job: Job<P>,
    { dedupKey }: EnqueueOptions,
  ): Promise<string | undefined> {
    const key = [job.name, dedupKey];
    await this.database.manager.query(
      `UPDATE outbox SET due_at = now(), failed_at = NULL
       WHERE job = $1 AND dedup_key = $2 AND closed_at IS NULL AND failed_at IS NOT NULL`,
      key,
    );
    const rows = (await this.database.manager.query(
      'SELECT id FROM outbox WHERE job = $1 AND dedup_key = $2 AND closed_at IS NULL',
      key,
    )) as { id: string }[];
    return rows[0]?.id;
  }
}
