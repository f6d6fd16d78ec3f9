import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';

/** Packages that were sent. */
@Injectable()
export class ShippingArchive {
  constructor(parts: ArchiveParts, database: Database) {
    parts.add(
      new TablesPart(database, {
        name: 'shipping',
        after: ['orders'],
        tables: [{ table: 'order_dispatches', rows: 'dispatches' }],
      }),
    );
  }
}
