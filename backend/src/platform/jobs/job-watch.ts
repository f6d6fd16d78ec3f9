import { Injectable, Logger } from '@nestjs/common';
import type { Job as QueuedJob, Worker } from 'bullmq';

import { type LogFields, noteInLog, withinLog } from '../logging/log-context.js';
import { Metrics } from '../metrics/metrics.js';
import { declaredJobs } from './job.js';

const RESULTS = ['done', 'failed', 'exhausted'] as const;

/** A payload holds ids; whatever else a job may come to hold stays out of the log. */
function idsOf(payload: unknown): LogFields {
  const entries = Object.entries((payload ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] => entry[0].endsWith('Id') && typeof entry[1] === 'string',
    ),
  );
}

/** Counts the runs of jobs and tells of each, with the ids of the job and of what it is about in every line. */
@Injectable()
export class JobWatch {
  private readonly logger = new Logger('Jobs');
  /** What has become known of a job in the course of its run. */
  private readonly fields = new WeakMap<QueuedJob, LogFields>();
  private readonly resting = new WeakSet<QueuedJob>();
  private readonly runs;

  constructor(metrics: Metrics) {
    this.runs = metrics.counter({
      name: 'lectern_job_runs_total',
      help: 'Runs of jobs by how they ended: done, failed (to be tried again) or exhausted (no try is left).',
      labels: ['job', 'result'],
    });
  }

  within<T>(queued: QueuedJob, work: () => Promise<T>): Promise<T> {
    const fields = { job: queued.name, jobId: String(queued.id), ...idsOf(queued.data) };
    this.fields.set(queued, fields);
    return withinLog(fields, work);
  }

  /** Its attempts are used up, and that is how it goes: it waits for a delay of its own. */
  noteRest(queued: QueuedJob): void {
    this.resting.add(queued);
  }

  follow(worker: Worker): void {
    for (const job of declaredJobs().keys()) for (const result of RESULTS) this.runs.inc({ job, result }, 0);
    worker.on('completed', (queued) => this.tell(queued, 'done', () => this.logger.log('done')));
    worker.on('failed', (queued, error) => {
      if (!queued?.finishedOn || this.resting.has(queued))
        this.tell(queued, 'failed', () => this.logger.warn('failed, to be tried again', error));
      else this.tell(queued, 'exhausted', () => this.logger.error('failed, and no try is left', error));
    });
  }

  private tell(queued: QueuedJob | undefined, result: (typeof RESULTS)[number], write: () => void): void {
    if (!queued) {
      // The job store has forgotten it: nobody can say which.
      write();
      return;
    }
    this.runs.inc({ job: queued.name, result });
    const fields = this.fields.get(queued) ?? { job: queued.name, jobId: String(queued.id) };
    withinLog({ ...fields }, () => {
      noteInLog({ try: queued.attemptsMade, durationMs: Date.now() - (queued.processedOn ?? Date.now()) });
      write();
    });
  }
}
