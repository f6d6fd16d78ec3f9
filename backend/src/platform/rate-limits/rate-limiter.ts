import { Injectable } from '@nestjs/common';

import { networkSource } from '../access/network-source.js';
import { Database } from '../database/database.js';
import { HandlesJob } from '../jobs/handles-job.js';
import { defineJob, type NoPayload } from '../jobs/job.js';
import { defineSchedule } from '../jobs/schedule.js';
import { SignedLinks } from '../signed-links/signed-links.js';

/** How often one source may do one thing: so many at once, and then one more in each time. */
export interface RateLimit {
  /** Calls that share a name share a count. */
  name: string;
  burst: number;
  everyMs: number;
}

const forgetSources = defineJob<NoPayload>({ name: 'forget-sources', attempts: 3, backoffMs: 60_000 });

defineSchedule({ job: forgetSources, everyMs: 60 * 60_000 });

/** One statement that commits by itself: a flood waits for no transaction, and however many come at once are counted. */
const TAKE = `INSERT INTO source_allowances (name, source_hash, free_at)
  VALUES ($1, $2, now() + $3::float8 * interval '1 millisecond')
  ON CONFLICT (name, source_hash) DO UPDATE
    SET free_at = greatest(source_allowances.free_at, now()) + $3::float8 * interval '1 millisecond'
    WHERE source_allowances.free_at <= now() + ($4::int - 1) * $3::float8 * interval '1 millisecond'
  RETURNING name`;

const WAIT = `SELECT extract(epoch FROM free_at - now())::float8 * 1000 - ($4::int - 1) * $3::float8 AS "waitMs"
  FROM source_allowances WHERE name = $1 AND source_hash = $2`;

/**
 * Counts what one source does, for all processes of the site together: a leaky bucket whose only number is the moment
 * at which it will be empty. Sources are kept as fingerprints with the site's own key, and only while they count.
 */
@Injectable()
export class RateLimiter {
  constructor(
    private readonly database: Database,
    private readonly links: SignedLinks,
  ) {}

  /** Names a source, to whoever has this site's key alone. */
  async fingerprint(ip: string | undefined): Promise<string> {
    const source = networkSource((ip ?? '').toLowerCase());
    return (await this.links.token('source', source)).slice(source.length + 1);
  }

  /** @returns 0 when the source may go on, which is then counted; else how many milliseconds it has to wait */
  async take({ name, burst, everyMs }: RateLimit, ip: string | undefined): Promise<number> {
    const { manager } = this.database;
    const values = [name, await this.fingerprint(ip), everyMs, burst];
    const taken = await manager.query<unknown[]>(TAKE, values);
    if (taken.length > 0) return 0;
    const [found] = await manager.query<{ waitMs: number }[]>(WAIT, values);
    return Math.max(1, found?.waitMs ?? everyMs);
  }

  /** Removes the counts of sources that may do everything again. */
  @HandlesJob(forgetSources)
  async forget(): Promise<void> {
    await this.database.manager.query('DELETE FROM source_allowances WHERE free_at < now()');
  }
}
