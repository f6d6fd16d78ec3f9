import { InjectQueue } from '@nestjs/bullmq';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Queue } from 'bullmq';

import { Database } from '../database/database.js';
import { DatabaseUrl } from '../database/database.module.js';
import { NotificationListener } from '../database/notification-listener.js';
import { summariseError } from './error-summary.js';
import { declaredJobs } from './job.js';
import { JobSettings } from './job-settings.js';
import { OUTBOX_CHANNEL } from './outbox.js';
import { OutboxRow } from './outbox.entity.js';
import { QUEUE, REMEMBER_COMPLETED_S } from './queue.js';
import { Repetition } from './repetition.js';

const BATCH = 50;

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
    @InjectQueue(QUEUE) private readonly queue: Queue,
  ) {
    this.repetition = new Repetition(
      settings.sweepMs,
      () => this.dispatchDue(),
      (error) => this.logger.error(`Jobs could not be dispatched; trying again: ${summariseError(error)}`),
    );
    this.listener = new NotificationListener(databaseUrl.value, OUTBOX_CHANNEL, () => this.repetition.wake());
  }

  onApplicationBootstrap(): void {
    this.repetition.start();
    this.listener.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.repetition.stop();
    await this.listener.stop();
  }

  private async dispatchDue(): Promise<void> {
    while (!this.repetition.isStopping && (await this.dispatchBatch()) === BATCH);
  }

  private dispatchBatch(): Promise<number> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const rows = await manager
        .createQueryBuilder(OutboxRow, 'row')
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .where('row.closed_at IS NULL AND row.due_at <= now()')
        .orderBy('row.seq')
        .limit(BATCH)
        .getMany();
      if (rows.length === 0) return 0;
      await this.queue.addBulk(rows.map((row) => this.toJob(row)));
      await manager.query(
        `UPDATE outbox SET dispatched_at = now(), failed_at = NULL,
           due_at = now() + $2::float8 * interval '1 millisecond'
         WHERE id = ANY ($1)`,
        [rows.map(({ id }) => id), this.settings.redispatchAfterMs],
      );
      return rows.length;
    });
  }

  private toJob(row: OutboxRow) {
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
}
