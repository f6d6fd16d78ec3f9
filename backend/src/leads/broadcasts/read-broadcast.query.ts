import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { AUDIENCE_SIZE } from './audience.js';
import type { BroadcastDto } from './broadcast.dto.js';
import { Broadcast } from './broadcast.entity.js';
import { SummariseBroadcasts } from './summarise-broadcasts.query.js';

/** One letter to all readers, and how many it would reach now. */
@Injectable()
export class ReadBroadcast {
  constructor(
    private readonly database: Database,
    private readonly summarise: SummariseBroadcasts,
  ) {}

  /** @throws DomainError for one that there is not */
  async execute(id: string): Promise<BroadcastDto> {
    const { manager } = this.database;
    const found = await manager.findOneBy(Broadcast, { id });
    const [summary] = await this.summarise.execute(found ? [found] : []);
    if (!found || !summary)
      throw new DomainError('not-found', 'LEADS.BROADCAST_UNKNOWN', 'There is no such letter (any more).');
    const [row] = await manager.query<{ readers: number }[]>(AUDIENCE_SIZE, [found.topic]);
    return { ...summary, body: found.body, version: found.version, audience: row?.readers ?? 0 };
  }
}
