import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type Job as QueuedJob, UnrecoverableError, WaitingError, Worker } from 'bullmq';
import { setTimeout as pause } from 'node:timers/promises';

import { Configuration } from '../config/configuration.js';
import { Database } from '../database/database.js';
import { asJob } from '../database/work-pools.js';
import { SharedWork } from '../shared-work.js';
import { VisitorsFirst } from '../visitors-first.js';
import { noteInLog } from '../logging/log-context.js';
import { Failures } from './failures.js';
import type { Closing } from './handles-job.js';
import { type JobHandler, JobHandlers } from './job-handlers.js';
import { JobSettings } from './job-settings.js';
import { LateJobs } from './late-jobs.js';
import { JobWatch } from './job-watch.js';
import { declaredJobs, type Lane, LANES } from './job.js';
import { queueNames, Queues, workerOptions, StoreErrors } from './queue.js';

const CLOSE = `UPDATE outbox SET closed_at = clock_timestamp(), due_at = NULL, failed_at = NULL
  WHERE id = $1 AND closed_at IS NULL AND held_at IS NULL`;

/** A job that a newer release has dispatched waits for one. */
const PUT_BACK = 'UPDATE outbox SET dispatched_at = NULL, due_at = now() WHERE id = $1 AND closed_at IS NULL';

/** A worker that waits for work takes what comes while it is being closed; another process is to do it. */
async function giveBack(queued: QueuedJob): Promise<never> {
  await queued.moveToWait(queued.token);
  throw new WaitingError();
}

/** Takes jobs from the queue and gives each to its one handler, once. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** By the ids of their rows: a store that takes a slow job for a lost one gives it out again. */
  private readonly inHand = new SharedWork<void>();
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
    private readonly watch: JobWatch,
    private readonly queues: Queues,
    private readonly configuration: Configuration,
    private readonly visitorsFirst: VisitorsFirst,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.handlers = this.jobHandlers.find();
    this.workers = LANES.map((lane) => this.open(lane));
    await this.queues.assertReady(this.workers);
    for (const worker of this.workers) void worker.run();
    // Older releases kept completed jobs in the store for a day.
    for (const queue of this.queues.all) queue.clean(0, 0, 'completed').catch(() => undefined);
  }

  private open(lane: Lane): Worker {
    const worker = new Worker(
      queueNames[lane],
      async (queued) => {
        if (this.isStopping) return giveBack(queued);
        return this.inHand.do(String(queued.id), () =>
          asJob(() => this.watch.within(queued, () => this.process(queued, lane))),
        );
      },
      workerOptions(this.queues.in(lane).opts, this.settings, this.configuration.jobLanes[lane]),
    );
    worker.on('error', (error) => this.storeErrors.tell(error));
    this.watch.follow(worker);
    worker.on('failed', (job, error) => {
      const id = String(job?.id);
      // BullMQ's own verdict, without a try of ours: the job was in too many crashes.
      if (error instanceof UnrecoverableError) void this.failures.record(id, job?.name ?? '', error);
      else if (job && job.attemptsMade >= (job.opts.attempts ?? 1)) void this.failures.offerAgain(id);
    });
    return worker;
  }

  /** Takes nothing new, and waits for what is in hand, however long; for an absent store it does not. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    let isClosed = false;
    const closed = Promise.all(this.workers.map((worker) => worker.close())).then(() => (isClosed = true));
    do {
      await Promise.race([closed, Promise.allSettled(this.inHand.underWay)]);
      await Promise.race([closed, pause(this.settings.farewellMs, undefined, { ref: false })]);
    } while (!isClosed && this.inHand.underWay.length > 0);
  }

  private async process(queued: QueuedJob, lane: Lane): Promise<void> {
    const handler = this.handlers.get(queued.name);
    const id = String(queued.id);
    if (lane !== 'payments') await this.visitorsFirst.turn(this.settings.visitorsFirstMs);
    try {
      if (!handler) {
        await this.database.manager.query(PUT_BACK, [id]);
        return;
      }
      if (declaredJobs().get(queued.name)?.holdsWhenLate && (await this.lateJobs.holdIfLate(id))) return;
      const handle = () => handler.handle(queued.data as object, { id });
      await (handler.isOutside ? this.doOutside(id, handle) : this.doInside(id, handle));
    } catch (error) {
      if (queued.attemptsMade + 1 >= (queued.opts.attempts ?? 1)) {
        const isOwed = await this.failures.record(id, queued.name, error);
        if (isOwed && declaredJobs().get(queued.name)?.retryDelaysMs) this.watch.noteRest(queued);
      }
      throw error;
    }
  }

  /** Does what only concerns the database in the transaction that closes the row. */
  private doInside(id: string, handle: () => Promise<unknown>): Promise<void> {
    return this.database.transaction(async () => {
      if (await this.close(id, 'AND dedup_key IS NULL')) {
        await handle();
        return;
      }
      // While this runs, whoever enqueues the same again is to find it open, not to wait for its end.
      if (!(await this.findOpenRow(id, 'FOR NO KEY UPDATE'))) return;
      await handle();
      await this.database.manager.query(CLOSE, [id]);
    });
  }

  /** Asks others in no transaction; what came of it is written in the one that closes the row, unless somebody was sooner. */
  private async doOutside(id: string, handle: () => Promise<Closing>): Promise<void> {
    if (!(await this.findOpenRow(id))) return;
    const write = await handle();
    await this.database.transaction(async () => {
      if (await this.close(id)) await write?.();
    });
  }

  /** False when the work was already done. Locked, it waits for another process that is doing it right now. */
  private async findOpenRow(id: string, lock = ''): Promise<boolean> {
    const [row] = await this.database.manager.query<{ requestId: string | null }[]>(
      `SELECT request_id AS "requestId" FROM outbox WHERE id = $1 AND closed_at IS NULL AND held_at IS NULL ${lock}`,
      [id],
    );
    noteInLog({ requestId: row?.requestId ?? undefined });
    return row !== undefined;
  }

  /** False when somebody else has closed it. */
  private async close(id: string, only = ''): Promise<boolean> {
    const [[row]] = await this.database.manager.query<[{ requestId: string | null }[], number]>(
      `${CLOSE} ${only} RETURNING request_id AS "requestId"`,
      [id],
    );
    if (row) noteInLog({ requestId: row.requestId ?? undefined });
    return row !== undefined;
  }
}
