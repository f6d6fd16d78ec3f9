import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { makeSandboxTables } from '@lectern/stripe-sandbox';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import { defaultTimeLimits } from '../../../platform/config/time-limits.js';
import { connectionLimits, ResilientClient } from '../../../platform/database/resilient-client.js';
import { migrateUpTo } from '../../../platform/database-setup/migrate.js';
import { partOf } from './archive-writer.js';
import { BackupError } from './backup-error.js';
import type { BackupManifest, ExportedTable } from './manifest.js';
import { hashRows, rowsOf } from './row-export.js';
import { listTables, makePortable } from './row-export.queries.js';
import {
  addForeignKeys,
  createTemporaryTable,
  dropForeignKeys,
  emptyTables,
  setSequences,
  setTriggers,
} from './row-import.queries.js';

const limits = defaultTimeLimits.database.migrations;
const SANDBOX = 'stripe_sandbox.';

export async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new ResilientClient({ ...connectionLimits(limits), connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Reads the parts of a member from a folder, one after another. */
export async function* readParts(folder: string, name: string) {
  for (let index = 0; existsSync(path.join(folder, partOf(name, index))); index += 1)
    yield* createReadStream(path.join(folder, partOf(name, index)));
}

async function makeTables(url: string, manifest: BackupManifest): Promise<void> {
  await migrateUpTo(url, manifest.migrations, limits);
  if (!Object.keys(manifest.tables).some((name) => name.startsWith(SANDBOX))) return;
  const pool = new pg.Pool({ ...connectionLimits(limits), connectionString: url, Client: ResilientClient });
  try {
    await makeSandboxTables(pool);
  } finally {
    await pool.end();
  }
}

/** Copies the rows of an exported table into `target`. */
async function copyRows(
  client: pg.Client,
  folder: string,
  name: string,
  { columns, rows }: ExportedTable,
  target = name,
): Promise<void> {
  const copy = client.query(copyFrom(`COPY ${target} (${columns.join(', ')}) FROM STDIN`));
  await pipeline(readParts(folder, rowsOf(name)), copy);
  if (copy.rowCount !== rows)
    throw new BackupError(`PostgreSQL took ${copy.rowCount} of ${rows} rows of ${name}.`);
}

/**
 * Makes the tables of the backup's release in an empty database, and fills them in one transaction. The caller migrates on.
 * @param url role that owns the database
 * @param folder has the unpacked members `database/rows/…`
 */
export async function importRows(url: string, folder: string, manifest: BackupManifest): Promise<void> {
  await makeTables(url, manifest);
  await withClient(url, async (client) => {
    await makePortable(client);
    const existing = new Set((await listTables(client)).map(({ name }) => name));
    const missing = Object.keys(manifest.tables).find((name) => !existing.has(name));
    if (missing)
      throw new BackupError(`The backup has a table ${missing}, which this program does not know.`);
    await client.query('BEGIN');
    const keys = await dropForeignKeys(client);
    const tables = [...existing];
    await setTriggers(client, tables, 'DISABLE');
    await emptyTables(client, tables);
    for (const [name, table] of Object.entries(manifest.tables)) await copyRows(client, folder, name, table);
    await setSequences(client, manifest.sequences);
    await setTriggers(client, tables, 'ENABLE');
    await addForeignKeys(client, keys);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  });
}

async function compareTable(
  client: pg.ClientBase,
  name: string,
  { columns, rows, sha256 }: ExportedTable,
  target = name,
): Promise<void> {
  const found = await hashRows(client, { name: target, columns: [...columns] });
  if (found.rows !== rows)
    throw new BackupError(`The restored table ${name} has ${found.rows} rows instead of ${rows}.`);
  if (found.digest() !== sha256)
    throw new BackupError(`The rows of the restored table ${name} differ from those of the backup.`);
}

/** Compares rows and hashes of a restored database. @throws BackupError that names the first table that differs */
export async function compareRows(
  client: pg.ClientBase,
  tables: Readonly<Record<string, ExportedTable>>,
): Promise<void> {
  await makePortable(client);
  for (const [name, table] of Object.entries(tables)) await compareTable(client, name, table);
}

/** Restores one table after another into temporary tables like those of the site, and compares them. */
export async function compareInTemporaryTables(
  url: string,
  folder: string,
  { tables }: BackupManifest,
): Promise<void> {
  await withClient(url, async (client) => {
    await makePortable(client);
    for (const [name, table] of Object.entries(tables)) {
      const target = await createTemporaryTable(client, name);
      await copyRows(client, folder, name, table, target);
      await compareTable(client, name, table, target);
    }
  });
}
