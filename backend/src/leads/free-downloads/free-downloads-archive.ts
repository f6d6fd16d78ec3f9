import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';

/** Readers who took free samples. */
@Injectable()
export class FreeDownloadsArchive {
  constructor(parts: ArchiveParts, database: Database) {
    parts.add(new TablesPart(database, { name: 'free-downloads', tables: [{ table: 'downloads' }] }));
  }
}
