import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { type PagedList, readPage } from '../../platform/http/paged-list.js';
import { Events } from '../../platform/events/events.js';
import { jobGivenUp } from '../../platform/jobs/job-given-up.event.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { OutboxNotifier } from '../../platform/jobs/outbox-notifier.js';
import type {
  FailedJobDto,
  FailedJobPageDto,
  JobSubjectDto,
  ListFailedJobsDto,
  JobCountsDto,
} from './failed-jobs.dto.js';

interface OpenJob {
  id: string;
  job: string;
  payload: object;
  failures: number;
  failedAt: Date | null;
}

/** @throws DomainError where there is none with this id, or it is done */
async function findOpenJob(manager: EntityManager, id: string): Promise<OpenJob> {
  const [found] = (await manager.query(
    `SELECT id, job, payload, failures, failed_at AS "failedAt" FROM outbox
     WHERE id = $1 AND closed_at IS NULL`,
    [id],
  )) as OpenJob[];
  if (found) return found;
  throw new DomainError('not-found', 'JOBS.UNKNOWN', 'We can’t find this job. It may be done by now.');
}

type Row = Omit<FailedJobDto, 'about'> & { payload: object };

const FAILURES: PagedList = {
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

const ID = /^[\w.:-]{1,64}$/;

/** `orderId` is the id of an order; of what else a job was told, nothing is shown. */
function subjectsOf(payload: object): JobSubjectDto[] {
  return Object.entries(payload).flatMap(([name, value]) => {
    const kind = /^([a-z]\w*)Id$/.exec(name)?.[1]?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return kind && typeof value === 'string' && ID.test(value) ? [{ kind, id: value }] : [];
  });
}

const COUNTS = `
  SELECT count(*) FILTER (WHERE dispatched_at IS NULL AND due_at <= now())::int AS waiting,
    count(*) FILTER (WHERE dispatched_at IS NOT NULL)::int AS running,
    count(*) FILTER (WHERE dispatched_at IS NULL AND due_at > now())::int AS later
  FROM outbox WHERE closed_at IS NULL AND failed_at IS NULL AND held_at IS NULL`;

const FAILED = `
  SELECT job, count(*)::int AS count FROM outbox WHERE closed_at IS NULL AND failures > 0
  GROUP BY job ORDER BY 2 DESC, 1`;

/** Of the row or of all rows of a kind: whoever is tried already is left alone. */
const RETRY = (which: string) => `
  UPDATE outbox SET due_at = now(), failed_at = NULL, failures = 0
  WHERE ${which} AND closed_at IS NULL AND failed_at IS NOT NULL`;

/** Work that has used up its tries and is still owed: seen, tried again or given up by the staff. */
@Injectable()
export class FailedJobs {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly events: Events,
    private readonly notifier: OutboxNotifier,
  ) {}

  /** Work that has used up its tries and is still owed, the newest first: from the outbox, so on either job store. */
  async list({ job, cursor }: ListFailedJobsDto): Promise<FailedJobPageDto> {
    const page = await readPage<Row>(this.database, FAILURES, [job ?? null], { cursor });
    const items = page.items.map(({ payload, ...failed }) => ({ ...failed, about: subjectsOf(payload) }));
    return { ...page, items };
  }

  /** How much work is open, and how much of it has failed. */
  async count(): Promise<JobCountsDto> {
    const [counts] = (await this.database.manager.query(COUNTS)) as Omit<JobCountsDto, 'failed'>[];
    const failed = (await this.database.manager.query(FAILED)) as JobCountsDto['failed'];
    return { waiting: 0, running: 0, later: 0, ...counts, failed };
  }

  /**
   * Gives work that has failed all its tries again, now. Asked for twice, it is done once: by its id it is one job.
   * @param wanted one job by its id, or all of a kind
   * @returns how many are tried now
   * @throws DomainError for an id that no open job has
   */
  retry(wanted: { id: string } | { job: string }, by: Staff): Promise<number> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const [job, sql, key] =
        'id' in wanted
          ? [(await findOpenJob(manager, wanted.id)).job, RETRY('id = $1'), wanted.id]
          : [wanted.job, RETRY('job = $1 AND failures > 0'), wanted.job];
      const [, retried] = (await manager.query(sql, [key])) as [unknown[], number];
      if (retried === 0) return 0;
      this.notifier.notify();
      const subject = { kind: 'job', id: 'id' in wanted ? wanted.id : job };
      await this.auditLog.record(by, { action: 'job.retried', subject, after: { job, count: retried } });
      return retried;
    });
  }

  /**
   * Work that has failed is not done any more, because somebody says so. It cannot be taken up again.
   * @throws DomainError where there is no such work, or it is being tried at this moment
   */
  giveUp(id: string, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const { job, payload, failures } = await findOpenJob(manager, id);
      const [, given] = (await manager.query(
        `UPDATE outbox SET closed_at = clock_timestamp(), due_at = NULL
         WHERE id = $1 AND closed_at IS NULL AND failed_at IS NOT NULL`,
        [id],
      )) as [unknown[], number];
      if (given === 0)
        throw new DomainError('conflict', 'JOBS.TRYING', 'We’re trying this right now. Please wait.');
      await this.events.tell(jobGivenUp, { id, job, payload });
      const subject = { kind: 'job', id };
      await this.auditLog.record(by, { action: 'job.given-up', subject, before: { job, failures } });
    });
  }
}
