import { randomUUID } from 'node:crypto';

import { newsletter } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { storedMarkdown } from '../../platform/email/stored-markdown.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Settings } from '../../platform/settings/settings.js';
import { postalAddressSetting } from '../../site/postal-address-setting.js';
import { AUDIT_PAUSE_MS, LISTED_BROADCASTS, RECIPIENT_STATUSES } from './broadcast-rules.js';
import { BroadcastLink } from './broadcast-link.entity.js';
import { Broadcast } from './broadcast.entity.js';
import { countCopies, countReadersByTopics, findHeldBroadcasts, measurePace } from './broadcasts.queries.js';
import type { BroadcastSummaryDto, AudienceDto, BroadcastDto, RecipientCountsDto } from './broadcasts.dto.js';

type ReaderGroups = Awaited<ReturnType<typeof countReadersByTopics>>;

/** Readers without chosen topics get all. */
const readersOf = (groups: ReaderGroups, topic: string | null): number =>
  groups
    .filter(({ topics }) => topic === null || topics === null || topics.includes(topic))
    .reduce((sum, { count }) => sum + count, 0);

const isSoonAfter = (moment: Date, earlier: Date | null): boolean =>
  earlier !== null && moment.getTime() - earlier.getTime() < AUDIT_PAUSE_MS;

type WrittenBroadcast = Pick<Broadcast, 'subject' | 'body' | 'topic'>;

@Injectable()
export class Broadcasts {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly settings: Settings,
    private readonly configuration: Configuration,
  ) {}

  /** Newest first. */
  async list(): Promise<BroadcastSummaryDto[]> {
    const order = { createdAt: 'DESC' as const };
    return this.summarise(await this.database.manager.find(Broadcast, { order, take: LISTED_BROADCASTS }));
  }

  /** Everyone first, then each topic, with the number of current readers. */
  async listAudiences(): Promise<AudienceDto[]> {
    const groups = await countReadersByTopics(this.database.manager);
    const all = [{ id: null, label: 'Everyone' }, ...newsletter.topics];
    return all.map(({ id: topic, label }) => ({ topic, label, readers: readersOf(groups, topic) }));
  }

  /** @throws DomainError if it is unknown */
  async find(id: string): Promise<BroadcastDto> {
    const { manager } = this.database;
    const found = await manager.findOneBy(Broadcast, { id });
    const [summary] = await this.summarise(found ? [found] : []);
    if (!found || !summary)
      throw new DomainError('not-found', 'LEADS.BROADCAST_UNKNOWN', 'We can’t find this broadcast.');
    const { value: address } = await this.settings.read(postalAddressSetting);
    return {
      ...summary,
      body: found.body,
      version: found.version,
      savedAt: (found.savedAt ?? found.createdAt).toISOString(),
      savedBy: found.savedBy,
      audience: readersOf(await countReadersByTopics(manager), found.topic),
      ratePerSecond: this.configuration.mailRatePerSecond,
      pacePerSecond: found.status === 'sending' ? await measurePace(manager, id) : null,
      hasPostalAddress: address.lines !== '',
      links: await manager.find(BroadcastLink, {
        select: { address: true, clicks: true },
        where: { broadcastId: id },
        order: { clicks: 'DESC', address: 'ASC' },
      }),
    };
  }

  /** @throws DomainError that names the lines that an email cannot show */
  async create({ subject, body: typed, topic }: WrittenBroadcast, by: Staff): Promise<string> {
    const body = storedMarkdown(typed);
    return this.database.transaction(() => this.insertDraft({ subject, body, topic }, by));
  }

  private async insertDraft(written: WrittenBroadcast, by: Staff): Promise<string> {
    const id = randomUUID();
    await this.database.manager.insert(Broadcast, {
      ...{ ...written, id, status: 'draft', version: 1 },
      ...{ savedAt: new Date(), savedBy: by.name },
    });
    const after = { subject: written.subject };
    await this.auditLog.record(by, {
      action: 'broadcast.written',
      subject: { kind: 'broadcast', id },
      after,
    });
    return id;
  }

  /**
   * Copies a broadcast of any status into a new draft, its text unchanged. A topic that is no longer offered becomes
   * everyone.
   * @throws DomainError if it is unknown
   */
  async duplicate(id: string, by: Staff): Promise<string> {
    return this.database.transaction(async () => {
      const { subject, body, topic } = await this.lock(id);
      const isOffered = newsletter.topics.some((offered) => offered.id === topic);
      return this.insertDraft({ subject, body, topic: isOffered ? topic : null }, by);
    });
  }

  /**
   * @param version that was edited
   * @throws DomainError if it has changed since, is not a draft, or has lines that an email cannot show
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
      const savedAt = new Date();
      await this.database.manager.update(Broadcast, { id }, { ...change, savedAt, savedBy: by.name });
      // Drafts are saved as they are typed: one entry for a person's work without a long pause.
      if (draft.savedBy === by.name && isSoonAfter(savedAt, draft.savedAt)) return;
      await this.auditLog.record(by, {
        action: 'broadcast.changed',
        subject: { kind: 'broadcast', id },
        before: { subject: draft.subject, topic: draft.topic, version },
        after: { subject, topic, version: version + 1 },
      });
    });
  }

  /** @throws DomainError if it is not a draft */
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
   * Locks a broadcast until the transaction ends, so that admins and the batches take turns.
   * @throws DomainError if it is unknown
   */
  async lock(id: string): Promise<Broadcast> {
    const broadcast = await this.database.manager.findOne(Broadcast, {
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
    if (broadcast) return broadcast;
    throw new DomainError('not-found', 'LEADS.BROADCAST_UNKNOWN', 'We can’t find this broadcast.');
  }

  /** @throws DomainError if it is not a draft */
  private async lockDraft(id: string): Promise<Broadcast> {
    const broadcast = await this.lock(id);
    if (broadcast.status === 'draft') return broadcast;
    throw new DomainError(
      'conflict',
      'LEADS.BROADCAST_NO_DRAFT',
      'You can change only a draft. If the broadcast hasn’t started going out, unschedule it first.',
    );
  }

  private async summarise(broadcasts: readonly Broadcast[]): Promise<BroadcastSummaryDto[]> {
    const ids = broadcasts.map(({ id }) => id);
    const counts = await countCopies(this.database.manager, ids);
    const held = await findHeldBroadcasts(this.database.manager, ids);
    return broadcasts.map((broadcast) => ({
      id: broadcast.id,
      subject: broadcast.subject,
      topic: broadcast.topic,
      status: broadcast.status,
      isLate: held.some(({ id }) => id === broadcast.id),
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
