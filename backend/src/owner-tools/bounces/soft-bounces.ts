import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';

/** Counts the letters that an address has given back in a row, each for a reason that may pass. */
@Injectable()
export class SoftBounces {
  constructor(private readonly database: Database) {}

  /** @returns how many in the last 30 days, since the last letter that it has taken */
  async inARow(address: string): Promise<number> {
    const rows = (await this.database.manager.query(
      `WITH said AS (
         SELECT r.delivery_id, r.outcome, r.received_at, d.status
         FROM mail_reports r JOIN mail_deliveries d ON d.id = r.delivery_id
         WHERE lower(d.recipient) = lower($1) AND r.received_at > now() - interval '30 days')
       SELECT count(DISTINCT delivery_id)::int AS count FROM said
       WHERE outcome = 'bounced-soft' AND received_at > coalesce(
         (SELECT max(received_at) FROM said WHERE outcome = 'accepted' AND status = 'accepted'), '-infinity')`,
      [address],
    )) as { count: number }[];
    return rows[0]?.count ?? 0;
  }
}
