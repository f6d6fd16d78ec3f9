import 'reflect-metadata';

import { runCommand, withDatabase } from './command.js';
import { sealedColumns } from './features.js';
import { configurationFromEnvironment } from './platform/config/read-configuration.js';
import { openPseudonyms } from './platform/email/pseudonyms.js';
import { KeyRotation } from './platform/signed-links/key-rotation.js';
import { SealedSecrets } from './platform/signed-links/sealed-secrets.js';
import { openSiteKeys } from './platform/signed-links/site-keys.js';

const USAGE = `npm run keys                   lists the site's keys and what they seal
npm run keys -- rotate         adds a new key and seals all secrets with it, while the site runs
npm run keys -- retire <id>    removes a key that is not in use; links that it signed stop working`;

const sealedText = (count: number): string =>
  count === 0 ? 'seals nothing' : count === 1 ? 'seals 1 secret' : `seals ${count} secrets`;

async function list(rotation: KeyRotation): Promise<string> {
  const keys = await rotation.list();
  const lines = keys.map(({ id, isInUse, isKnown, isInDatabase, sealedCount }) =>
    [
      id?.padEnd(8) ?? 'without id',
      isInUse ? 'in use' : isKnown ? 'reads older values' : 'missing: its secrets cannot be opened',
      sealedText(sealedCount),
      ...(isInDatabase ? ['in the database: rotate moves it out'] : []),
    ].join('   '),
  );
  return lines.join('\n');
}

async function rotate(rotation: KeyRotation): Promise<string> {
  const { inUse, isNew, sealedCount, lostCount } = await rotation.rotate();
  const lost = lostCount > 0 ? `\nNot opened, because their keys are missing: ${lostCount}.` : '';
  return isNew
    ? `Key ${inUse.id} is now in use. Secrets sealed again: ${sealedCount}${lost}`
    : `Finished the earlier change to key ${inUse.id}. Secrets sealed again: ${sealedCount}${lost}`;
}

async function run([action, id]: readonly string[], rotation: KeyRotation): Promise<string> {
  if (action === undefined) return list(rotation);
  if (action === 'rotate') return rotate(rotation);
  if (action !== 'retire' || !id) return USAGE;
  await rotation.retire(id);
  return `Removed key ${id}. Links that it signed no longer work.`;
}

function keys(args: readonly string[]): Promise<string> {
  const configuration = configurationFromEnvironment({ mailFrom: 'nobody@example.com' });
  return withDatabase(configuration, [], async (database) => {
    const siteKeys = await openSiteKeys(configuration, database);
    const secrets = new SealedSecrets(siteKeys);
    await openPseudonyms(database, secrets);
    return run(args, new KeyRotation(database, siteKeys, secrets, sealedColumns));
  });
}

await runCommand(keys);
