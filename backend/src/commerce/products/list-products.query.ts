import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { ProductDto } from './product.dto.js';
import { ProductRelease } from './product-release.entity.js';
import { Product } from './product.entity.js';

/** What is on sale, oldest first. */
@Injectable()
export class ListProducts {
  constructor(private readonly database: Database) {}

  async execute(): Promise<ProductDto[]> {
    const { manager } = this.database;
    const products = await manager.find(Product, { order: { createdAt: 'ASC', id: 'ASC' } });
    const toCome = await manager.findBy(ProductRelease, { availability: 'pre-order' });
    return products
      .filter(({ id, isActive }) => isActive && !toCome.some(({ productId }) => productId === id))
      .map(({ id, title, description, priceCents, type, fileFormats }) => ({
        id,
        name: title,
        title,
        description,
        price: priceCents,
        type,
        file_formats: fileFormats ?? [],
        fileFormats: fileFormats ?? [],
      }));
  }
}
