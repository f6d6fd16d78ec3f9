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
import { parseFileFormat } from './product-rules.js';

/** Facts about a stored file. */
export interface StoredFacts {
  key: string;
  facts: DocumentFacts;
}

/** Known facts stay: a key's content never changes. */
const RECORD = `WITH come AS (SELECT * FROM json_to_recordset($1) AS come (key text, pages integer, facts jsonb)),
    counted AS (INSERT INTO file_pages (key, pages)
      SELECT key, pages FROM come WHERE pages IS NOT NULL ON CONFLICT DO NOTHING)
  INSERT INTO file_facts (key, facts) SELECT key, facts FROM come ON CONFLICT DO NOTHING`;

/** SQL condition for grants `g`: the file is a fixed-layout ePub, which cannot be read on the site. */
export const HAS_FIXED_LAYOUT = `EXISTS (SELECT FROM file_facts t WHERE t.key = g.file_path
  AND t.facts ->> 'isFixedLayout' = 'true')`;

const BATCH = 20;

const UNKNOWN = `SELECT sold.key FROM (
    SELECT unnest(digital_files) AS key FROM products UNION SELECT key FROM product_files) sold
  WHERE sold.key ~ '\\.(pdf|epub)$' AND NOT EXISTS (SELECT FROM file_facts f WHERE f.key = sold.key)
  ORDER BY sold.key LIMIT ${BATCH}`;

/** Facts about the files of products. */
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
    const rows = files.map(({ key, facts: { pages, ...facts } }) => ({ key, pages, facts }));
    await this.database.manager.query(RECORD, [JSON.stringify(rows)]);
  }

  /** Reads the facts of older files, in batches. */
  @HandlesJobOutside(readFileFacts)
  async readUnknown(): Promise<Closing> {
    const rows = await this.database.manager.query<{ key: string }[]>(UNKNOWN);
    if (rows.length === 0) return undefined;
    const found: StoredFacts[] = [];
    for (const { key } of rows) found.push({ key, facts: await this.read(key) });
    return async () => {
      await this.record(found);
      if (rows.length === BATCH) await this.outbox.enqueue(readFileFacts, {});
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
