import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { ProductRelease } from '../products/product-release.entity.js';
import { Product } from '../products/product.entity.js';
import { announceReleases } from './announce-releases.job.js';
import type { BookFileToKeep } from './book-file-to-keep.js';

/**
 * Puts a product that was to come on sale, once. The pages follow by the database's own notice, and whoever asked is
 * told.
 */
@Injectable()
export class ReleaseProduct {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @param books the files that are sold, where the product has none yet
   * @returns false when it was out before
   * @throws DomainError for a product that is not known, and for an e-book without files
   */
  execute(productId: string, books: readonly BookFileToKeep[] = []): Promise<boolean> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const product = await manager.findOne(Product, {
        where: { id: productId },
        lock: { mode: 'for_no_key_update' },
      });
      if (!product) {
        throw new DomainError('not-found', 'COMMERCE.PRODUCT_NOT_FOUND', `There is no product ${productId}.`);
      }
      if (!(await manager.existsBy(ProductRelease, { productId, availability: 'pre-order' }))) return false;
      for (const { key, filePath } of books) await this.files.keep(key, filePath);
      const digitalFiles = books.length > 0 ? books.map(({ key }) => key) : product.digitalFiles;
      const fileFormats = books.length > 0 ? books.map(({ format }) => format) : product.fileFormats;
      if (product.type === 'ebook' && !digitalFiles?.length) {
        throw new DomainError(
          'conflict',
          'COMMERCE.PRODUCT_WITHOUT_FILES',
          `${product.title} is an e-book without a file: name the PDF or ePub to sell.`,
        );
      }
      await manager.update(Product, { id: productId }, { isActive: true, digitalFiles, fileFormats });
      const released = { availability: 'in-stock' as const, releasedAt: new Date() };
      await manager.update(ProductRelease, { productId }, released);
      await this.outbox.enqueue(announceReleases, {});
      return true;
    });
  }
}
