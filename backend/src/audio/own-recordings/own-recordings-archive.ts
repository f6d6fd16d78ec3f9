import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { withStoredFiles } from '../../platform/archive-parts/with-stored-files.js';
import { Database } from '../../platform/database/database.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { storageKey } from '../previews/preview-rules.js';
import { OwnRecording } from './own-recording.entity.js';
import { OwnRecordings } from './own-recordings.js';

/** The author's recordings. Those that are published are offered again, with their latest transcript. */
@Injectable()
export class OwnRecordingsArchive {
  constructor(parts: ArchiveParts, database: Database, files: StoredFiles, recordings: OwnRecordings) {
    const rows = new TablesPart(database, {
      name: 'recordings',
      tables: [{ table: 'own_recordings', rows: 'recordings' }],
      afterRead: () => recordings.offerPublished(),
    });
    const list = async () =>
      (await database.manager.find(OwnRecording, { order: { id: 'ASC' } })).map(
        ({ id, sha256, extension }) => ({
          key: storageKey(id, sha256, extension),
          path: `${id}.${extension}`,
        }),
      );
    parts.add(withStoredFiles(rows, files, list));
  }
}
