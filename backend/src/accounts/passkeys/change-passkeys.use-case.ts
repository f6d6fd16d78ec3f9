import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Passkey } from './passkey.entity.js';

/** What is done with a passkey: it gets another name, or goes. */
export type PasskeyChange = { rename: string } | 'remove';

/** Renames or removes one of somebody's own passkeys. One that is removed signs nobody in; sessions that it began go on. */
@Injectable()
export class ChangePasskeys {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws DomainError where she has no such passkey */
  execute(staff: Staff, id: string, change: PasskeyChange): Promise<void> {
    const { userId } = staff;
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const lock = { mode: 'pessimistic_write' } as const;
      const passkey = await manager.findOne(Passkey, { where: { id, userId }, lock });
      if (!passkey) throw new DomainError('not-found', 'ACCESS.NO_PASSKEY', 'There is no such passkey.');
      const subject = { kind: 'staff', id: userId };
      const before = { passkey: id, name: passkey.name };
      if (change === 'remove') {
        await manager.delete(Passkey, { id });
        await this.auditLog.record(staff, { action: 'staff.passkey-removed', subject, before });
        return;
      }
      await manager.update(Passkey, { id }, { name: change.rename });
      const after = { passkey: id, name: change.rename };
      await this.auditLog.record(staff, { action: 'staff.passkey-renamed', subject, before, after });
    });
  }
}
