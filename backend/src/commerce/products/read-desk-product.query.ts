import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { DescribeProduct } from './describe-product.query.js';
import {
  DESK_PRODUCT_FIELDS,
  DESK_PRODUCTS,
  type DeskProductRow,
  FILES_OF_EDITION,
} from './desk-product-row.js';
import type { DeskProductDto, EditionDto } from './desk-product.dto.js';
import { isProductId } from './product-status.js';

const PRODUCT = `SELECT ${DESK_PRODUCT_FIELDS} FROM ${DESK_PRODUCTS} WHERE p.id = $1`;

const EDITIONS = `SELECT e.id, e.number, e.note, e.past_buyers AS "pastBuyers", e.created_at AS "createdAt",
    ${FILES_OF_EDITION} AS files, CASE WHEN e.past_buyers = 'told' THEN (
      SELECT json_build_object('total', count(*), 'told', count(*) FILTER (WHERE r.status = 'told'),
        'left', count(*) FILTER (WHERE r.status = 'left'))
      FROM edition_readers r WHERE r.edition_id = e.id) END AS readers
  FROM product_editions e WHERE e.product_id = $1 ORDER BY e.number DESC`;

type EditionRow = Omit<EditionDto, 'createdAt'> & { createdAt: Date };

/** One product with all its editions. */
@Injectable()
export class ReadDeskProduct {
  constructor(
    private readonly database: Database,
    private readonly describeProduct: DescribeProduct,
  ) {}

  /** @throws DomainError where there is no such product */
  async execute(id: string): Promise<DeskProductDto> {
    const { manager } = this.database;
    const [row] = (isProductId(id) ? await manager.query(PRODUCT, [id]) : []) as DeskProductRow[];
    if (!row) throw new DomainError('not-found', 'COMMERCE.PRODUCT_NOT_FOUND', 'There is no such product.');
    const editions = (await manager.query(EDITIONS, [id])) as EditionRow[];
    return {
      ...(await this.describeProduct.execute(row)),
      editions: editions.map(({ createdAt, ...edition }) => ({
        ...edition,
        createdAt: createdAt.toISOString(),
      })),
    };
  }
}
