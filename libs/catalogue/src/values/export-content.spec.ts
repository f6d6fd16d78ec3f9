import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';

import { readContent } from '../content/read-content.js';
import { type ContentCopy, copyContent } from '../testing/index.js';
import { exportContent, FolderNotEmpty } from './export-content.js';
import { fitValues } from './fit-values.js';
import { emptyLibrary } from './owner-library.js';
import type { Json, OwnerValue } from './owner-value.js';

const value = (file: string, pointer: string, written: Json): OwnerValue => ({
  ...{ file, pointer, value: written },
  base: null,
  schemaVersion: 1,
});

let copy: ContentCopy;
let portrait: string;
beforeAll(async () => {
  copy = await copyContent();
  await rm(join(copy.folder, 'made'));
  portrait = join(copy.root, 'portrait.jpg');
  const photo = sharp({ create: { width: 40, height: 50, channels: 3, background: '#884422' } });
  await writeFile(portrait, await photo.jpeg().toBuffer());
});
afterAll(() => copy.remove());

it('writes a folder that says the same without any value', async () => {
  const values = [
    value('site.json', '/hero/heading', 'Begin again.'),
    value('site.json', '/author/name', 'Ellen Marsh'),
    value('pages/order.json', '/meta/title', 'Your own order'),
    value('pages/about.json', '/words/questions', { order: ['start', 'new-1'] }),
    value('pages/about.json', '/words/questions/new-1/question', 'Do you sign books?'),
    value('pages/about.json', '/words/questions/new-1/answer/new-2', 'Yes.'),
    value('site/portrait', '', { picture: '0123' }),
    value('site/logo-dark', '', { picture: '0123' }),
  ];
  const target = join(copy.root, 'export');
  const library = { pictures: { '0123': portrait }, films: {} };
  expect(await exportContent(copy.folder, values, target, library)).toEqual([]);

  const { content } = await fitValues(copy.folder, values, library);
  expect(await readContent(target)).toEqual({
    ...content,
    portraitFile: undefined,
    logoFiles: { light: undefined, dark: join(target, 'site/logo-dark.jpg') },
  });
  expect(await readFile(join(target, 'site/portrait.jpg'))).toEqual(await readFile(portrait));
  const order = JSON.parse(await readFile(join(target, 'pages/order.json'), 'utf8')) as object;
  expect(order).toEqual({ meta: { title: 'Your own order' } });
  const site = await readFile(join(target, 'site.json'), 'utf8');
  expect(site).not.toContain('"sandboxBanner"');
});

it('refuses a folder that has files', async () => {
  await expect(exportContent(copy.folder, [], copy.folder, emptyLibrary)).rejects.toThrow(FolderNotEmpty);
});
