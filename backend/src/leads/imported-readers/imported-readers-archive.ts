import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';

/** Proof of consent of imported subscribers, and who was asked, so that no address is asked twice. */
@Injectable()
export class ImportedReadersArchive {
  constructor(parts: ArchiveParts, database: Database) {
    parts.add(
      new TablesPart(database, {
        name: 'imported-subscribers',
        after: ['subscribers'],
        tables: [
          { table: 'subscription_origins', rows: 'origins' },
          { table: 'imported_confirmations', rows: 'asked' },
        ],
      }),
    );
  }
}
