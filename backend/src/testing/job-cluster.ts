import { randomBytes } from 'node:crypto';

import type { TestDatabase } from '@lectern/embedded-postgres/testing';
import type { INestApplicationContext, LoggerService, Provider } from '@nestjs/common';

import { Database } from '../platform/database/database.js';
import type { Job } from '../platform/jobs/job.js';
import type { JobSettings } from '../platform/jobs/job-rules.js';
import { Outbox, type EnqueueOptions } from '../platform/jobs/outbox.js';
import { nothingIsLeft } from './eventually.js';
import { startJobNode } from './job-node.js';
import { openShopDatabase } from './shop-database.js';

/** A database and job store of a test's own, and any number of processes that share them. */
export class JobCluster {
  private readonly nodes: INestApplicationContext[] = [];

  private constructor(
    readonly database: TestDatabase,
    readonly redisUrl: string | undefined,
    readonly redisPrefix: string,
  ) {}

  /** @param ownDatabase a migrated database, closed with the cluster; by default one on the test server */
  static async open(redisUrl: string | undefined, ownDatabase?: TestDatabase): Promise<JobCluster> {
    const database = ownDatabase ?? (await openShopDatabase());
    return new JobCluster(database, redisUrl, `test-${randomBytes(6).toString('hex')}`);
  }

  async start(
    providers: Provider[],
    settings: Partial<JobSettings> = {},
    runsJobs = true,
    logger: LoggerService | false = false,
  ): Promise<INestApplicationContext> {
    const { redisUrl, redisPrefix } = this;
    const databaseUrl = this.database.url;
    const node = await startJobNode(
      { databaseUrl, redisUrl, redisPrefix, runsJobs, providers, settings },
      logger,
    );
    this.nodes.push(node);
    return node;
  }

  async close(): Promise<void> {
    await Promise.all(this.nodes.splice(0).map((node) => node.close()));
    await this.database.close();
  }

  async one<T>(sql: string, parameters: unknown[] = []): Promise<T> {
    return (await this.database.pool.query(sql, parameters)).rows[0] as T;
  }

  async stateOf(id: string): Promise<'open' | 'done' | 'failed' | undefined> {
    const row = await this.one<{ state: 'open' | 'done' | 'failed' } | undefined>(
      `SELECT CASE WHEN closed_at IS NOT NULL THEN 'done' WHEN failed_at IS NOT NULL THEN 'failed' ELSE 'open' END AS state
       FROM outbox WHERE id = $1`,
      [id],
    );
    return row?.state;
  }

  /** Waits until all jobs are closed. @throws with the open jobs if no more are closed */
  async allClosed(): Promise<void> {
    const { pool } = this.database;
    await nothingIsLeft('open work', async () =>
      (await pool.query('SELECT * FROM outbox WHERE closed_at IS NULL')).rows.map((row) =>
        JSON.stringify(row),
      ),
    );
  }
}

/** Enqueues a job in a transaction of its own. */
export function enqueue<P extends object>(
  node: INestApplicationContext,
  job: Job<P>,
  payload: P,
  options?: EnqueueOptions,
): Promise<string> {
  return node.get(Database).transaction(() => node.get(Outbox).enqueue(job, payload, options));
}
