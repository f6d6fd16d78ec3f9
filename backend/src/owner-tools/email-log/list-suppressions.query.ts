import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import {
  microsecondsOf,
  PAGE_SIZE,
  pageOf,
  readCursor,
  timeOf,
} from '../../platform/database/page-cursor.js';
import type { SuppressionDto, SuppressionPageDto } from './suppression-list.dto.js';

type Row = SuppressionDto & { exactCreatedAt: string; key: string };

const SELECT = `
  SELECT list, email, reason, created_at AS "createdAt", ${microsecondsOf('created_at')} AS "exactCreatedAt",
    list || ' ' || email AS key
  FROM mail_suppressions
  WHERE $1::bigint IS NULL OR (created_at, list || ' ' || email) < (${timeOf('$1')}, $2::text)
  ORDER BY created_at DESC, list || ' ' || email DESC LIMIT ${PAGE_SIZE + 1}`;

/** Who gets no more letters of a list, the newest first, a page at a time. */
@Injectable()
export class ListSuppressions {
  constructor(private readonly database: Database) {}

  async execute(cursor?: string): Promise<SuppressionPageDto> {
    const end = readCursor(cursor, 'text');
    const rows = (await this.database.manager.query(SELECT, [end?.at ?? null, end?.id ?? null])) as Row[];
    const { items, nextCursor } = pageOf(rows, ({ exactCreatedAt, key }) => ({
      at: exactCreatedAt,
      id: key,
    }));
    return {
      items: items.map(({ list, email, reason, createdAt }) => ({ list, email, reason, createdAt })),
      nextCursor,
    };
  }
}
