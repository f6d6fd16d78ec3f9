import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { Events } from '../../platform/events/events.js';
import { jobGivenUp } from '../../platform/events/job-given-up.event.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { findOpenJob } from './find-open-job.js';

/** Work that has failed is not done any more, because somebody says so. It cannot be taken up again. */
@Injectable()
export class GiveUpJob {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly events: Events,
  ) {}

  /** @throws DomainError where there is no such work, or it is being tried at this moment */
  execute(id: string, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const { job, payload, failures } = await findOpenJob(manager, id);
      const [, given] = (await manager.query(
        `UPDATE outbox SET closed_at = clock_timestamp(), due_at = NULL
         WHERE id = $1 AND closed_at IS NULL AND failed_at IS NOT NULL`,
        [id],
      )) as [unknown[], number];
      if (given === 0)
        throw new DomainError(
          'conflict',
          'JOBS.TRYING',
          'This is being tried at this moment. Please wait for it.',
        );
      await this.events.tell(jobGivenUp, { id, job, payload });
      const subject = { kind: 'job', id };
      await this.auditLog.record(by, { action: 'job.given-up', subject, before: { job, failures } });
    });
  }
}
