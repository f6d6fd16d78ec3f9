import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Subscriber } from './subscriber.entity.js';
import { canTransition } from '../../platform/transitions.js';
import { subscriptionTransitions } from './subscription-status.js';
import { Subscription } from './subscription.entity.js';

/** So long an end that was a slip can be taken back: after that only a yes from the mailbox puts on the list. */
const TAKEN_BACK_WITHIN_MS = 24 * 60 * 60_000;

const unknown = () =>
  new DomainError('not-found', 'LEADS.SUBSCRIPTION_UNKNOWN', 'This subscription is not known any more.');

/** Ends a subscription for somebody who has asked for it by telephone, and takes that back where it was a slip. */
@Injectable()
export class SteerSubscription {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Ending what has ended is nothing.
   * @throws DomainError for one that is not known; to take back, where somebody else has ended it or too long ago
   */
  execute(id: string, step: 'end' | 'take-back', by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const subscription = await this.hold(id);
      await (step === 'end' ? this.end(subscription, by) : this.takeBack(subscription, by));
    });
  }

  private async end({ id, status, email }: Subscription, by: Staff): Promise<void> {
    if (!canTransition(subscriptionTransitions, status, 'ended')) return;
    const { manager } = this.database;
    await manager.update(Subscription, { id }, { status: 'ended', endedAt: new Date(), endedByStaff: true });
    await manager.delete(Subscriber, { email });
    await this.note(by, 'subscription.ended', id, status, 'ended');
  }

  private async takeBack(subscription: Subscription, by: Staff): Promise<void> {
    const { id, status, endedAt, endedByStaff, confirmedAt, email } = subscription;
    if (status === 'confirmed') return;
    const sinceMs = Date.now() - (endedAt?.getTime() ?? 0);
    if (status !== 'ended' || !endedByStaff || sinceMs > TAKEN_BACK_WITHIN_MS) {
      throw new DomainError(
        'conflict',
        'LEADS.SUBSCRIPTION_ENDED',
        'This cannot be taken back any more: please ask the reader to subscribe again on the site.',
      );
    }
    const { manager } = this.database;
    const before = confirmedAt ? 'confirmed' : 'pending';
    await manager.update(Subscription, { id }, { status: before, endedAt: null, endedByStaff: false });
    if (confirmedAt) {
      const again = { email, subscribedAt: confirmedAt };
      await manager.createQueryBuilder().insert().into(Subscriber).values(again).orIgnore().execute();
    }
    await this.note(by, 'subscription.end-taken-back', id, 'ended', before);
  }

  private async hold(id: string): Promise<Subscription> {
    const lock = { mode: 'for_no_key_update' as const };
    const found = await this.database.manager.findOne(Subscription, { where: { id }, lock });
    if (!found) throw unknown();
    return found;
  }

  private note(by: Staff, action: string, id: string, before: string, after: string): Promise<void> {
    const subject = { kind: 'subscription', id };
    return this.auditLog.record(by, {
      action,
      subject,
      before: { status: before },
      after: { status: after },
    });
  }
}
