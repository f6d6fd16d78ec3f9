import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import {
  inBatches,
  type Page,
  type PagedList,
  type PageInput,
  readPage,
} from '../../platform/http/paged-list.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type {
  AuditEntryDto,
  AuditFilterDto,
  AuditLogPageDto,
  ListAuditLogDto,
  AuditChoicesDto,
} from './audit-log.dto.js';

type AuditRow = Omit<AuditEntryDto, 'subject'> & { subjectKind: string; subjectId: string };

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

/** The values of a column, each found by one look into its index: the log itself is not walked through. */
const valuesOf = (column: 'who' | 'action') => `
  WITH RECURSIVE found AS (
    (SELECT ${column} AS value FROM audit_log ORDER BY ${column} LIMIT 1)
    UNION ALL
    SELECT (SELECT ${column} FROM audit_log WHERE ${column} > found.value ORDER BY ${column} LIMIT 1)
    FROM found WHERE found.value IS NOT NULL
  )
  SELECT value FROM found WHERE value IS NOT NULL LIMIT 500`;

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
    const { items, nextCursor } = await this.read(filter, { cursor });
    return {
      items: items.map(({ subjectKind, subjectId, ...entry }) => ({
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
    // Read before it is noted: a list does not hold itself.
    const rows = inBatches((page) => this.read(filter, page));
    const first = await rows.next();
    await this.database.transaction(() =>
      this.auditLog.record(by, {
        action: 'audit-log.exported',
        subject: { kind: 'audit-log', id: 'list' },
        after: filter,
      }),
    );
    return this.lines(first, rows);
  }

  private async *lines(first: IteratorResult<AuditRow>, rows: AsyncGenerator<AuditRow>) {
    for (let next = first; !next.done; next = await rows.next()) {
      const { before, after, ...row } = next.value;
      yield { ...row, before: json(before), after: json(after) };
    }
  }

  private read(
    { who, action, subjectKind, subjectId, from, until }: AuditFilterDto,
    page: PageInput,
  ): Promise<Page<AuditRow>> {
    if (subjectId && !subjectKind) {
      const message = 'Please say what it was done to (subjectKind) beside its id.';
      throw new DomainError('invalid', 'AUDIT_LOG.SUBJECT', message);
    }
    const asked = [who, action, subjectKind, subjectId, from, until].map((value) => value || null);
    return readPage(this.database, ENTRIES, asked, page);
  }
}
