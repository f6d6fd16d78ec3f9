import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { User } from '../../platform/access/user.entity.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { KeepAnOwner } from './keep-an-owner.use-case.js';

/** Removes somebody's account with all that belongs to it: sessions, passkeys, second step. What she did stays in the log. */
@Injectable()
export class RemoveStaff {
  constructor(
    private readonly database: Database,
    private readonly keepAnOwner: KeepAnOwner,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws DomainError where there is no such member, and for the last owner */
  execute(staff: Staff, userId: string): Promise<void> {
    return this.database.transaction(async () => {
      const { name, role } = await this.keepAnOwner.execute(userId, 'goes');
      await this.database.manager.delete(User, { id: userId });
      const subject = { kind: 'staff', id: userId };
      await this.auditLog.record(staff, { action: 'staff.removed', subject, before: { name, role } });
    });
  }
}
