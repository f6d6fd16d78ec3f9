import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import {
  microsecondsOf,
  PAGE_SIZE,
  pageOf,
  readCursor,
  timeOf,
} from '../../platform/database/page-cursor.js';
import { DescribeProduct } from './describe-product.query.js';
import { DESK_PRODUCT_FIELDS, DESK_PRODUCTS, type DeskProductRow } from './desk-product-row.js';
import type { DeskProductPageDto } from './desk-product.dto.js';

export interface DeskWish {
  /** Those that are put away, in the place of all others. */
  isAway: boolean;
  cursor: string | undefined;
}

const SELECT = `SELECT ${DESK_PRODUCT_FIELDS}, ${microsecondsOf('p.created_at')} AS "exactCreatedAt"
  FROM ${DESK_PRODUCTS}
  WHERE (d.put_away_at IS NOT NULL) = $1
    AND ($2::bigint IS NULL OR (p.created_at, p.id) < (${timeOf('$2')}, $3::text))
  ORDER BY p.created_at DESC, p.id DESC LIMIT ${PAGE_SIZE + 1}`;

type Row = DeskProductRow & { exactCreatedAt: string };

/** The products at the desk, the newest first, a page at a time. */
@Injectable()
export class ListDeskProducts {
  constructor(
    private readonly database: Database,
    private readonly describeProduct: DescribeProduct,
  ) {}

  async execute({ isAway, cursor }: DeskWish): Promise<DeskProductPageDto> {
    const end = readCursor(cursor, 'text');
    const found = (await this.database.manager.query(SELECT, [
      isAway,
      end?.at ?? null,
      end?.id ?? null,
    ])) as Row[];
    const { items, nextCursor } = pageOf(found, ({ exactCreatedAt, id }) => ({ at: exactCreatedAt, id }));
    return { items: await Promise.all(items.map((row) => this.describeProduct.execute(row))), nextCursor };
  }
}
