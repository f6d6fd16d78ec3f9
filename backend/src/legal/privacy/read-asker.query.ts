import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { PersonRecord } from '../../owner-tools/index.js';

const ANY = `SELECT EXISTS (SELECT 1 FROM user_assessments WHERE user_email = $1)
    OR EXISTS (SELECT 1 FROM legal_resource_bookmarks WHERE user_email = $1)
    OR EXISTS (SELECT 1 FROM companion_codes WHERE user_email = $1)
    OR EXISTS (SELECT 1 FROM companion_sessions WHERE user_email = $1) AS "isKnown"`;

const HERS =
  'What was answered in the legal companion is shown to nobody but her: she opens it, and takes it along as a PDF, on the page /legal-companion/dashboard with a code that is mailed to this address.';

/** Of answers to the legal companion only that there are some: what somebody is worried about is hers alone. */
@Injectable()
export class ReadAsker {
  constructor(private readonly database: Database) {}

  /** @param email in small letters */
  async execute(email: string): Promise<PersonRecord> {
    const [found] = await this.database.manager.query<{ isKnown: boolean }[]>(ANY, [email]);
    const isKnown = found?.isKnown ?? false;
    return {
      facts: isKnown
        ? [{ label: 'Legal companion', value: 'Has answered it; what, is shown to nobody' }]
        : [],
      events: [],
      data: isKnown ? { note: HERS } : {},
      goes: isKnown ? ['What was answered in the legal companion, and what was recommended'] : [],
      stays: [],
      holdsUp: [],
    };
  }
}
