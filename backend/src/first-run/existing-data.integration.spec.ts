import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestDatabase } from '@lectern/embedded-postgres/testing';

import { readConfiguration } from '../platform/config/read-configuration.js';
import { openShopDatabase, siteUrlOf } from '../testing/shop-database.js';
import { refuseExistingData } from './existing-data.js';

describe('A first run with DATABASE_URL', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openShopDatabase();
  });
  afterEach(() => database.close());

  function check(url = siteUrlOf(database.url)): Promise<void> {
    const env = { DATABASE_URL: url, DATA_DIR: path.join(tmpdir(), 'lectern-no-data') };
    return refuseExistingData(readConfiguration(env, { mailFrom: '' }), '/srv/anna');
  }

  it('begins with an empty database, or one without an owner', async () => {
    await check();
    await database.pool.query('DROP TABLE staff CASCADE');
    await check();
  });

  it('is refused if the database is that of a site, and changes nothing', async () => {
    await database.pool.query(
      "INSERT INTO users (id, username, password) VALUES ('anna', 'anna@example.com', '')",
    );
    await database.pool.query("INSERT INTO staff (user_id, name, role) VALUES ('anna', 'Anna', 'owner')");
    await expect(check()).rejects.toThrow(
      '/srv/anna has no content, but DATABASE_URL has the data of a site. Put its content back, or name',
    );
    const { rows } = await database.pool.query<{ name: string }>('SELECT name FROM staff');
    expect(rows).toEqual([{ name: 'Anna' }]);
  });

  it('is refused if the database does not answer', async () => {
    await expect(check('postgres://anna:secret@127.0.0.1:9/anna')).rejects.toThrow(
      /^DATABASE_URL does not answer: (?!.*secret)/,
    );
  });
});
