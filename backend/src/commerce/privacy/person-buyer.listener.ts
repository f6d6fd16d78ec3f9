import { Injectable } from '@nestjs/common';

import { PersonRecords } from '../../owner-tools/index.js';
import { EraseBuyer } from './erase-buyer.use-case.js';
import { ReadBuyer } from './read-buyer.query.js';

/** Makes known what is known of buyers. */
@Injectable()
export class PersonBuyerListener {
  constructor(records: PersonRecords, read: ReadBuyer, erase: EraseBuyer) {
    records.add({
      name: 'orders',
      read: (email, pseudonym) => read.execute(email, pseudonym),
      erase: (email, pseudonym) => erase.execute(email, pseudonym),
    });
  }
}
