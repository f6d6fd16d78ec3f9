import 'reflect-metadata';

import { readdirSync, readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestDatabase } from '@lectern/embedded-postgres/testing';
import type { DataSource, Table } from 'typeorm';

import { features } from './features.js';
import { createDataSource } from './platform/database/data-source.js';
import { openShopDatabase } from './testing/shop-database.js';

/**
 * Nullable in the specification (document 2, section 3), but with a default, and never null in rows that the program
 * writes. The entities declare them without null.
 */
const NULLABLE_BY_SPECIFICATION = new Set(
  Object.entries({
    audio_previews: ['download_count', 'generated_at'],
    contacts: ['created_at'],
    digital_downloads: ['download_count', 'downloaded_at'],
    downloads: ['downloaded_at'],
    legal_resource_bookmarks: ['created_at'],
    legal_topics: ['created_at'],
    newsletters: ['subscribed_at'],
    orders: ['created_at', 'status'],
    products: ['created_at'],
    resource_recommendations: ['created_at'],
    user_assessments: ['created_at', 'updated_at'],
    user_progress: ['created_at', 'last_accessed_at'],
  }).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)),
);

interface ColumnFacts {
  type: string;
  isArray: boolean;
  length: string;
  isPrimary: boolean;
  isNullable: boolean;
  isUnique: boolean;
  default: string | undefined;
}

/** Such as `text[] null unique default now()`. */
const summarize = ({
  type,
  isArray,
  length,
  isPrimary,
  isNullable,
  isUnique,
  ...column
}: ColumnFacts): string =>
  [
    isArray ? `${type}[]` : type,
    length,
    isPrimary && 'primary',
    isNullable && 'null',
    isUnique && 'unique',
    column.default !== undefined && `default ${column.default}`,
  ]
    .filter(Boolean)
    .join(' ');

const here = new URL('.', import.meta.url);

describe('The database schema', () => {
  let database: TestDatabase;
  let source: DataSource;
  let tables: Table[];

  beforeAll(async () => {
    database = await openShopDatabase();
    const entities = features.flatMap((feature) => feature.entities ?? []);
    source = await createDataSource(database.url, entities).initialize();
    const runner = source.createQueryRunner();
    tables = await runner.getTables(source.entityMetadatas.map(({ tableName }) => tableName));
    await runner.release();
  });
  afterAll(async () => {
    await source.destroy();
    await database.close();
  });

  const declared = () =>
    source.entityMetadatas.flatMap(({ tableName, columns }) =>
      columns.map((field): [string, string] => [
        `${tableName}.${field.databaseName}`,
        summarize({
          ...field,
          type: source.driver.normalizeType(field),
          isUnique: source.driver.normalizeIsUnique(field),
          default: source.driver.normalizeDefault(field),
        }),
      ]),
    );

  /** Leaves out the default of a column if its entity states none. */
  const found = (withDefault: ReadonlySet<string>) =>
    tables.flatMap((table) =>
      table.columns.map((column): [string, string] => {
        const name = `${table.name}.${column.name}`;
        const hasUniqueIndex = table.indices.some(
          (index) => index.isUnique && !index.where && index.columnNames.join() === column.name,
        );
        return [
          name,
          summarize({
            ...column,
            isNullable: column.isNullable && !NULLABLE_BY_SPECIFICATION.has(name),
            isUnique: column.isUnique || hasUniqueIndex,
            // PostgreSQL adds parentheses: `(gen_random_uuid())::text`.
            default: withDefault.has(name) ? String(column.default).replace(/^\((.*)\)$/, '$1') : undefined,
          }),
        ];
      }),
    );

  it('has the columns that the entities declare, and no others', () => {
    const fields = declared();
    const withDefault = new Set(
      fields.filter(([, field]) => field.includes(' default ')).map(([name]) => name),
    );
    expect(fields.length).toBeGreaterThan(300);
    expect(Object.fromEntries(found(withDefault))).toEqual(Object.fromEntries(fields));
  });

  it('has an index for each foreign key, which starts with its columns', async () => {
    const { rows } = await database.pool.query<{ key: string }>(
      `SELECT c.conrelid::regclass || ': ' || pg_get_constraintdef(c.oid) AS key FROM pg_constraint c
       WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace AND NOT EXISTS (
         SELECT FROM pg_index i
         CROSS JOIN LATERAL (SELECT (i.indkey::int2[])[0:cardinality(c.conkey) - 1] AS first) AS columns
         WHERE i.indrelid = c.conrelid AND i.indpred IS NULL AND i.indisvalid
           AND columns.first @> c.conkey AND columns.first <@ c.conkey)
       ORDER BY 1`,
    );
    expect(rows.map(({ key }) => key)).toEqual([]);
  });

  it('has triggers that the code of their feature names', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `SELECT DISTINCT tgname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
       WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal`,
    );
    const code = readdirSync(here, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/migrations|\.spec\.ts$/.test(file))
      .map((file) => readFileSync(new URL(file, here), 'utf8'))
      .join('\n');
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.map(({ name }) => name).filter((name) => !code.includes(name))).toEqual([]);
  });
});
