import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';
import type { ImportState } from './import-rules.js';

/** States that need a job or the uploaded files. An archive has neither. */
const WITHOUT_JOB: Partial<Record<ImportState, ImportState>> = {
  uploaded: 'cancelled',
  read: 'cancelled',
  checking: 'cancelled',
  checked: 'cancelled',
  running: 'failed',
  undoing: 'failed',
};

/** Earlier imports with their source ids, so that a second run of a file updates what is there. */
@Injectable()
export class ImportBatchesArchive {
  constructor(parts: ArchiveParts, database: Database) {
    parts.add(
      new TablesPart(database, {
        name: 'imports',
        tables: [
          {
            table: 'import_batches',
            rows: 'batches',
            change: (row) => ({ ...row, state: WITHOUT_JOB[row.state as ImportState] ?? row.state }),
          },
          { table: 'import_rows', rows: 'rows' },
        ],
      }),
    );
  }
}
