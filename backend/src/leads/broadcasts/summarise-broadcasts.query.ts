import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { BroadcastSummaryDto, RecipientCountsDto } from './broadcast.dto.js';
import type { Broadcast } from './broadcast.entity.js';
import { RECIPIENT_STATUSES } from './recipient-status.js';

const COUNTS = `SELECT broadcast_id AS id, status, count(*)::int AS count
  FROM broadcast_recipients WHERE broadcast_id = ANY ($1) GROUP BY broadcast_id, status`;

type Count = { id: string; status: keyof RecipientCountsDto; count: number };

/** What stands in a list of letters to all readers: each with how far it has come, in the order that is given. */
@Injectable()
export class SummariseBroadcasts {
  constructor(private readonly database: Database) {}

  async execute(broadcasts: readonly Broadcast[]): Promise<BroadcastSummaryDto[]> {
    const ids = broadcasts.map(({ id }) => id);
    const counts = (await this.database.manager.query(COUNTS, [ids])) as Count[];
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
