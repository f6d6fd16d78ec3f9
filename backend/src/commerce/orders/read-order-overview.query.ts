import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { Product } from '../products/product.entity.js';
import type { OrderOverviewDto } from './order-list.dto.js';
import { STUCK_ORDERS } from './stuck-orders.js';

const COUNTS = `SELECT
  (SELECT count(*)::int FROM orders WHERE status = 'to-send') AS "toSend",
  (SELECT count(*)::int FROM orders WHERE status = 'disputed') AS "disputed",
  (SELECT count(*)::int FROM orders WHERE id IN (${STUCK_ORDERS})) AS "stuck"`;

/** How many orders wait for somebody, and what orders can be of. */
@Injectable()
export class ReadOrderOverview {
  constructor(private readonly database: Database) {}

  async execute(): Promise<OrderOverviewDto> {
    const { manager } = this.database;
    const [counts] = await manager.query<Omit<OrderOverviewDto, 'products'>[]>(COUNTS);
    const products = await manager.find(Product, {
      select: { id: true, title: true },
      order: { title: 'ASC', id: 'ASC' },
    });
    return {
      ...(counts ?? { toSend: 0, disputed: 0, stuck: 0 }),
      products: products.map(({ id, title }) => ({ id, title })),
    };
  }
}
