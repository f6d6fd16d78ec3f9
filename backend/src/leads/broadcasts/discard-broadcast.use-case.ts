import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { Broadcast } from './broadcast.entity.js';
import { LockDraft } from './lock-draft.use-case.js';

@Injectable()
export class DiscardBroadcast {
  constructor(
    private readonly database: Database,
    private readonly lock: LockDraft,
  ) {}

  /** @throws DomainError where it is no draft */
  execute(id: string): Promise<void> {
    return this.database.transaction(async () => {
      await this.lock.execute(id);
      await this.database.manager.delete(Broadcast, { id });
    });
  }
}
