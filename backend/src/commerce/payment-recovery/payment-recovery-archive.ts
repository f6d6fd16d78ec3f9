import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';

/**
 * Comparisons with Stripe after a restore. A site that was restored numbers its receipts in another series, as the second
 * site must: the numbers in between are lost, and in use.
 */
@Injectable()
export class PaymentRecoveryArchive {
  constructor(parts: ArchiveParts, database: Database) {
    parts.add(
      new TablesPart(database, {
        name: 'payment-recoveries',
        tables: [
          { table: 'payment_recoveries', rows: 'recoveries', change: finished },
          { table: 'recovered_payments', rows: 'payments' },
        ],
      }),
    );
  }
}

/** The first site finishes an open one, and emails its buyers. */
const finished = (row: Record<string, unknown>): Record<string, unknown> => ({
  ...row,
  finished_at: row.finished_at ?? row.started_at,
});
