import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { ErasedRecord } from '../../owner-tools/index.js';

type Gone = [{ id: string }[], number];

/** Erases what somebody has answered in the legal companion; what was recommended hangs on it and goes along. */
@Injectable()
export class EraseAsker {
  constructor(private readonly database: Database) {}

  /**
   * Belongs in the transaction that erases her.
   * @param email in small letters
   */
  async execute(email: string): Promise<ErasedRecord> {
    const { manager } = this.database;
    const remove = async (table: string) => {
      const [rows] = await manager.query<Gone>(`DELETE FROM ${table} WHERE user_email = $1 RETURNING id`, [
        email,
      ]);
      return rows.map(({ id }) => id);
    };
    const codes = await remove('companion_codes');
    await remove('legal_resource_bookmarks');
    const assessments = await remove('user_assessments');
    await manager.query('DELETE FROM companion_sessions WHERE user_email = $1', [email]);
    return {
      causes: [
        ...assessments.map((assessmentId) => ({ assessmentId })),
        ...codes.map((accessCodeId) => ({ accessCodeId })),
      ],
    };
  }
}
