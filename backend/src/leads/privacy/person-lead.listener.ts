import { Injectable } from '@nestjs/common';

import { PersonRecords } from '../../owner-tools/index.js';
import { EraseLead } from './erase-lead.use-case.js';
import { ReadLead } from './read-lead.query.js';

/** Makes known what is known of people who are not buyers yet. */
@Injectable()
export class PersonLeadListener {
  constructor(records: PersonRecords, read: ReadLead, erase: EraseLead) {
    records.add({
      name: 'newsletter-and-messages',
      read: (email) => read.execute(email),
      erase: (email) => erase.execute(email),
    });
  }
}
