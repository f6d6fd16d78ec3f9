import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';

/** Files that buyers may download, and those that they did. Links are secret; each email has new ones. */
@Injectable()
export class DownloadsArchive {
  constructor(parts: ArchiveParts, database: Database) {
    parts.add(
      new TablesPart(database, {
        name: 'downloads',
        after: ['orders'],
        tables: [
          { table: 'download_grants', rows: 'grants' },
          { table: 'digital_downloads', rows: 'downloads' },
          {
            table: 'order_mails',
            rows: 'purchaseEmails',
            leavesOut: { run_id: 'It names a job of this site.' },
          },
        ],
      }),
    );
  }
}
