import { InjectQueue } from '@nestjs/bullmq';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Queue } from 'bullmq';
import pg from 'pg';
import { In } from 'typeorm';

import { Database } from '../database/database.js';
import { DatabaseUrl } from '../database/database.module.js';
import { declaredJobs } from './job.js';
import { OUTBOX_CHANNEL } from './outbox.js';
import { OutboxRow } from './outbox.entity.js';
import { QUEUE, REMEMBER_COMPLETED_S } from './queue.js';

const BATCH = 50;
const SWEEP_MS = 2_000;
/** A dispatched row that is still open after this long is dispatched again: the job store may have lost it. */
const REDISPATCH_AFTER_S = 5 * 60;

/** Turns committed outbox rows into jobs, with the row's id as job id. */
@Injectable()
export class OutboxDispatcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Outbox');
  private listener: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private draining: Promise<void> = Promise.resolve();
  private isWanted = false;
  private isStopped = false;

  constructor(
    private readonly database: Database,
    private readonly databaseUrl: DatabaseUrl,
    @InjectQueue(QUEUE) private readonly queue: Queue,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), SWEEP_MS);
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await this.draining;
    await this.listener?.end().catch(() => undefined);
  }

  /** Any number of wishes while a drain runs lead to one more drain. */
  private wake(): void {
    if (this.isWanted || this.isStopped) return;
    this.isWanted = true;
    this.draining = this.draining.then(async () => {
      this.isWanted = false;
      try {
        await this.listen();
        while (!this.isStopped && (await this.dispatchBatch()) === BATCH);
      } catch (error) {
        this.logger.error('Jobs could not be dispatched; trying again.', error);
      }
    });
  }

  private async listen(): Promise<void> {
    if (this.listener) return;
    const client = new pg.Client({ connectionString: this.databaseUrl.value });
    const forget = () => {
      if (this.listener === client) this.listener = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    client.on('notification', () => this.wake());
    await client.connect();
    await client.query(`LISTEN ${OUTBOX_CHANNEL}`);
    this.listener = client;
  }

  private dispatchBatch(): Promise<number> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const rows = await manager
        .createQueryBuilder(OutboxRow, 'row')
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .where('row.dispatched_at IS NULL')
        .orWhere(
          `row.closed_at IS NULL AND row.dispatched_at < now() - interval '${REDISPATCH_AFTER_S} seconds'`,
        )
        .orderBy('row.seq')
        .limit(BATCH)
        .getMany();
      if (rows.length === 0) return 0;
      await this.queue.addBulk(rows.map((row) => this.toJob(row)));
      await manager.update(OutboxRow, { id: In(rows.map((row) => row.id)) }, { dispatchedAt: new Date() });
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
      },
    };
  }
}
