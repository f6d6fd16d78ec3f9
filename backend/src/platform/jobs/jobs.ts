import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.js';
import type { JobProgress } from './handles-job.js';
import { laneOf } from './job.js';
import { Queues } from './queue.js';

/** What has become of an enqueued job. */
export interface JobReport {
  state: 'open' | 'done' | 'failed';
  /** As its handler last reported it; undefined before that, and when the job store has forgotten it. */
  progress: JobProgress | undefined;
}

/** Asks after enqueued jobs, from any process. */
@Injectable()
export class Jobs {
  constructor(
    private readonly database: Database,
    private readonly queues: Queues,
  ) {}

  /**
   * @param id as given by the outbox
   * @returns undefined for what was never enqueued, was rolled back, or is done for more than a week
   */
  async progressOf(id: string): Promise<JobReport | undefined> {
    const [row] = (await this.database.manager.query(
      `SELECT job, CASE WHEN closed_at IS NOT NULL THEN 'done' WHEN failed_at IS NOT NULL THEN 'failed'
         ELSE 'open' END AS state
       FROM outbox WHERE id::text = $1`,
      [id],
    )) as (Pick<JobReport, 'state'> & { job: string })[];
    if (!row) return undefined;
    const queued = await this.queues.in(laneOf(row.job)).getJob(id);
    // 0 is what both stores say of a job that has not reported anything.
    return { state: row.state, progress: (queued?.progress as JobProgress | undefined) || undefined };
  }

  /** How many jobs lie in the job store, waiting for a worker or in one's hands. Rejects where the store is away. */
  async countQueued(): Promise<{ waiting: number; active: number }> {
    const { waiting = 0, active = 0 } = await this.queues.count('waiting', 'active');
    return { waiting, active };
  }
}
