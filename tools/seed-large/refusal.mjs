/** @typedef {import('pg').ClientBase} Client */

/** @param {Client} client @param {string} sql @returns {Promise<boolean>} */
const isSo = async (client, sql) => Boolean((await client.query(`SELECT ${sql} AS answer`)).rows[0].answer);

/**
 * Why this database is not to be filled, in a sentence; undefined where it may be.
 * @param {Client} client
 * @param {{ force: boolean }} options
 * @returns {Promise<string | undefined>}
 */
export async function refusalOf(client, { force }) {
  const running = `EXISTS (SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND application_name IN ('lectern', 'lectern-listener', 'lectern-owner'))`;
  if (await isSo(client, running)) return 'A site is running on this database: please stop it first.';
  if (!(await isSo(client, 'EXISTS (SELECT FROM products WHERE digital_files IS NOT NULL)')))
    return 'No book is on the shelf yet: please start the site once, and stop it again.';
  if (await isSo(client, `EXISTS (SELECT FROM newsletter_subscriptions WHERE email = 'reader1@example.com')`))
    return 'This database has been filled already.';
  const real = `EXISTS (SELECT FROM orders WHERE customer_email NOT LIKE '%@example.com')`;
  if (!force && (await isSo(client, real)))
    return 'Here are orders of real people. What is filled in beside them cannot be told from them later; --force does it all the same.';
  return undefined;
}
