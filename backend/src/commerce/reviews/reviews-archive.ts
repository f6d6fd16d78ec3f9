import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';

/** Reviews with replies, and requests for them, so that no buyer is asked twice. */
@Injectable()
export class ReviewsArchive {
  constructor(parts: ArchiveParts, database: Database) {
    parts.add(
      new TablesPart(database, {
        name: 'reviews',
        after: ['orders'],
        tables: [
          { table: 'book_reviews', rows: 'reviews' },
          { table: 'review_replies', rows: 'replies' },
          { table: 'review_requests', rows: 'requests' },
        ],
      }),
    );
  }
}
