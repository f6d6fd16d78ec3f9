import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { BroadcastSummaryDto } from './broadcast.dto.js';
import { Broadcast } from './broadcast.entity.js';
import { SummariseBroadcasts } from './summarise-broadcasts.query.js';

const NEWEST = 100;

/** The owner's letters to all readers, the newest first. */
@Injectable()
export class ListBroadcasts {
  constructor(
    private readonly database: Database,
    private readonly summarise: SummariseBroadcasts,
  ) {}

  async execute(): Promise<BroadcastSummaryDto[]> {
    const order = { createdAt: 'DESC' as const };
    return this.summarise.execute(await this.database.manager.find(Broadcast, { order, take: NEWEST }));
  }
}
