import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { ProductEventDto } from './desk-product.dto.js';
import { isProductId } from './product-status.js';

const NEWEST = 100;

const EVENTS = `SELECT at, who, action, before, after, reason FROM audit_log
  WHERE subject_kind = 'product' AND subject_id = $1 ORDER BY at DESC LIMIT ${NEWEST}`;

type Row = Omit<ProductEventDto, 'at'> & { at: Date };

/** What staff has done with a product, the newest first. */
@Injectable()
export class ReadProductHistory {
  constructor(private readonly database: Database) {}

  async execute(id: string): Promise<ProductEventDto[]> {
    if (!isProductId(id)) return [];
    const rows = (await this.database.manager.query(EVENTS, [id])) as Row[];
    return rows.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
  }
}
