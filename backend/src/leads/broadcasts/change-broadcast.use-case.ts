import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Broadcast } from './broadcast.entity.js';
import type { WrittenBroadcast } from './create-broadcast.use-case.js';
import { LockDraft } from './lock-draft.use-case.js';

/** Keeps what the owner has changed in a draft. */
@Injectable()
export class ChangeBroadcast {
  constructor(
    private readonly database: Database,
    private readonly lock: LockDraft,
  ) {}

  /**
   * @param version that she saw
   * @throws DomainError where it was changed since by another hand, or is no draft
   */
  execute(id: string, version: number, { subject, body, topic }: WrittenBroadcast): Promise<void> {
    return this.database.transaction(async () => {
      const draft = await this.lock.execute(id);
      if (draft.version !== version)
        throw new DomainError(
          'conflict',
          'LEADS.BROADCAST_CHANGED',
          'This letter was changed in another window since you opened it. Please open it again.',
        );
      const change = { subject, body, topic, version: version + 1 };
      await this.database.manager.update(Broadcast, { id }, change);
    });
  }
}
