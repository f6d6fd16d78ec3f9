import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { BroadcastSummaryDto, RecipientCountsDto } from './broadcast.dto.js';
import { Broadcast } from './broadcast.entity.js';
import { RECIPIENT_STATUSES } from './recipient-status.js';

const NEWEST = 100;

const COUNTS = `SELECT broadcast_id AS id, status, count(*)::int AS count
  FROM broadcast_recipients WHERE broadcast_id = ANY ($1) GROUP BY broadcast_id, status`;

type Count = { id: string; status: keyof RecipientCountsDto; count: number };

/** The owner's letters to all readers, the newest first, and how far each has come. */
@Injectable()
export class ListBroadcasts {
  constructor(private readonly database: Database) {}

  /** @param id only this one; an empty list where there is none */
  async execute(id?: string): Promise<BroadcastSummaryDto[]> {
    const { manager } = this.database;
    const order = { createdAt: 'DESC' as const };
    const found = await manager.find(Broadcast, { ...(id ? { where: { id } } : {}), order, take: NEWEST });
    const counts = (await manager.query(COUNTS, [found.map((broadcast) => broadcast.id)])) as Count[];
    return found.map((broadcast) => ({
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
