import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import pg from 'pg';

import { eventually } from '../../testing/eventually.js';
import { readConfiguration } from '../config/read-configuration.js';
import { type OpenDatabase, openDatabase } from './open-database.js';

describe('The embedded database', () => {
  let dataDir: string;
  let database: OpenDatabase;

  beforeEach(async () => {
    Logger.overrideLogger(false);
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'lectern-open-'));
    await chmod(dataDir, 0o711);
    database = await openDatabase(readConfiguration({ DATA_DIR: dataDir }, { mailFrom: 'a@example.com' }));
  });
  afterEach(async () => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const postmaster = async () =>
    Number((await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
  const query = async (sql: string) => {
    const client = new pg.Client({ connectionString: database.ownerUrl });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query(sql)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  };

  it('is restarted and locked again after a crash', async () => {
    await query('CREATE TABLE kept (n int)');
    for (const signal of ['SIGKILL', 'SIGINT'] as const) {
      const before = await postmaster();
      process.kill(before, signal);
      await eventually('another server', async () => {
        const now = await postmaster().catch(() => before);
        return now !== before && (await query('SELECT * FROM kept').catch(() => undefined));
      });
      await eventually('its owner', async () => {
        const owners = await query(
          `SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid = 7306002`,
        ).catch(() => []);
        return owners.length === 1;
      });
    }
    expect(await query('SELECT * FROM kept')).toEqual([]);
  });
});
