import { createHash } from 'node:crypto';
import path from 'node:path';

import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { parseFileFormat } from '../products/file-format.js';
import { Product } from '../products/product.entity.js';
import { AddEdition } from './add-edition.use-case.js';
import { ProductEdition } from './product-edition.entity.js';
import { ProductFile } from './product-file.entity.js';
import type { KeptFile } from './sold-file.js';

/**
 * The newest edition of a product, with its files. What was on sale before editions were noted becomes the first, its
 * sums taken from the storage. Within the transaction that holds the product.
 */
@Injectable()
export class CurrentFiles {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly addEdition: AddEdition,
  ) {}

  /** Number 0 and no files where nothing was ever on sale. */
  async execute(product: Product): Promise<{ number: number; files: ProductFile[] }> {
    const found = await this.newest(product.id);
    if (found || !product.digitalFiles?.length) return found ?? { number: 0, files: [] };
    const old = await Promise.all(
      product.digitalFiles.map((key, at) => this.describe(key, product.fileFormats?.[at])),
    );
    await this.addEdition.execute(product.id, { number: 1, note: '', pastBuyers: 'kept' }, old, old);
    return (await this.newest(product.id)) ?? { number: 0, files: [] };
  }

  private async newest(productId: string): Promise<{ number: number; files: ProductFile[] } | undefined> {
    const { manager } = this.database;
    const edition = await manager.findOne(ProductEdition, {
      where: { productId },
      order: { number: 'DESC' },
    });
    if (!edition) return undefined;
    const files = await manager.find(ProductFile, {
      where: { editionId: edition.id },
      order: { position: 'ASC' },
    });
    return { number: edition.number, files };
  }

  private async describe(key: string, format: string | undefined): Promise<KeptFile> {
    const hash = createHash('sha256');
    const sizeBytes = (await this.files.size(key)) ?? 0;
    if (sizeBytes > 0)
      for await (const part of await this.files.read(key, 0, sizeBytes - 1)) hash.update(part);
    const fileName = path.posix.basename(key);
    return {
      key,
      fileName,
      format: parseFileFormat(format ?? path.posix.extname(key)),
      sizeBytes,
      sha256: sizeBytes > 0 ? hash.digest('hex') : '',
    };
  }
}
