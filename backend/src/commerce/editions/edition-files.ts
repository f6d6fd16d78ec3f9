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
import { type CheckedFile, formatOf, isFormatName, type KeptFile, newKey } from './edition-rules.js';
import { removeUnclaimedFiles } from './editions.jobs.js';
import { claimFiles, deleteUnclaimed, insertUnclaimed, sweepUnclaimed } from './editions.queries.js';

function refuse(code: string, message: string): never {
  throw new DomainError('invalid', `COMMERCE.${code}`, message, [{ field: 'files', message }]);
}

const unchecked = (fileName: string, { message }: DocumentCheckFailed) =>
  new DomainError('unavailable', 'COMMERCE.FILE_UNCHECKED', `“${fileName}” ${message}`);

/** Files are checked, stored, then claimed by an edition or removed. */
@Injectable()
export class EditionFiles {
  private readonly logger = new Logger('Editions');

  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly fileFacts: FileFacts,
  ) {}

  /**
   * Checks extension and content.
   * @param formats one per file, from the form; may be missing
   * @throws DomainError that names the file and its problem
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

  private formatOf({ name, sizeBytes }: UploadedFile, named: string | undefined) {
    const format = formatOf(name);
    if (!format)
      return refuse('FILE_ENDING', `You can’t sell “${name}” here: files must end in .pdf, .epub or .mobi.`);
    if (sizeBytes === 0) return refuse('FILE_EMPTY', `“${name}” is empty.`);
    if (named !== undefined && !isFormatName(format, named))
      return refuse('FORMAT_OTHER', `“${name}” ends like a ${format} file, but the form calls it ${named}.`);
    return format;
  }

  /**
   * Records files before storing them, so that after a crash they are claimed or swept. If one cannot be stored, all
   * are removed.
   */
  async keep(productId: string, checked: readonly CheckedFile[]): Promise<KeptFile[]> {
    const placed = checked.map((file) => ({ ...file, key: newKey(productId, randomUUID(), file.fileName) }));
    await this.database.outsideTransaction(async () => {
      await insertUnclaimed(
        this.database.manager,
        placed.map(({ key }) => key),
      );
      await this.fileFacts.record(placed);
    });
    const kept = placed.map(({ path: _path, facts: _facts, ...file }) => file);
    try {
      for (const { key, path } of placed) await this.files.keep(key, path);
    } catch (error) {
      await this.drop(kept);
      throw error;
    }
    return kept;
  }

  /**
   * Call it in the transaction that adds the files to a product.
   * @throws Error if one was swept
   */
  async claim(kept: readonly KeptFile[]): Promise<void> {
    const keys = kept.map(({ key }) => key);
    if ((await claimFiles(this.database.manager, keys)) !== kept.length)
      throw new Error('A file was removed before its product was there.');
  }

  /** Removes files of a rejected upload; if that fails, the sweep does it later. */
  async drop(kept: readonly Pick<KeptFile, 'key'>[]): Promise<void> {
    try {
      for (const { key } of kept) await this.files.remove(key);
      const keys = kept.map(({ key }) => key);
      await this.database.outsideTransaction(() => deleteUnclaimed(this.database.manager, keys));
    } catch (error) {
      this.logger.warn({ message: 'files of a rejected upload not removed until the sweep', error });
    }
  }

  @HandlesJobOutside(removeUnclaimedFiles)
  async removeUnclaimed(): Promise<Closing> {
    const keys = await sweepUnclaimed(this.database.manager);
    for (const key of keys) await this.files.remove(key);
    return () => deleteUnclaimed(this.database.manager, keys);
  }
}
