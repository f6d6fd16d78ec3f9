import { readFile } from 'node:fs/promises';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { videos } from '@lectern/catalogue';

import { ApiSession, OWNER } from '../../testing/api-session.js';
import { eventually } from '../../testing/eventually.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { signInOwner } from '../../testing/staff-sessions.js';
import type { SectionDto } from '../content-values/content-values.dto.js';
import { ShownContent } from '../content-values/shown-content.js';
import type { OwnerFilmDto } from './films.dto.js';

const CALLS = '/api/admin/films';
const FILMS = '/api/admin/content/sections/films';
const MP4 = new URL('../../../../content/films/starting-over-trailer.mp4', import.meta.url);
const CAPTIONS = 'WEBVTT\n\n00:01.000 --> 00:04.000\nHello.\n';
const TRAILER = '/highlights/starting-over-trailer';

interface Part {
  type: string;
  bytes: Buffer;
}

function partsOf(film: Buffer): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < film.length;) {
    const size = film.readUInt32BE(at);
    parts.push({ type: film.toString('latin1', at + 4, at + 8), bytes: film.subarray(at, at + size) });
    at += size;
  }
  return parts;
}

/** As phones record: positions are those of pictures that precede the index. */
function withIndexLast(film: Buffer): Buffer {
  const parts = partsOf(film);
  const index = Buffer.from(parts.find(({ type }) => type === 'moov')?.bytes ?? []);
  for (let at = index.indexOf('stco'); at >= 0; at = index.indexOf('stco', at + 4)) {
    const count = index.readUInt32BE(at + 8);
    for (let entry = 0; entry < count; entry += 1) {
      const place = at + 12 + 4 * entry;
      index.writeUInt32BE(index.readUInt32BE(place) - index.length, place);
    }
  }
  return Buffer.concat([...parts.filter(({ type }) => type !== 'moov').map(({ bytes }) => bytes), index]);
}

const replaced = (film: Buffer, from: string, to: string): Buffer => {
  const copy = Buffer.from(film);
  for (let at = copy.indexOf(from); at >= 0; at = copy.indexOf(from, at + 1)) copy.write(to, at, 'latin1');
  return copy;
};

let shop: RunningShop;
let owner: ApiSession;
let film: Buffer;
beforeAll(async () => {
  film = await readFile(MP4);
  shop = await openShop(OWNER);
  owner = await signInOwner(shop);
  await shop.app.get(ShownContent).open();
});
afterAll(() => shop.stop());

async function upload(content: Buffer, name = 'Film.mp4') {
  const form = new FormData();
  form.append('files', new File([new Uint8Array(content)], name));
  return owner.post<OwnerFilmDto & { code?: string; detail?: string }>(CALLS, form);
}

async function draft(changes: { pointer: string; value?: unknown }[]) {
  const { body } = await owner.get<SectionDto>(FILMS);
  const placed = changes.map((change) => ({ file: 'videos.json', ...change }));
  const saved = await owner.put<SectionDto>(`${FILMS}/draft`, { revision: body.revision, changes: placed });
  expect(saved.status).toBe(200);
  return owner.post<SectionDto & { errors?: { message: string }[] }>(`${FILMS}/publish`, {
    revision: saved.body.revision,
  });
}

/** Of visitors. */
const trailer = () => videos.highlights.find(({ id }) => id === 'starting-over-trailer');

describe('Films that the owner uploads', () => {
  it('are stored once, and served in ranges that can be cached', async () => {
    const { status, body } = await upload(film);
    expect([status, body]).toMatchObject([201, { fileName: 'Film.mp4', durationMs: 105_000, isUsed: false }]);
    expect((await upload(film, 'Again.mp4')).body.id).toBe(body.id);
    const answer = await fetch(shop.url + body.address, { headers: { range: 'bytes=4-11' } });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    expect(answer.headers.get('content-range')).toBe(`bytes 4-11/${film.length}`);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.text()).toBe('ftypisom');
    expect((await fetch(`${shop.url}/api/films/${body.id}/00000000.mp4`)).status).toBe(404);
    expect((await owner.delete(`${CALLS}/${body.id}`)).status).toBe(204);
    expect((await fetch(shop.url + body.address)).status).toBe(404);
  });

  it('start at once although their index is at the end', async () => {
    const { status, body } = await upload(withIndexLast(film));
    expect(status).toBe(201);
    const stored = Buffer.from(await (await fetch(shop.url + body.address)).arrayBuffer());
    const types = partsOf(stored).map(({ type }) => type);
    expect(types.indexOf('moov')).toBeLessThan(types.indexOf('mdat'));
    const [before, after] = [film, stored].map((each) => partsOf(each).find(({ type }) => type === 'moov'));
    expect(after?.bytes.equals(before?.bytes ?? Buffer.alloc(0))).toBe(stored.length === film.length);
  });

  it.each([
    ['of 0 bytes', () => Buffer.alloc(0), 'is empty'],
    ['that is a text', () => Buffer.from('A long text, but no film.'), 'isn’t an MP4 film'],
    ['that is a MOV', () => replaced(film, 'ftypisom', 'ftypqt  '), 'is a QuickTime film (MOV)'],
    ['that ends too early', () => film.subarray(0, film.length - 1_000), 'is damaged or incomplete'],
    [
      'with broken boxes',
      () => Buffer.concat([film.subarray(0, 60), Buffer.alloc(5_000, 0xff)]),
      'is damaged',
    ],
    ['in HEVC', () => replaced(film, 'avc1', 'hvc1'), 'such as HEVC'],
    ['with other sound', () => replaced(film, 'mp4a', 'ac-3'), 'Please export it with AAC'],
    ['without pictures', () => replaced(film, 'vide', 'text'), 'has sound only'],
  ])('are refused if it is a file %s', async (_, content, message) => {
    const { status, body } = await upload(content());
    expect([status, body.detail]).toEqual([400, expect.stringContaining(message)]);
  });

  it('are shown on the site, and cannot be deleted while they are', async () => {
    const { body } = await upload(film);
    const changes = [
      { pointer: `${TRAILER}/film`, value: { film: body.id } },
      { pointer: `${TRAILER}/captions`, value: CAPTIONS },
    ];
    expect((await draft(changes)).status).toBe(200);
    await eventually('visitors see it', async () => trailer()?.videoUrl === body.address);
    const { body: films } = await owner.get<OwnerFilmDto[]>(CALLS);
    expect(films.find(({ id }) => id === body.id)).toMatchObject({ isUsed: true });
    const refused = await owner.delete<{ detail: string }>(`${CALLS}/${body.id}`);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'FILMS.USED' }]);

    await shop.pool.query('DELETE FROM owner_films WHERE id = $1', [body.id]);
    const again = await draft([{ pointer: `${TRAILER}/title`, value: 'Starting over, again' }]);
    expect(again.status).toBe(200);
    await eventually('visitors see it', async () => trailer()?.title === 'Starting over, again');
    expect(trailer()?.videoUrl).toBe('/objects/digital-files/starting-over-trailer.mp4');
    expect((await owner.post(`${FILMS}/reset`, {})).status).toBe(200);
  });

  it('are published with captions alone that can be read, and with a link that leads to a site', async () => {
    const { body } = await upload(film);
    const fault = `${CAPTIONS}\n00:05.000 --> 00:06.000\nTwo\n\n00:07.000 --> 00:08.000\nThree\n\n0:09 -> 0:10\nFour\n`;
    const captions = await draft([
      { pointer: `${TRAILER}/film`, value: { film: body.id } },
      { pointer: `${TRAILER}/captions`, value: fault },
    ]);
    expect(captions.status).toBe(422);
    expect(captions.body.errors?.[0]?.message).toContain('line 12 must be a time');
    const link = await draft([{ pointer: `${TRAILER}/link`, value: 'javascript:alert(1)' }]);
    expect(link.status).toBe(422);
    expect(link.body.errors?.[0]?.message).toContain('must be a link that begins with https://');
    const gone = '3f0c2f0e-0000-4000-8000-000000000001';
    const unknown = await draft([{ pointer: `${TRAILER}/film`, value: { film: gone } }]);
    expect(unknown.body.errors?.map(({ message }) => message).join()).toContain('not among your films');
  });
});
