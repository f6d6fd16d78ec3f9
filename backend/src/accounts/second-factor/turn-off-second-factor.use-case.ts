import { Injectable } from '@nestjs/common';

import { Passwords } from '../../platform/access/passwords.js';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { TellAccountChange } from '../emails/tell-account-change.use-case.js';
import { wrongPassword } from '../passwords/wrong-password.js';
import { FindStaff } from '../sign-in/find-staff.query.js';
import { secondStepLimits } from '../sign-in/sign-in-limits.js';
import { TakeTry } from '../sign-in/take-try.use-case.js';
import { CheckSecondFactor } from './check-second-factor.use-case.js';
import { wrongCode } from './wrong-code.js';

export interface TurnOffWish {
  password: string;
  code: string;
  /** Where it comes from in the network. */
  address: string;
}

/** Turns the second step off for whoever can still take both. Where everybody must have one, she is asked to set up another. */
@Injectable()
export class TurnOffSecondFactor {
  constructor(
    private readonly database: Database,
    private readonly findStaff: FindStaff,
    private readonly passwords: Passwords,
    private readonly takeTry: TakeTry,
    private readonly check: CheckSecondFactor,
    private readonly auditLog: AuditLog,
    private readonly tell: TellAccountChange,
  ) {}

  /** @throws DomainError for a wrong password or code; TooManyTries */
  async execute(staff: Staff, { password, code, address }: TurnOffWish): Promise<void> {
    const { userId, email } = staff;
    const provedRight = await this.takeTry.execute({ limits: secondStepLimits, email, address });
    const known = await this.findStaff.execute({ userId });
    if (!(await this.passwords.verify(known?.passwordHash, password))) throw wrongPassword();
    await this.database.transaction(async () => {
      if (!(await this.check.execute(userId, code))) throw wrongCode();
      await this.database.manager.query('DELETE FROM second_factors WHERE user_id = $1', [userId]);
      await this.database.manager.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
      const subject = { kind: 'staff', id: userId };
      await this.auditLog.record(staff, { action: 'staff.second-factor-turned-off', subject });
      await this.tell.execute(staff, 'second-factor-off');
      await provedRight();
    });
  }
}
