import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.js';
import { ATTEMPTS_FORGOTTEN_AFTER_MS, type ThrottleLimit, waitAfter } from './login-throttle-rules.js';

/** What is counted, of whom: an account's name, an address of the network. */
export interface Attempt {
  limit: ThrottleLimit;
  subject: string;
}

interface Past {
  triedCount: number;
  /** Since the last try, by the database's clock. */
  sinceMs: number;
}

const hashOf = (subject: string) => createHash('sha256').update(subject).digest('hex');

const COUNT = `INSERT INTO access_tries (purpose, subject_hash, tried_count, last_tried_at) VALUES ($1, $2, 1, now())
  ON CONFLICT (purpose, subject_hash) DO UPDATE SET tried_count = access_tries.tried_count + 1, last_tried_at = now()`;

/**
 * Slows down whoever guesses. A try is counted before its outcome is known, so that many at once are no more than many
 * one after another; and one that has to wait is not counted, so that nobody can keep another out for good.
 */
@Injectable()
export class LoginThrottle {
  constructor(private readonly database: Database) {}

  /**
   * Counts a try of each, unless one of them has to wait.
   * @param tried in the same order wherever the same limits are named together, lest two wait for one another
   * @returns how long to wait in milliseconds; 0 when the try may be made
   */
  take(tried: readonly Attempt[]): Promise<number> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      await manager.query(
        `DELETE FROM access_tries WHERE last_tried_at < now() - interval '${ATTEMPTS_FORGOTTEN_AFTER_MS} milliseconds'`,
      );
      const waitsMs = [];
      for (const { limit, subject } of tried) waitsMs.push(await this.waitMs(limit, hashOf(subject)));
      const waitMs = Math.max(0, ...waitsMs);
      if (waitMs > 0) return waitMs;
      for (const { limit, subject } of tried) await manager.query(COUNT, [limit.purpose, hashOf(subject)]);
      return 0;
    });
  }

  /** All is forgotten that was tried of this: it has proved right. */
  async forget({ limit, subject }: Attempt): Promise<void> {
    await this.database.manager.query('DELETE FROM access_tries WHERE purpose = $1 AND subject_hash = $2', [
      limit.purpose,
      hashOf(subject),
    ]);
  }

  /** The last try was no guess; those before it still count. */
  async takeBack({ limit, subject }: Attempt): Promise<void> {
    await this.database.manager.query(
      `UPDATE access_tries SET tried_count = greatest(0, tried_count - 1) WHERE purpose = $1 AND subject_hash = $2`,
      [limit.purpose, hashOf(subject)],
    );
  }

  private async waitMs(limit: ThrottleLimit, subjectHash: string): Promise<number> {
    await this.database.lock(`tries:${limit.purpose}:${subjectHash}`);
    const [past] = (await this.database.manager.query(
      `SELECT tried_count AS "triedCount",
         (extract(epoch FROM clock_timestamp() - last_tried_at) * 1000)::float8 AS "sinceMs"
       FROM access_tries WHERE purpose = $1 AND subject_hash = $2`,
      [limit.purpose, subjectHash],
    )) as Past[];
    return past ? Math.max(0, waitAfter(limit, past.triedCount) - past.sinceMs) : 0;
  }
}
