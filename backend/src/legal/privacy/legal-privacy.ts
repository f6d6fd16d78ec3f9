import { Injectable } from '@nestjs/common';

import { type ErasedSubjectData, type SubjectData, SubjectDataSources } from '../../owner-tools/index.js';
import { Database } from '../../platform/database/database.js';
import { deleteAddress, isAddressKnown } from './legal-privacy.queries.js';

const CONFIDENTIAL_ANSWERS = {
  what: 'Their answers in the legal companion',
  why: 'Only the person who answered can see them: on the page /legal-companion/dashboard, with a code we email to this address, and as a PDF from there.',
};

/** Connects the legal companion to data requests; reports only that answers exist. */
@Injectable()
export class LegalPrivacy {
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
    const isKnown = await isAddressKnown(this.database.manager, email);
    return {
      facts: isKnown
        ? [{ label: 'Legal companion', value: 'Completed it. The answers are shown to nobody else.' }]
        : [],
      events: [],
      data: isKnown ? { isKnown } : {},
      leavesOut: isKnown ? [CONFIDENTIAL_ANSWERS] : [],
      goes: isKnown ? ['Their answers in the legal companion, and what was recommended'] : [],
      stays: [],
      holdsUp: [],
    };
  }

  private async erase(email: string): Promise<ErasedSubjectData> {
    const { codeIds, assessmentIds } = await deleteAddress(this.database.manager, email);
    return {
      causes: [
        ...assessmentIds.map((assessmentId) => ({ assessmentId })),
        ...codeIds.map((accessCodeId) => ({ accessCodeId })),
      ],
    };
  }
}
