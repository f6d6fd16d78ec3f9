import { Injectable } from '@nestjs/common';

import { type ErasedSubjectData, type SubjectData, SubjectDataSources } from '../../owner-tools/index.js';
import { Database } from '../../platform/database/database.js';
import { deleteRowsOf, findRowsOf } from './import-batches.queries.js';

const UPLOADED = {
  what: 'The files that were uploaded for an import',
  why: 'They hold other people too, and are deleted thirty days after the import.',
};

/** Rows of imports that name a person, for privacy requests. */
@Injectable()
export class ImportPrivacy {
  constructor(
    records: SubjectDataSources,
    private readonly database: Database,
  ) {
    records.add({
      name: 'imports',
      read: (email) => this.read(email),
      erase: (email) => this.erase(email),
    });
  }

  /** @param email in lower case */
  async read(email: string): Promise<SubjectData> {
    const rows = await findRowsOf(this.database.manager, email);
    const isKnown = rows.length > 0;
    return {
      facts: [],
      events: rows.map(({ createdAt }) => ({ at: createdAt.toISOString(), what: 'Was in an import' })),
      data: { rows },
      leavesOut: isKnown ? [UPLOADED] : [],
      goes: isKnown ? ['Their rows in the list of imports'] : [],
      stays: [],
      holdsUp: [],
    };
  }

  async erase(email: string): Promise<ErasedSubjectData> {
    await deleteRowsOf(this.database.manager, email);
    return { causes: [] };
  }
}
