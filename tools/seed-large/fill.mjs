import { dayRows, orderRows, personRows } from './rows.mjs';

/**
 * @typedef {object} Rows
 * @property {string} name what they are to a reader
 * @property {string} sql inserts them
 * @property {string} [needs] a table that a site of another release may not have
 */

/** The same rows each time, on the same day: chance is drawn in one session, in one order. */
const chance = 'SELECT setseed(0.4217)';

/**
 * Fills a database: 50,000 orders, 100,000 subscribers, 200,000 downloads and what goes with them, over two years up to
 * today. All names and addresses are invented; addresses end in example.com.
 * @param {import('pg').ClientBase} client
 * @param {(detail: string) => void} [say]
 * @returns {Promise<{ name: string, count: number }[]>} how many rows of what
 */
export async function fill(client, say = () => undefined) {
  const counts = [];
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL TIME ZONE 'UTC'`);
    await client.query(chance);
    for (const { name, sql, needs } of [...orderRows, ...personRows, ...dayRows]) {
      if (needs && !(await client.query('SELECT to_regclass($1) AS found', [needs])).rows[0].found) continue;
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
