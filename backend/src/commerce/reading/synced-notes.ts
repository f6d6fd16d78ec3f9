import { mergeNotes, NO_NOTES, type ReadingNotes } from '@lectern/reading-notes';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { ReadLine } from './book-reading.js';
import { ReadingProof } from './reading-proof.js';
import { lockNotes, updateNotes } from './reading.queries.js';

@Injectable()
export class SyncedNotes {
  constructor(
    private readonly database: Database,
    private readonly proof: ReadingProof,
  ) {}

  /**
   * Merges a device's notes. Idempotent.
   * @throws DomainError unauthorized if the device has not proved the address
   */
  async merge({ order, lineNumber }: ReadLine, proof: string, noted: ReadingNotes): Promise<ReadingNotes> {
    if (!(await this.proof.isValid(order, proof))) {
      const text = 'Please prove your address on this device again.';
      throw new DomainError('unauthorized', 'COMMERCE.ADDRESS_NOT_PROVED', text);
    }
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const known = (await lockNotes(manager, order.id, lineNumber)) ?? NO_NOTES;
      const merged = mergeNotes(known, noted, Date.now());
      const [before, after] = [known, merged].map(({ place, highlights }) =>
        JSON.stringify([place, highlights]),
      );
      if (before !== after) await updateNotes(manager, order.id, lineNumber, merged);
      return merged;
    });
  }
}
