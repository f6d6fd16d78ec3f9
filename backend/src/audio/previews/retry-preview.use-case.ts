import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { CheckBudget } from './check-budget.query.js';
import { LockMaking } from './lock-making.use-case.js';
import { makePreview } from './make-preview.job.js';
import { MoveMaking } from './move-making.use-case.js';
import { PreviewMaking } from './preview-making.entity.js';
import { isUnderWay } from './preview-status.js';

/** Tries a preview that has failed once more, from the sentence at which it failed. */
@Injectable()
export class RetryPreview {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly budget: CheckBudget,
    private readonly lock: LockMaking,
    private readonly move: MoveMaking,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Trying twice is once.
   * @param by undefined for a visitor who asks for it
   * @throws DomainError for one that there is not, that has not failed, or that costs too much
   */
  execute(id: string, by?: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const making = await this.lock.execute(id);
      if (!making)
        throw new DomainError('not-found', 'AUDIO.UNKNOWN', 'There is no such preview (any more).');
      if (isUnderWay(making.status)) return;
      if (making.status !== 'failed')
        throw new DomainError(
          'conflict',
          'AUDIO.STATE',
          'Only a preview that has failed can be tried again.',
        );
      const { characters, piecesDone, piecesTotal } = making;
      await this.budget.execute(Math.ceil((characters * (piecesTotal - piecesDone)) / piecesTotal));
      await this.move.execute(id, 'queued');
      await this.database.manager.update(PreviewMaking, { id }, { isPromised: true });
      const { bookTitle, voice } = making;
      const entry = {
        action: 'preview.retried',
        subject: { kind: 'preview', id },
        after: { bookTitle, voice },
      };
      if (by) await this.auditLog.record(by, entry);
      const job = { makingId: id };
      if (!(await this.outbox.retry(makePreview, job))) await this.outbox.enqueue(makePreview, job);
    });
  }
}
