import { Injectable } from '@nestjs/common';

import { type ErasedSubjectData, type SubjectData, SubjectDataSources } from '../../owner-tools/index.js';
import { Database } from '../../platform/database/database.js';

const ANY = `SELECT EXISTS (SELECT 1 FROM user_assessments WHERE user_email = $1)
    OR EXISTS (SELECT 1 FROM legal_resource_bookmarks WHERE user_email = $1)
    OR EXISTS (SELECT 1 FROM companion_codes WHERE user_email = $1)
    OR EXISTS (SELECT 1 FROM companion_sessions WHERE user_email = $1) AS "isKnown"`;

const FOR_THEM_ALONE = {
  what: 'Their answers in the legal companion',
  why: 'Only the person who answered can see them: on the page /legal-companion/dashboard, with a code we email to this address, and as a PDF from there.',
};

type Gone = [{ id: string }[], number];

/** Connects the legal companion to data requests; reports only that answers exist. */
@Injectable()
export class AskerPrivacy {
  constructor(
    records: SubjectDataSources,
    private readonly database: Database,
  ) {
    records.add({
      name: 'legal-companion',
      isConfidential: true,
      read: (email) => this.read(email),
      erase: (email) => this.erase(email),
    });
  }

  /**
   * Reports only that there are answers, because their content is confidential.
   * @param email in lower case
   */
  private async read(email: string): Promise<SubjectData> {
    const [found] = await this.database.manager.query<{ isKnown: boolean }[]>(ANY, [email]);
    const isKnown = found?.isKnown ?? false;
    return {
      facts: isKnown
        ? [{ label: 'Legal companion', value: 'Completed it. The answers are shown to nobody else.' }]
        : [],
      events: [],
      data: isKnown ? { isKnown } : {},
      leavesOut: isKnown ? [FOR_THEM_ALONE] : [],
      goes: isKnown ? ['Their answers in the legal companion, and what was recommended'] : [],
      stays: [],
      holdsUp: [],
    };
  }

  /**
   * Erases the answers of an address with their recommendations. Runs in the transaction of the erasure.
   * @param email in lower case
   */
  private async erase(email: string): Promise<ErasedSubjectData> {
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
