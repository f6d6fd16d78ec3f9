import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactReview } from './contact-review.entity.js';
import { PassOn } from './pass-on.use-case.js';
import { mayBecome } from './review-state.js';

/** Says of a message that was held back that it is real: it is passed on and acknowledged as any other, once. */
@Injectable()
export class ClearMessage {
  constructor(
    private readonly database: Database,
    private readonly passOn: PassOn,
  ) {}

  execute(messageId: string): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const lock = { mode: 'for_no_key_update' as const };
      const review = await manager.findOne(ContactReview, { where: { messageId }, lock });
      if (!review || !mayBecome(review.state, 'cleared')) return;
      await manager.update(ContactReview, { messageId }, { state: 'cleared', decidedAt: new Date() });
      await this.passOn.execute(await manager.findOneByOrFail(ContactMessage, { id: messageId }));
    });
  }
}
