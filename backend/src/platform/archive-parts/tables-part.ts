import type { EntityManager } from 'typeorm';

import type { Database } from '../database/database.js';
import { DomainError } from '../http/domain-error.js';
import type { ArchiveOutput, ArchivePart, ArchiveSource } from './archive-part.js';
import { fieldOf, readArchivedRow } from './archived-columns.js';
import { deleteRows, findColumns, pageRows, type RowsToWrite, tryInsert } from './archived-tables.queries.js';

const INSERT_ROWS = 200;

export interface ArchivedTable {
  table: string;
  /** Name of its file; the table's own, in camel case, by default. */
  rows?: string;
  /** Columns that are not in the archive, each with the reason. */
  leavesOut?: Readonly<Record<string, string>>;
  /**
   * Treatment of rows that an empty site has from its content or from triggers: `replace` those with the same key, or
   * `delete` all first.
   */
  existing?: 'replace' | 'delete';
  /** Changes a row, by column names, before it is inserted. */
  change?: (row: Record<string, unknown>) => Record<string, unknown>;
}

interface TablesPartOptions {
  name: string;
  after?: readonly string[];
  /** In the order of their foreign keys. */
  tables: readonly ArchivedTable[];
  /** Last step of the transaction that reads. */
  afterRead?: (manager: EntityManager) => Promise<void>;
}

/** Sentences for errors of PostgreSQL. */
const SENTENCES: Record<string, string> = {
  '23503': 'It belongs to something that the archive lacks.',
  '23505': 'The site has it already.',
  '23514': 'It has a value that isn’t allowed.',
};

/** Tables of a feature in an archive. The database knows their columns and types, so that new columns are not forgotten. */
export class TablesPart implements ArchivePart {
  readonly name: string;
  readonly after: readonly string[];
  readonly tables: readonly string[];

  constructor(
    private readonly database: Database,
    private readonly options: TablesPartOptions,
  ) {
    this.name = options.name;
    this.after = options.after ?? [];
    this.tables = options.tables.map(({ table }) => table);
  }

  async write(out: ArchiveOutput): Promise<void> {
    for (const table of this.options.tables)
      await out.rows(rowsOf(table), pageRows(this.database.manager, await this.describe(table)));
  }

  read(source: ArchiveSource): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const existing = this.options.tables.filter((each) => each.existing === 'delete');
      for (const { table } of existing.toReversed()) await deleteRows(manager, table);
      for (const table of this.options.tables) await this.readTable(source, table);
      await this.options.afterRead?.(manager);
    });
  }

  private async describe({ table, leavesOut = {} }: ArchivedTable): Promise<RowsToWrite> {
    const found = await findColumns(this.database.manager, table);
    const keys = found.flatMap(({ isKey, name }) => (isKey ? [name] : []));
    return { table, keys, columns: found.filter(({ name }) => !(name in leavesOut)) };
  }

  private async readTable(source: ArchiveSource, table: ArchivedTable): Promise<void> {
    const described = await this.describe(table);
    const { change = (row) => row } = table;
    let rows: object[] = [];
    let firstLine = 1;
    const flush = async () => {
      await this.insert(table, described, rows, firstLine);
      firstLine += rows.length;
      rows = [];
    };
    for await (const row of source.rows(rowsOf(table), (value) =>
      readArchivedRow(described.columns, value),
    )) {
      if (rows.length === INSERT_ROWS || (rows[0] && columnsOf(rows[0]) !== columnsOf(row))) await flush();
      rows.push(change(row));
    }
    await flush();
  }

  /** Inserts one by one if that fails, to name the line. */
  private async insert(
    table: ArchivedTable,
    described: RowsToWrite,
    rows: readonly object[],
    firstLine: number,
  ): Promise<void> {
    if (rows.length === 0) return;
    const { manager } = this.database;
    const replaces = table.existing === 'replace';
    if (!(await tryInsert(manager, described, rows, replaces))) return;
    for (const [at, row] of rows.entries()) {
      const error = await tryInsert(manager, described, [row], replaces);
      if (!error) continue;
      const place = `${this.name}/${rowsOf(table)}.ndjson, line ${firstLine + at}`;
      const sentence = SENTENCES[error.code] ?? 'The database can’t hold it.';
      throw new DomainError('unprocessable', 'ARCHIVE.INVALID_ROW', `${place}: ${sentence}`);
    }
  }
}

const columnsOf = (row: object): string => Object.keys(row).join();

const rowsOf = ({ table, rows }: ArchivedTable): string => rows ?? fieldOf(table);
