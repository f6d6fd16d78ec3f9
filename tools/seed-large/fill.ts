import type { ClientBase } from 'pg';

import { dayRows, defaultSizes, orderRows, personRows, type SeedSizes } from './rows.js';

/** Repeats random() within the session, so that every run inserts the same rows. */
const seed = 'SELECT setseed(0.4217)';

/** Fills a database with two years of generated data. Returns the rows by table. All addresses end in example.com. */
export async function fill(
  client: ClientBase,
  say: (detail: string) => void = () => undefined,
  sizes: SeedSizes = defaultSizes,
): Promise<{ name: string; count: number }[]> {
  const counts = [];
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL TIME ZONE 'UTC'`);
    await client.query(seed);
    for (const { name, sql } of [...orderRows(sizes), ...personRows(sizes), ...dayRows]) {
      say(name);
      counts.push({ name, count: (await client.query(sql)).rowCount ?? 0 });
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
  say('vacuum and statistics');
  await client.query('VACUUM (ANALYZE)');
  return counts;
}
