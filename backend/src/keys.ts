import 'reflect-metadata';

import { sealedColumns } from './features.js';
import { configurationFromEnvironment } from './platform/config/read-configuration.js';
import { Database } from './platform/database/database.js';
import { migrate } from './platform/database-setup/migrate.js';
import { createDataSource, openDatabaseForCommand } from './platform/database/open-database.js';
import { openPseudonyms } from './platform/email/pseudonyms.js';
import { KeyRotation } from './platform/signed-links/key-rotation.js';
import { SealedSecrets } from './platform/signed-links/sealed-secrets.js';
import { openSiteKeys } from './platform/signed-links/site-keys.js';

const USAGE = `npm run keys                   which keys the site has, and what they seal
npm run keys -- rotate         puts a new key in use and seals all anew, while the site runs
npm run keys -- retire <id>    takes one away that is no longer in use: links that it signed end`;

const things = (count: number): string =>
  count === 0 ? 'seals nothing' : count === 1 ? 'seals 1 secret' : `seals ${count} secrets`;

async function list(rotation: KeyRotation): Promise<string> {
  const keys = await rotation.list();
  const lines = keys.map(({ id, isInUse, isKnown, isInDatabase, sealedCount }) =>
    [
      id?.padEnd(8) ?? 'without id',
      isInUse
        ? 'in use'
        : isKnown
          ? 'reads what was made before'
          : 'is not here: what it seals cannot be opened',
      things(sealedCount),
      ...(isInDatabase ? ['lies in the database: rotate moves it out'] : []),
    ].join('   '),
  );
  return lines.join('\n');
}

async function rotate(rotation: KeyRotation): Promise<string> {
  const { inUse, isNew, sealedCount, lostCount } = await rotation.rotate();
  const lost = lostCount > 0 ? `\nNot opened, as their keys are not here: ${lostCount}.` : '';
  return isNew
    ? `The key ${inUse.id} is in use now; sealed anew: ${sealedCount}.${lost}`
    : `The change to the key ${inUse.id}, which was begun before, is done; sealed anew: ${sealedCount}.${lost}`;
}

async function run([action, id]: readonly string[], rotation: KeyRotation): Promise<string> {
  if (action === undefined) return list(rotation);
  if (action === 'rotate') return rotate(rotation);
  if (action !== 'retire' || !id) return USAGE;
  await rotation.retire(id);
  return `The key ${id} is gone: links that it signed open nothing.`;
}

/** What the command line asks about the keys; the site may run meanwhile, and follows by itself. */
async function keys(args: readonly string[]): Promise<string> {
  const configuration = configurationFromEnvironment({ mailFrom: 'nobody@example.com' });
  const visit = await openDatabaseForCommand(configuration);
  try {
    await migrate(visit.url, undefined, configuration.timeLimits.database.migrations);
    const dataSource = await createDataSource(visit.url, []).initialize();
    try {
      const database = new Database(dataSource);
      const siteKeys = await openSiteKeys(configuration, database);
      const secrets = new SealedSecrets(siteKeys);
      await openPseudonyms(database, secrets);
      return await run(args, new KeyRotation(database, siteKeys, secrets, sealedColumns));
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await visit.close();
  }
}

try {
  process.stdout.write(`${await keys(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
