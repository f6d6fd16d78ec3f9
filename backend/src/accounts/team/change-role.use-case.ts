import { Injectable } from '@nestjs/common';

import type { Role } from '../../platform/access/permissions.js';
import { StaffMember } from '../../platform/access/staff-member.entity.js';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { KeepAnOwner } from './keep-an-owner.use-case.js';

/** Makes a helper an owner, or the other way round, from her very next call on. */
@Injectable()
export class ChangeRole {
  constructor(
    private readonly database: Database,
    private readonly keepAnOwner: KeepAnOwner,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws DomainError where there is no such member, and for the last owner */
  execute(staff: Staff, userId: string, role: Role): Promise<void> {
    return this.database.transaction(async () => {
      const { role: before } = await this.keepAnOwner.execute(userId, role === 'owner' ? 'stays' : 'goes');
      if (before === role) return;
      await this.database.manager.update(StaffMember, { userId }, { role });
      await this.auditLog.record(staff, {
        action: 'staff.role-changed',
        subject: { kind: 'staff', id: userId },
        before: { role: before },
        after: { role },
      });
    });
  }
}
