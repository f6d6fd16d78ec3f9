import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type Job as QueuedJob, UnrecoverableError, WaitingError, Worker } from 'bullmq';
import { setTimeout as pause } from 'node:timers/promises';

import { Configuration } from '../config/configuration.js';
import { Database } from '../database/database.js';
import { asJob } from '../database/work-pools.js';
import { Draining } from '../draining.js';
import { SingleFlight } from '../single-flight.js';
import { RequestPriority } from '../request-priority.js';
import { noteInLog } from '../logging/log-context.js';
import { Failures } from './failures.js';
import type { Closing } from './handles-job.js';
import { type JobHandler, JobHandlers } from './job-handlers.js';
import { JobSettings } from './job-rules.js';
import { LateJobs } from './late-jobs.js';
import { JobLog } from './job-log.js';
import { declaredJobs, type Lane, LANES } from './job.js';
import { queueNames, Queues, workerOptions, StoreErrors } from './queue.js';

const CLOSE = `UPDATE outbox SET closed_at = clock_timestamp(), due_at = NULL, failed_at = NULL
  WHERE id = $1 AND closed_at IS NULL AND held_at IS NULL`;

interface RunRow {
  requestId: string | null;
  failures: number;
}

const RUN_ROW = 'request_id AS "requestId", failures';

/** For a job of a newer release. */
const RELEASE = 'UPDATE outbox SET dispatched_at = NULL, due_at = now() WHERE id = $1 AND closed_at IS NULL';

/** Returns a job to the queue: a worker that is closing may still take one. */
async function returnToQueue(queued: QueuedJob): Promise<never> {
  await queued.moveToWait(queued.token);
  throw new WaitingError();
}

@Injectable()
export class JobRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** By row id. The job store delivers a slow job again if it considers it stalled. */
  private readonly running = new SingleFlight<void>();
  private handlers: ReadonlyMap<string, JobHandler> = new Map();
  private workers: readonly Worker[] = [];
  private isStopping = false;

  constructor(
    private readonly jobHandlers: JobHandlers,
    private readonly database: Database,
    private readonly failures: Failures,
    private readonly lateJobs: LateJobs,
    private readonly settings: JobSettings,
    private readonly storeErrors: StoreErrors,
    private readonly log: JobLog,
    private readonly queues: Queues,
    private readonly configuration: Configuration,
    private readonly requestPriority: RequestPriority,
    private readonly draining: Draining,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.handlers = this.jobHandlers.find();
    this.workers = LANES.map((lane) => this.open(lane));
    await this.queues.assertReady(this.workers);
    for (const worker of this.workers) void worker.run();
    // The shutdown repeats it, and reports errors.
    const stop = () => void this.beforeApplicationShutdown().catch(() => undefined);
    this.draining.signal.addEventListener('abort', stop);
    // Older releases kept completed jobs in the store for a day.
    for (const queue of this.queues.all) queue.clean(0, 0, 'completed').catch(() => undefined);
  }

  private open(lane: Lane): Worker {
    const worker = new Worker(
      queueNames[lane],
      async (queued) => {
        if (this.isStopping) return returnToQueue(queued);
        return this.running.do(String(queued.id), () =>
          asJob(() => this.log.within(queued, () => this.process(queued, lane))),
        );
      },
      workerOptions(this.queues.in(lane).opts, this.settings, this.configuration.jobLanes[lane]),
    );
    worker.on('error', (error) => this.storeErrors.log(error));
    this.log.observe(worker);
    worker.on('failed', (job, error) => {
      const id = String(job?.id);
      // Thrown by BullMQ itself, without a run: the job stalled too often.
      if (error instanceof UnrecoverableError) void this.failures.record(id, job?.name ?? '', error);
      else if (job && job.attemptsMade >= (job.opts.attempts ?? 1)) void this.failures.redispatch(id);
    });
    return worker;
  }

  /** Takes no new jobs and waits for those in progress without a time limit, but not for a store that is down. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    let isClosed = false;
    const closed = Promise.all(this.workers.map((worker) => worker.close())).then(() => (isClosed = true));
    do {
      await Promise.race([closed, Promise.allSettled(this.running.inFlight)]);
      await Promise.race([closed, pause(this.settings.closeTimeoutMs, undefined, { ref: false })]);
    } while (!isClosed && this.running.inFlight.length > 0);
  }

  private async process(queued: QueuedJob, lane: Lane): Promise<void> {
    const handler = this.handlers.get(queued.name);
    const id = String(queued.id);
    if (lane !== 'payments') await this.requestPriority.waitForRequests(this.settings.requestPriorityMs);
    try {
      if (!handler) {
        await this.database.manager.query(RELEASE, [id]);
        return;
      }
      if (declaredJobs().get(queued.name)?.holdsWhenLate && (await this.lateJobs.holdIfLate(id))) return;
      const handle = () => handler.handle(queued.data as object, { id });
      await (handler.isOutside ? this.runOutside(queued, handle) : this.runInside(queued, handle));
    } catch (error) {
      if (queued.attemptsMade + 1 >= (queued.opts.attempts ?? 1)) {
        const isRetried = await this.failures.record(id, queued.name, error);
        if (isRetried && declaredJobs().get(queued.name)?.retryDelaysMs) this.log.expectRetry(queued);
      }
      throw error;
    }
  }

  private runInside(queued: QueuedJob, handle: () => Promise<unknown>): Promise<void> {
    return this.database.transaction(async () => {
      if (await this.close(queued, 'AND dedup_key IS NULL')) {
        await handle();
        return;
      }
      // Stays open until the end, so that enqueuing the same key finds it instead of waiting for this transaction.
      if (!(await this.findOpenRow(queued, 'FOR NO KEY UPDATE'))) return;
      await handle();
      await this.database.manager.query(CLOSE, [queued.id]);
    });
  }

  /** Runs a handler without a transaction, then writes its result in the one that closes the row. */
  private async runOutside(queued: QueuedJob, handle: () => Promise<Closing>): Promise<void> {
    if (!(await this.findOpenRow(queued))) return;
    const write = await handle();
    await this.database.transaction(async () => {
      if (await this.close(queued)) await write?.();
    });
  }

  /** False if the job is already done. With a lock, waits for another process that is doing it. */
  private async findOpenRow(queued: QueuedJob, lock = ''): Promise<boolean> {
    const [row] = await this.database.manager.query<RunRow[]>(
      `SELECT ${RUN_ROW} FROM outbox WHERE id = $1 AND closed_at IS NULL AND held_at IS NULL ${lock}`,
      [queued.id],
    );
    if (row) this.note(queued, row);
    return row !== undefined;
  }

  private async close(queued: QueuedJob, only = ''): Promise<boolean> {
    const [[row]] = await this.database.manager.query<[RunRow[], number]>(
      `${CLOSE} ${only} RETURNING ${RUN_ROW}`,
      [queued.id],
    );
    if (row) this.note(queued, row);
    return row !== undefined;
  }

  private note(queued: QueuedJob, { requestId, failures }: RunRow): void {
    noteInLog({ requestId: requestId ?? undefined });
    this.log.noteFailures(queued, failures);
  }
}
