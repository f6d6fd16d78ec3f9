import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { openTestDatabase, type TestDatabase } from '@lectern/embedded-postgres/testing';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Redis } from 'ioredis';

import { ProductCatalog } from '../commerce/index.js';
import { Recommendations } from '../legal/index.js';
import { Configuration } from '../platform/config/configuration.js';
import { migrate } from '../platform/database-setup/migrate.js';
import { StoredFiles } from '../platform/storage/stored-files.js';
import { createEpub } from './create-books.js';
import { MailServer } from './mail-server.js';
import { openShop, type RunningShop } from './running-shop.js';
import { switchWelcomeSeries } from './welcome-series.js';

const FOLDER = new URL('./release-1/', import.meta.url);
const read = (name: string) => readFile(new URL(name, FOLDER), 'utf8');

interface Keys {
  sessions: Record<'owner' | 'helper' | 'roadmap', string>;
  clientSecret: string;
  /** Response status by path. */
  links: Record<string, number>;
}

interface OpenWork {
  id: string;
  job: string;
  payload: Record<string, string>;
  recipient: string | null;
}

const OPEN_WORK = `SELECT o.id, o.job, o.payload, m.recipient FROM outbox o LEFT JOIN mail_deliveries m USING (id)
  WHERE o.closed_at IS NULL ORDER BY o.job, o.seq`;

/** Dumps contain no files, so each key gets a placeholder. */
const FILE_KEYS = `SELECT file_path AS key FROM download_grants UNION SELECT key FROM product_files
  UNION SELECT 'previews/' || id || '/' || left(sha256, 16) || '.mp3' FROM preview_makings WHERE status = 'ready'`;

type RedisRow =
  | { key: string; type: 'hash'; value: Record<string, string> }
  | { key: string; type: 'list' | 'set' | 'zset'; value: string[] }
  | { key: string; type: 'string'; value: string };

async function putRow(redis: Redis, key: string, row: RedisRow): Promise<unknown> {
  switch (row.type) {
    case 'hash':
      return redis.hset(key, row.value);
    case 'list':
      return redis.rpush(key, ...row.value);
    case 'set':
      return redis.sadd(key, ...row.value);
    case 'zset':
      return redis.zadd(key, ...row.value.map((_, at, all) => all[at ^ 1] ?? ''));
    case 'string':
      return redis.set(key, row.value);
  }
}

/** A shop of the current release on the database and Redis jobs of release 1. */
export class ReleasedShop {
  private constructor(
    readonly shop: RunningShop,
    readonly server: MailServer,
    readonly keys: Keys,
    readonly openWork: readonly OpenWork[],
  ) {}

  /** Without a worker: the data stays unchanged. */
  static openWithoutWorker(): Promise<ReleasedShop> {
    return ReleasedShop.on(async () => ({ ROLE: 'web' }));
  }

  /** With a worker and all open jobs due. */
  static openWithWorker(redisUrl: string | undefined): Promise<ReleasedShop> {
    return ReleasedShop.on(async (database) => {
      const prefix = `test-${randomBytes(6).toString('hex')}`;
      const inRedis = redisUrl ? await ReleasedShop.loadRedis(redisUrl, prefix) : [];
      await ReleasedShop.makeDue(database, inRedis);
      return { REDIS_PREFIX: prefix, REDIS_URL: redisUrl ?? '' };
    });
  }

  private static async on(
    settle: (database: TestDatabase) => Promise<Record<string, string>>,
  ): Promise<ReleasedShop> {
    const database = await openTestDatabase();
    await database.pool.query(await read('database.sql'));
    await migrate(database.url);
    const { rows: openWork } = await database.pool.query<OpenWork>(OPEN_WORK);
    const server = new MailServer();
    const environment = { SMTP_URL: await server.open(), ...(await settle(database)) };
    const shop = await openShop(environment, {
      database,
      prepare: (app) => ReleasedShop.prepare(app, database),
    });
    return new ReleasedShop(shop, server, JSON.parse(await read('keys.json')) as Keys, openWork);
  }

  async close(): Promise<void> {
    switchWelcomeSeries(false);
    await this.shop.stop();
    await this.server.close();
  }

  cookieOf(name: keyof Keys['sessions']): string {
    const purpose = name === 'roadmap' ? 'visitor' : 'session';
    return `lectern-${purpose}-${new URL(this.shop.configuration.publicUrl).port}=${this.keys.sessions[name]}`;
  }

  /** Makes all jobs due, except those in Redis, which must not be dispatched again. */
  private static async makeDue({ pool }: TestDatabase, inRedis: readonly string[]): Promise<void> {
    await pool.query('UPDATE broadcasts SET send_at = now() WHERE send_at > now()');
    await pool.query(
      `UPDATE outbox SET failed_at = NULL,
         due_at = CASE WHEN id::text = ANY ($1) THEN now() + interval '1 day' ELSE now() END,
         dispatched_at = CASE WHEN id::text = ANY ($1) THEN now() END
       WHERE closed_at IS NULL`,
      [inRedis],
    );
  }

  private static async loadRedis(url: string, prefix: string): Promise<string[]> {
    const rows = (await read('redis.jsonl'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as RedisRow);
    const redis = new Redis(url);
    for (const row of rows) await putRow(redis, row.key.replace(/^lectern/, prefix), row);
    await redis.quit();
    return rows.filter(({ key }) => /-.*-/.test(key)).map(({ key }) => key.split(':').at(-1) ?? '');
  }

  /** Does what every start does, and creates placeholder files. */
  private static async prepare(app: NestExpressApplication, { pool }: TestDatabase): Promise<void> {
    await Promise.all([app.get(ProductCatalog).seed(), app.get(Recommendations).storeTopics()]);
    switchWelcomeSeries(true);
    const files = app.get<StoredFiles>(StoredFiles);
    const { rows } = await pool.query<{ key: string }>(FILE_KEYS);
    const source = path.join(app.get(Configuration).dataDir, 'a book');
    for (const { key } of rows) {
      await writeFile(source, createEpub());
      await files.keep(key, source);
    }
  }
}
