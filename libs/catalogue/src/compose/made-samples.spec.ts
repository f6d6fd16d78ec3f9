import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readMadeSamples } from './made-samples.js';

describe('generated sample PDFs', () => {
  let folder = '';
  const sample = { publicPaths: ['attached/one.pdf', 'objects/one.json'], pages: 13, sizeBytes: 5 };
  const note = () => join(folder, 'samples.json');

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'made-samples-'));
    await mkdir(join(folder, 'public/attached'), { recursive: true });
    await writeFile(join(folder, 'public/attached/one.pdf'), 'words');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('have their page counts and pictured pages by address', async () => {
    await writeFile(note(), JSON.stringify([{ ...sample, interior: ['interiors/one-1.svg'] }]));
    const interior = [join(folder, 'interiors/one-1.svg')];
    expect([...(await readMadeSamples(note()))]).toEqual([['/attached/one.pdf', { pages: 13, interior }]]);
  });

  it('are rejected if a file is missing or differs from the index', async () => {
    const other = { ...sample, sizeBytes: 6 };
    const lost = { ...sample, publicPaths: ['attached/two.pdf'] };
    await writeFile(note(), JSON.stringify([other, lost]));
    const said = await readMadeSamples(note()).catch((error: unknown) => String(error));
    expect(said).toMatch(/one\.pdf has 5 bytes, but .* says 6: run `npm run assets` to make both again/);
    expect(said).toMatch(/two\.pdf is missing/);
  });

  it('have no page count if none were generated', async () => {
    expect((await readMadeSamples(join(folder, 'none.json'))).size).toBe(0);
  });
});
