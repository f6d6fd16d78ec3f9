import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import {
  createRecoveryCode,
  hashRecoveryCode,
  plainCode,
  RECOVERY_CODE_COUNT,
} from './second-factor-rules.js';
import {
  deleteUnneededRecoveryCodes,
  replaceRecoveryCodes,
  useRecoveryCode,
} from './second-factor.queries.js';

/** Recovery codes for an account whose app and passkeys are lost. Methods run in the open transaction. */
@Injectable()
export class RecoveryCodes {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  async create(userId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODE_COUNT }, createRecoveryCode);
    const hashes = codes.map((code) => hashRecoveryCode(userId, plainCode(code)));
    await replaceRecoveryCodes(this.database.manager, userId, hashes);
    return codes;
  }

  /** @param code plain @returns false if it is unknown or used */
  async use(staff: Staff, code: string): Promise<boolean> {
    const { userId: id } = staff;
    if (!(await useRecoveryCode(this.database.manager, id, hashRecoveryCode(id, code)))) return false;
    const subject = { kind: 'staff', id };
    await this.auditLog.record(staff, { action: 'staff.recovery-code-used', subject });
    return true;
  }

  deleteUnneeded(userId: string): Promise<void> {
    return deleteUnneededRecoveryCodes(this.database.manager, userId);
  }
}
