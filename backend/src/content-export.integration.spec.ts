import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fitValues, readFields } from '@lectern/catalogue/values';
import sharp from 'sharp';

import { StoredFiles } from './platform/storage/stored-files.js';
import { OWNER } from './testing/api-session.js';
import { openShop, type RunningShop } from './testing/running-shop.js';
import { startCommand } from './testing/site-command.js';
import { signInOwner } from './testing/staff-sessions.js';

const PICTURE = '0123456789abcdef0123456789abcdef';
const CHANGES = [
  { file: 'site.json', pointer: '/hero/heading', value: 'Begin again.' },
  { file: 'pages/about.json', pointer: '/words/questions/new-1/question', value: 'Do you sign books?' },
  { file: 'pages/about.json', pointer: '/words/questions/new-1/answer/new-2', value: 'Yes.' },
  { file: 'site/portrait', pointer: '', value: { picture: PICTURE } },
];

describe('npm run content:export', () => {
  let shop: RunningShop;
  let folder: string;

  beforeAll(async () => {
    shop = await openShop(OWNER);
    folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-export-'));
    const photo = path.join(folder, 'portrait.jpg');
    await sharp({ create: { width: 40, height: 50, channels: 3, background: '#884422' } }).toFile(photo);
    await shop.app.get(StoredFiles).keep(`pictures/${PICTURE}/original.jpg`, photo);
    await shop.pool.query(
      `INSERT INTO pictures (id, file_name, kind, state, width, height, size_bytes, fallback)
      VALUES ($1, 'portrait.jpg', 'jpeg', 'ready', 40, 50, 1, 'jpg')`,
      [PICTURE],
    );
  });
  afterAll(async () => {
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const run = async (...args: string[]) => (await startCommand(shop, 'content-export', ...args).ended).output;

  it('writes a folder that needs no values', async () => {
    const owner = await signInOwner(shop);
    const home = '/api/admin/content/sections/%2F';
    await owner.put(`${home}/draft`, { revision: 0, changes: CHANGES });
    expect((await owner.post(`${home}/publish`, { revision: 1 })).status).toBe(200);

    const target = path.join(folder, 'content');
    expect(await run(target)).toContain(`The content with ${CHANGES.length} changes`);
    const { content, findings } = await fitValues(target, []);
    expect(findings).toEqual([]);
    expect(content.site.hero.heading).toBe('Begin again.');
    const { fields } = await readFields(target, []);
    expect(fields.map(({ value }) => value)).toContain('Do you sign books?');
    expect(await readFile(path.join(target, 'site/portrait.jpg'))).toEqual(
      await readFile(path.join(folder, 'portrait.jpg')),
    );
  });

  it('writes into no folder that has files', async () => {
    await writeFile(path.join(folder, 'letter.txt'), 'mine');
    expect(await run(folder)).toContain(`${folder} is not empty.`);
    expect(await run()).toContain('npm run content:export -- <folder>');
  });
});
