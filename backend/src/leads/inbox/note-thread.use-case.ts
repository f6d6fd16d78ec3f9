import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { ContactThread } from './contact-thread.entity.js';
import { LockThread } from './lock-thread.use-case.js';

/** Keeps what those at the desk note of a message. */
@Injectable()
export class NoteThread {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly lock: LockThread,
  ) {}

  /**
   * @param version that was seen
   * @throws DomainError where the note was changed since by another hand
   */
  execute(messageId: string, note: string, version: number, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const thread = await this.lock.execute(messageId);
      if (thread.note === note) return;
      if (thread.version !== version) {
        throw new DomainError(
          'conflict',
          'LEADS.NOTE_CHANGED',
          `The note was changed meanwhile. It says now: “${thread.note}”`,
        );
      }
      await this.database.manager.update(ContactThread, { messageId }, { note, version: version + 1 });
      // What it says may be of a person, who may want it erased: the log cannot forget it.
      await this.auditLog.record(by, {
        action: 'message.noted',
        subject: { kind: 'message', id: messageId },
      });
    });
  }
}
