import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { JobsOptions } from 'bullmq';

import { Database } from '../database/database.js';
import { DatabaseUrl } from '../database/database.module.js';
import { NotificationListener } from '../database/notification-listener.js';
import { asJob } from '../database/work-pools.js';
import { summariseError } from './error-summary.js';
import { declaredJobs, laneOf } from './job.js';
import { JobSettings } from './job-rules.js';
import { HOLD, isLate, jobsHeldWhenLate } from './late-jobs.js';
import { type DispatchedRow, OUTBOX_CHANNEL, OutboxNotifier } from './outbox-notifier.js';
import { Queues } from './queue.js';
import { Repetition } from './interval-runner.js';

const BATCH = 100;

/** When to look again after a dispatch, for rows committed meanwhile whose notification was lost. */
const LOOK_AGAIN_MS = 1_000;

const LATE = isLate('$3', '$4');

/**
 * Claims due rows by one committed statement, those never dispatched first, so that a job that fails repeatedly delays no
 * others. After a crash the claimed rows are due again later. Jobs of a newer release are left to the processes that know
 * them. Holds late work ({@link LateJobs}), and returns when the next row is due.
 */
const CLAIM = `WITH held AS (
    ${HOLD} WHERE id IN (SELECT id FROM outbox WHERE closed_at IS NULL AND ${LATE} FOR NO KEY UPDATE SKIP LOCKED)),
  due AS (
    SELECT id FROM outbox WHERE closed_at IS NULL AND due_at <= now() AND job = ANY ($2) AND NOT (${LATE})
    ORDER BY (dispatched_at IS NOT NULL), seq LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED),
  claimed AS (
    UPDATE outbox o SET dispatched_at = now(), failed_at = NULL, due_at = now() + $1::float8 * interval '1 millisecond'
    FROM due WHERE o.id = due.id RETURNING o.id, o.job, o.payload, o.seq)
  SELECT claimed.*, "waitMs" FROM (
    SELECT extract(epoch FROM min(due_at) - now())::float8 * 1000 AS "waitMs"
    FROM outbox WHERE closed_at IS NULL AND due_at > now() AND job = ANY ($2)) AS next
  LEFT JOIN claimed ON true ORDER BY claimed.seq`;

/** Makes rows due again that the store did not take. */
const GIVE_BACK =
  'UPDATE outbox SET due_at = now(), dispatched_at = NULL WHERE id = ANY ($1) AND closed_at IS NULL';

/** A claim without rows returns one result with a null id. */
type Claimed = (DispatchedRow | { id: null }) & { waitMs: number | null };

/**
 * Turns committed outbox rows into jobs when they are due, with the row's id as job id. Rows that this process has
 * committed as dispatched are handed over in memory, without a claim.
 */
@Injectable()
export class OutboxDispatcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Outbox');
  private readonly repetition: Repetition;
  private readonly handing: Repetition;
  private readonly listener: NotificationListener;
  private handed: DispatchedRow[] = [];

  constructor(
    private readonly database: Database,
    databaseUrl: DatabaseUrl,
    private readonly settings: JobSettings,
    private readonly queues: Queues,
    private readonly notifier: OutboxNotifier,
  ) {
    const { sweepMs } = settings;
    const wake = () => this.repetition.wake();
    this.repetition = new Repetition(
      sweepMs,
      () => asJob(() => this.dispatchDue()),
      (error) => this.logger.error(`Jobs could not be dispatched; trying again: ${summariseError(error)}`),
    );
    // Rows that the store did not take are due again.
    this.handing = new Repetition(sweepMs, () => asJob(() => this.addHanded()), wake);
    this.listener = new NotificationListener(databaseUrl.value, OUTBOX_CHANNEL, wake);
  }

  onApplicationBootstrap(): void {
    this.repetition.start();
    this.listener.start();
    this.notifier.setDispatcher({
      redispatchAfterMs: Math.min(this.settings.handedAgainAfterMs, this.settings.redispatchAfterMs),
      wake: () => this.repetition.wake(),
      take: (row) => {
        this.handed.push(row);
        this.handing.wake();
      },
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    // From here on rows are written as due, for the next process.
    this.notifier.setDispatcher(undefined);
    await this.handing.stop();
    await this.repetition.stop();
    await this.listener.stop();
    if (this.handed.length > 0) await this.giveBack(this.handed).catch(() => undefined);
  }

  private async addHanded(): Promise<void> {
    for (let rows = this.handed; rows.length > 0; rows = this.handed) {
      this.handed = [];
      await this.add(rows);
    }
  }

  /** @returns in how many milliseconds the next row is due, if soon */
  private async dispatchDue(): Promise<number | undefined> {
    while (!this.repetition.isStopping) {
      const found = await this.database.manager.query<Claimed[]>(CLAIM, [
        this.settings.redispatchAfterMs,
        knownJobs(),
        jobsHeldWhenLate(),
        this.settings.lateAfterMs,
      ]);
      const rows = found.filter((row) => row.id !== null);
      if (rows.length > 0) await this.add(rows);
      if (rows.length === BATCH) continue;
      const waitMs = found[0]?.waitMs ?? undefined;
      return rows.length > 0 ? Math.min(LOOK_AGAIN_MS, waitMs ?? LOOK_AGAIN_MS) : waitMs;
    }
    return undefined;
  }

  private async add(rows: readonly DispatchedRow[]): Promise<void> {
    try {
      // One by one: `addBulk` makes two temporary tables per call on PostgreSQL (BullMQ 6.7), which costs more than ten calls.
      for (const row of rows) await this.queues.in(laneOf(row.job)).add(row.job, row.payload, optionsOf(row));
    } catch (error) {
      await this.giveBack(rows);
      throw error;
    }
  }

  private giveBack(rows: readonly DispatchedRow[]): Promise<unknown> {
    return this.database.manager.query(GIVE_BACK, [rows.map(({ id }) => id)]);
  }
}

const knownJobs = () => [...declaredJobs().keys()];

function optionsOf({ id, job: name }: DispatchedRow): JobsOptions {
  const job = declaredJobs().get(name);
  return {
    jobId: id,
    attempts: job?.attempts ?? 1,
    backoff: { type: 'exponential', delay: job?.backoffMs ?? 1_000 },
    // The outbox row holds the outcome. A finished job left in the store would block the next dispatch of its id.
    removeOnComplete: true,
    removeOnFail: true,
  };
}
