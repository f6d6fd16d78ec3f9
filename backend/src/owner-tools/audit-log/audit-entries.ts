import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import {
  microsecondsOf,
  type PageEnd,
  timeOf,
  PAGE_SIZE,
  pageOf,
  readCursor,
} from '../../platform/database/page-cursor.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type {
  AuditEntryDto,
  AuditFilterDto,
  AuditLogPageDto,
  ListAuditLogDto,
  AuditChoicesDto,
} from './audit-log.dto.js';

type AuditRow = Omit<AuditEntryDto, 'subject'> & {
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
async function auditRows(
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

const endOf = ({ exactAt, id }: AuditRow): PageEnd => ({ at: exactAt, id });

/** The values of a column, each found by one look into its index: the log itself is not walked through. */
const valuesOf = (column: 'who' | 'action') => `
  WITH RECURSIVE found AS (
    (SELECT ${column} AS value FROM audit_log ORDER BY ${column} LIMIT 1)
    UNION ALL
    SELECT (SELECT ${column} FROM audit_log WHERE ${column} > found.value ORDER BY ${column} LIMIT 1)
    FROM found WHERE found.value IS NOT NULL
  )
  SELECT value FROM found WHERE value IS NOT NULL LIMIT 500`;

const BATCH = 1_000;

const json = (fields: object | null) => (fields ? JSON.stringify(fields) : '');

/** What the staff has done: looked through and given away as a list. */
@Injectable()
export class AuditEntries {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  /** What the staff has done, the newest first, a page at a time. */
  async list({ cursor, ...filter }: ListAuditLogDto): Promise<AuditLogPageDto> {
    const rows = await auditRows(this.database.manager, filter, readCursor(cursor, 'uuid'), PAGE_SIZE + 1);
    const { items, nextCursor } = pageOf(rows, endOf);
    return {
      items: items.map(({ exactAt: _exact, subjectKind, subjectId, ...entry }) => ({
        ...entry,
        subject: { kind: subjectKind, id: subjectId },
      })),
      nextCursor,
    };
  }

  /** What the log can be looked through for. */
  async listChoices(): Promise<AuditChoicesDto> {
    const read = async (column: 'who' | 'action') => {
      const rows = (await this.database.manager.query(valuesOf(column))) as { value: string }[];
      return rows.map(({ value }) => value);
    };
    return { who: await read('who'), actions: await read('action') };
  }

  /**
   * Gives the log away as a list; that it was, is the last entry of it.
   * @returns the rows as they are read, a batch at a time
   */
  async export(filter: AuditFilterDto, by: Staff) {
    const first = await auditRows(this.database.manager, filter, undefined, BATCH);
    await this.database.transaction(() =>
      this.auditLog.record(by, {
        action: 'audit-log.exported',
        subject: { kind: 'audit-log', id: 'list' },
        after: filter,
      }),
    );
    return this.readBatches(first, filter);
  }

  private async *readBatches(first: AuditRow[], filter: AuditFilterDto) {
    for (let batch = first; batch.length > 0;) {
      for (const { before, after, ...row } of batch)
        yield { ...row, before: json(before), after: json(after) };
      const last = batch.length === BATCH ? batch.at(-1) : undefined;
      batch = last ? await auditRows(this.database.manager, filter, endOf(last), BATCH) : [];
    }
  }
}
