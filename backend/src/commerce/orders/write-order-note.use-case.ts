import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { LockOrder } from './lock-order.use-case.js';
import { OrderNote } from './order-note.entity.js';

/** Keeps a note about an order. What it says is not in the log, which can never be rid of it. */
@Injectable()
export class WriteOrderNote {
  constructor(
    private readonly database: Database,
    private readonly lockOrder: LockOrder,
    private readonly auditLog: AuditLog,
  ) {}

  /** @param noteId a new one for each note: a second click keeps it once */
  execute(by: Staff, orderId: string, noteId: string, body: string): Promise<void> {
    return this.database.transaction(async () => {
      const { id } = await this.lockOrder.execute(orderId);
      const known = await this.database.manager.findOneBy(OrderNote, { id: noteId });
      if (known?.orderId === id) return;
      if (known)
        throw new DomainError(
          'unprocessable',
          'COMMERCE.NOTE_REUSED',
          'This note was kept with another order.',
        );
      await this.database.manager.insert(OrderNote, {
        id: noteId,
        orderId: id,
        author: by.name,
        body,
        version: 1,
      });
      const log = { action: 'order.noted', subject: { kind: 'order', id }, after: { noteId } };
      await this.auditLog.record(by, log);
    });
  }
}
