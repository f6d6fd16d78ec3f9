import { randomUUID } from 'node:crypto';

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
import {
  type ProductWords,
  changedSince,
  changeOf,
  lacksFiles,
  MIN_PRICE,
  NO_FILES,
  noFiles,
  priceTooLow,
  saleRefusals,
} from '../products/product-rules.js';
import { ProductRevision, Product } from '../products/product.entity.js';

export interface NewProduct extends ProductWords {
  files: readonly UploadedFile[];
  /** One per file, from the form; may be missing. */
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

const conflict = (code: string, sentence: string) => new DomainError('conflict', code, sentence);

@Injectable()
export class ProductManagement {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly editionFiles: EditionFiles,
    private readonly editions: Editions,
    private readonly productCatalog: ProductCatalog,
  ) {}

  /** @throws DomainError for an e-book without files, another product with files, or invalid files */
  async create(staff: Staff, input: NewProduct): Promise<string> {
    this.refuseFiles(input);
    const checked = await this.editionFiles.check(input.files, input.formats);
    const id = randomUUID();
    const kept = await this.editionFiles.keep(id, checked);
    try {
      await this.database.transaction(() => this.insert(staff, id, input, kept));
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
    if (type === 'ebook' && files.length === 0) refuse('COMMERCE.MISSING_FILES', NO_FILES);
    if (type !== 'ebook' && files.length > 0)
      refuse(
        'COMMERCE.FILES_UNWANTED',
        'Only e-books have files. Please remove them, or choose the type e-book.',
      );
  }

  private async insert(
    staff: Staff,
    id: string,
    input: NewProduct,
    kept: readonly KeptFile[],
  ): Promise<void> {
    const { title, description, priceCents, type, isOnSale } = input;
    const { manager } = this.database;
    const isActive = isOnSale && priceCents >= MIN_PRICE;
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
    await manager.insert(ProductRevision, {
      ...{ productId: id, version: 1, changedIn: {}, putAwayAt: null },
      ...{ savedAt: new Date(), savedBy: staff.name },
    });
    if (kept.length > 0) await this.editions.add(id, { number: 1, note: '', pastBuyers: 'kept' }, kept);
    const files = kept.map(({ fileName, sha256 }) => ({ fileName, sha256 }));
    await this.auditLog.record(staff, {
      action: 'product.created',
      subject: { kind: 'product', id },
      after: { title, priceCents, type, files, isActive },
    });
  }

  /**
   * @param version that was edited
   * @throws DomainError if another window changed the same fields, or for invalid changes
   */
  change(staff: Staff, id: string, version: number, words: ProductWords): Promise<void> {
    return this.database.transaction(async () => {
      const locked = await this.productCatalog.lock(id);
      const { product, revision } = locked;
      const changed = changedSince(version, revision.changedIn, product);
      if (changed) throw conflict('COMMERCE.PRODUCT_CHANGED', changed);
      const change = changeOf(product, words);
      if (!change) return;
      await this.refuseChange(locked, words);
      const next = revision.version + 1;
      const changedIn = {
        ...revision.changedIn,
        ...Object.fromEntries(change.fields.map((field) => [field, next])),
      };
      await this.database.manager.update(Product, { id }, change.after);
      await this.database.manager.update(
        ProductRevision,
        { productId: id },
        { version: next, changedIn, savedAt: new Date(), savedBy: staff.name },
      );
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
    if (status === 'on-sale' && priceCents < MIN_PRICE) throw priceTooLow(true);
    if (type === product.type) return;
    if (await this.database.manager.existsBy(Order, { productId: product.id }))
      throw conflict(
        'COMMERCE.TYPE_SETTLED',
        'You can’t change the type anymore, because someone has ordered this product. Please add a new one.',
      );
    if (status === 'on-sale' && lacksFiles({ ...product, type })) throw noFiles();
  }

  /**
   * Puts a product on or off sale, archives or restores it. Nothing is deleted, since buyers keep their purchases.
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
        return locked.product.isActive ? { isActive: false } : undefined;
      case 'put-away':
        return status === 'away' ? undefined : { isActive: false, putAwayAt: new Date() };
      case 'bring-back':
        return status === 'away' ? { putAwayAt: null } : undefined;
    }
  }

  private refuseSale({ status, product }: LockedProduct): void {
    if (status === 'away')
      throw conflict('COMMERCE.PRODUCT_AWAY', 'This product is archived. Please restore it first.');
    if (status === 'to-come')
      throw conflict(
        'COMMERCE.PRODUCT_TO_COME',
        'This product isn’t out yet. It goes on sale when you release it.',
      );
    const [refusal] = saleRefusals(product);
    if (refusal) throw refusal;
  }

  /** @throws DomainError if it has no files, or its price cannot be charged */
  release(staff: Staff, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const { product, status } = await this.productCatalog.lock(id);
      if (status !== 'to-come') return;
      const [refusal] = saleRefusals(product);
      if (refusal) throw refusal;
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
