import type { Database } from './database.js';

/**
 * A question for what stands in the middle of a text. The planner takes a trigram index for dearer than it is where some
 * trigrams of the pattern are common (`@example.com`), and would read the whole table: here it may not.
 */
export function readByIndex<Row>(
  database: Database,
  sql: string,
  values: readonly unknown[],
): Promise<Row[]> {
  return database.transaction(async () => {
    await database.manager.query('SET LOCAL enable_seqscan = off');
    return database.manager.query<Row[]>(sql, [...values]);
  });
}
