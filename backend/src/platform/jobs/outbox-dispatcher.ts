import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { JobsOptions } from 'bullmq';

import { Database } from '../database/database.js';
import { DatabaseAccess } from '../database/database-access.js';
import { NotificationListener } from '../database/notification-listener.js';
import { asJob } from '../database/work-pools.js';
import { summarizeError } from './error-summary.js';
import { declaredJobs, laneOf } from './job.js';
import { DISPATCH_AGAIN_MS, DISPATCH_BATCH, JobSettings } from './job-rules.js';
import { HOLD, isLate, jobsHeldWhenLate } from './late-jobs.js';
import { type DispatchedRow, OUTBOX_CHANNEL, OutboxNotifier } from './outbox-notifier.js';
import { Queues } from './queue.js';
import { IntervalRunner } from './interval-runner.js';

const LATE = isLate('$3', '$4');

/**
 * Claims due rows, those never dispatched first, so that a job that fails repeatedly delays no others. Leaves jobs of a
 * newer release to newer processes, holds late jobs, and returns when the next row is due.
 */
const CLAIM = `WITH held AS (
    ${HOLD} WHERE id IN (SELECT id FROM outbox WHERE closed_at IS NULL AND ${LATE} FOR NO KEY UPDATE SKIP LOCKED)),
  due AS (
    SELECT id FROM outbox WHERE closed_at IS NULL AND due_at <= now() AND job = ANY ($2) AND NOT (${LATE})
    ORDER BY (dispatched_at IS NOT NULL), seq LIMIT ${DISPATCH_BATCH} FOR NO KEY UPDATE SKIP LOCKED),
  claimed AS (
    UPDATE outbox o SET dispatched_at = now(), failed_at = NULL, due_at = now() + $1::float8 * interval '1 millisecond'
    FROM due WHERE o.id = due.id RETURNING o.id, o.job, o.payload, o.seq)
  SELECT claimed.*, "waitMs" FROM (
    SELECT extract(epoch FROM min(due_at) - now())::float8 * 1000 AS "waitMs"
    FROM outbox WHERE closed_at IS NULL AND due_at > now() AND job = ANY ($2)) AS next
  LEFT JOIN claimed ON true ORDER BY claimed.seq`;

const RELEASE =
  'UPDATE outbox SET due_at = now(), dispatched_at = NULL WHERE id = ANY ($1) AND closed_at IS NULL';

/** A claim of no rows returns one result with a null id. */
type Claimed = (DispatchedRow | { id: null }) & { waitMs: number | null };

/** Adds due rows to the job store by their ids. Rows that this process wrote as dispatched skip the claim. */
@Injectable()
export class OutboxDispatcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Outbox');
  private readonly claims: IntervalRunner;
  private readonly handover: IntervalRunner;
  private readonly listener: NotificationListener;
  private handed: DispatchedRow[] = [];

  constructor(
    private readonly database: Database,
    access: DatabaseAccess,
    private readonly settings: JobSettings,
    private readonly queues: Queues,
    private readonly notifier: OutboxNotifier,
  ) {
    const { sweepMs } = settings;
    const wake = () => this.claims.wake();
    this.claims = new IntervalRunner(
      sweepMs,
      () => asJob(() => this.dispatchDue()),
      (error) => this.logger.error(`jobs could not be dispatched, retrying: ${summarizeError(error)}`),
    );
    // If the store did not take them, the rows are due again.
    this.handover = new IntervalRunner(sweepMs, () => asJob(() => this.addHanded()), wake);
    this.listener = new NotificationListener(access.directUrl, OUTBOX_CHANNEL, wake);
  }

  onApplicationBootstrap(): void {
    this.claims.start();
    this.listener.start();
    this.notifier.setDispatcher({
      redispatchAfterMs: Math.min(this.settings.redispatchHandedAfterMs, this.settings.redispatchAfterMs),
      wake: () => this.claims.wake(),
      take: (row) => {
        this.handed.push(row);
        this.handover.wake();
      },
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    // From now on rows are written as due, for another process.
    this.notifier.setDispatcher(undefined);
    await this.handover.stop();
    await this.claims.stop();
    await this.listener.stop();
    if (this.handed.length > 0) await this.release(this.handed).catch(() => undefined);
  }

  private async addHanded(): Promise<void> {
    for (let rows = this.handed; rows.length > 0; rows = this.handed) {
      this.handed = [];
      await this.add(rows);
    }
  }

  /** @returns milliseconds until the next row is due, if any */
  private async dispatchDue(): Promise<number | undefined> {
    while (!this.claims.isStopping) {
      const found = await this.database.manager.query<Claimed[]>(CLAIM, [
        this.settings.redispatchAfterMs,
        knownJobs(),
        jobsHeldWhenLate(),
        this.settings.lateAfterMs,
      ]);
      const rows = found.filter((row) => row.id !== null);
      if (rows.length > 0) await this.add(rows);
      if (rows.length === DISPATCH_BATCH) continue;
      const waitMs = found[0]?.waitMs ?? undefined;
      return rows.length > 0 ? Math.min(DISPATCH_AGAIN_MS, waitMs ?? DISPATCH_AGAIN_MS) : waitMs;
    }
    return undefined;
  }

  private async add(rows: readonly DispatchedRow[]): Promise<void> {
    try {
      // One by one: `addBulk` makes two temporary tables per call on PostgreSQL (BullMQ 6.7), which costs more than ten calls.
      for (const row of rows) await this.queues.in(laneOf(row.job)).add(row.job, row.payload, optionsOf(row));
    } catch (error) {
      await this.release(rows);
      throw error;
    }
  }

  private release(rows: readonly DispatchedRow[]): Promise<unknown> {
    return this.database.manager.query(RELEASE, [rows.map(({ id }) => id)]);
  }
}

const knownJobs = () => [...declaredJobs().keys()];

function optionsOf({ id, job: name }: DispatchedRow): JobsOptions {
  const job = declaredJobs().get(name);
  return {
    jobId: id,
    attempts: job?.attempts ?? 1,
    backoff: { type: 'exponential', delay: job?.backoffMs ?? 1_000 },
    // The outbox row holds the result. A finished job left in the store would block the next dispatch of its id.
    removeOnComplete: true,
    removeOnFail: true,
  };
}
