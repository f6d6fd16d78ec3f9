import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';

import pg, { type ClientBase } from 'pg';

import { inRoot } from '../start/paths.mjs';
import { showStep } from '../start/progress.mjs';
import { fill } from './fill.js';
import { defaultSizes, sizesOf } from './rows.js';

const isTrue = async (client: ClientBase, sql: string): Promise<boolean> =>
  Boolean((await client.query(`SELECT ${sql} AS answer`)).rows[0].answer);

/** Explains why a database must not be filled. Returns undefined if it may be. */
export async function refusalOf(
  client: ClientBase,
  { force }: { force: boolean },
): Promise<string | undefined> {
  const running = `EXISTS (SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND application_name IN ('lectern', 'lectern-listener', 'lectern-owner'))`;
  if (await isTrue(client, running)) return 'A site uses this database: please stop it first.';
  if (!(await isTrue(client, 'EXISTS (SELECT FROM products WHERE digital_files IS NOT NULL)')))
    return 'The shop has no book yet: please start the site once, and stop it again.';
  if (
    await isTrue(client, `EXISTS (SELECT FROM newsletter_subscriptions WHERE email = 'reader1@example.com')`)
  )
    return 'This database has already been filled.';
  const real = `EXISTS (SELECT FROM orders WHERE customer_email NOT LIKE '%@example.com')`;
  if (!force && (await isTrue(client, real)))
    return 'This database has orders of real people, which cannot be separated from invented ones later. --force fills it anyway.';
  return undefined;
}

const built = (file: string) => import(inRoot('backend/dist', file));

/**
 * Fills the database that DATABASE_URL or DATA_DIR names, while its site is stopped: `npm run seed:large`, or
 * `npm run seed:large -- --rows 1000000` for as many orders, subscribers, free downloads and audit entries.
 */
export async function seedLarge(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { force: { type: 'boolean' }, rows: { type: 'string' } } });
  const rows = Number(values.rows ?? NaN);
  const sizes = rows > 0 ? sizesOf(Math.round(rows)) : defaultSizes;
  createRequire(inRoot('backend/package.json'))('reflect-metadata');
  const { configurationFromEnvironment } = await built('platform/config/read-configuration.js');
  const { openDatabaseForCommand } = await built('platform/database/open-database.js');
  const { prepareDatabase } = await built('prepare-database.js');
  const configuration = configurationFromEnvironment({ mailFrom: 'seed@example.com' });
  const visit = await openDatabaseForCommand(configuration);
  const client = new pg.Client({
    connectionString: visit.ownerUrl ?? visit.url,
    application_name: 'lectern-seed',
  });
  try {
    await client.connect();
    await prepareDatabase(visit, configuration);
    const refusal = await refusalOf(client, { force: values.force ?? false });
    if (refusal) throw new Error(refusal);
    const step = showStep('Filling the database', process.stderr);
    const counts = await fill(client, step.say, sizes);
    step.done('Filled the database');
    for (const { name, count } of counts) console.log(`${String(count).padStart(9)}  ${name}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await client.end().catch(() => undefined);
    await visit.close();
  }
}
