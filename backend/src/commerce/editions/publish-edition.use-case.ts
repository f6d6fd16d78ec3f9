import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { LockProduct, type LockedProduct } from '../products/lock-product.use-case.js';
import { ProductDesk } from '../products/product-desk.entity.js';
import { Product } from '../products/product.entity.js';
import { AddEdition } from './add-edition.use-case.js';
import { CurrentFiles } from './current-files.use-case.js';
import { nextFiles, type Replacement } from './next-files.js';
import type { PastBuyers } from './past-buyers.js';
import { ServeEdition } from './serve-edition.use-case.js';
import type { KeptFile } from './sold-file.js';

export interface NewEdition {
  /** Of the product that she saw. */
  version: number;
  /** What is new. */
  note: string;
  pastBuyers: PastBuyers;
  replacements: readonly Replacement[];
}

const conflict = (code: string, sentence: string) =>
  new DomainError('conflict', `COMMERCE.${code}`, sentence);

/** Puts new files of a product on sale, and gives them to those who bought it before, as the owner chooses. */
@Injectable()
export class PublishEdition {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly lock: LockProduct,
    private readonly currentFiles: CurrentFiles,
    private readonly addEdition: AddEdition,
    private readonly serveEdition: ServeEdition,
  ) {}

  /** @throws DomainError where its files were changed in another window since */
  execute(staff: Staff, productId: string, edition: NewEdition): Promise<void> {
    return this.database.transaction(async () => {
      const locked = await this.lock.execute(productId);
      this.refuse(locked, edition.version);
      const current = await this.currentFiles.execute(locked.product);
      // Rows of the table hold more than a file's own facts.
      const sold = current.files.map(({ id, key, fileName, format, sizeBytes, sha256 }) => {
        return { id, key, fileName, format: format as KeptFile['format'], sizeBytes, sha256 };
      });
      const next = nextFiles(sold, edition.replacements);
      if (!next)
        throw conflict(
          'FILES_CHANGED',
          'A file that you replace is not among those on sale. Please open the product again.',
        );
      const { note, pastBuyers } = edition;
      const number = current.number + 1;
      const id = await this.addEdition.execute(
        productId,
        { number, note, pastBuyers },
        next.files,
        next.taken,
      );
      await this.sell(locked, next.files);
      if (pastBuyers !== 'kept') await this.serveEdition.execute(productId, id, pastBuyers === 'told');
      const files = next.files.map(({ fileName, sha256 }) => ({ fileName, sha256 }));
      await this.auditLog.record(staff, {
        action: 'product.edition-published',
        subject: { kind: 'product', id: productId },
        before: {
          edition: current.number,
          files: sold.map(({ fileName, sha256 }) => ({ fileName, sha256 })),
        },
        after: { edition: number, files, pastBuyers },
        reason: note,
      });
    });
  }

  private refuse({ product, desk }: LockedProduct, version: number): void {
    if (product.type !== 'ebook') throw conflict('NO_EBOOK', 'Only ebooks have files to download.');
    if ((desk.changedIn.files ?? 0) > version)
      throw conflict(
        'FILES_CHANGED',
        'The files of this product were changed in another window since you opened it. Please open it again.',
      );
  }

  private async sell({ product, desk }: LockedProduct, files: readonly KeptFile[]): Promise<void> {
    const { manager } = this.database;
    const digitalFiles = files.map(({ key }) => key);
    const fileFormats = files.map(({ format }) => format);
    await manager.update(Product, { id: product.id }, { digitalFiles, fileFormats });
    const version = desk.version + 1;
    const changedIn = { ...desk.changedIn, files: version };
    await manager.update(ProductDesk, { productId: product.id }, { version, changedIn });
  }
}
