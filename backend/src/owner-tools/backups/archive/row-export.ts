import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

import type { ArchiveWriter } from './archive-writer.js';
import type { ExportedTable } from './manifest.js';
import { listTables, type TableShape } from './row-export.queries.js';
import { RowHash } from './row-hash.js';

export const rowsOf = (table: string): string => `database/rows/${table}`;

async function* hashedRows(client: pg.ClientBase, { name, columns }: TableShape, hash: RowHash) {
  for await (const chunk of client.query(copyTo(`COPY ${name} (${columns.join(', ')}) TO STDOUT`))) {
    hash.update(chunk as Buffer);
    yield chunk as Buffer;
  }
}

/** Writes every table of the client's snapshot into the archive, in PostgreSQL's text format. */
export async function exportRows(
  client: pg.ClientBase,
  archive: ArchiveWriter,
): Promise<Record<string, ExportedTable>> {
  const tables: Record<string, ExportedTable> = {};
  for (const table of await listTables(client)) {
    const hash = new RowHash();
    await archive.addParts(rowsOf(table.name), hashedRows(client, table, hash));
    tables[table.name] = { columns: table.columns, rows: hash.rows, sha256: hash.digest() };
  }
  return tables;
}

/** Counts and hashes the rows of a table as the export did. */
export async function hashRows(client: pg.ClientBase, table: TableShape): Promise<RowHash> {
  const hash = new RowHash();
  for await (const _chunk of hashedRows(client, table, hash)) continue;
  return hash;
}
