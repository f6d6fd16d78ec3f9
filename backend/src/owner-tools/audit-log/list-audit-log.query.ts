import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { PAGE_SIZE, pageOf, readCursor } from '../../platform/database/page-cursor.js';
import type { AuditLogPageDto, ListAuditLogDto } from './audit-log.dto.js';
import { auditRows, endOf } from './audit-rows.js';

/** What the staff has done, the newest first, a page at a time. */
@Injectable()
export class ListAuditLog {
  constructor(private readonly database: Database) {}

  async execute({ cursor, ...filter }: ListAuditLogDto): Promise<AuditLogPageDto> {
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
}
