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
import type { MessageTopic } from '../contact/message-topic.js';
import type { InboxItemDto, InboxPageDto } from './inbox.dto.js';
import type { ThreadState } from './thread-state.js';

export interface InboxWish {
  state?: ThreadState | undefined;
  topic?: MessageTopic | undefined;
  query?: string | undefined;
  cursor?: string | undefined;
}

type Row = InboxItemDto & { exact: string };

const SELECT = `SELECT c.id, c.name, c.email, c.subject, t.topic, t.state, t.arrived_at AS "arrivedAt",
    ${microsecondsOf('t.arrived_at')} AS exact
  FROM contact_threads t JOIN contacts c ON c.id = t.message_id
  WHERE t.arrived_at IS NOT NULL
    AND (CASE WHEN $1::text IS NULL THEN t.state <> 'spam' ELSE t.state = $1 END)
    AND ($2::text IS NULL OR t.topic = $2)
    AND ($3::text IS NULL OR lower(c.name || ' ' || c.email || ' ' || c.subject || ' ' || c.message) LIKE $3)
    AND ($4::bigint IS NULL OR (t.arrived_at, t.message_id) < (${timeOf('$4')}, $5::text))
  ORDER BY t.arrived_at DESC, t.message_id DESC LIMIT ${PAGE_SIZE + 1}`;

/** What has come into the inbox, the newest first, a page at a time. */
@Injectable()
export class ListInbox {
  constructor(private readonly database: Database) {}

  async execute({ state, topic, query, cursor }: InboxWish): Promise<InboxPageDto> {
    const end = readCursor(cursor, 'text');
    const place = [state ?? null, topic ?? null, anywhere(query), end?.at ?? null, end?.id ?? null];
    const rows = query
      ? await readByIndex<Row>(this.database, SELECT, place)
      : await this.database.manager.query<Row[]>(SELECT, place);
    const { items, nextCursor } = pageOf(rows, ({ exact, id }) => ({ at: exact, id }));
    return { items: items.map(({ exact: _, ...item }) => item), nextCursor };
  }
}
