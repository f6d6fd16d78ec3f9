import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { inBatches, type Page, type PageInput } from '../../platform/http/paged-list.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { AuditFilterDto, AuditLogPageDto, ListAuditLogDto, AuditChoicesDto } from './audit-log.dto.js';
import { type AuditRow, findAuditEntries, findDistinctValues } from './audit-log.queries.js';

const json = (fields: object | null) => (fields ? JSON.stringify(fields) : '');

@Injectable()
export class AuditEntries {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

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

  async listChoices(): Promise<AuditChoicesDto> {
    const { manager } = this.database;
    return {
      who: await findDistinctValues(manager, 'who'),
      actions: await findDistinctValues(manager, 'action'),
    };
  }

  /** Exports the log, and records the export in it. @returns the rows, read in batches */
  async export(filter: AuditFilterDto, by: Staff) {
    // Read the first row before the export is recorded: an export does not contain itself.
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

  private read(filter: AuditFilterDto, page: PageInput): Promise<Page<AuditRow>> {
    if (filter.subjectId && !filter.subjectKind) {
      const message = 'Please add the kind (subjectKind) to the id.';
      throw new DomainError('invalid', 'AUDIT_LOG.SUBJECT', message);
    }
    return findAuditEntries(this.database, filter, page);
  }
}
