import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';

/** Stripe's calculations that buyers saw. */
@Injectable()
export class OrderTaxesArchive {
  constructor(parts: ArchiveParts, database: Database) {
    parts.add(
      new TablesPart(database, {
        name: 'order-taxes',
        after: ['orders'],
        tables: [{ table: 'order_taxes' }],
      }),
    );
  }
}
