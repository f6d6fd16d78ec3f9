import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { InboxCountsDto } from './inbox.dto.js';

/** Both by an index that holds little else. */
const COUNTS = `SELECT
    (SELECT count(*)::int FROM contact_threads WHERE state = 'new' AND arrived_at IS NOT NULL) AS "newMessages",
    (SELECT count(*)::int FROM contact_reviews WHERE state = 'suspected') AS "heldMessages"`;

/** What waits in the inbox for somebody to look. */
@Injectable()
export class CountInbox {
  constructor(private readonly database: Database) {}

  async execute(): Promise<InboxCountsDto> {
    const [counts] = await this.database.manager.query<InboxCountsDto[]>(COUNTS);
    return counts ?? { newMessages: 0, heldMessages: 0 };
  }
}
