import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { AUDIENCE } from './audience.js';
import type { BroadcastDto, BroadcastSummaryDto, RecipientCountsDto } from './broadcast.dto.js';
import { Broadcast } from './broadcast.entity.js';
import { RECIPIENT_STATUSES } from './recipient-status.js';

const NEWEST = 100;

const COUNTS = `SELECT broadcast_id AS id, status, count(*)::int AS count
  FROM broadcast_recipients WHERE broadcast_id = ANY ($1) GROUP BY broadcast_id, status`;

type Count = { id: string; status: keyof RecipientCountsDto; count: number };

/** The owner's letters to all readers, and how far each has come. */
@Injectable()
export class ReadBroadcasts {
  constructor(private readonly database: Database) {}

  /** The newest first. */
  async list(): Promise<BroadcastSummaryDto[]> {
    const found = await this.database.manager.find(Broadcast, { order: { createdAt: 'DESC' }, take: NEWEST });
    return this.withCounts(found);
  }

  /** @throws DomainError for one that there is not */
  async one(id: string): Promise<BroadcastDto> {
    const found = await this.database.manager.findOneBy(Broadcast, { id });
    if (!found)
      throw new DomainError('not-found', 'LEADS.BROADCAST_UNKNOWN', 'There is no such letter (any more).');
    const [summary] = await this.withCounts([found]);
    const [{ audience } = { audience: 0 }] = (await this.database.manager.query(
      `SELECT count(*)::int AS audience FROM newsletter_subscriptions s WHERE ${AUDIENCE}`,
      [found.topic],
    )) as { audience: number }[];
    return { ...summary!, body: found.body, version: found.version, audience };
  }

  private async withCounts(broadcasts: Broadcast[]): Promise<BroadcastSummaryDto[]> {
    const counts = (await this.database.manager.query(COUNTS, [broadcasts.map(({ id }) => id)])) as Count[];
    return broadcasts.map((broadcast) => ({
      id: broadcast.id,
      subject: broadcast.subject,
      topic: broadcast.topic,
      status: broadcast.status,
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
