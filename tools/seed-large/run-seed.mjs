import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';

import { pg } from '../buyers/site-database.mjs';
import { inRoot } from '../start/paths.mjs';
import { showStep } from '../start/progress.mjs';
import { fill } from './fill.mjs';

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

/** What was built of the backend. @param {string} file */
const built = (file) => import(inRoot('backend/dist', file));

/**
 * Fills the database of a site that does not run with more than it will see in years: `npm run seed:large`, for the
 * site that DATABASE_URL or DATA_DIR names. `--force` goes on where orders of real people are.
 * @param {string[]} args
 */
export async function seedLarge(args) {
  const { values } = parseArgs({ args, options: { force: { type: 'boolean' } } });
  createRequire(inRoot('backend/package.json'))('reflect-metadata');
  const [{ configurationFromEnvironment }, { visitDatabase }, { prepareDatabase }] = await Promise.all([
    built('platform/config/read-configuration.js'),
    built('platform/database/open-database.js'),
    built('prepare-database.js'),
  ]);
  const configuration = configurationFromEnvironment({ mailFrom: 'nobody@example.com' });
  const visit = await visitDatabase(configuration);
  const client = new pg.Client({
    connectionString: visit.ownerUrl ?? visit.url,
    application_name: 'lectern-seed',
  });
  try {
    await client.connect();
    await prepareDatabase(visit, configuration);
    const refusal = await refusalOf(client, { force: values.force ?? false });
    if (refusal) throw new Error(refusal);
    const startedMs = performance.now();
    const step = showStep('Filling the database', process.stderr);
    const counts = await fill(client, step.say);
    step.done(`Filled the database in ${((performance.now() - startedMs) / 1_000).toFixed(0)} s`);
    for (const { name, count } of counts) console.log(`${String(count).padStart(9)}  ${name}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await client.end().catch(() => undefined);
    await visit.close();
  }
}
