import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { LockOrder } from './lock-order.use-case.js';
import { OrderNote } from './order-note.entity.js';

/** Changes a note about an order, which says from then on that it was changed, and by whom. */
@Injectable()
export class ChangeOrderNote {
  constructor(
    private readonly database: Database,
    private readonly lockOrder: LockOrder,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * @param version that was seen
   * @throws DomainError where it was changed since, or is not known
   */
  execute(
    by: Staff,
    orderId: string,
    noteId: string,
    { body, version }: { body: string; version: number },
  ): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const { id } = await this.lockOrder.execute(orderId);
      const note = await manager.findOneBy(OrderNote, { id: noteId, orderId: id });
      if (!note) throw new DomainError('not-found', 'COMMERCE.NOTE_UNKNOWN', 'There is no such note.');
      if (note.body === body) return;
      if (note.version !== version)
        throw new DomainError(
          'conflict',
          'COMMERCE.NOTE_CHANGED',
          `${note.editedBy ?? note.author} has changed this note since you opened it. It says now: ${note.body}`,
        );
      const edited = { editedAt: new Date(), editedBy: by.name };
      await manager.update(OrderNote, { id: noteId }, { body, version: version + 1, ...edited });
      const log = { action: 'order.note-changed', subject: { kind: 'order', id }, after: { noteId } };
      await this.auditLog.record(by, log);
    });
  }
}
