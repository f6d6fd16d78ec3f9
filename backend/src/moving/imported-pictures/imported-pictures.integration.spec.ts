import { randomUUID } from 'node:crypto';
import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { Database } from '../../platform/database/database.js';
import { PictureUploads } from '../../publishing/index.js';
import { blackPng } from '../../testing/pictures-admin.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ImportedPictures } from './imported-pictures.js';
import { PublicAddresses } from './public-addresses.js';

/** Loopback address that these tests treat as public. */
const PUBLIC = '127.0.0.2';

describe('Pictures of imported texts', () => {
  let shop: RunningShop;
  let pictures: ImportedPictures;
  let site: http.Server;
  let origin: string;
  let asked: string[];
  let answer: RequestListener;
  let batch: { id: string; who: string };
  let width = 0;

  beforeAll(async () => {
    shop = await openShop();
    pictures = shop.app.get(ImportedPictures);
    shop.app.get(PublicAddresses).inTests.set(PUBLIC, []);
    site = http.createServer((request, response) => {
      asked.push(request.url ?? '');
      answer(request, response);
    });
    await new Promise<void>((resolve) => void site.listen(0, PUBLIC, resolve));
    origin = `http://${PUBLIC}:${(site.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    site.closeAllConnections();
    site.close();
    await shop.stop();
  });
  beforeEach(async () => {
    asked = [];
    pictures.limits = {};
    await shop.pool.query('DELETE FROM import_batches; DELETE FROM pictures');
    batch = await newBatch();
    width = 10;
    // Each address has another picture.
    const known = new Map<string, Buffer>();
    answer = ({ url = '' }, response) => {
      if (url.includes('missing')) return void response.writeHead(404).end();
      if (!known.has(url)) known.set(url, blackPng((width += 1), 10));
      response.end(known.get(url));
    };
  });

  async function newBatch() {
    const id = randomUUID();
    await shop.pool.query(
      `INSERT INTO import_batches (id, kind, state, files, inspection, options, counts, who)
       VALUES ($1, 'articles', 'done', '[]', '{}', '{}', '{}', 'Eleanor')`,
      [id],
    );
    return { id, who: 'Eleanor' };
  }
  const wanted = (...names: string[]) =>
    names.map((name) => ({ src: `${origin}/${name}`, fallbacks: [] as string[], alt: `The ${name}` }));
  const found = async ({ id } = batch) => {
    const srcs = await shop.pool.query<{ src: string }>('SELECT DISTINCT src FROM imported_pictures');
    const manager = shop.app.get(Database).manager;
    return pictures.find(
      manager,
      id,
      srcs.rows.map(({ src }) => src),
    );
  };
  const library = async () =>
    (await shop.pool.query<{ alt: string }>('SELECT alt FROM pictures ORDER BY alt')).rows.map(
      ({ alt }) => alt,
    );
  const names = (count: number) => Array.from({ length: count }, (_, at) => `${at}.png`);

  it('come into the library with their descriptions, once', async () => {
    await pictures.fetch(batch, wanted('a.png', 'b.png', 'a.png', 'missing.png'));
    await pictures.fetch(batch, wanted('a.png', 'b.png', 'missing.png'));
    expect(asked.sort()).toEqual(['/a.png', '/b.png', '/missing.png']);
    expect(await library()).toEqual(['The a.png', 'The b.png']);
    const results = await found();
    expect(results.get(`${origin}/a.png`)).toEqual({ id: expect.stringMatching(/^[0-9a-f]{16,}$/) });
    expect(results.get(`${origin}/missing.png`)).toEqual({ failure: 'MISSING' });
  });

  it('are not fetched again for another import, except those that did not come', async () => {
    await pictures.fetch(batch, wanted('a.png', 'missing.png'));
    const second = await newBatch();
    await pictures.fetch(second, wanted('a.png', 'missing.png'));
    expect(asked.sort()).toEqual(['/a.png', '/missing.png', '/missing.png']);
    expect((await found(second)).get(`${origin}/a.png`)).toHaveProperty('id');
  });

  it('come from their other addresses, or from the export', async () => {
    const [large] = wanted('missing.png');
    if (!large) throw new Error('no picture');
    await pictures.fetch(
      batch,
      [
        { ...large, fallbacks: [`${origin}/small.png`] },
        { src: 'zip:content/a.png', fallbacks: [], alt: 'In the zip' },
        { src: 'zip:content/none.png', fallbacks: [], alt: '' },
      ],
      async (name) => (name === 'content/a.png' ? Readable.from([blackPng(7, 7)]) : undefined),
    );
    expect(await library()).toEqual(['In the zip', 'The missing.png']);
    expect((await found()).get('zip:content/none.png')).toEqual({ failure: 'MISSING' });
  });

  it('are missing with a reason if their site sends something else', async () => {
    answer = (_, response) => void response.end('<html>Please sign in</html>');
    await pictures.fetch(batch, wanted('a.png'));
    expect((await found()).get(`${origin}/a.png`)).toEqual({ failure: 'NO_PICTURE' });
  });

  it('of a site that never answers are skipped after a while', async () => {
    pictures.limits = { timeoutMs: 100 };
    answer = () => undefined;
    await pictures.fetch(batch, wanted(...names(20)));
    const failures = [...(await found()).values()].map((result) =>
      'failure' in result ? result.failure : '',
    );
    expect(failures.filter((failure) => failure === 'SILENT').length).toBeGreaterThan(10);
    const before = asked.length;
    await pictures.fetch(batch, wanted('later.png'));
    expect(asked).toHaveLength(before);
  });

  it('continue after a crash in the middle, with nothing doubled', async () => {
    const uploads = shop.app.get(PictureUploads);
    const receive = uploads.receive.bind(uploads);
    let count = 0;
    uploads.receive = async (...given) => {
      const id = await receive(...given);
      if ((count += 1) === 8) throw new Error('killed');
      return id;
    };
    await expect(pictures.fetch(batch, wanted(...names(20)))).rejects.toThrow('killed');
    uploads.receive = receive;
    const done = (await found()).size;
    expect(done).toBeLessThan(20);
    const before = asked.length;
    await pictures.fetch(batch, wanted(...names(20)));
    expect(asked.length - before).toBe(20 - done);
    expect(await library()).toHaveLength(20);
    expect((await found()).size).toBe(20);
  });

  it('are one each if two runs fetch them at once', async () => {
    await Promise.all([
      pictures.fetch(batch, wanted(...names(8))),
      pictures.fetch(batch, wanted(...names(8))),
    ]);
    expect(await library()).toHaveLength(8);
    const ids = [...(await found()).values()].map((result) => ('id' in result ? result.id : ''));
    expect(new Set(ids).size).toBe(8);
  });
});
