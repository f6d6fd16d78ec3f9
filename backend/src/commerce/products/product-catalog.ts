import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { productSeeds } from '@lectern/catalogue';
import { leastChargeCents } from '@lectern/money';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Events } from '../../platform/events/events.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { checkDocument } from '../../platform/uploads/documents/check-document.js';
import { NO_FACTS } from '../../platform/uploads/documents/document-facts.js';
import { accessibilityText } from './accessibility-text.js';
import { FileFacts } from './file-facts.js';
import { isProductId, type ProductStatus, statusOf, type BookFileToKeep } from './product-rules.js';
import { productReleased } from './product-released.event.js';
import type { ProductDto } from './product.dto.js';
import { ProductRelease, Product, ProductRevision } from './product.entity.js';
import {
  ensureProductRevision,
  findAccessibleFacts,
  findFilePages,
  insertFilePages,
  isTaxAdded,
} from './products.queries.js';

interface DigitalBook {
  bookId: string;
  productId: string;
  files: DigitalBookFile[];
}

interface DigitalBookFile {
  format: string;
  /** Name of the buyer's copy: `Finding Peace.pdf`. */
  fileName: string;
  path: string;
  pages?: number;
  sizeBytes: number;
  sha256: string;
}

/** The key changes with the content, so that a new edition never replaces a file that is being read. */
export function storageKey(bookId: string, file: DigitalBookFile): string {
  return `books/${bookId}/${file.sha256.slice(0, 12)}/${file.fileName}`;
}

/** @throws Error if the file differs from its description in books.json, which readers see */
export function checkContent({ path: name, sizeBytes, sha256 }: DigitalBookFile, content: Buffer): void {
  const isOther =
    content.length !== sizeBytes || createHash('sha256').update(content).digest('hex') !== sha256;
  if (isOther)
    throw new Error(
      `made/books/${name} is not the file that books.json describes; \`npm run assets\` builds both again`,
    );
}

const BOOKS_DIR = fileURLToPath(new URL('../../../../made/books/', import.meta.url));

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

  /** Adds the content's products that the shop lacks. Returns their ids. */
  seed(): Promise<string[]> {
    return this.database.transaction(async () => {
      await this.database.lock('seed-products');
      const books = await this.readBooks();
      // Also for a shop that was seeded before page counts were stored.
      await insertFilePages(
        this.database.manager,
        books.flatMap(({ bookId, files }) =>
          files.flatMap(({ pages, ...file }) =>
            pages === undefined ? [] : [{ key: storageKey(bookId, file), pages }],
          ),
        ),
      );
      const known = await this.database.manager.find(Product, { select: { id: true } });
      const missing = productSeeds.filter((seed) => !known.some(({ id }) => id === seed.id));
      for (const [index, seed] of missing.entries()) {
        const kept = await this.keepBookFiles(books.find((book) => book.productId === seed.id));
        await this.database.manager.insert(Product, {
          id: seed.id,
          title: seed.title,
          description: seed.description,
          priceCents: seed.priceCents,
          type: seed.type,
          digitalFiles: kept.map(({ key }) => key),
          fileFormats: kept.map(({ format }) => format),
          isActive: seed.availability === 'in-stock',
          // Products are listed in the content's order.
          createdAt: new Date(Date.now() + index),
        });
        if (seed.availability === 'pre-order') {
          await this.database.manager.insert(ProductRelease, {
            productId: seed.id,
            availability: 'pre-order',
            releasedAt: null,
          });
        }
      }
      return missing.map(({ id }) => id);
    });
  }

  private async readBooks(): Promise<DigitalBook[]> {
    const text = await readFile(path.join(BOOKS_DIR, 'books.json'), 'utf8');
    return JSON.parse(text) as DigitalBook[];
  }

  private async keepBookFiles(book: DigitalBook | undefined): Promise<{ key: string; format: string }[]> {
    const kept = [];
    for (const file of book?.files ?? []) {
      const key = storageKey(book?.bookId ?? '', file);
      const filePath = path.resolve(BOOKS_DIR, file.path);
      checkContent(file, await readFile(filePath));
      await this.files.keep(key, filePath);
      kept.push({ key, format: file.format });
    }
    return kept;
  }

  async list(): Promise<ProductDto[]> {
    const { manager } = this.database;
    const products = await manager.find(Product, { order: { createdAt: 'ASC', id: 'ASC' } });
    const preOrder = await manager.findBy(ProductRelease, { availability: 'pre-order' });
    const onSale = products.filter(
      ({ id, isActive }) => isActive && !preOrder.some(({ productId }) => productId === id),
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
      type,
      file_formats: fileFormats ?? [],
      fileFormats: fileFormats ?? [],
      pdfPages: counted.find(({ key }) => digitalFiles?.includes(key))?.pages ?? null,
      ...accessibilityOf(digitalFiles),
      ...(addsTax ? { addsTax: true as const } : {}),
    }));
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
    const status = statusOf({ isActive: product.isActive, isPreOrder, isAway: revision.putAwayAt !== null });
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
      if (product.priceCents < leastChargeCents) {
        throw new DomainError(
          'conflict',
          'COMMERCE.PRICE_TOO_LOW',
          'A card can’t be charged less than $0.50. Please choose a higher price first.',
        );
      }
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
