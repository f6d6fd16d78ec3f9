import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { ProductDesk } from './product-desk.entity.js';
import { ProductRelease } from './product-release.entity.js';
import { isProductId, type ProductStatus, statusOf } from './product-status.js';
import { Product } from './product.entity.js';

export interface LockedProduct {
  product: Product;
  desk: ProductDesk;
  status: ProductStatus;
}

/** Holds a product for the transaction that changes it at the desk: of two changes, the second sees the first. */
@Injectable()
export class LockProduct {
  constructor(private readonly database: Database) {}

  /** @throws DomainError where there is no such product */
  async execute(id: string): Promise<LockedProduct> {
    const { manager } = this.database;
    const product = isProductId(id)
      ? await manager.findOne(Product, { where: { id }, lock: { mode: 'for_no_key_update' } })
      : null;
    if (!product)
      throw new DomainError('not-found', 'COMMERCE.PRODUCT_NOT_FOUND', 'There is no such product.');
    await manager.query('INSERT INTO product_desk (product_id) VALUES ($1) ON CONFLICT DO NOTHING', [id]);
    const desk = await manager.findOneByOrFail(ProductDesk, { productId: id });
    const isToCome = await manager.existsBy(ProductRelease, { productId: id, availability: 'pre-order' });
    const status = statusOf({ isActive: product.isActive, isToCome, isAway: desk.putAwayAt !== null });
    return { product, desk, status };
  }
}
