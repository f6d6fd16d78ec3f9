import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';

/** Products whose buyers get personal copies. The copies themselves are made again when they are needed. */
@Injectable()
export class PersonalCopiesArchive {
  constructor(parts: ArchiveParts, database: Database) {
    parts.add(
      new TablesPart(database, {
        name: 'personal-copies',
        after: ['products'],
        tables: [{ table: 'personal_copy_products', rows: 'products' }],
      }),
    );
  }
}
