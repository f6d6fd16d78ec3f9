import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactReview } from './contact-review.entity.js';
import { PassOn } from './pass-on.use-case.js';
import { WeighMessage, type WrittenMessage } from './weigh-message.query.js';
import { OpenSpeakingRequest } from '../speaking/open-speaking-request.use-case.js';
import { ContactThread } from '../inbox/contact-thread.entity.js';

/**
 * Keeps a message for the author and passes it on to her. One that looks like advertising is kept with what speaks
 * against it until she has looked at it: no letter is sent, neither to her nor to an address that may be forged. What
 * is answered is the same.
 */
@Injectable()
export class SendMessage {
  constructor(
    private readonly database: Database,
    private readonly weighMessage: WeighMessage,
    private readonly passOn: PassOn,
    private readonly openRequest: OpenSpeakingRequest,
  ) {}

  async execute(written: WrittenMessage): Promise<void> {
    const { name, email, subject, message, sourceHash, topic = 'other' } = written;
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const { state, score, reasons, textHash } = await this.weighMessage.execute(written);
      const kept = await manager.save(ContactMessage, { name, email, subject, message });
      await manager.insert(ContactReview, {
        messageId: kept.id,
        state,
        score,
        reasons: [...reasons],
        textHash,
        sourceHash,
      });
      const arrivedAt = state === 'received' ? kept.createdAt : null;
      const thread = { topic, state: 'new' as const, arrivedAt, note: '', version: 1 };
      await manager.insert(ContactThread, { ...thread, messageId: kept.id });
      await this.openRequest.execute(kept.id, topic);
      if (arrivedAt) await this.passOn.execute(kept);
    });
  }
}
