import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { cursorOf, microsecondsOf, readCursor, timeOf } from '../../platform/database/page-cursor.js';
import type { SubscriberDto } from './subscriber-list.dto.js';

/** As many as the specification's table shows at once. */
const AT_ONCE = 100;

type Row = SubscriberDto & { exact: string };

const SELECT = `SELECT id, email, subscribed_at, ${microsecondsOf('subscribed_at')} AS exact FROM newsletters
  WHERE $1::bigint IS NULL OR (subscribed_at, id) < (${timeOf('$1')}, $2::text)
  ORDER BY subscribed_at DESC, id DESC LIMIT ${AT_ONCE + 1}`;

/** Kept by triggers, in a few rows: nothing is counted. */
const TOTAL = `SELECT coalesce(sum(count), 0)::int AS total FROM row_counts WHERE name = 'newsletters'`;

export interface SubscriberPage {
  subscribers: SubscriberDto[];
  nextCursor: string | null;
  /** How many are on the list in all. */
  totalCount: number;
}

/** Who is on the list, the newest first, a hundred at a time. */
@Injectable()
export class ListSubscribers {
  constructor(private readonly database: Database) {}

  async execute(cursor?: string): Promise<SubscriberPage> {
    const end = readCursor(cursor, 'text');
    const { manager } = this.database;
    const [rows, [counted]] = await Promise.all([
      manager.query<Row[]>(SELECT, [end?.at ?? null, end?.id ?? null]),
      manager.query<{ total: number }[]>(TOTAL),
    ]);
    const shown = rows.slice(0, AT_ONCE);
    const last = shown.at(-1);
    return {
      subscribers: shown.map(({ exact: _, ...subscriber }) => subscriber),
      nextCursor: rows.length > AT_ONCE && last ? cursorOf({ at: last.exact, id: last.id }) : null,
      totalCount: counted?.total ?? 0,
    };
  }
}
