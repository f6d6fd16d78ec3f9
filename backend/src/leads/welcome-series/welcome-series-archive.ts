import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';

/** Emails of the series that each reader got or was due to get: the other site sends them, so they are not sent again. */
@Injectable()
export class WelcomeSeriesArchive {
  constructor(parts: ArchiveParts, database: Database) {
    parts.add(
      new TablesPart(database, {
        name: 'welcome-series',
        after: ['subscribers'],
        tables: [{ table: 'series_letters', rows: 'emails' }],
      }),
    );
  }
}
