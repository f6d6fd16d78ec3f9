import path from 'node:path';

import { madeBooks, madeBooksFolder, productSeeds, site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Events } from '../../platform/events/events.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { checkDocument } from '../../platform/uploads/documents/check-document.js';
import { NO_FACTS } from '../../platform/uploads/documents/document-facts.js';
import { accessibilityText } from './accessibility-text.js';
import { FileFacts } from './file-facts.js';
import { isComplete, storageKey } from './made-books.js';
import {
  type BookFileToKeep,
  isProductId,
  lacksFiles,
  MIN_PRICE,
  priceTooLow,
  type ProductStatus,
  statusOf,
} from './product-rules.js';
import { productReleased } from './product-released.event.js';
import type { ProductDto } from './product.dto.js';
import { ProductRelease, Product, ProductRevision } from './product.entity.js';
import {
  addFiles,
  ensureProductRevision,
  findAccessibleFacts,
  findFilePages,
  insertFilePages,
  isTaxAdded,
} from './products.queries.js';

export interface LockedProduct {
  product: Product;
  revision: ProductRevision;
  status: ProductStatus;
}

@Injectable()
export class ProductCatalog {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly events: Events,
    private readonly fileFacts: FileFacts,
  ) {}

  /**
   * Adds the content's products that the shop lacks, and files to those that have had none so far.
   * Returns the ids of new products.
   */
  seed(): Promise<string[]> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      await this.database.lock('seed-products');
      // Also for a shop that was seeded before page counts were stored.
      await insertFilePages(
        manager,
        madeBooks.flatMap(({ bookId, files }) =>
          files.flatMap(({ pages, ...file }) =>
            pages === undefined ? [] : [{ key: storageKey(bookId, file), pages }],
          ),
        ),
      );
      const known = await manager.find(Product, { select: { id: true, type: true, digitalFiles: true } });
      const missing = productSeeds.filter((seed) => !known.some(({ id }) => id === seed.id));
      for (const product of known.filter(lacksFiles)) {
        const { digitalFiles, fileFormats } = await this.keepBookFiles(product.id);
        if (digitalFiles.length > 0) await addFiles(manager, product.id, digitalFiles, fileFormats);
      }
      for (const [index, seed] of missing.entries()) {
        await manager.insert(Product, {
          id: seed.id,
          title: seed.title,
          description: seed.description,
          priceCents: seed.priceCents,
          type: seed.type,
          ...(await this.keepBookFiles(seed.id)),
          isActive: seed.availability === 'in-stock',
          // Products are listed in the content's order.
          createdAt: new Date(Date.now() + index),
        });
        if (seed.availability === 'pre-order') {
          await manager.insert(ProductRelease, {
            productId: seed.id,
            availability: 'pre-order',
            releasedAt: null,
          });
        }
      }
      return missing.map(({ id }) => id);
    });
  }

  /** Sentences about products that would be on sale if they had files. */
  async findWarnings(): Promise<string[]> {
    const active = await this.database.manager.findBy(Product, { isActive: true });
    return active
      .filter(lacksFiles)
      .map(
        ({ id, title }) =>
          `“${title}” (${id}) isn’t on sale, because it has no file: run \`npm run assets\` and start again, or add a file in the dashboard.`,
      );
  }

  /** Copies the files of a book into storage. None if one of them is missing or another than books.json describes. */
  private async keepBookFiles(productId: string) {
    const digitalFiles: string[] = [];
    const fileFormats: string[] = [];
    const book = madeBooks.find((each) => each.productId === productId);
    if (!book || !(await isComplete(madeBooksFolder, book))) return { digitalFiles, fileFormats };
    for (const file of book.files) {
      const key = storageKey(book.bookId, file);
      await this.files.keep(key, path.resolve(madeBooksFolder, file.path));
      digitalFiles.push(key);
      fileFormats.push(file.format);
    }
    return { digitalFiles, fileFormats };
  }

  async list(): Promise<ProductDto[]> {
    const { manager } = this.database;
    const products = await manager.find(Product, { order: { createdAt: 'ASC', id: 'ASC' } });
    const preOrder = await manager.findBy(ProductRelease, { availability: 'pre-order' });
    const onSale = products.filter(
      (product) =>
        product.isActive &&
        !lacksFiles(product) &&
        !preOrder.some(({ productId }) => productId === product.id),
    );
    const keys = onSale.flatMap(({ digitalFiles }) => digitalFiles ?? []);
    const counted = await findFilePages(manager, keys);
    const accessible = await findAccessibleFacts(manager, keys);
    const accessibilityOf = (files: readonly string[] | null) => {
      const described = accessible.find(({ key }) => files?.includes(key));
      const accessibility = described && accessibilityText(described.facts);
      return accessibility ? { accessibility } : {};
    };
    const addsTax = await isTaxAdded(manager);
    return onSale.map(({ id, title, description, priceCents, type, fileFormats, digitalFiles }) => ({
      id,
      name: title,
      title,
      description,
      price: priceCents,
      currency: site.currency,
      type,
      file_formats: fileFormats ?? [],
      fileFormats: fileFormats ?? [],
      pdfPages: counted.find(({ key }) => digitalFiles?.includes(key))?.pages ?? null,
      ...accessibilityOf(digitalFiles),
      ...(addsTax ? { addsTax: true as const } : {}),
    }));
  }

  /** Ids of all other products. */
  async findIdsExcept(products: readonly Pick<Product, 'id'>[]): Promise<string[]> {
    const all = await this.database.manager.find(Product, { select: { id: true }, order: { id: 'ASC' } });
    return all.map(({ id }) => id).filter((id) => products.every((product) => product.id !== id));
  }

  /** Locks a product until the transaction ends. @throws DomainError if there is no such product */
  async lock(id: string): Promise<LockedProduct> {
    const { manager } = this.database;
    const product = isProductId(id)
      ? await manager.findOne(Product, { where: { id }, lock: { mode: 'for_no_key_update' } })
      : null;
    if (!product)
      throw new DomainError('not-found', 'COMMERCE.PRODUCT_NOT_FOUND', 'We can’t find this product.');
    await ensureProductRevision(manager, id);
    const revision = await manager.findOneByOrFail(ProductRevision, { productId: id });
    const isPreOrder = await manager.existsBy(ProductRelease, { productId: id, availability: 'pre-order' });
    const isActive = product.isActive && !lacksFiles(product);
    const status = statusOf({ isActive, isPreOrder, isAway: revision.putAwayAt !== null });
    return { product, revision, status };
  }

  /**
   * Puts a pre-order product on sale. A database notification updates the pages, and the waitlist is emailed.
   * @param books its files, if the product has none yet
   * Returns false if it was released before.
   * @throws DomainError for an unknown product, an e-book without files, or a price that no card can be charged
   */
  async release(productId: string, books: readonly BookFileToKeep[] = []): Promise<boolean> {
    const preOrder = { productId, availability: 'pre-order' as const };
    // Storage may be slow, so it is read before the row is locked.
    if (await this.database.manager.existsBy(ProductRelease, preOrder))
      for (const { key, format, filePath } of books) {
        await this.files.keep(key, filePath);
        const facts = await checkDocument(format, filePath).catch(() => NO_FACTS);
        await this.fileFacts.record([{ key, facts }]);
      }
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const product = await manager.findOne(Product, {
        where: { id: productId },
        lock: { mode: 'for_no_key_update' },
      });
      if (!product) {
        throw new DomainError('not-found', 'COMMERCE.PRODUCT_NOT_FOUND', `There is no product ${productId}.`);
      }
      if (!(await manager.existsBy(ProductRelease, preOrder))) return false;
      if (product.priceCents < MIN_PRICE) throw priceTooLow(false);
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
      await this.events.publish(productReleased, { productId });
      return true;
    });
  }
}
