import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { Events } from '../../platform/events/events.js';
import { jobGivenUp } from '../../platform/jobs/job-given-up.event.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { OutboxNotifier } from '../../platform/jobs/outbox-notifier.js';
import type { FailedJobPageDto, JobSubjectDto, ListFailedJobsDto, JobCountsDto } from './failed-jobs.dto.js';
import {
  closeFailedJob,
  countOpenJobs,
  findFailedJobs,
  findOpenJob,
  type OpenJob,
  retryFailedJobs,
} from './failed-jobs.queries.js';

const ID = /^[\w.:-]{1,64}$/;

/** Ids in a payload: `orderId` names an order. Other fields are not shown. */
function subjectsOf(payload: object): JobSubjectDto[] {
  return Object.entries(payload).flatMap(([name, value]) => {
    const kind = /^([a-z]\w*)Id$/.exec(name)?.[1]?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return kind && typeof value === 'string' && ID.test(value) ? [{ kind, id: value }] : [];
  });
}

@Injectable()
export class FailedJobs {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly events: Events,
    private readonly notifier: OutboxNotifier,
  ) {}

  async list({ job, cursor }: ListFailedJobsDto): Promise<FailedJobPageDto> {
    const page = await findFailedJobs(this.database, job, cursor);
    const items = page.items.map(({ payload, ...failed }) => ({ ...failed, about: subjectsOf(payload) }));
    return { ...page, items };
  }

  count(): Promise<JobCountsDto> {
    return countOpenJobs(this.database.manager);
  }

  /**
   * Retries failed jobs now. Concurrent calls retry a job once.
   * @param which one job by its id, or all of a kind
   * @returns how many are retried
   * @throws DomainError for an id that no open job has
   */
  retry(which: { id: string } | { job: string }, by: Staff): Promise<number> {
    return this.database.transaction(async () => {
      const { job } = 'id' in which ? await this.findOpen(which.id) : which;
      const count = await retryFailedJobs(this.database.manager, which);
      if (count === 0) return 0;
      this.notifier.notify();
      const subject = { kind: 'job', id: 'id' in which ? which.id : job };
      await this.auditLog.record(by, { action: 'job.retried', subject, after: { job, count } });
      return count;
    });
  }

  /**
   * Closes a failed job for good.
   * @throws DomainError if there is no such job, or it is being tried
   */
  giveUp(id: string, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const { job, payload, failures } = await this.findOpen(id);
      if (!(await closeFailedJob(this.database.manager, id)))
        throw new DomainError('conflict', 'JOBS.TRYING', 'We’re trying this right now. Please wait.');
      await this.events.publish(jobGivenUp, { id, job, payload });
      const subject = { kind: 'job', id };
      await this.auditLog.record(by, { action: 'job.given-up', subject, before: { job, failures } });
    });
  }

  private async findOpen(id: string): Promise<OpenJob> {
    const found = await findOpenJob(this.database.manager, id);
    if (found) return found;
    throw new DomainError('not-found', 'JOBS.UNKNOWN', 'We can’t find this job. It may be done by now.');
  }
}
