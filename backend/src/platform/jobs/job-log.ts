import { Injectable, Logger } from '@nestjs/common';
import type { Job as QueuedJob, Worker } from 'bullmq';

import { type LogFields, noteInLog, withinLog } from '../logging/log-context.js';
import { Metrics } from '../metrics/metrics.js';
import { declaredJobs } from './job.js';

const RESULTS = ['done', 'failed', 'exhausted'] as const;

const fieldsOf = (queued: QueuedJob): LogFields => ({
  job: queued.name,
  jobId: String(queued.id),
  ...idsOf(queued.data),
  try: attemptIn(queued),
});

/** The ids in a payload; other fields stay out of the log. */
function idsOf(payload: unknown): LogFields {
  const entries = Object.entries((payload ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] => entry[0].endsWith('Id') && typeof entry[1] === 'string',
    ),
  );
}

/** Attempts that the job store knows of: failed ones, those ended by a crash, and this one. */
const attemptIn = ({ attemptsMade, stalledCounter }: QueuedJob): number => attemptsMade + stalledCounter + 1;

@Injectable()
export class JobLog {
  private readonly logger = new Logger('Jobs');
  private readonly fields = new WeakMap<QueuedJob, LogFields>();
  private readonly retried = new WeakSet<QueuedJob>();
  private readonly runs;

  constructor(metrics: Metrics) {
    this.runs = metrics.counter({
      name: 'lectern_job_runs_total',
      help: 'Runs of jobs by result: done, failed (will be retried) or exhausted (no attempts left).',
      labels: ['job_name', 'result'],
    });
  }

  within<T>(queued: QueuedJob, work: () => Promise<T>): Promise<T> {
    const fields = fieldsOf(queued);
    this.fields.set(queued, fields);
    return withinLog(fields, work);
  }

  /** @param failures of the row; each had used up all attempts */
  noteFailures(queued: QueuedJob, failures: number): void {
    noteInLog({ try: failures * (queued.opts.attempts ?? 1) + attemptIn(queued) });
  }

  /** Makes a job count as failed, not exhausted: it has retry delays of its own. */
  expectRetry(queued: QueuedJob): void {
    this.retried.add(queued);
  }

  observe(worker: Worker): void {
    for (const job of declaredJobs().keys())
      for (const result of RESULTS) this.runs.inc({ job_name: job, result }, 0);
    worker.on('completed', (queued) => this.report(queued, 'done', () => this.logger.log('done')));
    worker.on('failed', (queued, error) => {
      if (!queued?.finishedOn || this.retried.has(queued))
        this.report(queued, 'failed', () => this.logger.warn('failed, will be retried', error));
      else this.report(queued, 'exhausted', () => this.logger.error('failed, no attempts left', error));
    });
  }

  private report(queued: QueuedJob | undefined, result: (typeof RESULTS)[number], write: () => void): void {
    if (!queued) {
      // The job store no longer has the job.
      write();
      return;
    }
    this.runs.inc({ job_name: queued.name, result });
    // Without a run here, the job crashed its worker too often.
    const fields = this.fields.get(queued) ?? { job: queued.name, jobId: String(queued.id) };
    const durationMs = Date.now() - (queued.processedOn ?? Date.now());
    withinLog({ ...fields, durationMs }, write);
  }
}
