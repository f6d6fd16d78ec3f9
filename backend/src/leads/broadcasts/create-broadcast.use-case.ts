import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { Broadcast } from './broadcast.entity.js';

/** What the owner writes. */
export type WrittenBroadcast = Pick<Broadcast, 'subject' | 'body' | 'topic'>;

/** Keeps a letter to all readers as a draft. */
@Injectable()
export class CreateBroadcast {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  /** @returns its id */
  execute({ subject, body, topic }: WrittenBroadcast, by: Staff): Promise<string> {
    return this.database.transaction(async () => {
      const id = randomUUID();
      await this.database.manager.insert(Broadcast, {
        id,
        subject,
        body,
        topic,
        status: 'draft',
        version: 1,
      });
      const entry = { action: 'broadcast.written', subject: { kind: 'broadcast', id }, after: { subject } };
      await this.auditLog.record(by, entry);
      return id;
    });
  }
}
