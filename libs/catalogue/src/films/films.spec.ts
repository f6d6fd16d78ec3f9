import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';

import { readContent } from '../content/read-content.js';
import { PictureStore } from '../pictures/picture-store.js';
import { type ContentCopy, copyContent, smallContent } from '../testing/index.js';
import { exportContent } from '../values/export-content.js';
import { fitValues } from '../values/fit-values.js';
import type { OwnerLibrary } from '../values/owner-library.js';
import type { Json, OwnerValue } from '../values/owner-value.js';
import { checkValues, readFields, readWithValues } from '../values/read-with-values.js';

const FILM = '3f0c2f0e-0000-4000-8000-000000000001';
const captions = 'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nHello.\n';
const srt = '1\n00:00:01,000 --> 00:00:04,000\nHello.\n';

const value = (pointer: string, written: Json): OwnerValue => ({
  ...{ file: 'videos.json', pointer, value: written },
  base: null,
  schemaVersion: 1,
});

const added = (fields: Record<string, Json>): OwnerValue[] => {
  const said = {
    bookId: 'finding-peace',
    title: 'A talk',
    description: 'A talk about rest.',
    posterAlt: 'A lectern.',
    publishedOn: '2026-01-02',
    venue: 'A library',
    category: 'speaking',
    ...fields,
  };
  return Object.entries(said).map(([name, each]) => value(`/highlights/new-1/${name}`, each));
};

let copy: ContentCopy;
let library: OwnerLibrary;
beforeAll(async () => {
  copy = await copyContent();
  await rm(join(copy.folder, 'made'));
  const picture = join(copy.root, 'still.png');
  const photo = sharp({ create: { width: 800, height: 800, channels: 3, background: '#335577' } });
  await writeFile(picture, await photo.png().toBuffer());
  const file = join(copy.folder, 'films/finding-peace-trailer.mp4');
  library = {
    pictures: { '0123': picture },
    films: { [FILM]: { address: '/api/films/x/1.mp4', durationSeconds: 150, file } },
  };
});
afterAll(() => copy.remove());

const places = () => ({ folder: copy.folder, madeBooks: join(copy.folder, '../made') });
const film = { film: { film: FILM }, poster: { picture: '0123' }, captions: srt };

describe('A film of the owner’s', () => {
  it('is shown with its poster and captions, and its length is known', async () => {
    const store = new PictureStore([join(copy.root, 'drawn')]);
    const { catalogue, findings } = await readWithValues(places(), store, added(film), library);
    expect(findings).toEqual([]);
    expect(catalogue.videos.highlights).toHaveLength(4);
    const shown = catalogue.videos.highlights.at(-1);
    expect(shown).toMatchObject({ videoUrl: '/api/films/x/1.mp4', duration: '2:30', transcript: ['Hello.'] });
    expect(shown?.captionsUrl).toMatch(/^\/images\/film-new-1\.[0-9a-f]{8}\.vtt$/);
    expect(shown?.thumbnailUrl).toMatch(/^\/images\/film-new-1\.[0-9a-f]{8}\.jpg$/);
    const files = new Map(catalogue.publicFiles.map(({ address, file }) => [address, file]));
    expect(await readFile(files.get(shown?.captionsUrl ?? '') ?? '', 'utf8')).toBe(captions);
  });

  it('can be the first one of a site', async () => {
    const small = await smallContent('en');
    try {
      const first = added({ ...film, bookId: 'nordlicht' });
      expect(await checkValues(small.folder, [], first, library)).toEqual([]);
      const { content } = await fitValues(small.folder, first, library);
      expect(content.videos.highlights).toHaveLength(1);
    } finally {
      await small.remove();
    }
  });

  it('is a file of an exported folder, which reads the same', async () => {
    const target = join(copy.root, 'export');
    expect(await exportContent(copy.folder, added(film), target, library)).toEqual([]);
    const { videos } = await readContent(target);
    expect(videos.highlights.at(-1)?.video).toMatchObject({ id: 'new-1', title: 'A talk', duration: '2:30' });
    expect(videos.highlights.at(-1)?.film.cues).toHaveLength(1);
    const { width, height } = await sharp(join(target, 'films/new-1.jpg')).metadata();
    expect([width, height]).toEqual([960, 540]);
    expect(await readFile(join(target, 'videos.json'), 'utf8')).not.toMatch(/"(?:poster|captions|film)":/);
  });

  it('can be a link, which needs its length', async () => {
    const link = { link: 'https://youtu.be/abc', poster: { picture: '0123' }, duration: '1:05' };
    const store = new PictureStore([join(copy.root, 'drawn')]);
    const { catalogue, findings } = await readWithValues(places(), store, added(link), library);
    expect(findings).toEqual([]);
    const shown = catalogue.videos.highlights.at(-1);
    expect(shown).toMatchObject({ link: link.link, videoUrl: link.link, captionsUrl: '', transcript: [] });
    const target = join(copy.root, 'linked');
    expect(await exportContent(copy.folder, added(link), target, library)).toEqual([]);
    expect((await readContent(target)).videos.highlights.at(-1)?.film.link).toBe(link.link);
  });

  const longCaptions = `${captions}\n00:05.000 --> 00:06.000\nTwo\n\n00:07.000 --> 00:08.000\nThree\n\n0:09 -> 0:10\nFour\n`;
  it.each([
    [
      'without a film',
      'film',
      { ...film, film: '' },
      'must be a film that you upload, or else a link to one',
    ],
    ['that is gone', 'film', { ...film, film: { film: 'x' } }, 'is not among your films any more'],
    ['without a picture', 'poster', { ...film, poster: '' }, 'must be a picture of your library'],
    ['without words', 'captions', { ...film, captions: '' }, 'must not be empty, or else'],
    [
      'with a fault in its captions',
      'captions',
      { ...film, captions: longCaptions },
      'has a fault: line 12 must be a time',
    ],
    [
      'with a link that is none',
      'link',
      { ...film, film: '', link: 'javascript:alert(1)' },
      'must be a link',
    ],
  ])('is refused %s', async (_, field, fields, message) => {
    const found = await checkValues(copy.folder, [], added(fields), library);
    expect(found.length).toBeGreaterThan(0);
    expect(found.map((each) => each.message).join()).toContain(message);
    expect(found.every(({ pointer }) => pointer.startsWith('/highlights/new-1/'))).toBe(true);
    expect(new Set(found.map(({ cause, pointer }) => cause ?? pointer))).toEqual(
      new Set([`/highlights/new-1/${field}`]),
    );
  });

  it('replaces the film of an entry, whose captions it does not keep', async () => {
    const at = '/highlights/finding-peace-trailer';
    const replaced = [value(`${at}/film`, { film: FILM }), value(`${at}/captions`, captions)];
    expect(await checkValues(copy.folder, [], replaced, library)).toEqual([]);
    const [refused] = await checkValues(copy.folder, [], replaced.slice(0, 1), library);
    expect(refused?.message).toContain('must not be empty');
  });

  it('has fields in the form although the content leaves them out', async () => {
    const { fields } = await readFields(copy.folder, []);
    const found = fields.filter(({ pointer }) => pointer.startsWith('/highlights/fresh-start-preview/'));
    const kinds = Object.fromEntries(found.map(({ pointer, kind }) => [pointer.split('/').at(-1), kind]));
    expect(kinds).toMatchObject({
      ...{ film: 'film', link: 'link', poster: 'picture', captions: 'captions', transcript: 'paragraph' },
      ...{ bookId: 'choice', isInformation: 'boolean' },
    });
  });

  it('has the captions of the folder in the form, until its film is replaced', async () => {
    const at = '/highlights/finding-peace-trailer';
    const shown = async (values: OwnerValue[]) => {
      const { fields, base } = await readFields(copy.folder, values, { library });
      return [fields, base].map((each) => each.find(({ pointer }) => pointer === `${at}/captions`)?.value);
    };
    const file = await readFile(join(copy.folder, 'films/finding-peace-trailer.vtt'), 'utf8');
    expect(await shown([])).toEqual([file, file]);
    expect(await shown([value(`${at}/captions`, captions)])).toEqual([captions, file]);
    const replaced = [value(`${at}/film`, { film: FILM }), value(`${at}/transcript`, 'Hello.')];
    expect(await shown(replaced)).toEqual([null, null]);
  });
});
