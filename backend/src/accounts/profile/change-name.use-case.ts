import { Injectable } from '@nestjs/common';

import { StaffMember } from '../../platform/access/staff-member.entity.js';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';

/** How the dashboard, and the log, call somebody from now on. */
@Injectable()
export class ChangeName {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  execute(staff: Staff, name: string): Promise<Staff> {
    const { userId, name: before } = staff;
    return this.database.transaction(async () => {
      if (name === before) return staff;
      await this.database.manager.update(StaffMember, { userId }, { name });
      await this.auditLog.record(staff, {
        action: 'staff.renamed',
        subject: { kind: 'staff', id: userId },
        before: { name: before },
        after: { name },
      });
      return { ...staff, name };
    });
  }
}
