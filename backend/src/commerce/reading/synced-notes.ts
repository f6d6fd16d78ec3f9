import { mergeNotes, NO_NOTES, type ReadingNotes } from '@lectern/reading-notes';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { ReadLine } from './book-reading.js';
import { ReadingProof } from './reading-proof.js';

const READ =
  'SELECT place, highlights FROM reading_notes WHERE order_id = $1 AND line_number = $2 FOR UPDATE';
const FIRST = `INSERT INTO reading_notes (order_id, line_number) VALUES ($1, $2) ON CONFLICT DO NOTHING`;
const WRITE = `UPDATE reading_notes SET place = $3, highlights = $4, updated_at = now()
  WHERE order_id = $1 AND line_number = $2`;

/** Synced notes of an order line, for devices that have proved the address. */
@Injectable()
export class SyncedNotes {
  constructor(
    private readonly database: Database,
    private readonly proof: ReadingProof,
  ) {}

  /**
   * Merges a device's notes and returns the result. Idempotent.
   * @throws DomainError unauthorized if the device has not proved the address
   */
  async meet({ order, lineNumber }: ReadLine, proof: string, noted: ReadingNotes): Promise<ReadingNotes> {
    if (!(await this.proof.isGood(order, proof))) {
      const text = 'Please prove your address on this device again.';
      throw new DomainError('unauthorized', 'COMMERCE.ADDRESS_NOT_PROVED', text);
    }
    const place = [order.id, lineNumber];
    return this.database.transaction(async () => {
      const { manager } = this.database;
      await manager.query(FIRST, place);
      const [known = NO_NOTES] = await manager.query<ReadingNotes[]>(READ, place);
      const merged = mergeNotes(known, noted, Date.now());
      const [before, after] = [known, merged].map(({ place, highlights }) =>
        JSON.stringify([place, highlights]),
      );
      if (before !== after)
        await manager.query(WRITE, [...place, merged.place, JSON.stringify(merged.highlights)]);
      return merged;
    });
  }
}
