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
import type { AskedStatus, DeliveryDto, DeliveryPageDto } from './delivery-list.dto.js';

export interface DeliveryWish {
  status?: AskedStatus | undefined;
  /** A part of the address, in any letters. */
  query?: string | undefined;
  cursor?: string | undefined;
}

type Row = DeliveryDto & { exactQueuedAt: string };

/** Of what stands in the outbox for a week after it is done, only what is still owed is told. */
const SELECT = `
  SELECT d.id, d.letter, d.cause, d.recipient, d.subject, d.status, d.diagnosis, d.queued_at AS "queuedAt",
    d.sent_at AS "sentAt", d.changed_at AS "changedAt", ${microsecondsOf('d.queued_at')} AS "exactQueuedAt",
    coalesce(o.failures, 0) AS failures, CASE WHEN o.failures > 0 THEN o.last_error END AS "lastError",
    CASE WHEN o.failures > 0 THEN o.due_at END AS "nextTryAt"
  FROM mail_deliveries d
  LEFT JOIN outbox o ON o.id = d.id AND o.closed_at IS NULL AND d.status = 'queued'
  WHERE ($1::text IS NULL OR d.status = $1)
    AND (NOT $2::boolean OR o.failures > 0)
    AND ($3::text IS NULL OR lower(d.recipient) LIKE $3)
    AND ($4::bigint IS NULL OR (d.queued_at, d.id) < (${timeOf('$4')}, $5::uuid))
  ORDER BY d.queued_at DESC, d.id DESC LIMIT ${PAGE_SIZE + 1}`;

/** What has become of letters, the newest first, a page at a time. */
@Injectable()
export class ListDeliveries {
  constructor(private readonly database: Database) {}

  async execute({ status, query, cursor }: DeliveryWish): Promise<DeliveryPageDto> {
    const end = readCursor(cursor, 'uuid');
    const isFailing = status === 'failing';
    const rows = (await this.database.manager.query(SELECT, [
      isFailing ? 'queued' : (status ?? null),
      isFailing,
      anywhere(query),
      end?.at ?? null,
      end?.id ?? null,
    ])) as Row[];
    const { items, nextCursor } = pageOf(rows, ({ exactQueuedAt, id }) => ({ at: exactQueuedAt, id }));
    return { items: items.map(({ exactQueuedAt: _exact, ...delivery }) => delivery), nextCursor };
  }
}
