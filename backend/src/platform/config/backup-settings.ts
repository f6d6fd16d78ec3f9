import path from 'node:path';

import { ConfigurationError } from './configuration-error.js';
import type { Environment } from './read-setting.js';
import { type S3Settings, readBackupS3 } from './storage-settings.js';

/** Folder, or a bucket with the prefix of all names in it. */
export type BackupPlace = { folder: string } | { s3: S3Settings };

/** How many backups are kept: the newest of each of the last days, weeks and months. */
export interface BackupRetention {
  days: number;
  weeks: number;
  months: number;
}

export interface BackupSettings {
  to: BackupPlace;
  /** Place of the site's keys, which are never in a backup's archive. */
  keysTo: BackupPlace;
  /** Public keys of age, `age1…`; not encrypted if there are none. */
  recipients: readonly string[];
  /** File of the identity that opens backups, for rehearsals; rarely on this machine. */
  identityFile: string | undefined;
  everyHours: number;
  /** Hour of the day, in the site's time zone; used if `everyHours` is a day or more. */
  atHour: number;
  keep: BackupRetention;
}

type ReadInteger = (name: string, fallback: number, max: number, min?: number) => number;

const SETTINGS = [
  'BACKUP_KEYS_TO',
  'BACKUP_RECIPIENT',
  'BACKUP_IDENTITY_FILE',
  'BACKUP_EVERY',
  'BACKUP_AT',
  'BACKUP_KEEP',
];
const DEFAULT_KEEP: BackupRetention = { days: 7, weeks: 4, months: 6 };
const MAX_KEEP = 1_000;
const PERIODS = Object.keys(DEFAULT_KEEP) as (keyof BackupRetention)[];

/** `/srv/backups` or `s3://bucket/prefix`. */
export const placeText = (place: BackupPlace): string =>
  'folder' in place ? place.folder : `s3://${place.s3.bucket}/${place.s3.prefix}`.replace(/\/$/, '');

const isWithin = (folder: string, parent: string) => {
  const relative = path.relative(parent, folder);
  return relative === '' || (!relative.startsWith('..') && !path.isAbsolute(relative));
};

/**
 * @param name setting, for the error
 * @param dataDir a folder within it would be lost with the data, and be part of the next backup
 */
export function readBackupPlace(env: Environment, name: string, text: string, dataDir: string): BackupPlace {
  if (text.startsWith('s3:')) return { s3: readBackupS3(env, name, text) };
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) || text.includes('\0'))
    throw new ConfigurationError(`${name} must be a folder, or a bucket such as s3://bucket/prefix.`);
  const folder = path.resolve(text);
  if (!isWithin(folder, dataDir) && !isWithin(dataDir, folder)) return { folder };
  throw new ConfigurationError(
    `${name} must be apart from DATA_DIR, which is ${dataDir}: choose a folder on another disk, or a bucket.`,
  );
}

/** X25519, with or without post-quantum keys; age checks the rest. */
const RECIPIENT = /^age1[a-z0-9]{58,2500}$/;

function readRecipients(text: string | undefined): string[] {
  const recipients = (text ?? '').split(/[\s,]+/).filter(Boolean);
  for (const recipient of recipients) {
    if (/^AGE-SECRET-KEY-/i.test(recipient))
      throw new ConfigurationError(
        'BACKUP_RECIPIENT must be the public key, which starts with age1. Keep the secret key off this machine.',
      );
    if (!RECIPIENT.test(recipient))
      throw new ConfigurationError(
        'BACKUP_RECIPIENT must be public keys of age, such as age1…, separated by commas. age-keygen makes one.',
      );
  }
  return recipients;
}

function readKeep(text: string | undefined): BackupRetention {
  const words = (text ?? '').split(/\s+/).filter(Boolean);
  if (words.length === 0) return DEFAULT_KEEP;
  const keep: BackupRetention = { days: 0, weeks: 0, months: 0 };
  for (const word of words) {
    const [, name, value] = /^(\w+)=(\d{1,4})$/.exec(word) ?? [];
    const period = PERIODS.find((known) => known === name);
    if (!period || Number(value) > MAX_KEEP)
      throw new ConfigurationError(
        `BACKUP_KEEP is made of ${PERIODS.join('=, ')}= with numbers up to ${MAX_KEEP}, such as "days=7 weeks=4 months=6", not "${word}".`,
      );
    keep[period] = Number(value);
  }
  if (PERIODS.every((period) => keep[period] === 0))
    throw new ConfigurationError('BACKUP_KEEP must keep at least one backup, such as days=1.');
  return keep;
}

/** @returns undefined if no backup is configured @throws ConfigurationError for the first error, without secrets */
export function readBackup(
  env: Environment,
  dataDir: string,
  readInteger: ReadInteger,
): BackupSettings | undefined {
  const text = env['BACKUP_TO']?.trim();
  if (!text) {
    const stray = SETTINGS.find((name) => env[name]?.trim());
    if (!stray) return undefined;
    throw new ConfigurationError(
      `BACKUP_TO must be set with ${stray}: it names the folder or bucket of backups.`,
    );
  }
  const keysText = env['BACKUP_KEYS_TO']?.trim();
  const to = readBackupPlace(env, 'BACKUP_TO', text, dataDir);
  const identityFile = env['BACKUP_IDENTITY_FILE']?.trim();
  return {
    to,
    keysTo: keysText ? readBackupPlace(env, 'BACKUP_KEYS_TO', keysText, dataDir) : to,
    recipients: readRecipients(env['BACKUP_RECIPIENT']),
    identityFile: identityFile ? path.resolve(identityFile) : undefined,
    everyHours: readInteger('BACKUP_EVERY', 24, 7 * 24, 1),
    atHour: readInteger('BACKUP_AT', 3, 23),
    keep: readKeep(env['BACKUP_KEEP']),
  };
}
