import { describe, expect, it } from '@jest/globals';

import { placeText } from './backup-settings.js';
import { readConfiguration } from './read-configuration.js';

const RECIPIENT = `age1${'q'.repeat(58)}`;
const S3 = { S3_ACCESS_KEY_ID: 'AKIA', S3_SECRET_ACCESS_KEY: 'not-shown-at-all', S3_REGION: 'eu-central-1' };

const read = (env: Record<string, string>) =>
  readConfiguration({ DATA_DIR: '/srv/data', ...env }, { mailFrom: 'a@example.com' }).backup;

describe('Backup settings', () => {
  it('are undefined if no place is set', () => {
    expect(read({})).toBeUndefined();
    expect(() => read({ BACKUP_RECIPIENT: RECIPIENT })).toThrow(
      'BACKUP_TO must be set with BACKUP_RECIPIENT',
    );
  });

  it('read a folder with defaults', () => {
    expect(read({ BACKUP_TO: '/mnt/backups/' })).toEqual({
      to: { folder: '/mnt/backups' },
      keysTo: { folder: '/mnt/backups' },
      recipients: [],
      identityFile: undefined,
      everyHours: 24,
      atHour: 3,
      keep: { days: 7, weeks: 4, months: 6 },
    });
  });

  it('read several recipients, another place for the keys, and times', () => {
    const settings = read({
      BACKUP_TO: '/mnt/backups',
      BACKUP_KEYS_TO: '/mnt/keys',
      BACKUP_RECIPIENT: `${RECIPIENT}, ${RECIPIENT}`,
      BACKUP_EVERY: '6',
      BACKUP_AT: '22',
      BACKUP_KEEP: 'days=3 months=12',
    });
    expect(settings).toMatchObject({
      keysTo: { folder: '/mnt/keys' },
      recipients: [RECIPIENT, RECIPIENT],
      everyHours: 6,
      atHour: 22,
      keep: { days: 3, weeks: 0, months: 12 },
    });
  });

  it('read a bucket with the server of the files, or with its own', () => {
    const shared = read({ BACKUP_TO: 's3://my-backups/site/one', S3_BUCKET: 'files', ...S3 });
    expect(shared?.to).toMatchObject({
      s3: { bucket: 'my-backups', prefix: 'site/one/', accessKeyId: 'AKIA' },
    });
    const own = read({
      BACKUP_TO: 's3://my-backups',
      BACKUP_S3_ENDPOINT: 'https://s3.example.net',
      BACKUP_S3_ACCESS_KEY_ID: 'OTHER',
      BACKUP_S3_SECRET_ACCESS_KEY: 'not-shown-either',
    });
    expect(own?.to).toMatchObject({
      s3: { endpoint: 'https://s3.example.net', accessKeyId: 'OTHER', prefix: '' },
    });
    expect(own && placeText(own.to)).toBe('s3://my-backups');
  });

  it.each([
    [{ BACKUP_TO: '/srv/data/backups' }, 'BACKUP_TO must be apart from DATA_DIR'],
    [{ BACKUP_TO: '/srv' }, 'BACKUP_TO must be apart from DATA_DIR'],
    [{ BACKUP_TO: 'ftp://host/x' }, 'BACKUP_TO must be a folder, or a bucket'],
    [{ BACKUP_TO: 's3://B/x' }, 'BACKUP_TO must be s3:// and the name of a bucket'],
    [{ BACKUP_TO: 's3://bucket/../x' }, 'The prefix in BACKUP_TO must be'],
    [{ BACKUP_TO: 's3://bucket' }, 'S3_REGION must be set with BACKUP_TO'],
    [{ BACKUP_TO: '/b', BACKUP_RECIPIENT: 'ruth' }, 'BACKUP_RECIPIENT must be public keys of age'],
    [{ BACKUP_TO: '/b', BACKUP_RECIPIENT: 'AGE-SECRET-KEY-1X' }, 'Keep the secret key off this machine'],
    [{ BACKUP_TO: '/b', BACKUP_KEEP: 'years=1' }, 'BACKUP_KEEP is made of days=, weeks=, months='],
    [{ BACKUP_TO: '/b', BACKUP_KEEP: 'days=0' }, 'BACKUP_KEEP must keep at least one backup'],
    [{ BACKUP_TO: '/b', BACKUP_EVERY: '0' }, 'BACKUP_EVERY must be a whole number from 1 to 168'],
    [{ BACKUP_TO: '/b', BACKUP_AT: '24' }, 'BACKUP_AT must be a whole number from 0 to 23'],
  ])('reject %j', (env, sentence) => {
    expect(() => read(env)).toThrow(sentence);
    expect(() => read(env)).not.toThrow('1X');
  });
});
