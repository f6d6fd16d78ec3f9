import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@lectern/embedded-postgres';
import { openTestDatabase, type TestDatabase } from '@lectern/embedded-postgres/testing';
import pg from 'pg';

import { defaultTimeLimits } from './platform/config/time-limits.js';
import { migrate } from './platform/database-setup/migrate.js';
import { migrateAsOwner } from './platform/database-setup/site-role.js';
import { prepareDatabase } from './prepare-database.js';
import { eventually } from './testing/eventually.js';
import { openShopDatabase, siteUrlOf } from './testing/shop-database.js';

/** Roles belong to the whole server, so they are named after the test's database. */
const roleUrl = (url: string, role: string) => url.replace(/(?<=\/\/)[^:@]*/, role);

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const NOTE = `INSERT INTO audit_log (who, action, subject_kind, subject_id) VALUES ('Ruth', 'a.b', 'a', 'b')`;

describe('The role of the site', () => {
  let database: TestDatabase;
  let url: string;

  beforeAll(async () => {
    database = await openShopDatabase();
    url = siteUrlOf(database.url);
  });
  afterAll(() => database.close());

  it('may append to the audit log and read it', async () => {
    await ask(url, NOTE);
    expect(await ask(url, 'SELECT who FROM audit_log')).toEqual([{ who: 'Ruth' }]);
  });

  it.each([
    `UPDATE audit_log SET who = 'nobody'`,
    'DELETE FROM audit_log',
    'TRUNCATE audit_log',
    'ALTER TABLE audit_log DISABLE TRIGGER audit_log_append_only',
    'ALTER TABLE audit_log DISABLE TRIGGER ALL',
    'DROP TRIGGER audit_log_append_only ON audit_log',
    'DROP TABLE audit_log',
    'DROP SCHEMA public CASCADE',
    `SET session_replication_role = 'replica'`,
    `CREATE OR REPLACE FUNCTION refuse_to_rewrite_history() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'`,
    'DROP FUNCTION refuse_to_rewrite_history CASCADE',
    'CREATE TABLE public.mine (n int)',
    'CREATE SCHEMA mine',
    'CREATE ROLE mine',
    'ALTER TABLE bullmq.job ADD COLUMN mine int',
    'ALTER TABLE stripe_sandbox.events ADD COLUMN mine int',
    'TRUNCATE orders',
    'DELETE FROM migrations',
    `COPY (SELECT 1) TO PROGRAM 'true'`,
    `SELECT pg_read_file('/etc/passwd')`,
  ])('may not run %s', async (statement) => {
    await expect(ask(url, statement)).rejects.toThrow(/permission denied|must be owner/);
    expect(await database.pool.query('SELECT who FROM audit_log')).toMatchObject({ rows: [{ who: 'Ruth' }] });
  });

  it('may write to a table as soon as a migration has created it', async () => {
    await migrateAsOwner({ url, ownerUrl: database.url }, defaultTimeLimits.database.migrations, async () => {
      await database.pool.query('CREATE TABLE later (id int GENERATED ALWAYS AS IDENTITY, n serial)');
      await ask(url, 'INSERT INTO later DEFAULT VALUES');
    });
    expect(await ask(url, 'SELECT n FROM later')).toEqual([{ n: 1 }]);
  });

  it('gets an error with advice if the tables are outdated', async () => {
    await database.pool.query('DELETE FROM migrations WHERE name = (SELECT max(name) FROM migrations)');
    await expect(migrate(url)).rejects.toThrow('run `npm run migrate` with DATABASE_OWNER_URL');
  });
});

describe('A database owned by the role of the site', () => {
  let database: TestDatabase;
  let [url, ownerUrl] = ['', ''];
  let [site, owner] = ['', ''];

  beforeEach(async () => {
    database = await openTestDatabase();
    const { rows } = await database.pool.query<{ name: string }>('SELECT current_database() AS name');
    const name = rows[0]?.name ?? '';
    [site, owner] = [`${name}_site`, `${name}_owner`];
    [url, ownerUrl] = [roleUrl(database.url, site), roleUrl(database.url, owner)];
    await database.pool.query(`CREATE ROLE ${site} LOGIN; CREATE ROLE ${owner} LOGIN;
      ALTER DATABASE ${name} OWNER TO ${site}`);
    await prepare({ url, ownerUrl: undefined });
    await ask(url, NOTE);
  });
  afterEach(async () => {
    const server = database.url.replace(/@([^/]*)\/[^?]*/, '@$1/postgres');
    await database.close();
    await ask(server, `DROP ROLE ${site}; DROP ROLE ${owner}`);
  });

  const prepare = (addresses: { url: string; ownerUrl: string | undefined }) =>
    prepareDatabase(addresses, { stripe: undefined, timeLimits: defaultTimeLimits });
  const owned = async (by: string) =>
    (
      await database.pool.query(
        `SELECT FROM pg_shdepend WHERE refobjid = '${by}'::regrole AND deptype = 'o'
           AND dbid IN (0, (SELECT oid FROM pg_database WHERE datname = current_database()))`,
      )
    ).rowCount;

  it('can be given to another role, repeatedly', async () => {
    await database.pool.query(`GRANT ${site} TO ${owner}`);
    const before = await owned(site);
    expect(before).toBeGreaterThan(100);
    await prepare({ url, ownerUrl });
    // Including the sandbox's tables, which did not exist before.
    expect(await owned(owner)).toBeGreaterThan(before ?? 0);
    expect(await owned(site)).toBe(0);
    await prepare({ url, ownerUrl });
    await prepare({ url, ownerUrl: undefined });

    await ask(url, NOTE);
    expect(await ask(url, 'SELECT who FROM audit_log')).toEqual([{ who: 'Ruth' }, { who: 'Ruth' }]);
    for (const statement of [
      'DELETE FROM audit_log',
      'ALTER TABLE audit_log DISABLE TRIGGER ALL',
      'CREATE TABLE a ()',
    ])
      await expect(ask(url, statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  it('stays unchanged if the other role lacks the permission', async () => {
    await expect(prepare({ url, ownerUrl })).rejects.toThrow(`must be a member of "${site}"`);
    expect(await owned(owner)).toBe(0);
  });

  it.each([
    ['is a superuser', () => `ALTER ROLE ${site} SUPERUSER`],
    ['makes roles', () => `ALTER ROLE ${site} CREATEROLE`],
    ['is a member of the owner', () => `GRANT ${owner} TO ${site}`],
  ])('stays unchanged if the role of the site %s', async (_, change) => {
    await database.pool.query(change());
    await expect(prepare({ url, ownerUrl })).rejects.toThrow('may do all that the owner of the tables may');
    expect(await owned(owner)).toBe(0);
  });

  it('stays unchanged if both URLs have the same role', async () => {
    await expect(prepare({ url, ownerUrl: url })).rejects.toThrow('name another one there');
  });
});

describe('A role with a password', () => {
  let dataDir: string;
  let server: EmbeddedPostgres;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'lectern-roles-'));
    await chmod(dataDir, 0o711);
    server = await startEmbeddedPostgres({ dataDir, database: 'shop' });
    const rules = 'local all lectern trust\nlocal all all scram-sha-256\n';
    await writeFile(path.join(server.clusterDir, 'pg_hba.conf'), rules);
    await ask(server.url, 'CREATE ROLE stranger LOGIN; SELECT pg_reload_conf()');
    const refused = () =>
      ask(server.urlFor('stranger'), 'SELECT 1').then(
        () => false,
        () => true,
      );
    await eventually('the new rules', refused);
  });
  afterAll(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true });
  });

  it('gets the password of its URL, also after a change', async () => {
    const urlWith = (password: string) => server.urlFor('lectern_site').replace('@', `:${password}@`);
    for (const password of ['pear', "plum'; DROP TABLE orders; --"].map(encodeURIComponent)) {
      await prepareDatabase(
        { url: urlWith(password), ownerUrl: server.url },
        { stripe: undefined, timeLimits: defaultTimeLimits },
      );
      expect(await ask(urlWith(password), 'SELECT FROM orders')).toEqual([]);
    }
    await expect(ask(urlWith('pear'), 'SELECT 1')).rejects.toThrow('password authentication failed');
  });
});
