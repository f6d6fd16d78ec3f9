import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';

import { pg } from '../buyers/site-database.mjs';
import { inRoot } from '../start/paths.mjs';
import { showStep } from '../start/progress.mjs';
import { fill } from './fill.mjs';
import { refusalOf } from './refusal.mjs';

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
  const [{ configurationFromEnvironment }, { visitDatabase }, { migrate }] = await Promise.all([
    built('platform/config/read-configuration.js'),
    built('platform/database/open-database.js'),
    built('platform/database/migrate.js'),
  ]);
  const configuration = configurationFromEnvironment({ mailFrom: 'nobody@example.com' });
  const visit = await visitDatabase(configuration);
  const client = new pg.Client({ connectionString: visit.url, application_name: 'lectern-seed' });
  try {
    await client.connect();
    await migrate(visit.url);
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
