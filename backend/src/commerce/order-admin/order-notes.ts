import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { OrderNote } from '../orders/order.entity.js';
import { Orders } from '../orders/orders.js';

@Injectable()
export class OrderNotes {
  constructor(
    private readonly database: Database,
    private readonly orders: Orders,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Saves a note about an order. Its text is not in the audit log, which cannot be erased.
   * @param noteId new for each note: a second click saves it once
   */
  write(by: Staff, orderId: string, noteId: string, body: string): Promise<void> {
    return this.database.transaction(async () => {
      const { id } = await this.orders.lock(orderId);
      const known = await this.database.manager.findOneBy(OrderNote, { id: noteId });
      if (known?.orderId === id) return;
      if (known)
        throw new DomainError('unprocessable', 'COMMERCE.NOTE_REUSED', 'This note belongs to another order.');
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

  /**
   * Edits a note and marks it as edited, with the editor's name.
   * @throws DomainError if it was changed since, or is unknown
   */
  change(
    by: Staff,
    orderId: string,
    noteId: string,
    { body, version }: { body: string; version: number },
  ): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const { id } = await this.orders.lock(orderId);
      const note = await manager.findOneBy(OrderNote, { id: noteId, orderId: id });
      if (!note) throw new DomainError('not-found', 'COMMERCE.NOTE_UNKNOWN', 'We can’t find this note.');
      if (note.body === body) return;
      if (note.version !== version)
        throw new DomainError(
          'conflict',
          'COMMERCE.NOTE_CHANGED',
          `${note.editedBy ?? note.author} changed this note after you opened it. It now says: ${note.body}`,
        );
      const edited = { editedAt: new Date(), editedBy: by.name };
      await manager.update(OrderNote, { id: noteId }, { body, version: version + 1, ...edited });
      const log = { action: 'order.note-changed', subject: { kind: 'order', id }, after: { noteId } };
      await this.auditLog.record(by, log);
    });
  }
}
