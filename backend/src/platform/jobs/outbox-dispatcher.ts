import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';

import { Database } from '../database/database.js';
import { DatabaseUrl } from '../database/database.module.js';
import { NotificationListener } from '../database/notification-listener.js';
import { asJob } from '../database/work-pools.js';
import { summariseError } from './error-summary.js';
import { declaredJobs, laneOf, LANES } from './job.js';
import { JobSettings } from './job-settings.js';
import { OUTBOX_CHANNEL, OutboxBell } from './outbox-bell.js';
import { Queues, REMEMBER_COMPLETED_S } from './queue.js';
import { Repetition } from './repetition.js';

const BATCH = 100;

/** Soon enough for what became due while something else was dispatched. */
const LOOK_AGAIN_MS = 1_000;

/**
 * Claims what is due by one committed statement: what was never dispatched first, so that work which fails again and again
 * keeps nobody waiting. Whoever dies after it leaves the rows to their next time. A job that is not known here, of a newer
 * release, is left to whoever knows it.
 */
const CLAIM = `WITH due AS (
    SELECT id FROM outbox WHERE closed_at IS NULL AND due_at <= now() AND job = ANY ($2)
    ORDER BY (dispatched_at IS NOT NULL), seq LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED)
  UPDATE outbox o SET dispatched_at = now(), failed_at = NULL, due_at = now() + $1::float8 * interval '1 millisecond'
  FROM due WHERE o.id = due.id RETURNING o.id, o.job, o.payload, o.seq`;

/** What the store did not take is due again. */
const GIVE_BACK =
  'UPDATE outbox SET due_at = now(), dispatched_at = NULL WHERE id = ANY ($1) AND closed_at IS NULL';

const NEXT_DUE = `SELECT extract(epoch FROM min(due_at) - now())::float8 * 1000 AS "waitMs"
  FROM outbox WHERE closed_at IS NULL AND due_at IS NOT NULL AND job = ANY ($1)`;

interface Claimed {
  id: string;
  job: string;
  payload: object;
  seq: string;
}

/** Turns committed outbox rows into jobs when they are due, with the row's id as job id. */
@Injectable()
export class OutboxDispatcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Outbox');
  private readonly repetition: Repetition;
  private readonly listener: NotificationListener;

  constructor(
    private readonly database: Database,
    databaseUrl: DatabaseUrl,
    private readonly settings: JobSettings,
    private readonly queues: Queues,
    bell: OutboxBell,
  ) {
    this.repetition = new Repetition(
      settings.sweepMs,
      () => asJob(() => this.dispatchDue()),
      (error) => this.logger.error(`Jobs could not be dispatched; trying again: ${summariseError(error)}`),
    );
    const wake = () => this.repetition.wake();
    this.listener = new NotificationListener(databaseUrl.value, OUTBOX_CHANNEL, wake);
    bell.isHeardBy(wake);
  }

  onApplicationBootstrap(): void {
    this.repetition.start();
    this.listener.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.repetition.stop();
    await this.listener.stop();
  }

  /** @returns when something is due next, in milliseconds, if it is soon */
  private async dispatchDue(): Promise<number | undefined> {
    for (let dispatched = BATCH; dispatched > 0;) {
      if (this.repetition.isStopping) return undefined;
      dispatched = await this.dispatchBatch();
      if (dispatched > 0 && dispatched < BATCH) return LOOK_AGAIN_MS;
    }
    const [next] = await this.database.manager.query<{ waitMs: number | null }[]>(NEXT_DUE, [knownJobs()]);
    return next?.waitMs ?? undefined;
  }

  private async dispatchBatch(): Promise<number> {
    const { manager } = this.database;
    const [claimed] = await manager.query<[Claimed[], number]>(CLAIM, [
      this.settings.redispatchAfterMs,
      knownJobs(),
    ]);
    if (claimed.length === 0) return 0;
    const rows = claimed.toSorted((one, other) => Number(one.seq) - Number(other.seq));
    try {
      for (const lane of LANES) {
        const jobs = rows.filter(({ job }) => laneOf(job) === lane).map(toJob);
        if (jobs.length > 0) await this.queues.in(lane).addBulk(jobs);
      }
    } catch (error) {
      await manager.query(GIVE_BACK, [rows.map(({ id }) => id)]);
      throw error;
    }
    return rows.length;
  }
}

const knownJobs = () => [...declaredJobs().keys()];

function toJob(row: Claimed) {
  const job = declaredJobs().get(row.job);
  return {
    name: row.job,
    data: row.payload,
    opts: {
      jobId: row.id,
      attempts: job?.attempts ?? 1,
      backoff: { type: 'exponential' as const, delay: job?.backoffMs ?? 1_000 },
      removeOnComplete: { age: REMEMBER_COMPLETED_S },
      // A job of the same id would be in the way of the row's next dispatch.
      removeOnFail: true,
    },
  };
}
