import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { UploadedFile } from '../../platform/uploads/upload.js';
import { AddEdition } from '../editions/add-edition.use-case.js';
import { CheckFiles } from '../editions/check-files.query.js';
import { DropFiles } from '../editions/drop-files.use-case.js';
import { KeepFiles } from '../editions/keep-files.use-case.js';
import type { KeptFile } from '../editions/sold-file.js';
import { ProductDesk } from './product-desk.entity.js';
import { LEAST_CHARGE_CENTS, type ProductWords } from './product-words.js';
import { Product } from './product.entity.js';

export interface NewProduct extends ProductWords {
  files: readonly UploadedFile[];
  /** What the form calls them, one each, where it says so. */
  formats: readonly string[] | undefined;
  /** Whether it goes on sale at once, where its price can be charged. */
  isWantedOnSale: boolean;
}

/** Puts a new product on the shelf. The pages follow by the database's own notice. */
@Injectable()
export class CreateProduct {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly checkFiles: CheckFiles,
    private readonly keepFiles: KeepFiles,
    private readonly dropFiles: DropFiles,
    private readonly addEdition: AddEdition,
  ) {}

  /**
   * @returns its id
   * @throws DomainError for an e-book without files, files with anything else, and files that nobody could open
   */
  async execute(staff: Staff, wanted: NewProduct): Promise<string> {
    this.refuseFiles(wanted);
    const checked = await this.checkFiles.execute(wanted.files, wanted.formats);
    const id = randomUUID();
    const kept = await this.keepFiles.execute(id, checked);
    try {
      await this.database.transaction(() => this.insert(staff, id, wanted, kept));
    } catch (error) {
      await this.dropFiles.execute(kept);
      throw error;
    }
    return id;
  }

  private refuseFiles({ type, files }: NewProduct): void {
    const refuse = (code: string, message: string) => {
      throw new DomainError('invalid', code, message, [{ field: 'files', message }]);
    };
    if (type === 'ebook' && files.length === 0)
      refuse('COMMERCE.MISSING_FILES', 'Please upload at least one digital file for ebooks');
    if (type !== 'ebook' && files.length > 0)
      refuse(
        'COMMERCE.FILES_UNWANTED',
        'Only ebooks have files to download: please remove them, or choose the type ebook.',
      );
  }

  private async insert(
    staff: Staff,
    id: string,
    wanted: NewProduct,
    kept: readonly KeptFile[],
  ): Promise<void> {
    const { title, description, priceCents, type, isWantedOnSale } = wanted;
    const { manager } = this.database;
    const isActive = isWantedOnSale && priceCents >= LEAST_CHARGE_CENTS;
    await manager.insert(Product, {
      id,
      title,
      description,
      priceCents,
      type,
      digitalFiles: kept.map(({ key }) => key),
      fileFormats: kept.map(({ format }) => format),
      isActive,
    });
    await manager.insert(ProductDesk, { productId: id, version: 1, changedIn: {}, putAwayAt: null });
    if (kept.length > 0) await this.addEdition.execute(id, { number: 1, note: '', pastBuyers: 'kept' }, kept);
    const files = kept.map(({ fileName, sha256 }) => ({ fileName, sha256 }));
    await this.auditLog.record(staff, {
      action: 'product.created',
      subject: { kind: 'product', id },
      after: { title, priceCents, type, files, isActive },
    });
  }
}
