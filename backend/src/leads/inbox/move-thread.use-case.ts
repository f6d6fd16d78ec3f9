import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { ReviewState } from '../contact/review-state.js';
import { ContactReply } from './contact-reply.entity.js';
import { ContactThread } from './contact-thread.entity.js';
import { LockThread } from './lock-thread.use-case.js';
import { canTransition } from '../../platform/transitions.js';
import { threadTransitions, type ThreadState } from './thread-state.js';

/** What was thought of it says the same: what is advertising is forgotten in its time. */
const REVIEW = 'UPDATE contact_reviews SET state = $2, decided_at = now() WHERE message_id = $1';

/** Says how a message stands. */
@Injectable()
export class MoveThread {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly lock: LockThread,
  ) {}

  /** @throws DomainError where that cannot follow what it is */
  execute(messageId: string, to: ThreadState, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const { state } = await this.lock.execute(messageId);
      if (state === to) return;
      if (!canTransition(threadTransitions, state, to)) throw stateRefused(state);
      if (to === 'answered' && !(await manager.existsBy(ContactReply, { messageId })))
        throw stateRefused(state);
      await manager.update(ContactThread, { messageId }, { state: to });
      const review: ReviewState = to === 'spam' ? 'spam' : 'cleared';
      if (to === 'spam' || state === 'spam') await manager.query(REVIEW, [messageId, review]);
      await this.auditLog.record(by, {
        action: 'message.moved',
        subject: { kind: 'message', id: messageId },
        before: { state },
        after: { state: to },
      });
    });
  }
}

const WHY: Partial<Record<ThreadState, string>> = {
  answered: 'This message was answered meanwhile: it can only be put away.',
  spam: 'This message was put away as advertising: bring it back first.',
};

const stateRefused = (state: ThreadState) =>
  new DomainError(
    'conflict',
    'LEADS.MESSAGE_STATE',
    WHY[state] ?? 'This message has not been answered from here.',
  );
