import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { productSeeds } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { type DigitalBook, storageKey } from './digital-book.js';
import { ProductRelease } from './product-release.entity.js';
import { Product } from './product.entity.js';

const BOOKS_DIR = fileURLToPath(new URL('../../../../made/books/', import.meta.url));

/**
 * Puts the content's products into an empty shop, once: a product that exists (even a changed or hidden
 * one) is left alone, because from then on the database rules.
 */
@Injectable()
export class SeedProducts {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
  ) {}

  /** Returns the ids of the products that were added. */
  execute(): Promise<string[]> {
    return this.database.transaction(async () => {
      await this.database.lock('seed-products');
      const known = await this.database.manager.find(Product, { select: { id: true } });
      const missing = productSeeds.filter((seed) => !known.some(({ id }) => id === seed.id));
      if (missing.length === 0) return [];
      const books = await this.readBooks();
      for (const [index, seed] of missing.entries()) {
        const kept = await this.keepFiles(books.find((book) => book.productId === seed.id));
        await this.database.manager.insert(Product, {
          id: seed.id,
          title: seed.title,
          description: seed.description,
          priceCents: seed.priceCents,
          type: seed.type,
          digitalFiles: kept.map(({ key }) => key),
          fileFormats: kept.map(({ format }) => format),
          isActive: seed.availability === 'in-stock',
          // The order of the content is the order of the shelf.
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

  private async keepFiles(book: DigitalBook | undefined): Promise<{ key: string; format: string }[]> {
    const kept = [];
    for (const file of book?.files ?? []) {
      const key = storageKey(book?.bookId ?? '', file);
      await this.files.keep(key, path.resolve(BOOKS_DIR, file.path));
      kept.push({ key, format: file.format });
    }
    return kept;
  }
}
