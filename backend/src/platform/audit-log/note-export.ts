import { Injectable } from '@nestjs/common';

import type { Staff } from '../access/staff.js';
import { Database } from '../database/database.js';
import { AuditLog } from './audit-log.js';

/** Notes that a whole list was taken out of the house, before it is. */
@Injectable()
export class NoteExport {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  /** @param list its name: `subscriptions` */
  execute(by: Staff, list: string): Promise<void> {
    return this.database.transaction(() =>
      this.auditLog.record(by, { action: 'list.exported', subject: { kind: 'list', id: list } }),
    );
  }
}
