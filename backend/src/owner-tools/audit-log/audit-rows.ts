import type { EntityManager } from 'typeorm';

import { microsecondsOf, type PageEnd, timeOf } from '../../platform/database/page-cursor.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { AuditEntryDto, AuditFilterDto } from './audit-log.dto.js';

export type AuditRow = Omit<AuditEntryDto, 'subject'> & {
  subjectKind: string;
  subjectId: string;
  exactAt: string;
};

const SELECT = `
  SELECT id, at, who, action, subject_kind AS "subjectKind", subject_id AS "subjectId", before, after, reason,
    ${microsecondsOf('at')} AS "exactAt"
  FROM audit_log
  WHERE ($1::text IS NULL OR who = $1)
    AND ($2::text IS NULL OR action = $2)
    AND ($3::text IS NULL OR subject_kind = $3)
    AND ($4::text IS NULL OR subject_id = $4)
    AND ($5::timestamptz IS NULL OR at >= $5)
    AND ($6::timestamptz IS NULL OR at < $6)
    AND ($7::bigint IS NULL OR (at, id) < (${timeOf('$7')}, $8::uuid))
  ORDER BY at DESC, id DESC LIMIT $9`;

/** The newest entries of the log behind the end of a page, as many as are asked for. */
export async function auditRows(
  manager: EntityManager,
  { who, action, subjectKind, subjectId, from, until }: AuditFilterDto,
  end: PageEnd | undefined,
  count: number,
): Promise<AuditRow[]> {
  if (subjectId && !subjectKind) {
    const message = 'Please say what it was done to (subjectKind) beside its id.';
    throw new DomainError('invalid', 'AUDIT_LOG.SUBJECT', message);
  }
  const filter = [who, action, subjectKind, subjectId, from, until].map((value) => value || null);
  const page = [end?.at ?? null, end?.id ?? null, count];
  return (await manager.query(SELECT, [...filter, ...page])) as AuditRow[];
}

export const endOf = ({ exactAt, id }: AuditRow): PageEnd => ({ at: exactAt, id });
