import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';

/** Subscriptions of all states: who unsubscribed stays unsubscribed. */
@Injectable()
export class NewsletterArchive {
  constructor(parts: ArchiveParts, database: Database) {
    parts.add(
      new TablesPart(database, {
        name: 'subscribers',
        tables: [
          { table: 'newsletter_subscriptions', rows: 'subscriptions' },
          { table: 'newsletters', rows: 'confirmed' },
        ],
      }),
    );
  }
}
