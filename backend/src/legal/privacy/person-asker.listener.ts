import { Injectable } from '@nestjs/common';

import { PersonRecords } from '../../owner-tools/index.js';
import { EraseAsker } from './erase-asker.use-case.js';
import { ReadAsker } from './read-asker.query.js';

/** Makes known that somebody has asked the legal companion, and no more than that. */
@Injectable()
export class PersonAskerListener {
  constructor(records: PersonRecords, read: ReadAsker, erase: EraseAsker) {
    records.add({
      name: 'legal-companion',
      read: (email) => read.execute(email),
      erase: (email) => erase.execute(email),
    });
  }
}
