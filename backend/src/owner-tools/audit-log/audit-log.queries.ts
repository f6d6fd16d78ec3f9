import type { EntityManager } from 'typeorm';

import type { Database } from '../../platform/database/database.js';
import { type Page, type PagedList, type PageInput, readPage } from '../../platform/http/paged-list.js';
import type { AuditEntryDto, AuditFilterDto } from './audit-log.dto.js';

export type AuditRow = Omit<AuditEntryDto, 'subject'> & { subjectKind: string; subjectId: string };

const ENTRIES: PagedList = {
  select: `SELECT id, at, who, action, subject_kind AS "subjectKind", subject_id AS "subjectId", before, after, reason`,
  from: `FROM audit_log
  WHERE ($1::text IS NULL OR who = $1)
    AND ($2::text IS NULL OR action = $2)
    AND ($3::text IS NULL OR subject_kind = $3)
    AND ($4::text IS NULL OR subject_id = $4)
    AND ($5::timestamptz IS NULL OR at >= $5)
    AND ($6::timestamptz IS NULL OR at < $6)`,
  at: 'at',
  id: 'id',
  idType: 'uuid',
};

/** One page of the entries that match a filter, newest first. @throws DomainError for an unknown cursor */
export function findAuditEntries(
  database: Database,
  { who, action, subjectKind, subjectId, from, until }: AuditFilterDto,
  page: PageInput,
): Promise<Page<AuditRow>> {
  const values = [who, action, subjectKind, subjectId, from, until].map((value) => value || null);
  return readPage(database, ENTRIES, values, page);
}

/** Up to 500 distinct values of a column. One index lookup per value: DISTINCT would read the whole log. */
export async function findDistinctValues(
  manager: EntityManager,
  column: 'who' | 'action',
): Promise<string[]> {
  const rows = await manager.query<{ value: string }[]>(`
    WITH RECURSIVE found AS (
      (SELECT ${column} AS value FROM audit_log ORDER BY ${column} LIMIT 1)
      UNION ALL
      SELECT (SELECT ${column} FROM audit_log WHERE ${column} > found.value ORDER BY ${column} LIMIT 1)
      FROM found WHERE found.value IS NOT NULL
    )
    SELECT value FROM found WHERE value IS NOT NULL LIMIT 500`);
  return rows.map(({ value }) => value);
}
