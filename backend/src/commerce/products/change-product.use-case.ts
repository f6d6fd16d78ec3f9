import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Order } from '../orders/order.entity.js';
import { LockProduct, type LockedProduct } from './lock-product.use-case.js';
import { ProductDesk } from './product-desk.entity.js';
import { changedSince, changeOf, LEAST_CHARGE_CENTS, type ProductWords } from './product-words.js';
import { Product } from './product.entity.js';

/** Keeps what the owner has changed of a product. */
@Injectable()
export class ChangeProduct {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly lock: LockProduct,
  ) {}

  /**
   * @param version that she saw
   * @throws DomainError where another window has changed it since, and for what cannot be
   */
  execute(staff: Staff, id: string, version: number, words: ProductWords): Promise<void> {
    return this.database.transaction(async () => {
      const locked = await this.lock.execute(id);
      const { product, desk } = locked;
      const conflict = changedSince(version, desk.changedIn, product);
      if (conflict) throw new DomainError('conflict', 'COMMERCE.PRODUCT_CHANGED', conflict);
      const change = changeOf(product, words);
      if (!change) return;
      await this.refuse(locked, words);
      const next = desk.version + 1;
      const changedIn = {
        ...desk.changedIn,
        ...Object.fromEntries(change.fields.map((field) => [field, next])),
      };
      await this.database.manager.update(Product, { id }, change.after);
      await this.database.manager.update(ProductDesk, { productId: id }, { version: next, changedIn });
      await this.auditLog.record(staff, {
        action: 'product.changed',
        subject: { kind: 'product', id },
        before: change.before,
        after: change.after,
      });
    });
  }

  private async refuse(
    { product, status }: LockedProduct,
    { priceCents, type }: ProductWords,
  ): Promise<void> {
    if (status === 'on-sale' && priceCents < LEAST_CHARGE_CENTS)
      throw new DomainError(
        'conflict',
        'COMMERCE.PRICE_TOO_LOW',
        'A card cannot be charged less than $0.50: take the product off sale first, or choose a higher price.',
      );
    if (type === product.type) return;
    if (await this.database.manager.existsBy(Order, { productId: product.id }))
      throw new DomainError(
        'conflict',
        'COMMERCE.TYPE_SETTLED',
        'The type can no longer be changed: the product was ordered already. Please add a new product.',
      );
    if (type === 'ebook' && !product.digitalFiles?.length && status === 'on-sale')
      throw new DomainError(
        'conflict',
        'COMMERCE.MISSING_FILES',
        'Please upload at least one digital file for ebooks',
      );
  }
}
