import type { Database } from '../../platform/database/database.js';
import { anywhere, type PagedList, readPage } from '../../platform/http/paged-list.js';
import type { DeliveryFilter, DeliveryPageDto, SuppressionPageDto } from './email-log.dto.js';

/** A closed outbox row stays for a week; only open ones say how sending goes. */
const DELIVERIES: PagedList = {
  select: `SELECT d.id, d.letter, d.cause, d.recipient, d.subject, d.status, d.diagnosis, d.queued_at AS "queuedAt",
    d.sent_at AS "sentAt", d.changed_at AS "changedAt",
    coalesce(o.failures, 0) AS failures, CASE WHEN o.failures > 0 THEN o.last_error END AS "lastError",
    CASE WHEN o.failures > 0 THEN o.due_at END AS "nextTryAt", o.held_at IS NOT NULL AS "isLate", d.is_kept AS "isKept"`,
  from: `FROM mail_deliveries d
  LEFT JOIN outbox o ON o.id = d.id AND o.closed_at IS NULL AND d.status = 'queued'
  WHERE ($1::text IS NULL OR d.status = $1)
    AND (NOT $2::boolean OR o.failures > 0)
    AND ($3::text IS NULL OR fold_text(d.recipient) LIKE fold_text($3))`,
  at: 'd.queued_at',
  id: 'd.id',
  idType: 'uuid',
};

const SUPPRESSIONS: PagedList = {
  select: 'SELECT list, email, reason, created_at AS "createdAt"',
  from: 'FROM mail_suppressions WHERE true',
  at: 'created_at',
  id: "(list || ' ' || email)",
  idType: 'text',
};

export function findDeliveries(
  database: Database,
  { status, query, cursor }: DeliveryFilter,
): Promise<DeliveryPageDto> {
  const isFailing = status === 'failing';
  const values = [isFailing ? 'queued' : (status ?? null), isFailing, anywhere(query)];
  return readPage(database, DELIVERIES, values, { cursor });
}

export function findSuppressions(database: Database, cursor?: string): Promise<SuppressionPageDto> {
  return readPage(database, SUPPRESSIONS, [], { cursor });
}
