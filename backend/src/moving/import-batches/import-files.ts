import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { Injectable } from '@nestjs/common';

import { type Closing, HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { UploadFolder } from '../../platform/uploads/upload-folder.js';
import type { UploadedFile } from '../../platform/uploads/upload.js';
import { removeImportFiles } from './import-batches.jobs.js';
import type { ImportBatch } from './import-batch.entity.js';
import { fileKey } from './import-rules.js';
import { fileIsGone } from './import-sentences.js';
import type { ImportFile } from './importer.js';

/** Uploaded files of imports, in storage until an import expires. */
@Injectable()
export class ImportFiles {
  constructor(
    private readonly files: StoredFiles,
    private readonly folder: UploadFolder,
  ) {}

  async keep(batchId: string, uploaded: readonly UploadedFile[]): Promise<void> {
    for (const [at, { path: source }] of uploaded.entries())
      await this.files.keep(fileKey(batchId, at), source);
  }

  /**
   * Copies the files to this machine while `work` runs.
   * @throws DomainError if one is missing
   */
  async use<T>(
    { id, files }: Pick<ImportBatch, 'id' | 'files'>,
    work: (files: ImportFile[]) => Promise<T>,
  ): Promise<T> {
    const folder = await this.folder.open();
    try {
      const copies: ImportFile[] = [];
      for (const [at, { name }] of files.entries()) {
        const key = fileKey(id, at);
        const sizeBytes = await this.files.size(key);
        if (sizeBytes === undefined) throw fileIsGone();
        const copy = { name, path: path.join(folder, String(at)), sizeBytes };
        // A range needs at least one byte.
        if (sizeBytes > 0)
          await pipeline(await this.files.read(key, 0, sizeBytes - 1), createWriteStream(copy.path));
        copies.push(copy);
      }
      return await work(copies);
    } finally {
      await this.folder.close(folder);
    }
  }

  @HandlesJobOutside(removeImportFiles)
  async remove({ batchId }: { batchId: string }): Promise<Closing> {
    for await (const { key } of this.files.list(`imports/${batchId}/`)) await this.files.remove(key);
    return undefined;
  }
}
