import 'reflect-metadata';

import {
  chmod,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestDatabase } from '@lectern/embedded-postgres/testing';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { DataSource } from 'typeorm';

import type { Configuration } from '../../platform/config/configuration.js';
import { readConfiguration } from '../../platform/config/read-configuration.js';
import { Database } from '../../platform/database/database.js';
import { createDataSource } from '../../platform/database/data-source.js';
import { openDatabaseForCommand } from '../../platform/database/open-database.js';
import { SiteKeyFile } from '../../platform/signed-links/site-key-file.js';
import { openSiteKeys } from '../../platform/signed-links/site-keys.js';
import { prepareDatabase } from '../../prepare-database.js';
import { openShopDatabase, siteUrlOf } from '../../testing/shop-database.js';
import { partOf } from './archive/archive-writer.js';
import { readIdentities } from './archive/age.js';
import { findNeededKeys } from './archive/restore-keys.js';
import { unpackArchive } from './archive/open-archive.js';
import { type RestoreOptions, restoreBackup } from './archive/restore-backup.js';
import { findRestoreSource } from './archive/restore-source.js';
import { rowsOf } from './archive/row-export.js';
import { compareInTemporaryTables } from './archive/row-import.js';
import { openPlace, type StoredBackup } from './archive/stored-backups.js';
import { Backup } from './backup.entity.js';
import { Backups } from './backups.js';

const TITLE = 'Tab\t, line\n, back\\slash, “Ruth” 😀';

describe('Backups of a site with the embedded PostgreSQL', () => {
  let root: string;
  let configuration: Configuration;
  let identityFile: string;
  let source: DataSource;
  let close: () => Promise<void>;
  let backups: Backups;

  const at = (...names: string[]) => path.join(root, ...names);
  const open = async () => {
    const opened = await openDatabaseForCommand(configuration);
    ({ close } = opened);
    await prepareDatabase(opened, configuration);
    source = await createDataSource(opened.url, [Backup]).initialize();
    backups = new Backups(new Database(source), configuration);
  };
  const stop = async () => {
    await source.destroy();
    await close();
  };
  const restore = async (options: RestoreOptions = {}) => {
    const found = await findRestoreSource(undefined, configuration.backup, () => ({ folder: at('none') }));
    if (!found) throw new Error('no backup');
    const prepare = (urls: Parameters<typeof prepareDatabase>[0]) => prepareDatabase(urls, configuration);
    return restoreBackup(configuration, found, prepare, { identityFile, ...options });
  };

  beforeAll(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'lectern-backups-'));
    await chmod(root, 0o711);
    identityFile = at('identity');
    const identity = await generateX25519Identity();
    await writeFile(identityFile, identity);
    const env = {
      DATA_DIR: at('data'),
      BACKUP_TO: at('backups'),
      BACKUP_RECIPIENT: await identityToRecipient(identity),
    };
    configuration = readConfiguration(env, { mailFrom: 'a@example.com' });
    await open();
    await openSiteKeys(configuration, new Database(source));
    await mkdir(at('data/files/books'), { recursive: true });
    await writeFile(at('data/files/books/a.pdf'), 'A quiet page.');
    await writeFile(at('data/files/empty.txt'), '');
    await source.query(
      `INSERT INTO products (id, title, description, price, type, digital_files, file_formats, is_active)
       VALUES ('a', $1, '', 999, 'ebook', '{"books/a.pdf"}', '{pdf}', 'true')`,
      [TITLE],
    );
  });
  afterAll(async () => {
    await stop();
    await rm(root, { recursive: true, force: true });
  });

  it('are made while the site runs, and recorded', async () => {
    const made = await backups.create();
    expect(made).toMatchObject({ state: 'done', kind: 'backup', place: at('backups'), error: null });
    expect(made.facts).toMatchObject({ files: { count: 2, copied: 2 }, isEncrypted: true, warnings: [] });
    expect(made.facts.tables?.['products']?.rows).toBe(1);
    expect(await backups.stored()).toMatchObject([{ name: made.name, bytes: made.bytes, isEncrypted: true }]);
    const all = (await readdir(at('backups'), { recursive: true })).join(' ');
    expect(all).not.toMatch(/\.part|a\.pdf/);
  });

  it('are rehearsed, and refused with a sentence', async () => {
    await expect(backups.rehearse('2026-01-01T00-00-00Z-000000')).rejects.toThrow(
      'There is no backup 2026-01-01',
    );
    await writeFile(at('other'), await generateX25519Identity());
    await expect(backups.rehearse(undefined, { identityFile: at('other') })).rejects.toThrow(
      'for another one',
    );
    const [failed] = await backups.list('rehearsal', 1);
    expect(failed?.state).toBe('failed');
    expect(failed?.error).toContain('for another one');
    const rehearsed = await backups.rehearse(undefined, { identityFile, filesToRead: 2 });
    expect(rehearsed.facts).toMatchObject({ files: { count: 2, bytes: 13 }, warnings: [] });
  });

  it('are rehearsed without their identity by their hash and a fresh copy of the database', async () => {
    const { facts } = await backups.rehearse();
    expect(facts.warnings).toEqual([expect.stringContaining('a fresh copy of the database was restored')]);
    expect(facts.tables?.['products']?.rows).toBe(1);
    const [{ name, bytes }] = (await backups.stored()) as [StoredBackup];
    const archive = at('backups', `${name}.tar.gz.age`);
    await copyFile(archive, at('whole'));
    await truncate(archive, bytes - 1);
    await expect(backups.rehearse()).rejects.toThrow('has changed since it was written');
    await copyFile(at('whole'), archive);
  });

  it('are restored onto an empty machine, from the copy of the database files', async () => {
    await expect(restore()).rejects.toThrow('stop it, then restore');
    await stop();
    await expect(restore()).rejects.toThrow('has a site already');
    const keys = await readFile(at('data/site-keys'), 'utf8');
    await rm(at('data'), { recursive: true });
    await expect(restore({ identityFile: undefined })).rejects.toThrow('--identity');
    const { notes } = await restore();
    expect(notes[0]).toBe('The database is restored from the copy of its files.');
    expect(await readFile(at('data/site-keys'), 'utf8')).toBe(keys);
    expect(await readFile(at('data/files/books/a.pdf'), 'utf8')).toBe('A quiet page.');
    await open();
    expect(await source.query('SELECT title FROM products')).toEqual([{ title: TITLE }]);
    const [restored] = await backups.list('restore', 1);
    expect(restored?.facts.takenAt).toBeDefined();
    const [backup] = await source.manager.findBy(Backup, { kind: 'backup', name: restored?.name ?? '' });
    expect(backup).toMatchObject({ state: 'done', error: null });
    expect(await source.manager.countBy(Backup, { state: 'running' })).toBe(0);
  });

  it('replace a site from their rows, and move it aside, only if they are whole', async () => {
    await source.query('DELETE FROM products');
    await stop();
    const name = (await readdir(at('backups'))).find((file) => file.endsWith('.tar.gz.age'));
    const archive = at('backups', name ?? '');
    await copyFile(archive, at('whole'));
    await truncate(archive, 1_000_000);
    const before = await readdir(at('data'));
    await expect(restore({ isReplacing: true })).rejects.toThrow('damaged or cut short');
    expect(await readdir(at('data'))).toEqual(before);
    await copyFile(at('whole'), archive);
    const { notes } = await restore({ isReplacing: true, isFromRows: true });
    expect(notes.join(' ')).toMatch(
      /from the rows of its tables.+ The former files are in \S+before-restore-/,
    );
    await open();
    expect(await source.query('SELECT title FROM products')).toEqual([{ title: TITLE }]);
  });

  it('need the keys of the site, from another place if they are not beside the backup, or are restored without', async () => {
    await stop();
    await rename(at('backups/site-keys'), at('other-keys'));
    const [file = ''] = await readdir(at('other-keys'));
    await rename(at('data/site-keys'), at('kept'));
    await expect(restore({ isReplacing: true })).rejects.toThrow('give their file with --keys');
    const site = await new SiteKeyFile(at('kept')).read();
    const manifest = { keyIds: site.map(({ id }) => id) };
    const identities = await readIdentities(identityFile);
    const place = { folder: at('backups') };
    const find = (keysFile: string) =>
      findNeededKeys(manifest, configuration.siteKeys, place, { keysFile, isWithoutKeys: false, identities });
    await expect(find(at('none'))).rejects.toThrow('cannot be read: ENOENT');
    expect(await find(at('other-keys', file))).toEqual(site);
    await restore({ isReplacing: true, isWithoutKeys: true });
    await open();
    await openSiteKeys(configuration, new Database(source));
    expect(await readFile(at('data/site-keys'), 'utf8')).not.toBe(await readFile(at('kept'), 'utf8'));
  });
});

describe('Backups of a site with a PostgreSQL of its own', () => {
  let root: string;
  let database: TestDatabase;
  let source: DataSource;
  let configuration: Configuration;

  beforeAll(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'lectern-backups-'));
    database = await openShopDatabase();
    const env = {
      DATABASE_URL: siteUrlOf(database.url),
      ...{ DATA_DIR: path.join(root, 'data'), BACKUP_TO: path.join(root, 'backups') },
      SITE_KEYS: Buffer.alloc(32, 1).toString('base64'),
    };
    configuration = readConfiguration(env, { mailFrom: 'a@example.com' });
    source = await createDataSource(configuration.databaseUrl ?? '', [Backup]).initialize();
    await source.query(
      `INSERT INTO products (id, title, description, price, type, digital_files, file_formats, is_active)
       VALUES ('a', $1, '', 999, 'ebook', '{}', '{}', 'true')`,
      [TITLE],
    );
  });
  afterAll(async () => {
    await source.destroy();
    await database.close();
    await rm(root, { recursive: true, force: true });
  });

  it('have the rows, say why they have no dump, and can be compared by a role that may not create databases', async () => {
    const backups = new Backups(new Database(source), configuration);
    const { facts } = await backups.create();
    // Names the package of pg_dump, or the setting of a role that may read all.
    expect(facts.warnings).toEqual([expect.stringMatching(/postgresql-client-\d+|DATABASE_OWNER_URL/)]);
    const [stored] = (await backups.stored()) as [StoredBackup];
    const folder = path.join(root, 'unpacked');
    const manifest = await unpackArchive(
      await openPlace({ folder: path.join(root, 'backups') }),
      stored,
      [],
      folder,
    );
    const { databaseUrl = '' } = configuration;
    await compareInTemporaryTables(databaseUrl, folder, manifest);
    const rows = path.join(folder, partOf(rowsOf('public.products'), 0));
    await writeFile(rows, (await readFile(rows, 'utf8')).replace('Ruth', 'Anna'));
    await expect(compareInTemporaryTables(databaseUrl, folder, manifest)).rejects.toThrow(
      'The rows of the restored table public.products differ',
    );
  });
});
