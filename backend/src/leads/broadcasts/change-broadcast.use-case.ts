import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Broadcast } from './broadcast.entity.js';
import type { WrittenBroadcast } from './create-broadcast.use-case.js';
import { LockDraft } from './lock-draft.use-case.js';

/** Keeps what the owner has changed in a draft. */
@Injectable()
export class ChangeBroadcast {
  constructor(
    private readonly database: Database,
    private readonly lock: LockDraft,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * @param version that she saw
   * @throws DomainError where it was changed since by another hand, or is no draft
   */
  execute(id: string, version: number, { subject, body, topic }: WrittenBroadcast, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const draft = await this.lock.execute(id);
      if (draft.version !== version)
        throw new DomainError(
          'conflict',
          'LEADS.BROADCAST_CHANGED',
          'This letter was changed in another window since you opened it. Please open it again.',
        );
      const change = { subject, body, topic, version: version + 1 };
      await this.database.manager.update(Broadcast, { id }, change);
      await this.auditLog.record(by, {
        action: 'broadcast.changed',
        subject: { kind: 'broadcast', id },
        before: { subject: draft.subject, topic: draft.topic, version },
        after: { subject, topic, version: version + 1 },
      });
    });
  }
}
