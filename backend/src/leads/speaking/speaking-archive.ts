import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';

/** Requests for talks. */
@Injectable()
export class SpeakingArchive {
  constructor(parts: ArchiveParts, database: Database) {
    parts.add(
      new TablesPart(database, {
        name: 'speaking',
        after: ['messages'],
        tables: [{ table: 'speaking_requests', rows: 'requests' }],
      }),
    );
  }
}
