import { createHash, randomUUID } from 'node:crypto';
import path from 'node:path';

import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import type { UploadedFile } from '../../platform/uploads/upload.js';
import { ProductCatalog, type LockedProduct } from '../products/product-catalog.js';
import { isProductId, parseFileFormat } from '../products/product-rules.js';
import { Product, ProductRevision } from '../products/product.entity.js';
import { EditionDelivery } from './edition-delivery.js';
import { EditionFiles } from './edition-files.js';
import { type PastBuyers, nextFiles, type Replacement, type KeptFile } from './edition-rules.js';
import { ProductEdition, ProductFile } from './edition.entity.js';

interface EditionInput {
  version: number;
  note: string;
  pastBuyers: PastBuyers;
  files: readonly UploadedFile[];
  formats: readonly string[] | undefined;
  /** Id of the replaced file for each file; empty for an additional one. */
  replaces: readonly string[];
}

export interface NewEdition {
  version: number;
  note: string;
  pastBuyers: PastBuyers;
  replacements: readonly Replacement[];
}

const conflict = (code: string, sentence: string) =>
  new DomainError('conflict', `COMMERCE.${code}`, sentence);

type EditionFacts = Pick<ProductEdition, 'number' | 'note' | 'pastBuyers'>;

/** Each edition has a complete set of files. */
@Injectable()
export class Editions {
  constructor(
    private readonly database: Database,
    private readonly editionFiles: EditionFiles,
    private readonly auditLog: AuditLog,
    private readonly productCatalog: ProductCatalog,
    private readonly editionDelivery: EditionDelivery,
    private readonly files: StoredFiles,
  ) {}

  /** @throws DomainError for invalid files, or if the product was changed in the meantime */
  async upload(staff: Staff, productId: string, input: EditionInput): Promise<void> {
    const { files, formats, replaces, ...edition } = input;
    const isKnown =
      isProductId(productId) && (await this.database.manager.existsBy(Product, { id: productId }));
    if (!isKnown)
      throw new DomainError('not-found', 'COMMERCE.PRODUCT_NOT_FOUND', 'We can’t find this product.');
    if (files.length === 0)
      throw new DomainError('invalid', 'COMMERCE.MISSING_FILES', 'Please choose the new file.');
    if (replaces.length !== files.length)
      throw new DomainError(
        'invalid',
        'COMMERCE.REPLACES_MISSING',
        'Please say which file each new one replaces.',
      );
    const checked = await this.editionFiles.check(files, formats);
    const kept = await this.editionFiles.keep(productId, checked);
    const replacements = kept.map((file, at) => ({ file, replaces: replaces[at] ?? '' }));
    try {
      await this.publish(staff, productId, { ...edition, replacements });
    } catch (error) {
      await this.editionFiles.drop(kept);
      throw error;
    }
  }

  /**
   * Sells a new edition and delivers it to earlier buyers as the owner chooses.
   * @throws DomainError if the files were changed in another window
   */
  publish(staff: Staff, productId: string, edition: NewEdition): Promise<void> {
    return this.database.transaction(async () => {
      const locked = await this.productCatalog.lock(productId);
      this.refuseStale(locked, edition.version);
      const current = await this.current(locked.product);
      const sold = current.files.map(({ id, key, fileName, format, sizeBytes, sha256 }) => {
        return { id, key, fileName, format: format as KeptFile['format'], sizeBytes, sha256 };
      });
      const next = nextFiles(sold, edition.replacements);
      if (!next)
        throw conflict(
          'FILES_CHANGED',
          'The file you want to replace isn’t on sale anymore. Please reload the product.',
        );
      const { note, pastBuyers } = edition;
      const number = current.number + 1;
      const id = await this.add(productId, { number, note, pastBuyers }, next.files, next.taken);
      await this.putOnSale(locked, next.files);
      if (pastBuyers !== 'kept') await this.editionDelivery.deliver(productId, id, pastBuyers === 'told');
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

  /**
   * Sells a product without one of its files. Buyers keep it.
   * @throws DomainError if it is the last file of a product on sale, or no longer there
   */
  removeFile(staff: Staff, productId: string, fileId: string): Promise<void> {
    return this.database.transaction(async () => {
      const locked = await this.productCatalog.lock(productId);
      const { number, files } = await this.current(locked.product);
      const removed = files.find(({ id, key }) => id === fileId || key === fileId);
      if (!removed)
        throw new DomainError(
          'not-found',
          'COMMERCE.FILE_NOT_FOUND',
          'This file was removed already. Please reload the page.',
        );
      const left = files.filter((file) => file !== removed) as KeptFile[];
      if (locked.status === 'on-sale' && left.length === 0)
        throw conflict(
          'LAST_FILE',
          'The book is on sale, so it needs at least one file. Upload the new one first, or take the book down.',
        );
      await this.add(productId, { number: number + 1, note: '', pastBuyers: 'kept' }, left, left);
      await this.putOnSale(locked, left);
      await this.auditLog.record(staff, {
        action: 'product.file-removed',
        subject: { kind: 'product', id: productId },
        before: { fileName: removed.fileName, sha256: removed.sha256 },
      });
    });
  }

  private refuseStale({ product, revision }: LockedProduct, version: number): void {
    if (product.type !== 'ebook') throw conflict('NO_EBOOK', 'Only ebooks have files to download.');
    if ((revision.changedIn.files ?? 0) > version)
      throw conflict(
        'FILES_CHANGED',
        'Someone changed this product’s files in another window. Please reload it.',
      );
  }

  private async putOnSale({ product, revision }: LockedProduct, files: readonly KeptFile[]): Promise<void> {
    const { manager } = this.database;
    const digitalFiles = files.map(({ key }) => key);
    const fileFormats = files.map(({ format }) => format);
    await manager.update(Product, { id: product.id }, { digitalFiles, fileFormats });
    const version = revision.version + 1;
    const changedIn = { ...revision.changedIn, files: version };
    await manager.update(ProductRevision, { productId: product.id }, { version, changedIn });
  }

  /**
   * Newest edition with its files. Older files become the first edition, with checksums read from storage. Number 0
   * and no files if nothing was on sale. Call it with the product locked.
   */
  async current(product: Product): Promise<{ number: number; files: ProductFile[] }> {
    const found = await this.newest(product.id);
    if (found || !product.digitalFiles?.length) return found ?? { number: 0, files: [] };
    const old = await Promise.all(
      product.digitalFiles.map((key, at) => this.describe(key, product.fileFormats?.[at])),
    );
    await this.add(product.id, { number: 1, note: '', pastBuyers: 'kept' }, old, old);
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

  /**
   * Call it in the transaction that puts the edition on sale. Returns its id.
   * @param taken files of the previous edition; all others are claimed
   */
  async add(
    productId: string,
    facts: EditionFacts,
    files: readonly KeptFile[],
    taken: readonly KeptFile[] = [],
  ): Promise<string> {
    const { manager } = this.database;
    const id = randomUUID();
    await this.editionFiles.claim(files.filter((file) => !taken.includes(file)));
    await manager.insert(ProductEdition, { id, productId, ...facts });
    await manager.insert(
      ProductFile,
      files.map(({ key, fileName, format, sizeBytes, sha256 }, position) => ({
        ...{ id: randomUUID(), editionId: id, position },
        ...{ key, fileName, format, sizeBytes, sha256 },
      })),
    );
    return id;
  }
}
