import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';

/** Products with the owner's changes. The empty site may have those of the content. */
@Injectable()
export class ProductsArchive {
  constructor(parts: ArchiveParts, database: Database) {
    parts.add(
      new TablesPart(database, {
        name: 'products',
        tables: [
          { table: 'products', existing: 'replace' },
          { table: 'product_desk', rows: 'productEdits', existing: 'delete' },
          { table: 'product_releases', existing: 'delete' },
        ],
      }),
    );
  }
}
