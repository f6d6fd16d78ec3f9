import { randomUUID } from 'node:crypto';

import { leastChargeCents } from '@lectern/money';
import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { UploadedFile } from '../../platform/uploads/upload.js';
import { EditionFiles } from '../editions/edition-files.js';
import type { KeptFile } from '../editions/edition-rules.js';
import { Editions } from '../editions/editions.js';
import { Order } from '../orders/order.entity.js';
import { ProductCatalog, type LockedProduct } from '../products/product-catalog.js';
import { type ProductWords, changedSince, changeOf } from '../products/product-rules.js';
import { ProductRevision, Product } from '../products/product.entity.js';

export interface NewProduct extends ProductWords {
  files: readonly UploadedFile[];
  /** Formats from the form, one for each file, if it has any. */
  formats: readonly string[] | undefined;
  /** Whether it goes on sale at once, if its price can be charged. */
  isOnSale: boolean;
}

export type ProductAction = 'put-on-sale' | 'take-off-sale' | 'put-away' | 'bring-back';

const DONE: Record<ProductAction, string> = {
  'put-on-sale': 'product.put-on-sale',
  'take-off-sale': 'product.taken-off-sale',
  'put-away': 'product.put-away',
  'bring-back': 'product.brought-back',
};

/** Owner's actions on products. */
@Injectable()
export class ProductManagement {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly editionFiles: EditionFiles,
    private readonly editions: Editions,
    private readonly productCatalog: ProductCatalog,
  ) {}

  /**
   * Creates a product. A database notification updates the pages.
   * Returns its id.
   * @throws DomainError for an e-book without files, another product with files, or invalid files
   */
  async create(staff: Staff, wanted: NewProduct): Promise<string> {
    this.refuseFiles(wanted);
    const checked = await this.editionFiles.check(wanted.files, wanted.formats);
    const id = randomUUID();
    const kept = await this.editionFiles.keep(id, checked);
    try {
      await this.database.transaction(() => this.insert(staff, id, wanted, kept));
    } catch (error) {
      await this.editionFiles.drop(kept);
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
        'Only e-books have files. Please remove them, or choose the type e-book.',
      );
  }

  private async insert(
    staff: Staff,
    id: string,
    wanted: NewProduct,
    kept: readonly KeptFile[],
  ): Promise<void> {
    const { title, description, priceCents, type, isOnSale } = wanted;
    const { manager } = this.database;
    const isActive = isOnSale && priceCents >= leastChargeCents;
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
    await manager.insert(ProductRevision, { productId: id, version: 1, changedIn: {}, putAwayAt: null });
    if (kept.length > 0) await this.editions.add(id, { number: 1, note: '', pastBuyers: 'kept' }, kept);
    const files = kept.map(({ fileName, sha256 }) => ({ fileName, sha256 }));
    await this.auditLog.record(staff, {
      action: 'product.created',
      subject: { kind: 'product', id },
      after: { title, priceCents, type, files, isActive },
    });
  }

  /**
   * Saves changes of a product.
   * @param version that was edited
   * @throws DomainError if another window changed the same fields, or for invalid changes
   */
  change(staff: Staff, id: string, version: number, words: ProductWords): Promise<void> {
    return this.database.transaction(async () => {
      const locked = await this.productCatalog.lock(id);
      const { product, revision } = locked;
      const conflict = changedSince(version, revision.changedIn, product);
      if (conflict) throw new DomainError('conflict', 'COMMERCE.PRODUCT_CHANGED', conflict);
      const change = changeOf(product, words);
      if (!change) return;
      await this.refuseChange(locked, words);
      const next = revision.version + 1;
      const changedIn = {
        ...revision.changedIn,
        ...Object.fromEntries(change.fields.map((field) => [field, next])),
      };
      await this.database.manager.update(Product, { id }, change.after);
      await this.database.manager.update(ProductRevision, { productId: id }, { version: next, changedIn });
      await this.auditLog.record(staff, {
        action: 'product.changed',
        subject: { kind: 'product', id },
        before: change.before,
        after: change.after,
      });
    });
  }

  private async refuseChange(
    { product, status }: LockedProduct,
    { priceCents, type }: ProductWords,
  ): Promise<void> {
    if (status === 'on-sale' && priceCents < leastChargeCents)
      throw new DomainError(
        'conflict',
        'COMMERCE.PRICE_TOO_LOW',
        'A card can’t be charged less than $0.50. Take the product off sale first, or choose a higher price.',
      );
    if (type === product.type) return;
    if (await this.database.manager.existsBy(Order, { productId: product.id }))
      throw new DomainError(
        'conflict',
        'COMMERCE.TYPE_SETTLED',
        'You can’t change the type anymore, because someone has ordered this product. Please add a new one.',
      );
    if (type === 'ebook' && !product.digitalFiles?.length && status === 'on-sale')
      throw new DomainError(
        'conflict',
        'COMMERCE.MISSING_FILES',
        'Please upload at least one digital file for ebooks',
      );
  }

  /**
   * Changes whether a product is on sale or archived. Nothing is ever deleted, since buyers keep their purchases. Does nothing
   * if it has that state already.
   * @throws DomainError if it cannot be sold
   */
  take(staff: Staff, id: string, step: ProductAction): Promise<void> {
    return this.database.transaction(async () => {
      const locked = await this.productCatalog.lock(id);
      const change = this.changeFor(step, locked);
      if (!change) return;
      const { manager } = this.database;
      if (change.isActive !== undefined) await manager.update(Product, { id }, { isActive: change.isActive });
      if (change.putAwayAt !== undefined)
        await manager.update(ProductRevision, { productId: id }, { putAwayAt: change.putAwayAt });
      const after = { isOnSale: change.isActive ?? false, isPutAway: Boolean(change.putAwayAt) };
      const before = { isOnSale: locked.status === 'on-sale', isPutAway: locked.status === 'away' };
      await this.auditLog.record(staff, {
        action: DONE[step],
        subject: { kind: 'product', id },
        before,
        after,
      });
    });
  }

  private changeFor(
    step: ProductAction,
    locked: LockedProduct,
  ): { isActive?: boolean; putAwayAt?: Date | null } | undefined {
    const { status } = locked;
    switch (step) {
      case 'put-on-sale':
        if (status === 'on-sale') return undefined;
        this.refuseSale(locked);
        return { isActive: true };
      case 'take-off-sale':
        return status === 'on-sale' ? { isActive: false } : undefined;
      case 'put-away':
        return status === 'away' ? undefined : { isActive: false, putAwayAt: new Date() };
      case 'bring-back':
        return status === 'away' ? { putAwayAt: null } : undefined;
    }
  }

  private refuseSale({ status, product }: LockedProduct): void {
    const refuse = (code: string, sentence: string) => {
      throw new DomainError('conflict', `COMMERCE.${code}`, sentence);
    };
    if (status === 'away') refuse('PRODUCT_AWAY', 'This product is archived. Please restore it first.');
    if (status === 'to-come')
      refuse('PRODUCT_TO_COME', 'This product isn’t out yet. It goes on sale when you release it.');
    if (product.type === 'ebook' && !product.digitalFiles?.length)
      refuse('MISSING_FILES', 'Please upload at least one digital file for ebooks');
    if (product.priceCents < leastChargeCents)
      refuse('PRICE_TOO_LOW', 'A card can’t be charged less than $0.50. Please choose a higher price first.');
  }

  /**
   * Releases a pre-order book: it goes on sale, and the waitlist is notified.
   * @throws DomainError if it has no files, or its price cannot be charged
   */
  release(staff: Staff, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const { product, status } = await this.productCatalog.lock(id);
      if (status !== 'to-come') return;
      if (product.type === 'ebook' && !product.digitalFiles?.length)
        throw new DomainError(
          'conflict',
          'COMMERCE.MISSING_FILES',
          'Please upload at least one digital file for ebooks',
        );
      await this.productCatalog.release(id);
      await this.auditLog.record(staff, {
        action: 'product.released',
        subject: { kind: 'product', id },
        before: { isOnSale: false },
        after: { isOnSale: true },
      });
    });
  }
}
