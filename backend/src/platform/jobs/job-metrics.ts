import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.js';
import { Metrics } from '../metrics/metrics.js';
import { declaredJobs } from './job.js';
import { Queues } from './queue.js';

const OPEN_STATES = ['later', 'waiting', 'queued', 'failed'] as const;
const STATES = ['waiting', 'prioritized', 'active', 'delayed', 'failed'] as const;

interface OpenJobs {
  job: string;
  later: number;
  waiting: number;
  queued: number;
  failed: number;
  oldestSeconds: number;
}

@Injectable()
export class JobMetrics {
  constructor(
    private readonly database: Database,
    private readonly queues: Queues,
    metrics: Metrics,
  ) {
    metrics.addSource({
      name: 'outbox',
      gauges: {
        lectern_jobs_open: {
          help: 'Open jobs: due later, waiting for the job store, queued in it, or failed.',
          labels: ['job_name', 'state'],
        },
        lectern_job_oldest_seconds: {
          help: 'Age of the oldest open job that is due; 0 if there is none.',
          labels: ['job_name'],
        },
      },
      read: () => this.readOutbox(),
    });
    metrics.addSource({
      name: 'queue',
      gauges: {
        lectern_queue_jobs: {
          help: 'Jobs in the job store by state; delayed jobs wait for their next attempt.',
          labels: ['state'],
        },
      },
      read: () => this.readQueue(),
    });
  }

  private async readOutbox() {
    const open = (await this.database.manager.query(
      `SELECT job, count(*) FILTER (WHERE state = 'later')::int AS later,
         count(*) FILTER (WHERE state = 'waiting')::int AS waiting,
         count(*) FILTER (WHERE state = 'queued')::int AS queued,
         count(*) FILTER (WHERE state = 'failed')::int AS failed,
         coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE state <> 'later')), 0)::float8
           AS "oldestSeconds"
       FROM (SELECT job, created_at, CASE
           WHEN failed_at IS NOT NULL THEN 'failed'
           WHEN dispatched_at IS NOT NULL THEN 'queued'
           WHEN due_at > now() THEN 'later'
           ELSE 'waiting' END AS state
         FROM outbox WHERE closed_at IS NULL AND held_at IS NULL) AS open
       GROUP BY job`,
    )) as OpenJobs[];
    const none = [...declaredJobs().keys()]
      .filter((name) => !open.some(({ job }) => job === name))
      .map((job) => ({ job, later: 0, waiting: 0, queued: 0, failed: 0, oldestSeconds: 0 }));
    const all = [...open, ...none];
    return {
      lectern_jobs_open: all.flatMap((work) =>
        OPEN_STATES.map((state) => ({ value: work[state], labels: { job_name: work.job, state } })),
      ),
      lectern_job_oldest_seconds: all.map(({ job, oldestSeconds }) => ({
        value: Math.max(0, oldestSeconds),
        labels: { job_name: job },
      })),
    };
  }

  private async readQueue() {
    const counts = await this.queues.count(...STATES);
    return {
      lectern_queue_jobs: STATES.map((state) => ({ value: counts[state] ?? 0, labels: { state } })),
    };
  }
}
