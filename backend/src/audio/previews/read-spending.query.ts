import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';

/** Of the paid voice, in characters. */
export interface Spending {
  today: number;
  /** What is promised, but not spoken yet. */
  owed: number;
}

const SPENDING = `SELECT
    coalesce((SELECT characters FROM speech_spending WHERE day = (now() AT TIME ZONE 'UTC')::date), 0) AS today,
    coalesce((SELECT sum(ceil(characters::numeric * (pieces_total - pieces_done) / pieces_total))
      FROM preview_makings WHERE speaker = 'openai' AND status IN ('queued', 'speaking', 'encoding')), 0)::int AS owed`;

/** What the paid voice has been given today (UTC), and what it is still to be given. */
@Injectable()
export class ReadSpending {
  constructor(private readonly database: Database) {}

  async execute(): Promise<Spending> {
    const [spending] = await this.database.manager.query<Spending[]>(SPENDING);
    return spending ?? { today: 0, owed: 0 };
  }
}
