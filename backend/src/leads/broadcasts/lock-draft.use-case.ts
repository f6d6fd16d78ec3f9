import { Injectable } from '@nestjs/common';

import { DomainError } from '../../platform/http/domain-error.js';
import type { Broadcast } from './broadcast.entity.js';
import { LockBroadcast } from './lock-broadcast.use-case.js';

/** Takes a letter in hand that may still be changed. */
@Injectable()
export class LockDraft {
  constructor(private readonly lock: LockBroadcast) {}

  /** @throws DomainError where it is no draft */
  async execute(id: string): Promise<Broadcast> {
    const broadcast = await this.lock.execute(id);
    if (broadcast.status === 'draft') return broadcast;
    throw new DomainError(
      'conflict',
      'LEADS.BROADCAST_NO_DRAFT',
      'Only a draft can be changed. Call the letter back first, if it has not begun to go out.',
    );
  }
}
