import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';

export interface Counted {
  /** What is counted: `page-view`. */
  figure: string;
  /** Of what: a path, the id of a product. */
  subject: string;
  count: number;
}

/** In one order for all who add, so that two never wait for each other. */
const ADD = `INSERT INTO daily_counts (figure, day, subject, count)
  SELECT figure, (now() AT TIME ZONE $4)::date, subject, count
  FROM unnest($1::text[], $2::text[], $3::bigint[]) AS added (figure, subject, count)
  ORDER BY figure, subject
  ON CONFLICT (figure, day, subject) DO UPDATE SET count = daily_counts.count + excluded.count`;

/** Counts by the day what no row is kept of, for whom it was being nobody's business. */
@Injectable()
export class DailyCounts {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
  ) {}

  /** Adds to today, in the transaction that is open if one is. @param counted each figure and subject once */
  async add(counted: readonly Counted[]): Promise<void> {
    if (counted.length === 0) return;
    await this.database.manager.query(ADD, [
      counted.map(({ figure }) => figure),
      counted.map(({ subject }) => subject),
      counted.map(({ count }) => count),
      this.configuration.timeZone,
    ]);
  }
}
