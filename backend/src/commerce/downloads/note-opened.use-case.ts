import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';

const NOTED = `UPDATE download_links
  SET first_opened_at = coalesce(first_opened_at, now()), last_opened_at = now(), opened_count = opened_count + 1
  WHERE id = $1 AND (last_opened_at IS NULL OR last_opened_at < now() - interval '1 minute')`;

/** Notes that a link was asked for: a reader that fetches a file in a hundred parts has opened it once. */
@Injectable()
export class NoteOpened {
  constructor(private readonly database: Database) {}

  async execute(linkId: string): Promise<void> {
    await this.database.manager.query(NOTED, [linkId]);
  }
}
