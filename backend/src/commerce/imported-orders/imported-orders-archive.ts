import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';

/** Orders from other shops. */
@Injectable()
export class ImportedOrdersArchive {
  constructor(parts: ArchiveParts, database: Database) {
    parts.add(
      new TablesPart(database, {
        name: 'imported-orders',
        after: ['orders'],
        tables: [{ table: 'imported_orders', rows: 'orders' }],
      }),
    );
  }
}
