import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';

/** Messages with their answers, notes and spam reviews. */
@Injectable()
export class MessagesArchive {
  constructor(parts: ArchiveParts, database: Database) {
    parts.add(
      new TablesPart(database, {
        name: 'messages',
        tables: [
          { table: 'contacts', rows: 'messages' },
          {
            table: 'contact_reviews',
            rows: 'spamReviews',
            leavesOut: { source_hash: 'It is forgotten after a day.' },
          },
          { table: 'contact_threads', rows: 'threads' },
          { table: 'contact_replies', rows: 'answers' },
        ],
      }),
    );
  }
}
