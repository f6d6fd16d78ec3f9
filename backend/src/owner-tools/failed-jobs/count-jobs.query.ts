import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { JobCountsDto } from './failed-jobs.dto.js';

const COUNTS = `
  SELECT count(*) FILTER (WHERE dispatched_at IS NULL AND due_at <= now())::int AS waiting,
    count(*) FILTER (WHERE dispatched_at IS NOT NULL)::int AS running,
    count(*) FILTER (WHERE dispatched_at IS NULL AND due_at > now())::int AS later
  FROM outbox WHERE closed_at IS NULL AND failed_at IS NULL`;

const FAILED = `
  SELECT job, count(*)::int AS count FROM outbox WHERE closed_at IS NULL AND failures > 0
  GROUP BY job ORDER BY 2 DESC, 1`;

/** How much work is open, and how much of it has failed. */
@Injectable()
export class CountJobs {
  constructor(private readonly database: Database) {}

  async execute(): Promise<JobCountsDto> {
    const [counts] = (await this.database.manager.query(COUNTS)) as Omit<JobCountsDto, 'failed'>[];
    const failed = (await this.database.manager.query(FAILED)) as JobCountsDto['failed'];
    return { waiting: 0, running: 0, later: 0, ...counts, failed };
  }
}
