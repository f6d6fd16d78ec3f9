import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.js';
import { logFields } from '../logging/log-context.js';
import type { Job } from './job.js';
import { OutboxBell, type RowPlan } from './outbox-bell.js';

export interface EnqueueOptions {
  /** Not before this long from now, by the database's clock. */
  delayMs?: number;
  /**
   * While a run of this job with this key is open, a second one is not enqueued. For work whose payload says all:
   * a run that has already begun does not see what changed since.
   */
  dedupKey?: string;
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
    const plan = this.bell.plan(options.delayMs ?? 0);
    for (;;) {
      const id = await this.insert(job, payload, plan, options.dedupKey);
      if (id) {
        this.bell.tell(plan, { id, job: job.name, payload });
        return id;
      }
      const open = await this.findOpen(job, options);
      // Neither: the open run was closed between the two looks.
      if (!open) continue;
      this.bell.ring();
      return open;
    }
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

  /** Tries at once what has failed with this very payload. False where nothing has. */
  async retry<P extends object>(job: Job<P>, payload: P): Promise<boolean> {
    const [, count] = (await this.database.manager.query(
      `UPDATE outbox SET due_at = now(), failed_at = NULL
       WHERE job = $1 AND payload = $2 AND closed_at IS NULL AND failed_at IS NOT NULL`,
      [job.name, payload],
    )) as [unknown[], number];
    this.bell.ring();
    return count > 0;
  }

  private async insert<P extends object>(
    job: Job<P>,
    payload: P,
    { dueInMs, isDispatched }: RowPlan,
    dedupKey: string | undefined,
  ): Promise<string | undefined> {
    const rows = (await this.database.manager.query(
      `INSERT INTO outbox (job, payload, dedup_key, due_at, request_id, dispatched_at)
       VALUES ($1, $2, $3, now() + $4::float8 * interval '1 millisecond', $5, CASE WHEN $6::boolean THEN now() END)
       ON CONFLICT (job, dedup_key) WHERE closed_at IS NULL AND dedup_key IS NOT NULL DO NOTHING
       RETURNING id`,
      [job.name, payload, dedupKey ?? null, dueInMs, logFields()['requestId'] ?? null, isDispatched],
    )) as { id: string }[];
    return rows[0]?.id;
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
