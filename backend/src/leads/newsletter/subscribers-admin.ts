import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { inBatches, type PageInput } from '../../platform/http/paged-list.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { canTransition } from '../../platform/transitions.js';
import { subscriptionTransitions, TAKEN_BACK_WITHIN_MS } from './newsletter-rules.js';
import type { SubscriberDto, SubscriptionDto, SubscriptionPageDto } from './newsletter.dto.js';
import {
  countSubscribers,
  listSubscribers,
  listSubscriptions,
  type SubscriptionFilter,
} from './newsletter.queries.js';
import { Subscriber, Subscription } from './subscription.entity.js';

export interface SubscriberPage {
  subscribers: SubscriberDto[];
  nextCursor: string | null;
  totalCount: number;
}

@Injectable()
export class SubscribersAdmin {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  async listSubscribers(cursor?: string): Promise<SubscriberPage> {
    const [{ items: subscribers, nextCursor }, totalCount] = await Promise.all([
      listSubscribers(this.database, cursor),
      countSubscribers(this.database.manager),
    ]);
    return { subscribers, nextCursor, totalCount };
  }

  listSubscriptions(filter: SubscriptionFilter, page?: PageInput): Promise<SubscriptionPageDto> {
    return listSubscriptions(this.database, filter, page);
  }

  /** For a file. The export is in the audit log before the first row is sent. */
  async exportSubscriptions(by: Staff, filter: SubscriptionFilter): Promise<AsyncIterable<SubscriptionDto>> {
    await this.auditLog.recordExport(by, 'subscriptions');
    return inBatches((page) => this.listSubscriptions(filter, page));
  }

  /**
   * Unsubscribes a reader who asked an admin. Repeating it has no effect.
   * @throws DomainError if the subscription is unknown
   */
  end(id: string, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const { status, email } = await this.lock(id);
      if (!canTransition(subscriptionTransitions, status, 'ended')) return;
      await manager.update(
        Subscription,
        { id },
        { status: 'ended', endedAt: new Date(), endedByStaff: true },
      );
      await manager.delete(Subscriber, { email });
      await this.note(by, 'subscription.ended', id, status, 'ended');
    });
  }

  /**
   * Undoes {@link end}.
   * @throws DomainError if it is unknown, was ended by the reader, or too long ago
   */
  takeBack(id: string, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const { status, endedAt, endedByStaff, confirmedAt, email } = await this.lock(id);
      if (status === 'confirmed') return;
      const sinceMs = Date.now() - (endedAt?.getTime() ?? 0);
      if (status !== 'ended' || !endedByStaff || sinceMs > TAKEN_BACK_WITHIN_MS) {
        throw new DomainError(
          'conflict',
          'LEADS.SUBSCRIPTION_ENDED',
          'It’s too late to undo this. Please ask the reader to subscribe again on the site.',
        );
      }
      const before = confirmedAt ? 'confirmed' : 'pending';
      await manager.update(Subscription, { id }, { status: before, endedAt: null, endedByStaff: false });
      if (confirmedAt) {
        const again = { email, subscribedAt: confirmedAt };
        await manager.createQueryBuilder().insert().into(Subscriber).values(again).orIgnore().execute();
      }
      await this.note(by, 'subscription.end-taken-back', id, 'ended', before);
    });
  }

  private async lock(id: string): Promise<Subscription> {
    const lock = { mode: 'for_no_key_update' as const };
    const found = await this.database.manager.findOne(Subscription, { where: { id }, lock });
    if (found) return found;
    throw new DomainError('not-found', 'LEADS.SUBSCRIPTION_UNKNOWN', 'We can’t find this subscription.');
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
