import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';

/** Settings with their earlier versions. None is secret: passwords and keys are in the environment. */
@Injectable()
export class SettingsArchive {
  constructor(parts: ArchiveParts, database: Database) {
    parts.add(
      new TablesPart(database, { name: 'settings', tables: [{ table: 'settings', existing: 'delete' }] }),
    );
  }
}
