import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { TIMELINE_KINDS } from './timeline-kind.js';
import type { TimelineEntryDto } from './timeline.dto.js';
import { TIMELINE } from './timeline-sources.js';

const rank = ({ kind }: TimelineEntryDto): number => TIMELINE_KINDS.indexOf(kind);

/** What happened to an order, the first thing first. */
@Injectable()
export class ReadTimeline {
  constructor(private readonly database: Database) {}

  async execute(orderId: string): Promise<TimelineEntryDto[]> {
    const entries = await this.database.manager.query<TimelineEntryDto[]>(TIMELINE, [orderId]);
    return entries.sort((a, b) => a.at.getTime() - b.at.getTime() || rank(a) - rank(b));
  }
}
