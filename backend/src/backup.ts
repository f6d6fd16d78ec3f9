import 'reflect-metadata';

import os from 'node:os';
import { parseArgs } from 'node:util';

import { runCommand, withDatabase } from './command.js';
import { Backup, Backups } from './owner-tools/index.js';
import { placeText } from './platform/config/backup-settings.js';
import { ConfigurationError } from './platform/config/configuration-error.js';
import { configurationFromEnvironment } from './platform/config/read-configuration.js';

const USAGE = `npm run backup                          makes a backup in BACKUP_TO
npm run backup -- --list                lists the backups there
npm run backup -- --verify [name]       restores one (the newest) into a scratch database, and compares it
    --identity <file>                   opens an encrypted one; the file that age-keygen wrote
docs/operating.md has the settings.`;

/** Leaves the processor to the site. */
const NICENESS = 10;
const MEGABYTE = 1_000_000;
const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`;

const rowCount = ({ facts }: Backup) =>
  Object.values(facts.tables ?? {}).reduce((sum, { rows }) => sum + rows, 0);

const warningsOf = ({ facts }: Backup) => (facts.warnings ?? []).map((warning) => `\n${warning}`).join('');

function madeText(backup: Backup): string {
  const { files, isEncrypted } = backup.facts;
  return (
    `Backup ${backup.name} is in ${backup.place}: ${rowCount(backup)} rows, ${files?.count ?? 0} files ` +
    `(${files?.copied ?? 0} new), archive of ${megabytes(backup.bytes ?? 0)}, ${isEncrypted ? '' : 'not '}encrypted.` +
    warningsOf(backup)
  );
}

async function list(backups: Backups): Promise<string> {
  const stored = await backups.stored();
  const lines = stored.map(({ name, bytes, isEncrypted }) =>
    [name, megabytes(bytes).padStart(12), isEncrypted ? 'encrypted' : 'not encrypted'].join('   '),
  );
  return lines.join('\n') || 'There is no backup yet.';
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { list: { type: 'boolean' }, verify: { type: 'boolean' }, identity: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`, { cause: error });
  }
}

async function backup(args: readonly string[]): Promise<string> {
  const { values, positionals } = readArguments(args);
  const [name, ...others] = positionals;
  if (others.length > 0 || (name !== undefined && !values.verify)) throw new Error(USAGE);
  // No email is sent.
  const configuration = configurationFromEnvironment({ mailFrom: 'nobody@example.com' });
  const { backup: settings } = configuration;
  if (!settings)
    throw new ConfigurationError('No backup is configured: BACKUP_TO names the folder or bucket.');
  os.setPriority(NICENESS);
  return withDatabase(configuration, [Backup], async (database) => {
    const backups = new Backups(database, configuration);
    if (values.list) return list(backups);
    if (!values.verify) {
      const keys =
        `The site’s keys are in ${placeText(settings.keysTo)}/site-keys, apart from the archive: without them, ` +
        'authenticator apps and links in emails of a restored site do not work.';
      return `${madeText(await backups.create())}\n${keys}`;
    }
    const verified = await backups.rehearse(name, { identityFile: values.identity, filesToRead: Infinity });
    return `Backup ${verified.name} was restored for a test: ${rowCount(verified)} rows are the same.${warningsOf(verified)}`;
  });
}

await runCommand(backup);
