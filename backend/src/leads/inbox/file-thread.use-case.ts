import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import type { MessageTopic } from '../contact/message-topic.js';
import { OpenSpeakingRequest } from '../speaking/open-speaking-request.use-case.js';
import { ContactThread } from './contact-thread.entity.js';
import { LockThread } from './lock-thread.use-case.js';

/** Says what a message is about. A wish for a talk is followed from then on, and goes on being so. */
@Injectable()
export class FileThread {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly lock: LockThread,
    private readonly openRequest: OpenSpeakingRequest,
  ) {}

  execute(messageId: string, topic: MessageTopic, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const before = await this.lock.execute(messageId);
      if (before.topic === topic) return;
      await this.database.manager.update(ContactThread, { messageId }, { topic });
      await this.openRequest.execute(messageId, topic);
      await this.auditLog.record(by, {
        action: 'message.filed',
        subject: { kind: 'message', id: messageId },
        before: { topic: before.topic },
        after: { topic },
      });
    });
  }
}
