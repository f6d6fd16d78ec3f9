import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { anywhere } from '../../platform/database/like-pattern.js';
import {
  microsecondsOf,
  PAGE_SIZE,
  pageOf,
  readCursor,
  timeOf,
} from '../../platform/database/page-cursor.js';
import { readByIndex } from '../../platform/database/read-by-index.js';
import type { AskedState, SubscriptionDto, SubscriptionPageDto } from './subscriber-list.dto.js';

export interface SubscriptionWish {
  state?: AskedState | undefined;
  /** A part of the address, in any letters. */
  query?: string | undefined;
  cursor?: string | undefined;
  pageSize?: number;
}

type Row = SubscriptionDto & { exact: string; key: string };

const FIELDS = `s.id, s.email, s.status, s.topics, s.asked_at AS "askedAt", s.confirmed_at AS "confirmedAt",
    s.ended_at AS "endedAt",
    s.status = 'ended' AND s.ended_by_staff AND s.ended_at > now() - interval '1 day' AS "mayTakeBack"`;

const ALL = `SELECT ${FIELDS}, ${microsecondsOf('s.asked_at')} AS exact, s.id AS key,
    (SELECT reason FROM mail_suppressions m WHERE m.list = 'letters' AND m.email = s.email) AS "heldBack"
  FROM newsletter_subscriptions s
  WHERE ($1::text IS NULL OR s.status = $1) AND ($2::text IS NULL OR lower(s.email) LIKE $2)
    AND ($3::bigint IS NULL OR (s.asked_at, s.id) < (${timeOf('$3')}, $4::text))
  ORDER BY s.asked_at DESC, s.id DESC LIMIT $5`;

/** From the few addresses that are held back, never from the many that are not. */
const HELD_BACK = `SELECT ${FIELDS}, ${microsecondsOf('m.created_at')} AS exact, m.email AS key, m.reason AS "heldBack"
  FROM mail_suppressions m JOIN newsletter_subscriptions s ON s.email = m.email
  WHERE m.list = 'letters' AND ($1::text IS NULL OR lower(m.email) LIKE $1)
    AND ($2::bigint IS NULL OR (m.created_at, m.email) < (${timeOf('$2')}, $3::text))
  ORDER BY m.created_at DESC, m.email DESC LIMIT $4`;

/** Everybody for whom the letter was asked, and how that stands; the newest first, a page at a time. */
@Injectable()
export class ListSubscriptions {
  constructor(private readonly database: Database) {}

  async execute({
    state,
    query,
    cursor,
    pageSize = PAGE_SIZE,
  }: SubscriptionWish): Promise<SubscriptionPageDto> {
    const end = readCursor(cursor, 'text');
    const place = [anywhere(query), end?.at ?? null, end?.id ?? null, pageSize + 1];
    const [sql, values] = state === 'held-back' ? [HELD_BACK, place] : [ALL, [state ?? null, ...place]];
    const rows = query
      ? await readByIndex<Row>(this.database, sql, values)
      : await this.database.manager.query<Row[]>(sql, values);
    const { items, nextCursor } = pageOf(rows, ({ exact, key }) => ({ at: exact, id: key }), pageSize);
    return { items: items.map(({ exact: _exact, key: _key, ...subscription }) => subscription), nextCursor };
  }
}
