import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { LockBroadcast } from './lock-broadcast.use-case.js';
import { testBroadcast } from './test-broadcast.job.js';

/** Promises the author a copy of her letter, to be looked at. */
@Injectable()
export class TestBroadcast {
  constructor(
    private readonly database: Database,
    private readonly letters: EmailQueue,
    private readonly lock: LockBroadcast,
  ) {}

  execute(id: string): Promise<void> {
    return this.database.transaction(async () => {
      await this.lock.execute(id);
      await this.letters.enqueue(testBroadcast, { broadcastId: id }, site.contact.email);
    });
  }
}
