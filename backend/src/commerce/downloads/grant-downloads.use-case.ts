import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { Order } from '../orders/order.entity.js';
import { parseFileFormat } from '../products/file-format.js';
import { Product } from '../products/product.entity.js';
import { DownloadGrant } from './download-grant.entity.js';

/** Gives the buyer of a paid order the right to its files, once: later calls find the same grants. */
@Injectable()
export class GrantDownloads {
  constructor(private readonly database: Database) {}

  execute(order: Order): Promise<DownloadGrant[]> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      // The order's own row is the lock, as everywhere: two locks in two orders would be a deadlock.
      await manager.findOneOrFail(Order, { where: { id: order.id }, lock: { mode: 'for_no_key_update' } });
      const existing = await manager.find(DownloadGrant, {
        where: { orderId: order.id },
        order: { createdAt: 'ASC' },
      });
      if (existing.length > 0) return existing;
      // Waits for a new edition that is just being put on sale: what is granted is what is sold then.
      const product = await manager.findOneOrFail(Product, {
        where: { id: order.productId },
        lock: { mode: 'pessimistic_read' },
      });
      // Only an e-book has files, whatever its row says.
      const files = product.type === 'ebook' ? (product.digitalFiles ?? []) : [];
      const grants = files.map((filePath, index) =>
        manager.create(DownloadGrant, {
          id: randomUUID(),
          orderId: order.id,
          productId: product.id,
          filePath,
          fileName: path.posix.basename(filePath),
          fileFormat: parseFileFormat(product.fileFormats?.[index] ?? path.posix.extname(filePath)),
          // In the order of the product's files.
          createdAt: new Date(Date.now() + index),
        }),
      );
      if (grants.length > 0) await manager.insert(DownloadGrant, grants);
      return grants;
    });
  }
}
