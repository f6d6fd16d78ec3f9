import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { PostOffice } from '../../platform/email/post-office.js';
import { isServerAway } from '../../platform/email/server-failure.js';
import { Subscription } from '../newsletter/subscription.entity.js';
import { broadcastCopy } from './broadcast-copy.job.js';
import { BroadcastRecipient } from './broadcast-recipient.entity.js';
import type { RecipientStatus } from './recipient-status.js';
import type { Edition } from './set-edition.use-case.js';

/** Whoever has been erased meanwhile is no reader any more. */
const NEXT_COPY = `SELECT r.delivery_id AS "deliveryId", r.subscription_id AS id, s.email,
    coalesce(s.status = 'confirmed', false) AS "isReader"
  FROM broadcast_recipients r
    JOIN broadcasts b ON b.id = r.broadcast_id AND b.status = 'sending'
    LEFT JOIN newsletter_subscriptions s ON s.id = r.subscription_id
  WHERE r.broadcast_id = $1 AND r.subscription_id = $2 AND r.status = 'waiting'
  FOR UPDATE OF r SKIP LOCKED`;

interface Copy {
  deliveryId: string;
  id: string;
  email: string;
  isReader: boolean;
}

/** Sends one reader's copy of a letter, and notes in the same transaction how it stands. */
@Injectable()
export class SendBroadcastCopy {
  constructor(
    private readonly database: Database,
    private readonly postOffice: PostOffice,
    private readonly letters: EmailQueue,
  ) {}

  /**
   * Rejects where the mail server is away: the copy waits.
   * @returns 'halted' where the letter does not go out any more
   */
  async execute(
    broadcastId: string,
    subscriptionId: string,
    edition: Edition,
  ): Promise<RecipientStatus | 'halted'> {
    const note = (status: RecipientStatus) =>
      this.database.manager.update(BroadcastRecipient, { broadcastId, subscriptionId }, { status });
    try {
      return await this.database.transaction(async () => {
        const found = (await this.database.manager.query(NEXT_COPY, [broadcastId, subscriptionId])) as Copy[];
        const [copy] = found;
        if (!copy) return 'halted';
        const status = copy.isReader ? await this.deliver(broadcastId, copy, edition) : 'left';
        await note(status);
        return status;
      });
    } catch (error) {
      if (isServerAway(error)) throw error;
      await this.database.transaction(async () => {
        const reader = await this.database.manager.findOneBy(Subscription, { id: subscriptionId });
        await note(reader ? 'delayed' : 'left');
        if (reader) await this.letters.enqueue(broadcastCopy, { broadcastId, subscriptionId }, reader.email);
      });
      return 'delayed';
    }
  }

  private async deliver(broadcastId: string, copy: Copy, edition: Edition): Promise<RecipientStatus> {
    const mail = { ...(await edition.copyFor(copy)), key: `broadcast-${copy.deliveryId}` };
    const cause = { broadcastId, subscriptionId: copy.id };
    const status = await this.postOffice.deliver({ id: copy.deliveryId, job: broadcastCopy, cause, mail });
    return status === 'suppressed' || status === 'bounced' ? status : 'sent';
  }
}
