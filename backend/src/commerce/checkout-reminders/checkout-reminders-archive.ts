import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';
import { markOpenOrders } from './checkout-reminders.queries.js';

/** Reminders that were sent. Open orders count as reminded: the first site reminds their buyers, so the second does not. */
@Injectable()
export class CheckoutRemindersArchive {
  constructor(parts: ArchiveParts, database: Database) {
    parts.add(
      new TablesPart(database, {
        name: 'checkout-reminders',
        after: ['orders'],
        tables: [{ table: 'checkout_reminders', rows: 'sent' }],
        afterRead: markOpenOrders,
      }),
    );
  }
}
