import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.js';
import { logFields } from '../logging/log-context.js';
import type { Job } from './job.js';
import { OutboxBell } from './outbox-bell.js';

export interface EnqueueOptions {
  /** Not before this long from now, by the database's clock. */
  delayMs?: number | undefined;
  /**
   * While a run of this job with this key is open, a second one is not enqueued. For work whose payload says all:
   * a run that has already begun does not see what changed since.
   */
  dedupKey?: string;
}

/**
 * The part of a statement that writes a run, where `from` has a row; `$1` to `$7` are the values of a planned one.
 * @param from the rest of the query, as `FROM kept`
 */
export const insertRun = (
  from = '',
) => `INSERT INTO outbox (id, job, payload, dedup_key, due_at, request_id, dispatched_at)
  SELECT $1::uuid, $2, $3::jsonb, $4, now() + $5::float8 * interval '1 millisecond', $6, CASE WHEN $7::boolean THEN now() END ${from}
  ON CONFLICT (job, dedup_key) WHERE closed_at IS NULL AND dedup_key IS NOT NULL DO NOTHING RETURNING id`;

const INSERT = insertRun();

/** A run that a statement with {@link insertRun} writes. */
export interface PlannedRun {
  readonly id: string;
  readonly values: readonly unknown[];
  /** Tells of it, once it is written. */
  announce(): void;
}

/** Enqueues work within the caller's transaction: if it rolls back, nothing was enqueued. */
@Injectable()
export class Outbox {
  constructor(
    private readonly database: Database,
    private readonly bell: OutboxBell,
  ) {}

  /** @returns the run's id; that of the run which is open already where the key is taken */
  async enqueue<P extends object>(job: Job<P>, payload: P, options: EnqueueOptions = {}): Promise<string> {
    if (!this.database.isInTransaction)
      throw new Error(`The job "${job.name}" was promised outside a transaction.`);
    const run = this.plan(job, payload, options);
    for (;;) {
      const [written] = await this.database.manager.query<{ id: string }[]>(INSERT, [...run.values]);
      if (written) {
        run.announce();
        return run.id;
      }
      const open = await this.findOpen(job, options);
      // Neither: the open run was closed between the two looks.
      if (!open) continue;
      this.bell.ring();
      return open;
    }
  }

  /** Of a run that is written together with something else, in a transaction or by one statement alone. */
  plan<P extends object>(
    { name: job }: Pick<Job<P>, 'name'>,
    payload: P,
    { delayMs = 0, dedupKey }: EnqueueOptions = {},
  ): PlannedRun {
    const id = randomUUID();
    const due = this.bell.plan(delayMs);
    const requestId = logFields()['requestId'] ?? null;
    return {
      id,
      values: [id, job, payload, dedupKey ?? null, due.dueInMs, requestId, due.isDispatched],
      announce: () => this.bell.tell(due, { id, job, payload }),
    };
  }

  /**
   * Whether a run with this very payload is open; one that has failed is tried at once. For work that enqueues its own
   * next part, which a `dedupKey` would take for the same.
   */
  async wake<P extends object>(job: Job<P>, payload: P): Promise<boolean> {
    await this.retry(job, payload);
    const rows = (await this.database.manager.query(
      'SELECT 1 FROM outbox WHERE job = $1 AND payload = $2 AND closed_at IS NULL LIMIT 1',
      [job.name, payload],
    )) as unknown[];
    return rows.length > 0;
  }

  /** Tries at once what has failed or is held with this very payload. False where nothing has. */
  async retry<P extends object>(job: Job<P>, payload: P): Promise<boolean> {
    const [, count] = (await this.database.manager.query(
      `UPDATE outbox SET due_at = now(), failed_at = NULL, held_at = NULL, held_due_at = NULL
       WHERE job = $1 AND payload = $2 AND closed_at IS NULL AND (failed_at IS NOT NULL OR held_at IS NOT NULL)`,
      [job.name, payload],
    )) as [unknown[], number];
    this.bell.ring();
    return count > 0;
  }

  /** Closes a held run with this very payload, because what it was about is decided otherwise. */
  async dropHeld<P extends object>(job: Job<P>, payload: P): Promise<void> {
    await this.database.manager.query(
      `UPDATE outbox SET closed_at = clock_timestamp()
       WHERE job = $1 AND payload = $2 AND closed_at IS NULL AND held_at IS NOT NULL`,
      [job.name, payload],
    );
  }

  /** A run that has failed is wanted again: it is tried at once. One that is being done is left alone. */
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
