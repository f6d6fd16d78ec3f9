import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { ProductDto } from './product.dto.js';
import { Product } from './product.entity.js';

/** What is on sale, oldest first. */
@Injectable()
export class ListProducts {
  constructor(private readonly database: Database) {}

  async execute(): Promise<ProductDto[]> {
    const products = await this.database.manager.find(Product, { order: { createdAt: 'ASC', id: 'ASC' } });
    return products
      .filter((product) => product.isActive)
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
