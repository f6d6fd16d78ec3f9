import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';

/** Counts by day, such as page views. Sums of sales are made again. */
@Injectable()
export class StatisticsArchive {
  constructor(parts: ArchiveParts, database: Database) {
    parts.add(
      new TablesPart(database, {
        name: 'statistics',
        tables: [{ table: 'daily_counts', existing: 'delete' }],
      }),
    );
  }
}
