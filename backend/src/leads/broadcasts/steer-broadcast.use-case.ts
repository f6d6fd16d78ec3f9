import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { type BroadcastStatus, mayBecome } from './broadcast-status.js';
import { Broadcast } from './broadcast.entity.js';
import { LockBroadcast } from './lock-broadcast.use-case.js';
import { sendBroadcastBatch } from './send-broadcast-batch.job.js';
import { startBroadcast } from './start-broadcast.job.js';

const REFUSALS: Partial<Record<BroadcastStatus, string>> = {
  scheduled: 'Only a draft can be sent.',
  draft: 'Only a letter that waits for its time can be called back.',
  paused: 'Only a letter that is going out can be halted.',
  sending: 'Only a letter that is halted can go on.',
  cancelled: 'Only a letter that is going out, or is halted, can be given up.',
};

/** What the owner decides about a letter: each is one step of its state machine, and safe to ask for twice. */
@Injectable()
export class SteerBroadcast {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly lock: LockBroadcast,
  ) {}

  /**
   * @param sendAt at once where it is not given, or past
   * @throws DomainError where it is no draft
   */
  send(id: string, sendAt: Date = new Date()): Promise<void> {
    return this.move(id, 'scheduled', { sendAt }, async () => {
      const delayMs = Math.max(0, sendAt.getTime() - Date.now());
      await this.outbox.add(startBroadcast, { broadcastId: id }, { delayMs });
    });
  }

  callBack(id: string): Promise<void> {
    return this.move(id, 'draft', { sendAt: null });
  }

  pause(id: string): Promise<void> {
    return this.move(id, 'paused');
  }

  resume(id: string): Promise<void> {
    return this.move(id, 'sending', {}, async () => {
      // A batch that has not ended yet sees that it is to go on.
      if (!(await this.outbox.wake(sendBroadcastBatch, { broadcastId: id })))
        await this.outbox.add(sendBroadcastBatch, { broadcastId: id });
    });
  }

  cancel(id: string): Promise<void> {
    return this.move(id, 'cancelled', { endedAt: new Date() });
  }

  private move(
    id: string,
    to: BroadcastStatus,
    facts: Partial<Broadcast> = {},
    then?: () => Promise<void>,
  ): Promise<void> {
    return this.database.transaction(async () => {
      const { status } = await this.lock.execute(id);
      if (status === to) return;
      // A letter that waits for its time begins by itself, and by nobody else.
      if (!mayBecome(status, to) || (to === 'sending' && status !== 'paused'))
        throw new DomainError(
          'conflict',
          'LEADS.BROADCAST_STATE',
          REFUSALS[to] ?? 'That cannot be done now.',
        );
      await this.database.manager.update(Broadcast, { id }, { ...facts, status: to });
      await then?.();
    });
  }
}
