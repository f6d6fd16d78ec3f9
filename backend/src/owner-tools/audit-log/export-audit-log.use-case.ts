import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { Database } from '../../platform/database/database.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import type { AuditFilterDto } from './audit-log.dto.js';
import { auditRows, type AuditRow, endOf } from './audit-rows.js';

const BATCH = 1_000;

const json = (fields: object | null) => (fields ? JSON.stringify(fields) : '');

/** Gives the log away as a list; that it was, is the last entry of it. */
@Injectable()
export class ExportAuditLog {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  /** @returns the rows as they are read, a batch at a time */
  async execute(filter: AuditFilterDto, by: Staff) {
    const first = await auditRows(this.database.manager, filter, undefined, BATCH);
    await this.database.transaction(() =>
      this.auditLog.record(by, {
        action: 'audit-log.exported',
        subject: { kind: 'audit-log', id: 'list' },
        after: filter,
      }),
    );
    return this.rows(first, filter);
  }

  private async *rows(first: AuditRow[], filter: AuditFilterDto) {
    for (let batch = first; batch.length > 0;) {
      for (const { before, after, ...row } of batch)
        yield { ...row, before: json(before), after: json(after) };
      const last = batch.length === BATCH ? batch.at(-1) : undefined;
      batch = last ? await auditRows(this.database.manager, filter, endOf(last), BATCH) : [];
    }
  }
}
