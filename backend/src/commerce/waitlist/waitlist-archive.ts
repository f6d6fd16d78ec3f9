import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';

/** Readers who wait for a release, with the times of their emails. */
@Injectable()
export class WaitlistArchive {
  constructor(parts: ArchiveParts, database: Database) {
    parts.add(
      new TablesPart(database, {
        name: 'waitlist',
        after: ['products'],
        tables: [{ table: 'release_notices', rows: 'readers' }],
      }),
    );
  }
}
