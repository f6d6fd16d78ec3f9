import { Injectable } from '@nestjs/common';

import { hasSecondStep } from '../../platform/access/second-step.js';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import {
  createRecoveryCode,
  hashRecoveryCode,
  plainCode,
  RECOVERY_CODE_COUNT,
} from './second-factor-rules.js';

const DELETE = 'DELETE FROM recovery_codes WHERE user_id = $1';

/**
 * Recovery codes for an account whose app and passkeys are lost. All methods run in the open transaction.
 */
@Injectable()
export class RecoveryCodes {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Replaces the user's codes.
   * @returns the plain codes, which are not stored
   */
  async create(userId: string): Promise<string[]> {
    const { manager } = this.database;
    const codes = Array.from({ length: RECOVERY_CODE_COUNT }, createRecoveryCode);
    await manager.query(DELETE, [userId]);
    await manager.query('INSERT INTO recovery_codes (user_id, code_hash) SELECT $1, unnest($2::text[])', [
      userId,
      codes.map((code) => hashRecoveryCode(userId, plainCode(code))),
    ]);
    return codes;
  }

  /**
   * Uses up a code and logs it.
   * @param code plain
   * @returns false for an unknown or used code
   */
  async use(staff: Staff, code: string): Promise<boolean> {
    const { userId: id } = staff;
    const [, count] = await this.database.manager.query<[unknown[], number]>(`${DELETE} AND code_hash = $2`, [
      id,
      hashRecoveryCode(id, code),
    ]);
    if (count === 0) return false;
    const subject = { kind: 'staff', id };
    await this.auditLog.record(staff, { action: 'staff.recovery-code-used', subject });
    return true;
  }

  /** Removes the codes after the last second step. */
  async forgetUnneeded(userId: string): Promise<void> {
    await this.database.manager.query(`${DELETE} AND NOT ${hasSecondStep('$1')}`, [userId]);
  }
}
