import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';
import { forgetDueReceipts } from './orders.queries.js';

/** Orders with what belongs to them, open ones included. */
@Injectable()
export class OrdersArchive {
  constructor(parts: ArchiveParts, database: Database) {
    parts.add(
      new TablesPart(database, {
        name: 'orders',
        after: ['products'],
        tables: [
          { table: 'orders' },
          { table: 'order_lines', existing: 'replace' },
          { table: 'order_payments' },
          { table: 'order_addresses' },
          { table: 'order_consents' },
          { table: 'order_notes' },
          { table: 'order_address_changes' },
          { table: 'order_pages' },
        ],
        afterRead: forgetDueReceipts,
      }),
    );
  }
}
