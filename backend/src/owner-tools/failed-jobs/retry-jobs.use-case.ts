import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { OUTBOX_CHANNEL } from '../../platform/jobs/outbox.js';
import { findOpenJob } from './find-open-job.js';

/** Of the row or of all rows of a kind: whoever is tried already is left alone. */
const RETRY = (which: string) => `
  UPDATE outbox SET due_at = now(), failed_at = NULL, failures = 0
  WHERE ${which} AND closed_at IS NULL AND failed_at IS NOT NULL`;

/** Gives work that has failed all its tries again, now. Asked for twice, it is done once: by its id it is one job. */
@Injectable()
export class RetryJobs {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * @param wanted one job by its id, or all of a kind
   * @returns how many are tried now
   * @throws DomainError for an id that no open job has
   */
  execute(wanted: { id: string } | { job: string }, by: Staff): Promise<number> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const [job, sql, key] =
        'id' in wanted
          ? [(await findOpenJob(manager, wanted.id)).job, RETRY('id = $1'), wanted.id]
          : [wanted.job, RETRY('job = $1 AND failures > 0'), wanted.job];
      const [, retried] = (await manager.query(sql, [key])) as [unknown[], number];
      if (retried === 0) return 0;
      await manager.query(`NOTIFY ${OUTBOX_CHANNEL}`);
      const subject = { kind: 'job', id: 'id' in wanted ? wanted.id : job };
      await this.auditLog.record(by, { action: 'job.retried', subject, after: { job, count: retried } });
      return retried;
    });
  }
}
