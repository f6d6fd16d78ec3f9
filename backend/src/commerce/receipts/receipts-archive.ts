import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';

/** Receipts and credit notes. The last number of each series is one of them, so that numbers go on without a gap. */
@Injectable()
export class ReceiptsArchive {
  constructor(parts: ArchiveParts, database: Database) {
    parts.add(
      new TablesPart(database, {
        name: 'receipts',
        after: ['orders', 'refunds'],
        tables: [
          { table: 'receipt_series', rows: 'series' },
          { table: 'receipts' },
          { table: 'receipt_taxes', rows: 'taxes' },
          { table: 'receipt_details', rows: 'buyerDetails' },
          { table: 'card_fees' },
          { table: 'receipts_due', rows: 'due', leavesOut: { id: 'Each site numbers its own.' } },
        ],
      }),
    );
  }
}
