import 'reflect-metadata';

import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

import { runCommand } from './command.js';
import { findRestoreSource, restoreBackup } from './owner-tools/index.js';
import {
  backupPlaceFromEnvironment,
  configurationFromEnvironment,
} from './platform/config/read-configuration.js';
import { prepareDatabase } from './prepare-database.js';

const USAGE = `npm run restore -- <archive, folder or s3://bucket/prefix>
    --identity <file>    opens an encrypted backup; the file that age-keygen wrote
    --keys <file>        the site's keys, if they are not beside the backup
    --without-keys       starts with new keys: authenticator apps and links in emails stop working
    --rows               restores the rows, not the copy of the database's files or its dump
    --replace            moves a present site aside; asks first
A folder or bucket restores its newest backup; without one, that of BACKUP_TO.`;

const CONFIRMATION = 'replace';

async function confirm(target: string): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const question = `This moves the site in ${target} aside. Type "${CONFIRMATION}" to continue: `;
  const ended = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const answer = await Promise.race([terminal.question(question), ended]);
  terminal.close();
  if (answer.trim() !== CONFIRMATION) throw new Error('Nothing was changed.');
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        identity: { type: 'string' },
        keys: { type: 'string' },
        'without-keys': { type: 'boolean' },
        rows: { type: 'boolean' },
        replace: { type: 'boolean' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`, { cause: error });
  }
}

async function restore(args: readonly string[]): Promise<string> {
  const { values, positionals } = readArguments(args);
  const [place, ...others] = positionals;
  // No email is sent.
  const configuration = configurationFromEnvironment({ mailFrom: 'nobody@example.com' });
  const source = await findRestoreSource(place, configuration.backup, (text) =>
    backupPlaceFromEnvironment(text, configuration.dataDir),
  );
  if (!source || others.length > 0) throw new Error(USAGE);
  if (values.replace) await confirm(configuration.databaseUrl ? 'the database' : configuration.dataDir);
  const { manifest, notes } = await restoreBackup(
    configuration,
    source,
    (urls) => prepareDatabase(urls, configuration),
    {
      identityFile: values.identity ?? configuration.backup?.identityFile,
      keysFile: values.keys,
      isWithoutKeys: values['without-keys'] ?? false,
      isFromRows: values.rows ?? false,
      isReplacing: values.replace ?? false,
    },
  );
  return [
    `The site is restored as it was at ${manifest.takenAt} (backup ${manifest.name}).`,
    ...notes,
    'Start it now: it fetches later payments from Stripe, and emails that are late wait for you.',
  ].join('\n');
}

await runCommand(restore);
