import { Processor, WorkerHost } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Job as QueuedJob } from 'bullmq';
import { IsNull } from 'typeorm';

import { Database } from '../database/database.js';
import { declaredJobs } from './job.js';
import { JobProcessor } from './job-processor.js';
import { OutboxRow } from './outbox.entity.js';
import { QUEUE } from './queue.js';

/**
 * A worker renews its hold on a job while it lives; after a crash the job is free again once the hold has run
 * out. Our jobs take seconds, so short holds let a buyer's mail go on soon; a job that was in several crashes
 * is not to blame for them and is not given up.
 */
const HOLD = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 20 };

/** Takes jobs from the queue and gives each to its one processor, once. */
@Processor(QUEUE, { concurrency: 8, autorun: false, ...HOLD })
export class JobRunner extends WorkerHost implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly processors = new Map<string, JobProcessor>();
  private isRunning = false;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly database: Database,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    for (const { instance } of this.discovery.getProviders()) {
      if (instance instanceof JobProcessor) this.register(instance);
    }
    const orphans = [...declaredJobs().keys()].filter((name) => !this.processors.has(name));
    if (orphans.length) throw new Error(`No processor for the job ${orphans.join(', ')}.`);
    this.worker.on('error', (error) => this.logger.error('The job store does not answer.', error));
    this.worker.on('failed', (job, error) => {
      this.logger.error(`${job?.name} ${job?.id} failed (try ${job?.attemptsMade}): ${error.message}`);
    });
    this.isRunning = true;
    void this.worker.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.isRunning) await this.worker.close();
  }

  async process(queued: QueuedJob): Promise<void> {
    const processor = this.processors.get(queued.name);
    if (!processor) throw new Error(`No processor for the job "${queued.name}".`);
    const id = String(queued.id);
    await this.database.transaction(async () => {
      if (!(await this.takeOpenRow(id))) return;
      await processor.process(queued.data as object, { id });
      await this.database.manager.query(
        'UPDATE outbox SET closed_at = clock_timestamp(), due_at = NULL WHERE id = $1',
        [id],
      );
    });
  }

  private register(processor: JobProcessor): void {
    const { name } = processor.job;
    if (!declaredJobs().has(name)) throw new Error(`The job "${name}" is not declared.`);
    if (this.processors.has(name)) throw new Error(`Two processors for the job "${name}".`);
    this.processors.set(name, processor);
  }

  /** False when the work was already done, or is being done by another process right now. */
  private async takeOpenRow(id: string): Promise<boolean> {
    const row = await this.database.manager
      .createQueryBuilder(OutboxRow, 'row')
      .setLock('pessimistic_write')
      .where({ id, closedAt: IsNull() })
      .getOne();
    return row !== null;
  }
}
