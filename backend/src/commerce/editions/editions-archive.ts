import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { withStoredFiles } from '../../platform/archive-parts/with-stored-files.js';
import { Database } from '../../platform/database/database.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { listSoldKeys } from './editions.queries.js';

/** Files for sale, and those of earlier editions that buyers keep. Their paths are their keys in storage. */
@Injectable()
export class EditionsArchive {
  constructor(parts: ArchiveParts, database: Database, files: StoredFiles) {
    const rows = new TablesPart(database, {
      name: 'files',
      after: ['orders', 'downloads'],
      tables: [
        { table: 'product_editions', rows: 'editions', existing: 'delete' },
        { table: 'product_files', rows: 'editionFiles' },
        { table: 'edition_readers', rows: 'editionReaders' },
      ],
    });
    const list = async () => (await listSoldKeys(database.manager)).map((key) => ({ key, path: key }));
    parts.add(withStoredFiles(rows, files, list));
  }
}
