import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { Broadcast } from './broadcast.entity.js';
import { LockDraft } from './lock-draft.use-case.js';

@Injectable()
export class DiscardBroadcast {
  constructor(
    private readonly database: Database,
    private readonly lock: LockDraft,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws DomainError where it is no draft */
  execute(id: string, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const { subject } = await this.lock.execute(id);
      await this.database.manager.delete(Broadcast, { id });
      const entry = {
        action: 'broadcast.discarded',
        subject: { kind: 'broadcast', id },
        before: { subject },
      };
      await this.auditLog.record(by, entry);
    });
  }
}
