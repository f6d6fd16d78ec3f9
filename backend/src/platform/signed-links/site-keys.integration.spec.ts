import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { Database } from '../database/database.js';
import { SignedLinks } from './signed-links.js';
import { parseSiteKeys } from '../config/site-key-rules.js';
import { openSiteKeys, SiteKeys } from './site-keys.js';

describe('SiteKeys', () => {
  let shop: RunningShop;
  let folder: string;
  let file: string;

  beforeAll(async () => {
    shop = await openShop();
    folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-keys-'));
    file = path.join(shop.configuration.dataDir, 'site-keys');
  });
  afterAll(async () => {
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const open = (siteKeys: Parameters<typeof openSiteKeys>[0]['siteKeys']) =>
    openSiteKeys({ siteKeys }, shop.app.get(Database));
  const keysIn = async (name: string) => parseSiteKeys(await readFile(name, 'utf8')) ?? [];

  it('keeps keys in a private file, not in the database', async () => {
    const [key] = await keysIn(file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const { rows: tables } = await shop.pool.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT LIKE 'pg\\_%'`,
    );
    const texts = await Promise.all(
      tables.map(async ({ name }) => (await shop.pool.query(`SELECT t::text AS row FROM ${name} t`)).rows),
    );
    const dump = JSON.stringify(texts);
    expect(dump).toContain('Finding Peace');
    expect(dump).toContain(key?.id);
    expect(dump).not.toContain(key?.secret);
    expect((await shop.pool.query('SELECT key FROM signing_keys')).rows).toEqual([]);
  });

  it('rejects a process with other keys', async () => {
    const elsewhere = path.join(folder, 'site-keys');
    await expect(open({ file: elsewhere })).rejects.toThrow(`is not in ${elsewhere}. All processes`);
    await expect(stat(elsewhere)).rejects.toThrow('ENOENT');
    const keys = parseSiteKeys('x'.repeat(43)) ?? [];
    await expect(open({ keys })).rejects.toThrow('is not in SITE_KEYS');
    expect(await (await open({ keys: await keysIn(file) })).all()).toEqual(await keysIn(file));
  });

  it('follows changes of the file, and keeps the last keys if it is damaged or missing', async () => {
    const links = shop.app.get(SignedLinks);
    const good = await readFile(file, 'utf8');
    const token = await links.token('confirm', 'ruth');
    await writeFile(file, 'not a key\n');
    expect(await links.read('confirm', token)).toBe('ruth');
    await expect(open({ file })).rejects.toThrow(`cannot be read: ${file} is not a file of keys.`);
    await rm(file);
    expect(await links.token('confirm', 'ruth')).toBe(token);
    await writeFile(file, good.replace(/^(?!#)/m, `${'n'.repeat(43)}\n`));
    expect(await links.token('confirm', 'ruth')).not.toBe(token);
    expect(await links.read('confirm', token)).toBe('ruth');
    expect(await shop.app.get(SiteKeys).all()).toHaveLength(2);
    await writeFile(file, good);
  });

  it('creates one key if several processes start for the first time', async () => {
    await shop.pool.query('DELETE FROM site_keys');
    const fresh = path.join(folder, 'new', 'site-keys');
    const opened = await Promise.all([1, 2, 3, 4].map(() => open({ file: fresh })));
    const [key] = await keysIn(fresh);
    for (const keys of opened) expect(await keys.all()).toEqual([key]);
    expect((await shop.pool.query('SELECT id FROM site_keys')).rows).toEqual([{ id: key?.id }]);
  });
});
