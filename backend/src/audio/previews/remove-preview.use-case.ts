import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { ChangeFeed } from '../../platform/events/change-feed.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AudioPreview } from './audio-preview.entity.js';
import { makePreview } from './make-preview.job.js';
import { PreviewMaking } from './preview-making.entity.js';
import { PromiseMakings } from './promise-makings.use-case.js';
import { removeRecording } from './remove-recording.job.js';

/** Removes a preview, wherever it stands: its rows now, its recording once nobody is led there any more. */
@Injectable()
export class RemovePreview {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly changes: ChangeFeed,
    private readonly promise: PromiseMakings,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws DomainError for one that there is not */
  execute(id: string, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const making = await manager.findOne(PreviewMaking, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!making)
        throw new DomainError('not-found', 'AUDIO.UNKNOWN', 'There is no such preview (any more).');
      await manager.delete(AudioPreview, { id });
      await manager.delete(PreviewMaking, { id });
      if (making.sha256) await this.outbox.enqueue(removeRecording, { previewId: id, sha256: making.sha256 });
      // A job of it that has failed finds nothing to do, and is done.
      await this.outbox.retry(makePreview, { makingId: id });
      await this.promise.execute();
      await this.changes.tell(id);
      const { bookTitle, voice, status } = making;
      const before = { bookTitle, voice, status };
      await this.auditLog.record(by, { action: 'preview.removed', subject: { kind: 'preview', id }, before });
    });
  }
}
