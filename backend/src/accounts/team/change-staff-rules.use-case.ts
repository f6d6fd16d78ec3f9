import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';

const HAS_ONE = 'SELECT 1 FROM second_factors WHERE user_id = $1 AND turned_on_at IS NOT NULL';
const LOCK = 'SELECT requires_second_factor AS "before" FROM staff_rules FOR UPDATE';

/** Whether everybody must have a second step. Whoever has none is asked to set one up before anything else, at once. */
@Injectable()
export class ChangeStaffRules {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws DomainError where she asks of others what she has not done herself */
  execute(staff: Staff, requiresSecondFactor: boolean): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      if (requiresSecondFactor && (await manager.query<unknown[]>(HAS_ONE, [staff.userId])).length === 0)
        throw herselfFirst();
      const [rules] = await manager.query<{ before: boolean }[]>(LOCK);
      if (!rules || rules.before === requiresSecondFactor) return;
      await manager.query('UPDATE staff_rules SET requires_second_factor = $1', [requiresSecondFactor]);
      await this.auditLog.record(staff, {
        action: 'staff.rules-changed',
        subject: { kind: 'staff-rules', id: '1' },
        before: { requiresSecondFactor: rules.before },
        after: { requiresSecondFactor },
      });
    });
  }
}

const herselfFirst = () =>
  new DomainError(
    'conflict',
    'ACCESS.HERSELF_FIRST',
    'Please set up your own second step first, under “Your account”: then ask it of everybody.',
  );
