import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';

/** Places and highlights of readers. */
@Injectable()
export class ReadingArchive {
  constructor(parts: ArchiveParts, database: Database) {
    parts.add(
      new TablesPart(database, {
        name: 'reading',
        after: ['orders'],
        tables: [{ table: 'reading_notes', rows: 'notes' }],
      }),
    );
  }
}
