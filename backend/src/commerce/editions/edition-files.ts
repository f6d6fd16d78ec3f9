import { randomUUID } from 'node:crypto';

import { Injectable, Logger } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { type Closing, HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { checkDocument } from '../../platform/uploads/documents/check-document.js';
import { InvalidDocument, DocumentCheckFailed } from '../../platform/uploads/documents/document-errors.js';
import type { UploadedFile } from '../../platform/uploads/upload.js';
import { FileFacts } from '../products/file-facts.js';
import { type CheckedFile, formatOf, isCalled, type KeptFile, newKey } from './edition-rules.js';
import { removeUnclaimedFiles } from './editions.jobs.js';

function refuse(code: string, message: string): never {
  throw new DomainError('invalid', `COMMERCE.${code}`, message, [{ field: 'files', message }]);
}

const unchecked = (fileName: string, { message }: DocumentCheckFailed) =>
  new DomainError('unavailable', 'COMMERCE.FILE_UNCHECKED', `“${fileName}” ${message}`);

const BATCH = 100;
/** Longer than any upload request. */
const FORGOTTEN_AFTER = `interval '6 hours'`;

/** A swept file cannot be claimed any more. */
const SWEEP = `UPDATE unclaimed_files SET swept_at = now() WHERE key IN (
    SELECT key FROM unclaimed_files WHERE noted_at < now() - ${FORGOTTEN_AFTER}
    ORDER BY noted_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
  RETURNING key`;

const FORGET = 'DELETE FROM unclaimed_files WHERE key = ANY($1)';

const NOTE = 'INSERT INTO unclaimed_files (key) SELECT unnest($1::text[])';

const FORGET_WHOLLY = `WITH pages AS (DELETE FROM file_pages WHERE key = ANY($1)),
    facts AS (DELETE FROM file_facts WHERE key = ANY($1))
  ${FORGET}`;

/** Uploaded files of a product: checked, stored, then claimed by an edition or removed. */
@Injectable()
export class EditionFiles {
  private readonly logger = new Logger('Editions');

  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly fileFacts: FileFacts,
  ) {}

  /**
   * Checks uploaded files by extension and content.
   * @param formats from the form, one for each file, if it has any
   * @throws DomainError that names the file and its problem, or says that it could not be checked
   */
  async check(
    files: readonly UploadedFile[],
    formats: readonly string[] | undefined,
  ): Promise<CheckedFile[]> {
    if (formats && formats.length !== files.length)
      refuse('FORMATS_MISSING', 'The formats must be epub, pdf or unknown, one for each file.');
    const known = files.map((file, at) => ({ ...file, format: this.formatOf(file, formats?.[at]) }));
    const checked: CheckedFile[] = [];
    for (const { name: fileName, ...file } of known) {
      const facts = await checkDocument(file.format, file.path).catch((error: unknown) => {
        if (error instanceof DocumentCheckFailed) throw unchecked(fileName, error);
        if (!(error instanceof InvalidDocument)) throw error;
        return refuse('FILE_FAULTY', `“${fileName}” ${error.message}`);
      });
      checked.push({ ...file, fileName, facts });
    }
    return checked;
  }

  private formatOf({ name, sizeBytes }: UploadedFile, said: string | undefined) {
    const format = formatOf(name);
    if (!format)
      return refuse('FILE_ENDING', `You can’t sell “${name}” here: files must end in .pdf, .epub or .mobi.`);
    if (sizeBytes === 0) return refuse('FILE_EMPTY', `“${name}” is empty.`);
    if (said !== undefined && !isCalled(format, said))
      return refuse('FORMAT_OTHER', `“${name}” ends like a ${format} file, but the form calls it ${said}.`);
    return format;
  }

  /** Stores files before their product has them. Each is recorded first, so that after a crash it is claimed or swept. */
  async keep(productId: string, checked: readonly CheckedFile[]): Promise<KeptFile[]> {
    const placed = checked.map((file) => ({ ...file, key: newKey(productId, randomUUID(), file.fileName) }));
    await this.database.apart(async () => {
      await this.database.manager.query(NOTE, [placed.map(({ key }) => key)]);
      await this.fileFacts.record(placed);
    });
    for (const { key, path } of placed) await this.files.keep(key, path);
    return placed.map(({ path: _path, facts: _facts, ...kept }) => kept);
  }

  /**
   * Claims files in the transaction that adds them to a product.
   * @throws Error if one was swept in the meantime
   */
  async claim(kept: readonly KeptFile[]): Promise<void> {
    const [, count] = (await this.database.manager.query(`${FORGET} AND swept_at IS NULL`, [
      kept.map(({ key }) => key),
    ])) as [unknown[], number];
    if (count !== kept.length) throw new Error('A file was removed before its product was there.');
  }

  /** Removes files of a rejected upload at once. If that fails, the sweep does it later. */
  async drop(kept: readonly KeptFile[]): Promise<void> {
    try {
      for (const { key } of kept) await this.files.remove(key);
      const keys = kept.map(({ key }) => key);
      await this.database.apart(() => this.database.manager.query(FORGET_WHOLLY, [keys]));
    } catch (error) {
      this.logger.warn({ message: 'files of a rejected upload left to the sweep', error });
    }
  }

  /** Removes files that a crash or a rejection left in storage. */
  @HandlesJobOutside(removeUnclaimedFiles)
  async removeUnclaimed(): Promise<Closing> {
    const [rows] = await this.database.manager.query<[{ key: string }[], number]>(SWEEP);
    const keys = rows.map(({ key }) => key);
    for (const key of keys) await this.files.remove(key);
    return () => this.database.manager.query(FORGET_WHOLLY, [keys]);
  }
}
