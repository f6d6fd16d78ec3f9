import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

import { OWNER, ApiSession } from '../../testing/api-session.js';
import { eventually } from '../../testing/eventually.js';
import { FakeS3 } from '../../testing/fake-s3.js';
import { halves, PicturesAdmin, blackPng } from '../../testing/pictures-admin.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { signInHelper, signInOwner } from '../../testing/staff-sessions.js';
import { ChangeFeed } from '../../platform/events/change-feed.js';
import { emptyArticle } from '../articles/article-value.js';
import { Database } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { PictureProcessing } from './picture-processing.js';
import { expirePictures } from './pictures.jobs.js';
import { PICTURES_CHANGED } from './pictures.js';

let shop: RunningShop;
let admin: PicturesAdmin;
let visitor: ApiSession;

beforeAll(async () => {
  shop = await openShop(OWNER);
  admin = new PicturesAdmin(await signInOwner(shop));
  visitor = new ApiSession(shop);
});
afterAll(() => shop.stop());

const bytesOf = async (address: string, of = shop) =>
  Buffer.from(await (await fetch(of.url + address)).arrayBuffer());
const stored = async () => (await shop.pool.query('SELECT id FROM pictures ORDER BY id')).rows;
const color = async (picture: Sharp, left: number, top: number) =>
  [...(await picture.extract({ left, top, width: 1, height: 1 }).raw().toBuffer())].map((value) =>
    Math.round(value / 64),
  );

const PLACE = { IFD0: { Copyright: 'Eleanor' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 57/1 0/1' } };

describe('A photo', () => {
  it('is turned, converted to sizes, and loses its metadata, places too', async () => {
    const photo = await halves(800, 400).withExif(PLACE).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(photo.toString('latin1')).toMatch(/Exif[^]*Eleanor/);
    const picture = await admin.uploadWhole(photo, 'IMG 1.jpg');
    expect(picture).toMatchObject({
      state: 'ready',
      kind: 'jpeg',
      width: 400,
      height: 800,
      fallback: 'jpg',
      alt: '',
    });
    expect(picture.widths).toEqual([360, 400]);
    const stored = await shop.pool.query('SELECT dominant_color FROM pictures WHERE id = $1', [picture.id]);
    expect(stored.rows[0].dominant_color).toMatch(/^#[0-9a-f]{6}$/);
    for (const name of ['360.avif', '360.webp', '400.avif', '400.webp', 'original.jpg']) {
      const file = await bytesOf(`${picture.address}/${name}`);
      const { width = 0, height = 0, orientation, exif, xmp, iptc, icc } = await sharp(file).metadata();
      expect([name, height / width, orientation, exif, xmp, iptc, icc]).toEqual([
        name,
        2,
        ...Array(5).fill(undefined),
      ]);
      expect(file.toString('latin1')).not.toMatch(/Exif|Eleanor|GPS/);
      // Turned clockwise: the red left half is on top.
      expect(await color(sharp(file), width / 2, 40)).toEqual([4, 0, 0]);
      expect(await color(sharp(file), width / 2, height - 40)).toEqual([0, 0, 4]);
    }
  });

  it('is served for ever, conditionally, in parts, and only by the names of its files', async () => {
    const { address } = await admin.uploadWhole(await halves(380, 20).png().toBuffer());
    const file = await visitor.get(`${address}/360.webp`);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const again = { 'if-none-match': file.headers.get('etag') ?? '' };
    expect((await visitor.get(`${address}/360.webp`, again)).status).toBe(304);
    const part = await visitor.get(`${address}/360.avif`, { range: 'bytes=4-7' });
    expect([part.status, part.body]).toEqual([206, 'ftyp']);
    for (const name of [
      'upload',
      '720.webp',
      '360.jpg',
      'original.png',
      'original.svg',
      '..%2Fupload',
      '0360.webp',
    ])
      expect([name, (await visitor.get(`${address}/${name}`)).status]).toEqual([name, 404]);
    expect((await visitor.get('/pictures/x/360.webp')).status).toBe(404);
  });

  it('with transparency keeps it; an animation stays animated', async () => {
    const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer();
    expect(await admin.uploadWhole(clear)).toMatchObject({ fallback: 'png', widths: [40] });
    const frames = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
        sharp({ create: { width: 30, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 200, 300] })
      .toBuffer();
    const animation = await admin.uploadWhole(gif, 'wave.gif');
    expect(animation).toMatchObject({ fallback: 'gif', widths: [], width: 30, height: 30 });
    const served = await sharp(await bytesOf(`${animation.address}/original.gif`), {
      animated: true,
    }).metadata();
    expect([served.pages, served.delay]).toEqual([3, [100, 200, 300]]);
  });

  it('is one picture, however often and by how many it is uploaded at once', async () => {
    const photo = await halves(60, 31).png().toBuffer();
    const answers = await Promise.all([1, 2, 3].map((each) => admin.upload(photo, `copy ${each}.png`)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    const { id, fileName } = await admin.uploadWhole(photo, 'another name.png');
    expect(fileName).toMatch(/^copy \d\.png$/);
    expect((await admin.list()).filter((each) => each.id === id)).toHaveLength(1);
    const { rows } = await shop.pool.query(`SELECT count(*)::int FROM audit_log WHERE subject_id = $1`, [id]);
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe('Several photos at once', () => {
  it('are all converted, one after another', async () => {
    const photos = await Promise.all([61, 62, 63].map((width) => halves(width, 20).png().toBuffer()));
    const pictures = await Promise.all(photos.map((photo) => admin.uploadWhole(photo)));
    expect(pictures.map(({ state, width }) => [state, width])).toEqual([
      ['ready', 61],
      ['ready', 62],
      ['ready', 63],
    ]);
  });
});

describe('A drawing (SVG)', () => {
  const DRAWING =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="9" height="9"/><metadata>Bern</metadata></svg>';

  it('is served clean, under a policy that runs nothing', async () => {
    const { address, ...picture } = await admin.uploadWhole(DRAWING, 'map.svg');
    expect(picture).toMatchObject({ kind: 'svg', width: 40, height: 20, widths: [], fallback: 'svg' });
    const { headers } = await visitor.get(`${address}/original.svg`);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect((await bytesOf(`${address}/original.svg`)).toString()).not.toContain('Bern');
  });

  it('with a script or an outside reference is rejected with a sentence', async () => {
    const attack = (content: string) => admin.upload(DRAWING.replace('<rect', `${content}<rect`), 'map.svg');
    expect((await attack('<script/>')).body.detail).toBe(
      '“map.svg” contains a script. Please export the drawing without it.',
    );
    expect((await attack('<image href="//example.com/a.png"/>')).body.detail).toMatch(
      /^“map.svg” loads something/,
    );
  });
});

describe('A bad upload', () => {
  it.each<[string, () => Buffer | string | Promise<Buffer>, string, number, RegExp]>([
    [
      'a program',
      () => 'MZ\x90\0\x03 This program cannot be run',
      'photo.jpg',
      400,
      /^“photo.jpg” isn’t a picture/,
    ],
    ['a web page', () => '<!doctype html><svg></svg>', 'photo.svg', 400, /isn’t a picture/],
    ['HEIC', () => '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'IMG_1.heic', 400, /Apple’s HEIC format/],
    [
      'a PNG of 100 megapixels',
      () => blackPng(10_000, 10_000),
      'big.png',
      413,
      /^“big.png” has too many pixels/,
    ],
    ['a decompression bomb', () => blackPng(16_000, 16_000), 'bomb.png', 413, /too many pixels/],
    ['a side that is too long', () => blackPng(20_000, 2), 'long.png', 413, /16383 pixels for each side/],
    ['only a start', () => '\xff\xd8\xff\xe0', 'cut.jpg', 400, /damaged or incomplete/],
    ['nothing', () => '', 'empty.png', 400, /isn’t a picture/],
  ])(
    'of %s is rejected with one sentence and stores nothing',
    async (_what, content, name, status, sentence) => {
      const before = await stored();
      const bytes = await content();
      const answer = await admin.upload(
        typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes,
        name,
      );
      expect([answer.status, answer.body.detail]).toEqual([status, expect.stringMatching(sentence)]);
      expect(await stored()).toEqual(before);
    },
  );

  it('is shown as failed if its pixels are damaged', async () => {
    const photo = await halves(300, 300).png({ compressionLevel: 0 }).toBuffer();
    const picture = await admin.uploadWhole(photo.subarray(0, 20_000), 'cut.png');
    expect(picture).toMatchObject({
      state: 'failed',
      failure: expect.stringMatching(/damaged/),
      thumbnailUrl: null,
    });
  });

  it('leaves nothing if it is aborted in the middle', async () => {
    const before = await stored();
    const { port, hostname } = new URL(shop.url);
    const socket = connect(Number(port), hostname);
    const head = `POST /api/admin/pictures HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${admin.staff.cookie}\r\n`;
    const part = '--b\r\ncontent-disposition: form-data; name="files"; filename="a.jpg"\r\n\r\n\xff\xd8\xff';
    socket.write(
      `${head}content-type: multipart/form-data; boundary=b\r\ncontent-length: 999999\r\n\r\n${part}`,
      'latin1',
    );
    const folder = path.join(shop.configuration.dataDir, 'uploads');
    const running = async () => (await readdir(folder)).length;
    await eventually('the upload to start', async () => (await running()) > 0);
    socket.destroy();
    await eventually('the upload to end', async () => (await running()) === 0);
    expect(await stored()).toEqual(before);
  });
});

describe('The library', () => {
  it('is searched by name and description, and lists pictures without one', async () => {
    const { id } = await admin.uploadWhole(await halves(50, 50).png().toBuffer(), 'Château.png');
    expect((await admin.change(id, { alt: ' A café in Lyon ', focusX: 0.25 })).body).toMatchObject({
      ...{ alt: 'A café in Lyon', focusX: 0.25, focusY: 0.5, version: 2 },
    });
    for (const word of ['chateau', 'CAFE'])
      expect((await admin.list(`?query=${word}`)).map((each) => each.id)).toEqual([id]);
    expect((await admin.list('?alt=missing')).some((each) => each.id === id)).toBe(false);
  });

  it('saves one of two changes, and rejects invalid ones', async () => {
    const { id } = await admin.uploadWhole(await halves(51, 50).png().toBuffer());
    const both = await Promise.all([admin.change(id, { alt: 'One' }), admin.change(id, { alt: 'Two' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await admin.change(id, { alt: 'Three' })).body.detail).toMatch(/^Someone changed this picture/);
    expect((await admin.change(id, { version: 2, focusX: 1.1 })).status).toBe(400);
    expect((await admin.change(id, { version: 2, alt: 'a\nb' })).status).toBe(400);
    expect((await admin.change('unknown', {})).status).toBe(404);
  });

  it('moves a picture to the bin, where it is not served, and back', async () => {
    const { id, address, thumbnailUrl } = await admin.uploadWhole(await halves(52, 50).png().toBuffer());
    await admin.remove(id);
    expect((await visitor.get(`${address}/52.webp`)).status).toBe(404);
    expect((await admin.staff.get(thumbnailUrl ?? '')).status).toBe(200);
    expect((await admin.list('?bin=true')).map((each) => each.id)).toEqual([id]);
    expect((await admin.change(id, {})).body.detail).toMatch(/in the bin, where it’s kept for 30 days/);
    await admin.restore(id);
    expect((await visitor.get(`${address}/52.webp`)).status).toBe(200);
    await admin.remove(id);
    // The same picture again takes it out of the bin.
    await admin.uploadWhole(await halves(52, 50).png().toBuffer());
    expect((await visitor.get(`${address}/52.webp`)).status).toBe(200);
  });

  it('deletes a picture and its files 30 days after it was removed', async () => {
    const photo = await halves(53, 50).png().toBuffer();
    const { id } = await admin.uploadWhole(photo);
    await admin.remove(id);
    const jobs = shop.app.get(PictureProcessing);
    const folder = path.join(shop.configuration.dataDir, 'files/pictures', id);
    const expire = async (age: string) => {
      await shop.pool.query(`UPDATE pictures SET binned_at = now() - $2::interval WHERE id = $1`, [id, age]);
      const database = shop.app.get(Database);
      await database.transaction(() => shop.app.get(Outbox).enqueue(expirePictures, {}));
      await new ShopBooks(shop).allWorkIsDone();
    };
    // An upload that a crash cut off long ago.
    await shop.pool.query(
      `INSERT INTO pictures (id, file_name, kind, state, width, height, size_bytes, changed_at)
       VALUES (repeat('a', 32), 'a.png', 'png', 'receiving', 1, 1, 1, now() - interval '25 hours')`,
    );
    await expire('29 days');
    expect((await stored()).some((each) => each.id === 'a'.repeat(32))).toBe(false);
    expect((await admin.find(id)).status).toBe(200);
    await expire('31 days');
    expect((await admin.find(id)).status).toBe(404);
    expect(await readdir(folder).catch(() => [])).toEqual([]);
    // Nothing is left to do for a second run.
    await jobs.removeFiles({ id });
    expect((await admin.uploadWhole(photo)).state).toBe('ready');
  });

  it('shows the articles that use a picture, in a draft or published', async () => {
    const { id, address } = await admin.uploadWhole(await halves(54, 50).png().toBuffer());
    const body = { markdown: `![A hill](${address} "Here")` };
    const value = { ...emptyArticle, title: 'On Rest', slug: 'on-rest', excerpt: 'Why.', body };
    const article = { id: randomUUID() };
    await admin.staff.put(`/api/admin/articles/${article.id}/draft`, { revision: 0, value });
    const uses = async () => (await admin.find(id)).body.uses;
    expect(await uses()).toEqual([{ title: 'On Rest', path: `/site/articles/${article.id}` }]);
    await admin.staff.delete(`/api/admin/documents/${article.id}`);
    expect(await uses()).toEqual([]);
  });

  it('notifies pages of each change of a picture', async () => {
    const changes = shop.app.get(ChangeFeed);
    let count = 0;
    const unsubscribe = changes.subscribe(PICTURES_CHANGED, () => (count += 1));
    const isTold = (before: number) => eventually('the change', async () => count > before);
    const { id } = await admin.uploadWhole(await halves(56, 50).png().toBuffer());
    await isTold(0);
    for (const change of [
      () => admin.change(id, { alt: 'Hill' }),
      () => admin.remove(id),
      () => admin.restore(id),
    ]) {
      const before = count;
      await change();
      await isTold(before);
    }
    unsubscribe();
  });

  it('lets helpers upload and describe, and only the owner remove', async () => {
    const helper = new PicturesAdmin(await signInHelper(shop));
    const { id } = await helper.uploadWhole(await halves(55, 50).png().toBuffer());
    expect((await helper.change(id, { alt: 'Blue' })).status).toBe(200);
    expect([(await helper.remove(id)).status, (await helper.restore(id)).status]).toEqual([403, 403]);
    expect((await new PicturesAdmin(visitor).upload('x')).status).toBe(401);
  });
});

describe('Pictures in a bucket', () => {
  it('are complete after an upload and a job that were cut off', async () => {
    const bucket = await new FakeS3().open();
    const remote = await openShop({ ...OWNER, ...bucket.settings });
    try {
      const there = new PicturesAdmin(await signInOwner(remote));
      const photo = await halves(400, 200).png().toBuffer();
      bucket.faults.push(
        ...Array.from({ length: 5 }, () => ({ method: 'PUT', as: 'InternalError' as const })),
      );
      expect((await there.upload(photo)).status).toBeGreaterThanOrEqual(500);
      bucket.faults.length = 0;
      expect(await there.list()).toEqual([]);
      const { id, address } = await there.uploadWhole(photo);
      // A job that crashed after its files and before its row runs again.
      await remote.pool.query(`UPDATE pictures SET state = 'processing' WHERE id = $1`, [id]);
      await remote.app.get(StoredFiles).remove(`pictures/${id}/360.avif`);
      const close = await remote.app.get(PictureProcessing).makeSizes({ id });
      await close?.();
      expect((await there.find(id)).body).toMatchObject({ state: 'ready', widths: [360, 400] });
      const served = await sharp(await bytesOf(`${address}/360.avif`, remote)).metadata();
      expect([served.format, served.width]).toEqual(['heif', 360]);
    } finally {
      await remote.stop();
      await bucket.close();
    }
  });
});
