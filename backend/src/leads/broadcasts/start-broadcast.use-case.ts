import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AUDIENCE } from './audience.js';
import { Broadcast } from './broadcast.entity.js';
import { LockBroadcast } from './lock-broadcast.use-case.js';
import { sendBroadcastBatch } from './send-broadcast-batch.job.js';
import { startBroadcast } from './start-broadcast.job.js';

/** Settles who gets a letter, all at once: from then on each of them has a row that says how her copy stands. */
@Injectable()
export class StartBroadcast {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly lock: LockBroadcast,
  ) {}

  @HandlesJob(startBroadcast)
  execute({ broadcastId: id }: { broadcastId: string }): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const { status, sendAt, topic } = await this.lock.execute(id);
      // Called back since, or put off to another time, which has a promise of its own.
      if (status !== 'scheduled' || !sendAt || sendAt.getTime() > Date.now()) return;
      await manager.query(
        `INSERT INTO broadcast_recipients (broadcast_id, subscription_id)
         SELECT $2, s.id FROM newsletter_subscriptions s WHERE ${AUDIENCE}`,
        [topic, id],
      );
      await manager.update(Broadcast, { id }, { status: 'sending', startedAt: new Date() });
      await this.outbox.enqueue(sendBroadcastBatch, { broadcastId: id });
    });
  }
}
