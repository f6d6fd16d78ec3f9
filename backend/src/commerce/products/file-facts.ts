import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { type Closing, HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { checkDocument } from '../../platform/uploads/documents/check-document.js';
import { type DocumentFacts, NO_FACTS } from '../../platform/uploads/documents/document-facts.js';
import { InvalidDocument, DocumentCheckFailed } from '../../platform/uploads/documents/document-errors.js';
import { UploadFolder } from '../../platform/uploads/upload-folder.js';
import { readFileFacts } from './file-facts.jobs.js';
import { FILE_FACTS_BATCH, parseFileFormat } from './product-rules.js';
import { findKeysWithoutFacts, insertFileFacts, type StoredFacts } from './products.queries.js';

@Injectable()
export class FileFacts {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly folder: UploadFolder,
    private readonly outbox: Outbox,
  ) {}

  /** Records facts and updates the pages that show them. */
  async record(files: readonly StoredFacts[]): Promise<void> {
    await insertFileFacts(this.database.manager, files);
  }

  @HandlesJobOutside(readFileFacts)
  async readUnknown(): Promise<Closing> {
    const keys = await findKeysWithoutFacts(this.database.manager, FILE_FACTS_BATCH);
    if (keys.length === 0) return undefined;
    const found: StoredFacts[] = [];
    for (const key of keys) found.push({ key, facts: await this.read(key) });
    return async () => {
      await this.record(found);
      if (keys.length === FILE_FACTS_BATCH) await this.outbox.enqueue(readFileFacts, {});
    };
  }

  /** A file that is missing, too slow, or would be rejected today has no facts; it stays on sale. */
  private async read(key: string): Promise<DocumentFacts> {
    const sizeBytes = await this.files.size(key);
    if (!sizeBytes) return NO_FACTS;
    const folder = await this.folder.open();
    try {
      const file = path.join(folder, 'book');
      await pipeline(await this.files.read(key, 0, sizeBytes - 1), createWriteStream(file));
      return await checkDocument(parseFileFormat(path.posix.extname(key)) as 'pdf' | 'epub', file);
    } catch (error) {
      if (error instanceof InvalidDocument || error instanceof DocumentCheckFailed) return NO_FACTS;
      throw error;
    } finally {
      await this.folder.close(folder);
    }
  }
}
