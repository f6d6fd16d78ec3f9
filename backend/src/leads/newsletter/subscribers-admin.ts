import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { anywhere } from '../../platform/database/like-pattern.js';
import {
  cursorOf,
  microsecondsOf,
  readCursor,
  timeOf,
  PAGE_SIZE,
  pageOf,
} from '../../platform/database/page-cursor.js';
import { readByIndex } from '../../platform/database/read-by-index.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { canTransition } from '../../platform/transitions.js';
import { subscriptionTransitions, TAKEN_BACK_WITHIN_MS } from './newsletter-rules.js';
import type { SubscriberDto, AskedState, SubscriptionDto, SubscriptionPageDto } from './newsletter.dto.js';
import { Subscriber, Subscription } from './subscription.entity.js';

/** As many as the specification's table shows at once. */
const AT_ONCE = 100;

type SubscriberRow = SubscriberDto & { exact: string };

const SUBSCRIBERS = `SELECT id, email, subscribed_at, ${microsecondsOf('subscribed_at')} AS exact FROM newsletters
  WHERE $1::bigint IS NULL OR (subscribed_at, id) < (${timeOf('$1')}, $2::text)
  ORDER BY subscribed_at DESC, id DESC LIMIT ${AT_ONCE + 1}`;

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
  cursor?: string | undefined;
  pageSize?: number;
}

type SubscriptionRow = SubscriptionDto & { exact: string; key: string };

const FIELDS = `s.id, s.email, s.status, s.topics, s.asked_at AS "askedAt", s.confirmed_at AS "confirmedAt",
    s.ended_at AS "endedAt",
    s.status = 'ended' AND s.ended_by_staff AND s.ended_at > now() - interval '1 day' AS "mayTakeBack"`;

const SUBSCRIPTIONS = `SELECT ${FIELDS}, ${microsecondsOf('s.asked_at')} AS exact, s.id AS key,
    (SELECT reason FROM mail_suppressions m WHERE m.list = 'letters' AND m.email = s.email) AS "heldBack"
  FROM newsletter_subscriptions s
  WHERE ($1::text IS NULL OR s.status = $1) AND ($2::text IS NULL OR lower(s.email) LIKE $2)
    AND ($3::bigint IS NULL OR (s.asked_at, s.id) < (${timeOf('$3')}, $4::text))
  ORDER BY s.asked_at DESC, s.id DESC LIMIT $5`;

/** From the few addresses that are held back, never from the many that are not. */
const HELD_BACK = `SELECT ${FIELDS}, ${microsecondsOf('m.created_at')} AS exact, m.email AS key, m.reason AS "heldBack"
  FROM mail_suppressions m JOIN newsletter_subscriptions s ON s.email = m.email
  WHERE m.list = 'letters' AND ($1::text IS NULL OR lower(m.email) LIKE $1)
    AND ($2::bigint IS NULL OR (m.created_at, m.email) < (${timeOf('$2')}, $3::text))
  ORDER BY m.created_at DESC, m.email DESC LIMIT $4`;

/** The lists of the newsletter in the dashboard, and what is done there for a reader who asks. */
@Injectable()
export class SubscribersAdmin {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  /** Who is on the list, the newest first, a hundred at a time. */
  async listSubscribers(cursor?: string): Promise<SubscriberPage> {
    const end = readCursor(cursor, 'text');
    const { manager } = this.database;
    const [rows, [counted]] = await Promise.all([
      manager.query<SubscriberRow[]>(SUBSCRIBERS, [end?.at ?? null, end?.id ?? null]),
      manager.query<{ total: number }[]>(TOTAL),
    ]);
    const shown = rows.slice(0, AT_ONCE);
    const last = shown.at(-1);
    return {
      subscribers: shown.map(({ exact: _, ...subscriber }) => subscriber),
      nextCursor: rows.length > AT_ONCE && last ? cursorOf({ at: last.exact, id: last.id }) : null,
      totalCount: counted?.total ?? 0,
    };
  }

  /** Everybody for whom the newsletter was asked, and how that stands; the newest first, a page at a time. */
  async listSubscriptions({
    state,
    query,
    cursor,
    pageSize = PAGE_SIZE,
  }: SubscriptionFilter): Promise<SubscriptionPageDto> {
    const end = readCursor(cursor, 'text');
    const place = [anywhere(query), end?.at ?? null, end?.id ?? null, pageSize + 1];
    const [sql, values] =
      state === 'held-back' ? [HELD_BACK, place] : [SUBSCRIPTIONS, [state ?? null, ...place]];
    const rows = query
      ? await readByIndex<SubscriptionRow>(this.database, sql, values)
      : await this.database.manager.query<SubscriptionRow[]>(sql, values);
    const { items, nextCursor } = pageOf(rows, ({ exact, key }) => ({ at: exact, id: key }), pageSize);
    return { items: items.map(({ exact: _exact, key: _key, ...subscription }) => subscription), nextCursor };
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
          'This cannot be taken back any more: please ask the reader to subscribe again on the site.',
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
    throw new DomainError(
      'not-found',
      'LEADS.SUBSCRIPTION_UNKNOWN',
      'This subscription is not known any more.',
    );
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
