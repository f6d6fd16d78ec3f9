import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';

/** Requests for a refund, with their answers. */
@Injectable()
export class GuaranteeArchive {
  constructor(parts: ArchiveParts, database: Database) {
    parts.add(
      new TablesPart(database, {
        name: 'refund-requests',
        after: ['refunds'],
        tables: [{ table: 'guarantee_requests', rows: 'requests' }],
      }),
    );
  }
}
