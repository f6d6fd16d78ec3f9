import { randomBytes } from 'node:crypto';

import type { TestDatabase } from '@lectern/embedded-postgres/testing';
import type { INestApplicationContext, Provider } from '@nestjs/common';

import { Database } from '../platform/database/database.js';
import type { Job } from '../platform/jobs/job.js';
import type { JobSettings } from '../platform/jobs/job-rules.js';
import { Outbox, type EnqueueOptions } from '../platform/jobs/outbox.js';
import { nothingIsLeft } from './eventually.js';
import { startJobNode } from './job-node.js';
import { openShopDatabase } from './shop-database.js';

/** A database, a part of a job store, and any number of processes' worth of the platform on them. */
export class JobCluster {
  private readonly nodes: INestApplicationContext[] = [];

  private constructor(
    readonly database: TestDatabase,
    readonly redisUrl: string | undefined,
    readonly redisPrefix: string,
  ) {}

  /** @param given a migrated database, closed with the cluster; one of the test server's where none is given */
  static async open(redisUrl: string | undefined, given?: TestDatabase): Promise<JobCluster> {
    const database = given ?? (await openShopDatabase());
    return new JobCluster(database, redisUrl, `test-${randomBytes(6).toString('hex')}`);
  }

  async start(
    providers: Provider[],
    settings: Partial<JobSettings> = {},
    runsJobs = true,
  ): Promise<INestApplicationContext> {
    const { redisUrl, redisPrefix } = this;
    const databaseUrl = this.database.url;
    const node = await startJobNode({ databaseUrl, redisUrl, redisPrefix, runsJobs, providers, settings });
    this.nodes.push(node);
    return node;
  }

  async close(): Promise<void> {
    await Promise.all(this.nodes.splice(0).map((node) => node.close()));
    await this.database.close();
  }

  /** The first row that a query finds. */
  async one<T>(sql: string, parameters: unknown[] = []): Promise<T> {
    return (await this.database.pool.query(sql, parameters)).rows[0] as T;
  }

  /** What has become of an enqueued job; undefined where there is none. */
  async stateOf(id: string): Promise<'open' | 'done' | 'failed' | undefined> {
    const row = await this.one<{ state: 'open' | 'done' | 'failed' } | undefined>(
      `SELECT CASE WHEN closed_at IS NOT NULL THEN 'done' WHEN failed_at IS NOT NULL THEN 'failed' ELSE 'open' END AS state
       FROM outbox WHERE id = $1`,
      [id],
    );
    return row?.state;
  }

  /** @throws with what is open, where nothing is closed any more */
  async allClosed(): Promise<void> {
    const { pool } = this.database;
    await nothingIsLeft('open work', async () =>
      (await pool.query('SELECT * FROM outbox WHERE closed_at IS NULL')).rows.map((row) =>
        JSON.stringify(row),
      ),
    );
  }
}

/** Promises a piece of work in a transaction of its own. */
export function promise<P extends object>(
  node: INestApplicationContext,
  job: Job<P>,
  payload: P,
  options?: EnqueueOptions,
): Promise<string> {
  return node.get(Database).transaction(() => node.get(Outbox).enqueue(job, payload, options));
}
