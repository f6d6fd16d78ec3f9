import { Injectable } from '@nestjs/common';

import type { ArchiveOutput, ArchiveSource } from '../../platform/archive-parts/archive-part.js';
import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { readWhole } from '../../platform/archive-parts/read-whole.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { storageKey } from '../previews/preview-rules.js';
import { OwnRecording } from './own-recording.entity.js';
import { OwnRecordings } from './own-recordings.js';

const nameOf = ({ id, extension }: OwnRecording): string => `${id}.${extension}`;

/** The author's recordings. Those that are published are offered again, with their latest transcript. */
@Injectable()
export class OwnRecordingsArchive {
  constructor(
    parts: ArchiveParts,
    private readonly database: Database,
    private readonly files: StoredFiles,
    recordings: OwnRecordings,
  ) {
    const rows = new TablesPart(database, {
      name: 'recordings',
      tables: [{ table: 'own_recordings', rows: 'recordings' }],
      afterRead: () => recordings.offerPublished(),
    });
    parts.add({
      name: rows.name,
      tables: rows.tables,
      write: async (out) => {
        await rows.write(out);
        await this.writeFiles(out);
      },
      read: async (source) => {
        await rows.read(source);
        await this.readFiles(source);
      },
    });
  }

  private async writeFiles(out: ArchiveOutput): Promise<void> {
    for (const recording of await this.list())
      out.file(nameOf(recording), () => readWhole(this.files, keyOf(recording)));
  }

  private async readFiles(source: ArchiveSource): Promise<void> {
    for (const recording of await this.list()) {
      const content = await source.file(nameOf(recording));
      if (content) await this.files.write(keyOf(recording), content);
    }
  }

  private list(): Promise<OwnRecording[]> {
    return this.database.manager.find(OwnRecording, { order: { id: 'ASC' } });
  }
}

const keyOf = ({ id, sha256, extension }: OwnRecording): string => storageKey(id, sha256, extension);
