import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { createRecoveryCode, hashRecoveryCode, plainCode, RECOVERY_CODE_COUNT } from './second-step-codes.js';

/** Makes somebody's recovery codes anew, in the transaction that is open: those before open nothing any more. */
@Injectable()
export class MakeRecoveryCodes {
  constructor(private readonly database: Database) {}

  /** @returns the only time that they are seen */
  async execute(userId: string): Promise<string[]> {
    const { manager } = this.database;
    const codes = Array.from({ length: RECOVERY_CODE_COUNT }, createRecoveryCode);
    await manager.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
    await manager.query('INSERT INTO recovery_codes (user_id, code_hash) SELECT $1, unnest($2::text[])', [
      userId,
      codes.map((code) => hashRecoveryCode(userId, plainCode(code))),
    ]);
    return codes;
  }
}
