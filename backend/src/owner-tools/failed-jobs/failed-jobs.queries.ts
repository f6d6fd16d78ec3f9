import type { EntityManager } from 'typeorm';

import type { Database } from '../../platform/database/database.js';
import { type Page, type PagedList, readPage } from '../../platform/http/paged-list.js';
import type { FailedJobDto, JobCountsDto } from './failed-jobs.dto.js';

export interface OpenJob {
  id: string;
  job: string;
  payload: object;
  failures: number;
}

export type FailedJob = Omit<FailedJobDto, 'about'> & { payload: object };

const FAILED: PagedList = {
  select: `SELECT id, job, payload, created_at AS "promisedAt", failed_at AS "failedAt", failures,
    coalesce(last_error, '') AS "lastError", CASE WHEN failed_at IS NOT NULL THEN due_at END AS "nextTryAt",
    CASE WHEN failed_at IS NULL THEN 'trying' WHEN due_at IS NULL THEN 'given-up' ELSE 'resting' END AS state`,
  from: `FROM outbox
  WHERE closed_at IS NULL AND failures > 0
    AND ($1::text IS NULL OR job = $1)`,
  at: 'created_at',
  id: 'id',
  idType: 'uuid',
};

/** One page of open jobs with failures, newest first; of one kind if given. */
export function findFailedJobs(
  database: Database,
  job: string | undefined,
  cursor: string | undefined,
): Promise<Page<FailedJob>> {
  return readPage(database, FAILED, [job ?? null], { cursor });
}

export async function findOpenJob(manager: EntityManager, id: string): Promise<OpenJob | undefined> {
  const [found] = await manager.query<OpenJob[]>(
    'SELECT id, job, payload, failures FROM outbox WHERE id = $1 AND closed_at IS NULL',
    [id],
  );
  return found;
}

/** Counts open jobs without failures by state, and those with failures by kind, most first. */
export async function countOpenJobs(manager: EntityManager): Promise<JobCountsDto> {
  const [counts] = await manager.query<Omit<JobCountsDto, 'failed'>[]>(
    `SELECT count(*) FILTER (WHERE dispatched_at IS NULL AND due_at <= now())::int AS waiting,
       count(*) FILTER (WHERE dispatched_at IS NOT NULL)::int AS running,
       count(*) FILTER (WHERE dispatched_at IS NULL AND due_at > now())::int AS later
     FROM outbox WHERE closed_at IS NULL AND failed_at IS NULL AND held_at IS NULL`,
  );
  const failed = await manager.query<JobCountsDto['failed']>(
    `SELECT job, count(*)::int AS count FROM outbox WHERE closed_at IS NULL AND failures > 0
     GROUP BY job ORDER BY 2 DESC, 1`,
  );
  return { waiting: 0, running: 0, later: 0, ...counts, failed };
}

/** Makes one failed job, or all of a kind, due now; jobs being tried are left alone. @returns how many */
export async function retryFailedJobs(
  manager: EntityManager,
  which: { id: string } | { job: string },
): Promise<number> {
  const [condition, value] = 'id' in which ? ['id = $1', which.id] : ['job = $1 AND failures > 0', which.job];
  const [, count] = await manager.query<[unknown[], number]>(
    `UPDATE outbox SET due_at = now(), failed_at = NULL, failures = 0
     WHERE ${condition} AND closed_at IS NULL AND failed_at IS NOT NULL`,
    [value],
  );
  return count;
}

/** @returns false if the job is being tried */
export async function closeFailedJob(manager: EntityManager, id: string): Promise<boolean> {
  const [, count] = await manager.query<[unknown[], number]>(
    `UPDATE outbox SET closed_at = clock_timestamp(), due_at = NULL
     WHERE id = $1 AND closed_at IS NULL AND failed_at IS NOT NULL`,
    [id],
  );
  return count > 0;
}
