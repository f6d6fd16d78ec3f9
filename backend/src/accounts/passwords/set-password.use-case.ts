import { Injectable } from '@nestjs/common';

import { Passwords } from '../../platform/access/passwords.js';
import { Sessions } from '../../platform/access/sessions.js';
import type { Staff } from '../../platform/access/staff.js';
import { User } from '../../platform/access/user.entity.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { TellAccountChange } from '../emails/tell-account-change.use-case.js';

export interface ChosenPassword {
  password: string;
  /** The id of the session that stays; null where all end. */
  stays: string | null;
  /** For the log. */
  reason: string;
}

/** Sets a password that was chosen, in the transaction that is open: sessions and links that the old one opened end. */
@Injectable()
export class SetPassword {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly auditLog: AuditLog,
    private readonly tell: TellAccountChange,
  ) {}

  async execute(staff: Staff, { password, stays, reason }: ChosenPassword): Promise<void> {
    const { userId } = staff;
    const { manager } = this.database;
    await manager.update(User, { id: userId }, { password: await this.passwords.hash(password) });
    await manager.query('DELETE FROM password_resets WHERE user_id = $1', [userId]);
    await this.sessions.endAll(userId, stays);
    const subject = { kind: 'staff', id: userId };
    await this.auditLog.record(staff, { action: 'staff.password-changed', subject, reason });
    await this.tell.execute(staff, 'password');
  }
}
