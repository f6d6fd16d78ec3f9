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
import { JobSettings } from './job-settings.js';
import { HOLD, isLate, jobsHeldWhenLate } from './late-jobs.js';
import { type DispatchedRow, OUTBOX_CHANNEL, OutboxBell } from './outbox-bell.js';
import { Queues } from './queue.js';
import { Repetition } from './repetition.js';

const BATCH = 100;

/** Soon enough for what was committed while something else was dispatched, and whose word was lost. */
const LOOK_AGAIN_MS = 1_000;

const LATE = isLate('$3', '$4');

/**
 * Claims what is due by one committed statement: what was never dispatched first, so that work which fails again and again
 * keeps nobody waiting. Whoever dies after it leaves the rows to their next time. A job that is not known here, of a newer
 * release, is left to whoever knows it. Holds late work ({@link LateJobs}). Tells besides when something is due next.
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

/** What the store did not take is due again. */
const GIVE_BACK =
  'UPDATE outbox SET due_at = now(), dispatched_at = NULL WHERE id = ANY ($1) AND closed_at IS NULL';

/** Of a claim that found nothing there is one, without a row. */
type Claimed = (DispatchedRow | { id: null }) & { waitMs: number | null };

/**
 * Turns committed outbox rows into jobs when they are due, with the row's id as job id. What this process has committed
 * itself as dispatched is handed over, and claimed by no statement.
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
    private readonly bell: OutboxBell,
  ) {
    const { sweepMs } = settings;
    const wake = () => this.repetition.wake();
    this.repetition = new Repetition(
      sweepMs,
      () => asJob(() => this.dispatchDue()),
      (error) => this.logger.error(`Jobs could not be dispatched; trying again: ${summariseError(error)}`),
    );
    // What the store did not take is due again.
    this.handing = new Repetition(sweepMs, () => asJob(() => this.addHanded()), wake);
    this.listener = new NotificationListener(databaseUrl.value, OUTBOX_CHANNEL, wake);
  }

  onApplicationBootstrap(): void {
    this.repetition.start();
    this.listener.start();
    this.bell.isHeardBy({
      againAfterMs: Math.min(this.settings.handedAgainAfterMs, this.settings.redispatchAfterMs),
      wake: () => this.repetition.wake(),
      take: (row) => {
        this.handed.push(row);
        this.handing.wake();
      },
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    // From now on rows are written as due, for whoever starts next.
    this.bell.isHeardBy(undefined);
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

  /** @returns when something is due next, in milliseconds, if it is soon */
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
