import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { Order } from '../ordering/order.entity.js';
import { Product } from '../products/product.entity.js';
import { DownloadGrant } from './download-grant.entity.js';

/** Gives the buyer of a paid order the right to its files, once: later calls find the same grants. */
@Injectable()
export class GrantDownloads {
  constructor(private readonly database: Database) {}

  execute(order: Order): Promise<DownloadGrant[]> {
    return this.database.transaction(async () => {
      await this.database.lock(`grants:${order.id}`);
      const { manager } = this.database;
      const existing = await manager.find(DownloadGrant, {
        where: { orderId: order.id },
        order: { createdAt: 'ASC' },
      });
      if (existing.length > 0) return existing;
      const product = await manager.findOneByOrFail(Product, { id: order.productId });
      const grants = (product.digitalFiles ?? []).map((filePath, index) =>
        manager.create(DownloadGrant, {
          id: randomUUID(),
          orderId: order.id,
          productId: product.id,
          filePath,
          fileName: path.posix.basename(filePath),
          fileFormat: product.fileFormats?.[index] ?? path.posix.extname(filePath).slice(1),
          // In the order of the product's files.
          createdAt: new Date(Date.now() + index),
        }),
      );
      if (grants.length > 0) await manager.insert(DownloadGrant, grants);
      return grants;
    });
  }
}
