import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactReview } from './contact-review.entity.js';
import { PassOn } from './pass-on.use-case.js';
import { canTransition } from '../../platform/transitions.js';
import { reviewTransitions } from './review-state.js';
import { ContactThread } from '../inbox/contact-thread.entity.js';

/** Says of a message that was held back that it is real: it is passed on and acknowledged as any other, once. */
@Injectable()
export class ClearMessage {
  constructor(
    private readonly database: Database,
    private readonly passOn: PassOn,
    private readonly auditLog: AuditLog,
  ) {}

  /** @param by undefined where it is said by the link of a letter, which names nobody */
  execute(messageId: string, by: Staff | undefined): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const lock = { mode: 'for_no_key_update' as const };
      const review = await manager.findOne(ContactReview, { where: { messageId }, lock });
      if (!review || !canTransition(reviewTransitions, review.state, 'cleared')) return;
      await manager.update(ContactReview, { messageId }, { state: 'cleared', decidedAt: new Date() });
      if (by) await this.note(messageId, review.state, by);
      const waits = { messageId, arrivedAt: IsNull() };
      const { affected } = await manager.update(ContactThread, waits, { arrivedAt: new Date() });
      // One that came into the inbox and was put away there has been passed on before.
      if (affected)
        await this.passOn.execute(await manager.findOneByOrFail(ContactMessage, { id: messageId }));
      else await manager.update(ContactThread, { messageId, state: 'spam' }, { state: 'read' });
    });
  }

  private note(id: string, state: ContactReview['state'], by: Staff): Promise<void> {
    const change = { before: { state }, after: { state: 'cleared' } };
    return this.auditLog.record(by, {
      action: 'message.cleared',
      subject: { kind: 'message', id },
      ...change,
    });
  }
}
