import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';

/** The log of what was done, after which the second site continues its own. */
@Injectable()
export class AuditLogArchive {
  constructor(parts: ArchiveParts, database: Database) {
    parts.add(
      new TablesPart(database, { name: 'activity-log', tables: [{ table: 'audit_log', rows: 'entries' }] }),
    );
  }
}
