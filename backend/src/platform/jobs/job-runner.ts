import { InjectQueue } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type Job as QueuedJob, type Queue, UnrecoverableError, Worker } from 'bullmq';
import { setTimeout as pause } from 'node:timers/promises';
import { IsNull } from 'typeorm';

import { Database } from '../database/database.js';
import { noteInLog } from '../logging/log-context.js';
import { Failures } from './failures.js';
import type { JobRun } from './handles-job.js';
import { type JobHandler, JobHandlers } from './job-handlers.js';
import { JobSettings } from './job-settings.js';
import { JobWatch } from './job-watch.js';
import { declaredJobs } from './job.js';
import { OutboxRow } from './outbox.entity.js';
import { QUEUE, workerOptions, StoreErrors } from './queue.js';

/** Takes jobs from the queue and gives each to its one handler, once. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly inHand = new Set<Promise<void>>();
  private handlers: ReadonlyMap<string, JobHandler> = new Map();
  private worker: Worker | undefined;

  constructor(
    private readonly jobHandlers: JobHandlers,
    private readonly database: Database,
    private readonly failures: Failures,
    private readonly settings: JobSettings,
    private readonly storeErrors: StoreErrors,
    private readonly watch: JobWatch,
    @InjectQueue(QUEUE) private readonly queue: Queue,
  ) {}

  onApplicationBootstrap(): void {
    this.handlers = this.jobHandlers.find();
    this.worker = new Worker(
      QUEUE,
      (queued) => this.hold(this.watch.within(queued, () => this.process(queued))),
      workerOptions(this.queue.opts, this.settings),
    );
    this.worker.on('error', (error) => this.storeErrors.tell(error));
    this.watch.follow(this.worker);
    this.worker.on('failed', (job, error) => {
      // BullMQ's own verdict, without a try of ours: the job was in too many crashes.
      if (error instanceof UnrecoverableError)
        void this.failures.record(String(job?.id), job?.name ?? '', error);
    });
    void this.worker.run();
  }

  /** Takes nothing new, and waits for what is in hand, however long; for an absent store it does not. */
  async beforeApplicationShutdown(): Promise<void> {
    let isClosed = false;
    const closed = this.worker?.close().then(() => (isClosed = true));
    do {
      await Promise.race([closed, Promise.allSettled(this.inHand)]);
      await Promise.race([closed, pause(this.settings.farewellMs, undefined, { ref: false })]);
    } while (!isClosed && this.inHand.size > 0);
  }

  private async process(queued: QueuedJob): Promise<void> {
    const handle = this.handlers.get(queued.name);
    const id = String(queued.id);
    try {
      if (!handle) throw new Error(`No handler for the job "${queued.name}".`);
      await this.database.transaction(async () => {
        if (!(await this.takeOpenRow(id))) return;
        await handle(queued.data as object, this.describeRun(queued));
        await this.database.manager.query(
          'UPDATE outbox SET closed_at = clock_timestamp(), due_at = NULL, failed_at = NULL WHERE id = $1',
          [id],
        );
      });
    } catch (error) {
      if (queued.attemptsMade + 1 >= (queued.opts.attempts ?? 1)) {
        const isOwed = await this.failures.record(id, queued.name, error);
        if (isOwed && declaredJobs().get(queued.name)?.retryDelaysMs) this.watch.noteRest(queued);
      }
      throw error;
    }
  }

  private hold(work: Promise<void>): Promise<void> {
    this.inHand.add(work);
    return work.finally(() => this.inHand.delete(work));
  }

  private describeRun(queued: QueuedJob): JobRun {
    return {
      id: String(queued.id),
      reportProgress: (progress) => queued.updateProgress(progress).catch(() => undefined),
    };
  }

  /** False when the work was already done, or is being done by another process right now. */
  private async takeOpenRow(id: string): Promise<boolean> {
    const row = await this.database.manager
      .createQueryBuilder(OutboxRow, 'row')
      .setLock('pessimistic_write')
      .where({ id, closedAt: IsNull() })
      .getOne();
    noteInLog({ requestId: row?.requestId ?? undefined });
    return row !== null;
  }
}
