import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { canTransition } from '../../platform/transitions.js';
import { type BroadcastStatus, broadcastTransitions } from './broadcast-status.js';
import { Broadcast } from './broadcast.entity.js';
import { LockBroadcast } from './lock-broadcast.use-case.js';
import { sendBroadcastBatch } from './send-broadcast-batch.job.js';
import { startBroadcast } from './start-broadcast.job.js';

/** What the owner may decide about a letter, where each leads to, how it is noted, and what she hears where it cannot be. */
const STEPS = {
  send: { to: 'scheduled', done: 'broadcast.sent', refusal: 'Only a draft can be sent.' },
  'call-back': {
    to: 'draft',
    done: 'broadcast.called-back',
    refusal: 'Only a letter that waits for its time can be called back.',
  },
  pause: {
    to: 'paused',
    done: 'broadcast.paused',
    refusal: 'Only a letter that is going out can be halted.',
  },
  resume: { to: 'sending', done: 'broadcast.resumed', refusal: 'Only a letter that is halted can go on.' },
  cancel: {
    to: 'cancelled',
    done: 'broadcast.cancelled',
    refusal: 'Only a letter that is going out, or is halted, can be given up.',
  },
} as const satisfies Record<string, { to: BroadcastStatus; done: string; refusal: string }>;

export type Step = keyof typeof STEPS;

/** Takes one step of a letter's state machine; a step that is taken already is none. */
@Injectable()
export class SteerBroadcast {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly lock: LockBroadcast,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * @param sendAt of the step `send`: at once where it is past
   * @throws DomainError where the letter is at another point
   */
  execute(id: string, step: Step, by: Staff, sendAt: Date = new Date()): Promise<void> {
    return this.database.transaction(async () => {
      const { status } = await this.lock.execute(id);
      const { to, done, refusal } = STEPS[step];
      if (status === to) return;
      // A letter that waits for its time begins by itself, and by nobody else.
      if (!canTransition(broadcastTransitions, status, to) || (step === 'resume' && status !== 'paused'))
        throw new DomainError('conflict', 'LEADS.BROADCAST_STATE', refusal);
      const times = {
        ...(step === 'send' ? { sendAt } : {}),
        ...(step === 'call-back' ? { sendAt: null } : {}),
        ...(step === 'cancel' ? { endedAt: new Date() } : {}),
      };
      await this.database.manager.update(Broadcast, { id }, { ...times, status: to });
      if (step === 'send') await this.promiseStart(id, sendAt);
      if (step === 'resume') await this.goOn(id);
      const after = { status: to, ...(step === 'send' ? { sendAt } : {}) };
      const subject = { kind: 'broadcast', id };
      await this.auditLog.record(by, { action: done, subject, before: { status }, after });
    });
  }

  private async promiseStart(broadcastId: string, sendAt: Date): Promise<void> {
    const delayMs = Math.max(0, sendAt.getTime() - Date.now());
    await this.outbox.enqueue(startBroadcast, { broadcastId }, { delayMs });
  }

  /** A batch that has not ended yet sees for itself that it is to go on. */
  private async goOn(broadcastId: string): Promise<void> {
    if (await this.outbox.wake(sendBroadcastBatch, { broadcastId })) return;
    await this.outbox.enqueue(sendBroadcastBatch, { broadcastId });
  }
}
