import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { affectingLibraries, openCatalogue } from './open-catalogue.js';
import { type Places, placesOf } from './places.js';
import { copyContent, type ContentCopy, realRoot } from './testing/content-copy.js';

describe('opening the catalogue', () => {
  let content: ContentCopy;
  let places: Places;
  const keptFile = async () => {
    const names = await readdir(places.cacheFolder);
    return join(places.cacheFolder, names.find((name) => name.endsWith('.json')) ?? 'nothing');
  };

  beforeAll(async () => {
    content = await copyContent();
    places = placesOf({ CONTENT_DIR: content.folder, DATA_DIR: join(content.root, 'data') });
  });
  afterEach(() => content.restore());
  afterAll(() => content.remove());

  it('uses the cache until a file changes', async () => {
    const first = await openCatalogue(places);
    expect(first.site.name).not.toBe('Quiet Books');
    const kept = await keptFile();
    const marked = (await readFile(kept, 'utf8')).replaceAll(first.site.name, 'What was kept');
    await writeFile(kept, marked);
    expect((await openCatalogue(places)).site.name).toBe('What was kept');
    await content.set('content/site.json', 'name', 'Quiet Books');
    expect((await openCatalogue(places)).site.name).toBe('Quiet Books');
  });

  it('watches every library that reading the content uses', async () => {
    const names = await readdir(import.meta.dirname, { recursive: true });
    const sources = names.filter((name) => name.endsWith('.ts') && !/\.spec\.ts$|^testing\//.test(name));
    const used = new Set<string | undefined>();
    for (const name of sources)
      for (const [, library] of (await readFile(join(import.meta.dirname, name), 'utf8')).matchAll(
        /from '@lectern\/([a-z-]+)/g,
      ))
        used.add(library);
    expect(affectingLibraries).toEqual(expect.arrayContaining([...used]));
  });

  it('reads the content again if the cache is damaged or missing, with the same result', async () => {
    const first = await openCatalogue(places);
    await writeFile(await keptFile(), '{"stamp":');
    expect(await openCatalogue(places)).toEqual(first);
    await rm(places.cacheFolder, { recursive: true });
    expect(await openCatalogue(places)).toEqual(first);
  });

  it('reuses the pictures of its folder, and draws only new ones into the data folder', async () => {
    await content.rewrite('content/site/ornament.svg', (svg) => `${svg}<!-- another -->`);
    const { artwork, publicFiles } = await openCatalogue(places);
    const fileAt = (address: string) => publicFiles.find((each) => each.address === address)?.file;
    expect(fileAt(artwork.ornament ?? '')).toMatch(join(content.root, 'data/content/pictures'));
    expect(fileAt(artwork.socialImage)).toMatch(join(content.folder, 'made/pictures'));
  });

  it('reports a missing folder', async () => {
    const lost = placesOf({ CONTENT_DIR: join(content.root, 'lost') });
    await expect(openCatalogue(lost)).rejects.toThrow(
      `${lost.folder} is missing: CONTENT_DIR must name the folder of the content.`,
    );
  });
});

describe('the content paths', () => {
  it('default to those of this site', () => {
    expect(placesOf({ CONTENT_DIR: ' ' })).toEqual({
      folder: join(realRoot, 'content'),
      pictureFolders: [join(realRoot, 'content/made/pictures')],
      madeBooks: join(realRoot, 'content/made/books'),
      cacheFolder: join(realRoot, '.cache/content'),
    });
  });

  it('of another folder have no file in common with this site', () => {
    const { pictureFolders, madeBooks } = placesOf({ CONTENT_DIR: '/srv/jonas', DATA_DIR: '/data' });
    expect(pictureFolders).toEqual(['/data/content/pictures', '/srv/jonas/made/pictures']);
    expect(madeBooks).toBe('/srv/jonas/made/books');
  });
});
