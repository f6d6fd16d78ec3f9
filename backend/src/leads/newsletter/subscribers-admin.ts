import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import {
  anywhere,
  inBatches,
  type PagedList,
  type PageInput,
  readPage,
} from '../../platform/http/paged-list.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { canTransition } from '../../platform/transitions.js';
import { subscriptionTransitions, TAKEN_BACK_WITHIN_MS } from './newsletter-rules.js';
import type { SubscriberDto, AskedState, SubscriptionDto, SubscriptionPageDto } from './newsletter.dto.js';
import { Subscriber, Subscription } from './subscription.entity.js';

/** As many as the specification's table shows at once. */
const AT_ONCE = 100;

const SUBSCRIBERS: PagedList = {
  select: 'SELECT id, email, subscribed_at',
  from: 'FROM newsletters WHERE true',
  at: 'subscribed_at',
  id: 'id',
  idType: 'text',
};

/** Kept by triggers, in a few rows: nothing is counted. */
const TOTAL = `SELECT coalesce(sum(count), 0)::int AS total FROM row_counts WHERE name = 'newsletters'`;

export interface SubscriberPage {
  subscribers: SubscriberDto[];
  nextCursor: string | null;
  /** How many are on the list in all. */
  totalCount: number;
}

export interface SubscriptionFilter {
  state?: AskedState | undefined;
  /** A part of the address, in upper or lower case. */
  query?: string | undefined;
}

const FIELDS = `s.id, s.email, s.status, s.topics, s.asked_at AS "askedAt", s.confirmed_at AS "confirmedAt",
    s.ended_at AS "endedAt",
    s.status = 'ended' AND s.ended_by_staff AND s.ended_at > now() - interval '1 day' AS "mayTakeBack"`;

const SUBSCRIPTIONS: PagedList = {
  select: `SELECT ${FIELDS},
    (SELECT reason FROM mail_suppressions m WHERE m.list = 'letters' AND m.email = s.email) AS "heldBack"`,
  from: `FROM newsletter_subscriptions s
  WHERE ($1::text IS NULL OR fold_text(s.email) LIKE fold_text($1)) AND ($2::text IS NULL OR s.status = $2)`,
  at: 's.asked_at',
  id: 's.id',
  idType: 'text',
};

/** From the few addresses that are held back, never from the many that are not. */
const HELD_BACK: PagedList = {
  select: `SELECT ${FIELDS}, m.reason AS "heldBack"`,
  from: `FROM mail_suppressions m JOIN newsletter_subscriptions s ON s.email = m.email
  WHERE m.list = 'letters' AND ($1::text IS NULL OR fold_text(m.email) LIKE fold_text($1))`,
  at: 'm.created_at',
  id: 'm.email',
  idType: 'text',
};

/** The lists of the newsletter in the dashboard, and what is done there for a reader who asks. */
@Injectable()
export class SubscribersAdmin {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  /** Who is on the list, the newest first, a hundred at a time. */
  async listSubscribers(cursor?: string): Promise<SubscriberPage> {
    const [{ items: subscribers, nextCursor }, [counted]] = await Promise.all([
      readPage<SubscriberDto>(this.database, SUBSCRIBERS, [], { cursor, size: AT_ONCE }),
      this.database.manager.query<{ total: number }[]>(TOTAL),
    ]);
    return { subscribers, nextCursor, totalCount: counted?.total ?? 0 };
  }

  /** Everybody for whom the newsletter was asked, and how that stands; the newest first, a page at a time. */
  listSubscriptions({ state, query }: SubscriptionFilter, page?: PageInput): Promise<SubscriptionPageDto> {
    const asked = state === 'held-back' ? [anywhere(query)] : [anywhere(query), state ?? null];
    const list = state === 'held-back' ? HELD_BACK : SUBSCRIPTIONS;
    return readPage(this.database, list, asked, { ...page, isByIndex: Boolean(query) });
  }

  /** All of them, for a file: noted in the log before the first leaves the house. */
  async exportSubscriptions(by: Staff, filter: SubscriptionFilter): Promise<AsyncIterable<SubscriptionDto>> {
    await this.auditLog.recordExport(by, 'subscriptions');
    return inBatches((page) => this.listSubscriptions(filter, page));
  }

  /**
   * Ends a subscription for somebody who has asked for it by telephone. Ending what has ended is nothing.
   * @throws DomainError for one that is not known
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
   * Takes an end back that was a slip.
   * @throws DomainError for one that is not known, that somebody else has ended, or that ended too long ago
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
