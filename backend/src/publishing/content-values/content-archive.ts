import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { Injectable } from '@nestjs/common';

import type { ArchiveOutput } from '../../platform/archive-parts/archive-part.js';
import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { type PublishedValues, readPublished } from './content-store.js';
import { exportValues } from './export-owner-content.js';

/**
 * The content folder with the owner's changes, which another site may start with, and beside it her changes as rows, with
 * their history, which are read.
 */
@Injectable()
export class ContentArchive {
  constructor(
    parts: ArchiveParts,
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly configuration: Configuration,
  ) {
    parts.add({ name: 'content', write: (out) => this.writeFolder(out), read: () => Promise.resolve() });
    parts.add(
      new TablesPart(database, {
        name: 'content-changes',
        after: ['pictures'],
        tables: [
          { table: 'content_publications', rows: 'publications' },
          { table: 'content_values', rows: 'values' },
          { table: 'content_drafts', rows: 'drafts' },
        ],
      }),
    );
  }

  /** Her values are those of the snapshot. */
  private async writeFolder(out: ArchiveOutput): Promise<void> {
    const published = await readPublished(this.database);
    out.afterRows(() => this.addFolder(out, published));
  }

  private async addFolder(out: ArchiveOutput, published: PublishedValues): Promise<void> {
    const folder = path.join(await out.folder(), 'all-words');
    const { database, files } = this;
    await exportValues({ database, files }, this.configuration, published, folder);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries.flatMap((entry) =>
      entry.isFile() ? [path.relative(folder, path.join(entry.parentPath, entry.name))] : [],
    );
    for (const name of paths.toSorted())
      out.file(name.split(path.sep).join('/'), async () => createReadStream(path.join(folder, name)));
  }
}
