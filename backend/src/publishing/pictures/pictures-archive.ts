import { Injectable } from '@nestjs/common';

import type { ArchiveOutput, ArchiveSource } from '../../platform/archive-parts/archive-part.js';
import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { readWhole } from '../../platform/archive-parts/read-whole.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
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
  constructor(
    parts: ArchiveParts,
    private readonly database: Database,
    private readonly files: StoredFiles,
  ) {
    const rows = new TablesPart(database, {
      name: 'pictures',
      tables: [{ table: 'pictures', change: asFinished }],
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
    for (const { id, names } of await this.listFiles())
      for (const name of names) out.file(`${id}/${name}`, () => readWhole(this.files, fileKey(id, name)));
  }

  /** Only files that rows name: an archive cannot write elsewhere. */
  private async readFiles(source: ArchiveSource): Promise<void> {
    for (const { id, names } of await this.listFiles())
      for (const name of names) {
        const content = await source.file(`${id}/${name}`);
        if (content) await this.files.write(fileKey(id, name), content);
      }
  }

  private async listFiles(): Promise<{ id: string; names: readonly string[] }[]> {
    const pictures = await this.database.manager.find(Picture, { order: { id: 'ASC' } });
    return pictures.map((picture) => ({ id: picture.id, names: storedNames(picture) }));
  }
}
