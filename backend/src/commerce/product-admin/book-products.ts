import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { UploadedFile } from '../../platform/uploads/upload.js';
import { formatOf } from '../editions/edition-rules.js';
import { Editions } from '../editions/editions.js';
import { saleRefusals } from '../products/product-rules.js';
import { ProductCatalog } from '../products/product-catalog.js';
import type { AdminProductDto } from '../products/product.dto.js';
import { Product, ProductRelease, ProductRevision } from '../products/product.entity.js';
import { AdminProducts } from './admin-products.js';
import { ProductManagement } from './product-management.js';

interface BookWords {
  title: string;
  description: string;
  priceCents: number;
}

/** `here`: on sale. `announced`: takes notices. `elsewhere`: other stores sell it. */
type BookSale = 'here' | 'announced' | 'elsewhere';

export type BookForSale = Pick<
  AdminProductDto,
  'id' | 'status' | 'price' | 'soldCount' | 'fileFormats' | 'files'
>;

const onSaleAlready = () =>
  new DomainError(
    'conflict',
    'COMMERCE.ON_SALE',
    'This book is on sale already, so it can’t be announced. Please take it off sale first.',
  );

/** Products of books that the owner adds to the site. */
@Injectable()
export class BookProducts {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly productCatalog: ProductCatalog,
    private readonly management: ProductManagement,
    private readonly adminProducts: AdminProducts,
    private readonly editions: Editions,
  ) {}

  /** Undefined before its first file or publication. */
  async find(id: string): Promise<BookForSale | undefined> {
    if (!(await this.exists(id))) return undefined;
    const { status, price, soldCount, fileFormats, files } = await this.adminProducts.find(id);
    return { id, status, price, soldCount, fileFormats, files };
  }

  /** Place in the storage of the ePub that buyers get now; undefined without one. */
  async epubKey(id: string): Promise<string | undefined> {
    const product = await this.database.manager.findOneBy(Product, { id });
    return product?.digitalFiles?.find((key) => key.toLowerCase().endsWith('.epub'));
  }

  exists(id: string): Promise<boolean> {
    return this.database.manager.existsBy(Product, { id });
  }

  /**
   * Adds files, each in the place of one of the same format. Buyers keep theirs.
   * @throws DomainError for invalid files
   */
  async addFiles(staff: Staff, id: string, words: BookWords, files: readonly UploadedFile[]): Promise<void> {
    await this.database.transaction(() => this.ensure(staff, id, words));
    const product = await this.adminProducts.find(id);
    const places = files.map(({ name }) => {
      const format = formatOf(name);
      return product.files.find((file) => file.format === format)?.id ?? '';
    });
    await this.editions.upload(staff, id, {
      ...{ version: product.version, note: '', pastBuyers: 'kept' },
      ...{ files, formats: undefined, replaces: places },
    });
  }

  /** @throws DomainError if it is the last file of a book on sale, or no longer there */
  removeFile(staff: Staff, id: string, fileId: string): Promise<void> {
    return this.editions.removeFile(staff, id, fileId);
  }

  /** Finds all that `publish` refuses about a book, without a change. */
  async refusals(id: string, { words, sale }: { words: BookWords; sale: BookSale }): Promise<DomainError[]> {
    if (sale === 'elsewhere') return [];
    const product = await this.database.manager.findOneBy(Product, { id });
    const isOnSale = product !== null && (await this.adminProducts.find(id)).status === 'on-sale';
    if (sale === 'announced') return isOnSale && !(await this.wasAnnounced(id)) ? [onSaleAlready()] : [];
    const { type = 'ebook', digitalFiles = [] } = product ?? {};
    return saleRefusals({ type, digitalFiles, priceCents: words.priceCents }, isOnSale);
  }

  /**
   * Sells, announces or withdraws a book. Call it in the transaction that publishes the book.
   * @param isChanged whether its words differ from those that were published before
   * @throws DomainError if it has no files, its price cannot be charged, or it is on sale and cannot be announced
   */
  async publish(
    staff: Staff,
    id: string,
    { words, sale, isChanged }: { words: BookWords; sale: BookSale; isChanged: boolean },
  ): Promise<void> {
    if (sale === 'elsewhere') return this.withdraw(staff, id);
    const isNew = await this.ensure(staff, id, words);
    const { revision, status, product } = await this.productCatalog.lock(id);
    if (isChanged && !isNew)
      await this.management.change(staff, id, revision.version, { ...words, type: product.type });
    if (status === 'away') await this.management.take(staff, id, 'bring-back');
    if (sale === 'announced') return this.announce(id, status === 'on-sale');
    if (status === 'to-come') return this.management.release(staff, id);
    return this.management.take(staff, id, 'put-on-sale');
  }

  /** Takes a book off sale. Those who bought it keep it. */
  async withdraw(staff: Staff, id: string): Promise<void> {
    if (!(await this.exists(id))) return;
    const { status } = await this.productCatalog.lock(id);
    if (status === 'on-sale') await this.management.take(staff, id, 'take-off-sale');
  }

  /** Archives the product of a book that is removed. */
  async putAway(staff: Staff, id: string): Promise<void> {
    if (await this.exists(id)) await this.management.take(staff, id, 'put-away');
  }

  private async announce(id: string, isOnSale: boolean): Promise<void> {
    const { manager } = this.database;
    // It may have been released since the book was announced.
    if (await this.wasAnnounced(id)) return;
    if (isOnSale) throw onSaleAlready();
    await manager.insert(ProductRelease, { productId: id, availability: 'pre-order', releasedAt: null });
  }

  /** Whether it was announced or released before. */
  private wasAnnounced(id: string): Promise<boolean> {
    return this.database.manager.existsBy(ProductRelease, { productId: id });
  }

  /** @returns whether the product is new: off sale and without files */
  private async ensure(staff: Staff, id: string, words: BookWords): Promise<boolean> {
    const { manager } = this.database;
    await this.database.lock('seed-products');
    if (await this.exists(id)) return false;
    const files = { digitalFiles: [], fileFormats: [] };
    await manager.insert(Product, { id, ...words, type: 'ebook', ...files, isActive: false });
    await manager.insert(ProductRevision, {
      ...{ productId: id, version: 1, changedIn: {}, putAwayAt: null },
      ...{ savedAt: new Date(), savedBy: staff.name },
    });
    await this.auditLog.record(staff, {
      action: 'product.created',
      subject: { kind: 'product', id },
      after: { ...words, type: 'ebook', isActive: false },
    });
    return true;
  }
}
