import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { withStoredFiles } from '../../platform/archive-parts/with-stored-files.js';
import { Database } from '../../platform/database/database.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { Picture } from './picture.entity.js';
import { fileKey, storedNames } from './picture-rules.js';

/** A picture that the first site had not finished is uploaded again. */
const asFinished = (row: Record<string, unknown>): Record<string, unknown> =>
  row['state'] === 'ready' || row['state'] === 'failed'
    ? row
    : { ...row, state: 'failed', failure: 'too-slow' };

/** Pictures as they were uploaded, and their sizes, in `pictures/<id>/`. */
@Injectable()
export class PicturesArchive {
  constructor(parts: ArchiveParts, database: Database, files: StoredFiles) {
    const rows = new TablesPart(database, {
      name: 'pictures',
      tables: [{ table: 'pictures', change: asFinished }],
    });
    const list = async () =>
      (await database.manager.find(Picture, { order: { id: 'ASC' } })).flatMap((picture) =>
        storedNames(picture).map((name) => ({
          key: fileKey(picture.id, name),
          path: `${picture.id}/${name}`,
        })),
      );
    parts.add(withStoredFiles(rows, files, list));
  }
}
