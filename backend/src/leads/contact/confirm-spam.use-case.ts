import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { ContactReview } from './contact-review.entity.js';
import { canTransition } from '../../platform/transitions.js';
import { reviewTransitions } from './review-state.js';

/** Says of a message that was held back that it is spam: it waits no longer, and is forgotten in its time. */
@Injectable()
export class ConfirmSpam {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  execute(messageId: string, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const lock = { mode: 'for_no_key_update' as const };
      const review = await manager.findOne(ContactReview, { where: { messageId }, lock });
      if (!review || !canTransition(reviewTransitions, review.state, 'spam')) return;
      await manager.update(ContactReview, { messageId }, { state: 'spam', decidedAt: new Date() });
      await this.auditLog.record(by, {
        action: 'message.called-spam',
        subject: { kind: 'message', id: messageId },
        before: { state: review.state },
        after: { state: 'spam' },
      });
    });
  }
}
