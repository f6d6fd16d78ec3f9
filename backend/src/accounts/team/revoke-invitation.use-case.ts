import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { StaffInvitation } from './staff-invitation.entity.js';

/** Takes an invitation back: its link opens nothing any more. One that is gone already is no mistake. */
@Injectable()
export class RevokeInvitation {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  execute(staff: Staff, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const lock = { mode: 'pessimistic_write' } as const;
      const invitation = await manager.findOne(StaffInvitation, { where: { id }, lock });
      if (!invitation) return;
      await manager.delete(StaffInvitation, { id });
      const subject = { kind: 'staff-invitation', id };
      const before = { email: invitation.email };
      await this.auditLog.record(staff, { action: 'staff.invitation-revoked', subject, before });
    });
  }
}
