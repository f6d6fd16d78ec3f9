import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { MakeRecoveryCodes } from './make-recovery-codes.use-case.js';

const LOCK_ON = 'SELECT 1 FROM second_factors WHERE user_id = $1 AND turned_on_at IS NOT NULL FOR UPDATE';

/** New recovery codes for whoever has used or lost the old ones, which open nothing from now on. */
@Injectable()
export class RenewRecoveryCodes {
  constructor(
    private readonly database: Database,
    private readonly makeRecoveryCodes: MakeRecoveryCodes,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws DomainError where there is no second step to recover */
  execute(staff: Staff): Promise<string[]> {
    const { userId: id } = staff;
    return this.database.transaction(async () => {
      const isOn = (await this.database.manager.query<unknown[]>(LOCK_ON, [id])).length > 0;
      if (!isOn)
        throw new DomainError(
          'conflict',
          'ACCESS.SECOND_FACTOR_IS_OFF',
          'Your second step is not set up yet.',
        );
      const subject = { kind: 'staff', id };
      await this.auditLog.record(staff, { action: 'staff.recovery-codes-made', subject });
      return this.makeRecoveryCodes.execute(id);
    });
  }
}
