import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';

/** Events of Stripe that arrived: the evidence of payments, and known ones are not handled again. */
@Injectable()
export class PaymentsArchive {
  constructor(parts: ArchiveParts, database: Database) {
    parts.add(
      new TablesPart(database, {
        name: 'payments',
        tables: [{ table: 'stripe_events', existing: 'replace' }],
      }),
    );
  }
}
