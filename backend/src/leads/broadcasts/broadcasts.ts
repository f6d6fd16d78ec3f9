import { randomUUID } from 'node:crypto';

import { newsletter } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { storedMarkdown } from '../../platform/email/stored-markdown.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Settings } from '../../platform/settings/settings.js';
import { postalAddressSetting } from '../../site/postal-address-setting.js';
import { AUDIENCE_SIZE, RECIPIENT_STATUSES } from './broadcast-rules.js';
import { Broadcast } from './broadcast.entity.js';
import type { BroadcastSummaryDto, AudienceDto, BroadcastDto, RecipientCountsDto } from './broadcasts.dto.js';

const NEWEST = 100;

/** What the owner writes. */
type WrittenBroadcast = Pick<Broadcast, 'subject' | 'body' | 'topic'>;

const COUNTS = `SELECT broadcast_id AS id, status, count(*)::int AS count
  FROM broadcast_recipients WHERE broadcast_id = ANY ($1) GROUP BY broadcast_id, status`;

const LATE = `SELECT payload ->> 'broadcastId' AS id FROM outbox
  WHERE closed_at IS NULL AND held_at IS NOT NULL AND payload ->> 'broadcastId' = ANY ($1)`;

type Count = { id: string; status: keyof RecipientCountsDto; count: number };

/** Emails to all readers as they are written: drafts, lists, and how each stands. */
@Injectable()
export class Broadcasts {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly settings: Settings,
  ) {}

  /** The owner's broadcasts, the newest first. */
  async list(): Promise<BroadcastSummaryDto[]> {
    const order = { createdAt: 'DESC' as const };
    return this.summarise(await this.database.manager.find(Broadcast, { order, take: NEWEST }));
  }

  /** To whom a broadcast may go, everyone first, and how many they are now. */
  listAudiences(): Promise<AudienceDto[]> {
    const all = [{ id: null, label: 'Everyone' }, ...newsletter.topics];
    return Promise.all(
      all.map(async ({ id: topic, label }) => {
        const [row] = await this.database.manager.query<{ readers: number }[]>(AUDIENCE_SIZE, [topic]);
        return { topic, label, readers: row?.readers ?? 0 };
      }),
    );
  }

  /**
   * One broadcast, and how many it would reach now.
   * @throws DomainError for one that there is not
   */
  async find(id: string): Promise<BroadcastDto> {
    const { manager } = this.database;
    const found = await manager.findOneBy(Broadcast, { id });
    const [summary] = await this.summarise(found ? [found] : []);
    if (!found || !summary)
      throw new DomainError('not-found', 'LEADS.BROADCAST_UNKNOWN', 'We can’t find this broadcast.');
    const [row] = await manager.query<{ readers: number }[]>(AUDIENCE_SIZE, [found.topic]);
    const { value: address } = await this.settings.read(postalAddressSetting);
    return {
      ...summary,
      body: found.body,
      version: found.version,
      audience: row?.readers ?? 0,
      hasPostalAddress: address.lines !== '',
    };
  }

  /**
   * Keeps a broadcast as a draft.
   * @returns its id
   * @throws DomainError that names the lines that an email cannot show
   */
  async create({ subject, body: typed, topic }: WrittenBroadcast, by: Staff): Promise<string> {
    const body = storedMarkdown(typed);
    return this.database.transaction(async () => {
      const id = randomUUID();
      await this.database.manager.insert(Broadcast, {
        id,
        subject,
        body,
        topic,
        status: 'draft',
        version: 1,
      });
      const entry = { action: 'broadcast.written', subject: { kind: 'broadcast', id }, after: { subject } };
      await this.auditLog.record(by, entry);
      return id;
    });
  }

  /**
   * Keeps what the owner has changed in a draft.
   * @param version that was seen
   * @throws DomainError if it was changed since by another hand, is no draft, or has lines that an email cannot show
   */
  async change(
    id: string,
    version: number,
    { subject, body: typed, topic }: WrittenBroadcast,
    by: Staff,
  ): Promise<void> {
    const body = storedMarkdown(typed);
    return this.database.transaction(async () => {
      const draft = await this.lockDraft(id);
      if (draft.version !== version)
        throw new DomainError(
          'conflict',
          'LEADS.BROADCAST_CHANGED',
          'Someone changed this broadcast in another window. Please reload it.',
        );
      const change = { subject, body, topic, version: version + 1 };
      await this.database.manager.update(Broadcast, { id }, change);
      await this.auditLog.record(by, {
        action: 'broadcast.changed',
        subject: { kind: 'broadcast', id },
        before: { subject: draft.subject, topic: draft.topic, version },
        after: { subject, topic, version: version + 1 },
      });
    });
  }

  /** @throws DomainError where it is no draft */
  discard(id: string, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const { subject } = await this.lockDraft(id);
      await this.database.manager.delete(Broadcast, { id });
      const entry = {
        action: 'broadcast.discarded',
        subject: { kind: 'broadcast', id },
        before: { subject },
      };
      await this.auditLog.record(by, entry);
    });
  }

  /**
   * Takes a broadcast in hand until the transaction ends: whoever steers it and whoever sends it take turns.
   * @throws DomainError for one that there is not
   */
  async lock(id: string): Promise<Broadcast> {
    const broadcast = await this.database.manager.findOne(Broadcast, {
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
    if (broadcast) return broadcast;
    throw new DomainError('not-found', 'LEADS.BROADCAST_UNKNOWN', 'We can’t find this broadcast.');
  }

  /**
   * Takes a broadcast in hand that may still be changed.
   * @throws DomainError where it is no draft
   */
  private async lockDraft(id: string): Promise<Broadcast> {
    const broadcast = await this.lock(id);
    if (broadcast.status === 'draft') return broadcast;
    throw new DomainError(
      'conflict',
      'LEADS.BROADCAST_NO_DRAFT',
      'You can change only a draft. If the broadcast hasn’t started going out, unschedule it first.',
    );
  }

  /** What stands in a list of broadcasts: each with how far it has come, in the order that is given. */
  private async summarise(broadcasts: readonly Broadcast[]): Promise<BroadcastSummaryDto[]> {
    const ids = broadcasts.map(({ id }) => id);
    const counts = (await this.database.manager.query(COUNTS, [ids])) as Count[];
    const late = await this.database.manager.query<{ id: string }[]>(LATE, [ids]);
    return broadcasts.map((broadcast) => ({
      id: broadcast.id,
      subject: broadcast.subject,
      topic: broadcast.topic,
      status: broadcast.status,
      isLate: late.some(({ id }) => id === broadcast.id),
      sendAt: broadcast.sendAt?.toISOString() ?? null,
      startedAt: broadcast.startedAt?.toISOString() ?? null,
      endedAt: broadcast.endedAt?.toISOString() ?? null,
      createdAt: broadcast.createdAt.toISOString(),
      counts: Object.fromEntries(
        RECIPIENT_STATUSES.map((status) => [
          status,
          counts.find((row) => row.id === broadcast.id && row.status === status)?.count ?? 0,
        ]),
      ) as unknown as RecipientCountsDto,
    }));
  }
}
