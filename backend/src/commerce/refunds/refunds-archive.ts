import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';
import { forgetDueReceipts } from '../orders/orders.queries.js';

/** Refunds, open ones included. No job of this site makes them. */
@Injectable()
export class RefundsArchive {
  constructor(parts: ArchiveParts, database: Database) {
    parts.add(
      new TablesPart(database, {
        name: 'refunds',
        after: ['orders'],
        tables: [{ table: 'refunds' }],
        afterRead: forgetDueReceipts,
      }),
    );
  }
}
