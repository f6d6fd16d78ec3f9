import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Broadcast } from './broadcast.entity.js';
import { LockBroadcast } from './lock-broadcast.use-case.js';

export type Written = Pick<Broadcast, 'subject' | 'body' | 'topic'>;

/** Keeps what the owner has written: a letter that has begun to go out, or is to at a time, is not changed. */
@Injectable()
export class WriteBroadcast {
  constructor(
    private readonly database: Database,
    private readonly lock: LockBroadcast,
  ) {}

  async create({ subject, body, topic }: Written): Promise<string> {
    const id = randomUUID();
    await this.database.manager.insert(Broadcast, { id, subject, body, topic, status: 'draft', version: 1 });
    return id;
  }

  /** @throws DomainError where it was changed since by another hand, or is no draft */
  change(id: string, version: number, { subject, body, topic }: Written): Promise<void> {
    return this.database.transaction(async () => {
      const broadcast = await this.lockDraft(id);
      if (broadcast.version !== version)
        throw new DomainError(
          'conflict',
          'LEADS.BROADCAST_CHANGED',
          'This letter was changed in another window since you opened it. Please open it again.',
        );
      const change = { subject, body, topic, version: version + 1 };
      await this.database.manager.update(Broadcast, { id }, change);
    });
  }

  /** @throws DomainError where it is no draft */
  discard(id: string): Promise<void> {
    return this.database.transaction(async () => {
      await this.lockDraft(id);
      await this.database.manager.delete(Broadcast, { id });
    });
  }

  private async lockDraft(id: string): Promise<Broadcast> {
    const broadcast = await this.lock.execute(id);
    if (broadcast.status === 'draft') return broadcast;
    throw new DomainError(
      'conflict',
      'LEADS.BROADCAST_NO_DRAFT',
      'Only a draft can be changed. Call the letter back first, if it has not begun to go out.',
    );
  }
}
