import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { FakeS3 } from '../testing/fake-s3.js';
import { readConfiguration } from '../platform/config/read-configuration.js';
import { S3StoredFiles } from '../platform/storage/stored-files.s3.js';
import { KEPT_MS, KEPT_RELEASES, MAX_RELEASES, releasesToKeep } from './kept-assets-rules.js';
import { KeptAssets } from './kept-assets.js';
import { type ResponseBody, sendBody } from './response-body.js';
import { prepareAsset } from './site-assets.js';
import { SitePages } from './site-pages.js';
import { SiteWidgets } from './site-widgets.js';

function settingsOf({ settings }: FakeS3) {
  const { s3 } = readConfiguration(settings, { mailFrom: 'a@example.com' });
  if (!s3) throw new Error('no S3 settings');
  return s3;
}

const DAY_MS = 24 * 60 * 60_000;

const script = (name: string) => `/assets/${name.padEnd(8, '0')}-${name.padEnd(8, '0')}.js`;
const picture = '/images/cover-640.0a1b2c3d.webp';
const widgetScript = '/widgets/shelf/assets/part-one00000.js';
const widgetEntry = '/widgets/shelf/assets/remoteEntry.js?v=0123456789ab';

/** Assets of a build with this name. */
function built(name: string, more: readonly string[] = []): Map<string, ResponseBody> {
  const addresses = [script(name), '/favicon.ico', picture, ...more];
  return new Map(
    addresses.map((file) => {
      const content = Buffer.from(`// ${name} `.repeat(100));
      const body = prepareAsset(
        { file: file.split('?')[0] ?? '', content, isForOtherOrigins: file.startsWith('/widgets/') },
        undefined,
      );
      if (!body) throw new Error(`${file} is not public.`);
      return [file, body];
    }),
  );
}

describe('Assets of earlier releases', () => {
  let dir: string;
  let server: Server;
  let url: string;
  let assets: KeptAssets;

  /** Simulates a restart with a new release. */
  const release = async (name: string, atMs: number, more: readonly string[] = []) => {
    assets = new KeptAssets(dir, undefined);
    await assets.keep(built(name, more), atMs);
  };
  const storedFiles = async () => {
    const files = await readdir(path.join(dir, 'files'), { recursive: true, withFileTypes: true });
    return files
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => path.join('/', path.relative(path.join(dir, 'files'), parentPath), name))
      .sort();
  };
  const status = async (address: string) => (await fetch(url + address)).status;

  beforeEach(async () => {
    dir = path.join(await mkdtemp(path.join(tmpdir(), 'kept-assets-')), 'kept');
    server = createServer((request, response) => {
      const body = assets.find(request.url ?? '');
      if (body) sendBody(body, 200, request, response);
      else response.writeHead(404).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
    await rm(path.dirname(dir), { recursive: true });
  });

  it('are still served after the next release, cacheable for a year', async () => {
    await release('one', 0);
    await release('two', DAY_MS);
    const answer = await fetch(url + script('one'), { headers: { 'accept-encoding': 'br' } });
    expect(await answer.text()).toContain('// one');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    const has = { 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await fetch(url + script('one'), { headers: has })).status).toBe(304);
  });

  it('of a widget are served to other origins too', async () => {
    await release('one', 0, [widgetScript]);
    await release('two', DAY_MS);
    const { headers } = await fetch(url + widgetScript);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('include only files with a hash in their name', async () => {
    await release('one', 0);
    await release('two', DAY_MS);
    expect(await storedFiles()).toEqual([script('one'), script('two'), picture].sort());
    for (const address of ['/favicon.ico', '/assets/other-12345678.js'])
      expect(await status(address)).toBe(404);
  });

  it.each([
    '/assets/../../assets/secret-12345678.js',
    '/../assets/secret-12345678.js',
    '/assets/..%2fsecret-12345678.js',
    '/assets/..\\secret-12345678.js',
    '/widgets/../remoteEntry.js?v=0123456789ab',
    '/widgets/shelf/..?v=0123456789ab',
  ])('do not include files outside their folder: %s', async (address) => {
    await release('one', 0);
    for (const folder of ['..', '../assets', '.', 'files', 'files/assets', 'assets']) {
      await mkdir(path.join(dir, folder), { recursive: true });
      for (const name of ['secret-12345678.js', 'remoteEntry.js.0123456789ab'])
        if (folder !== 'files/assets') await writeFile(path.join(dir, folder, name), 'secret');
    }
    expect(assets.find(address)).toBeUndefined();
  });

  it('include those of a release that starts beside a running one', async () => {
    await release('one', 0);
    const running = assets;
    const address = '/admin/assets/orders-00000000.js';
    expect(running.find(address)).toBeUndefined();
    await release('two', DAY_MS, [address, widgetScript]);
    for (const each of [script('two'), address, widgetScript])
      expect([each, running.find(each)?.content.includes('// two')]).toEqual([each, true]);
  });

  it('are removed after three releases and a month', async () => {
    await release('first', 0);
    for (const [index, name] of ['a', 'b', 'c'].entries()) await release(name, KEPT_MS + index * DAY_MS);
    await release('d', KEPT_MS + 4 * DAY_MS);
    // Replaced only some days ago.
    expect(await status(script('first'))).toBe(200);
    await release('e', 2 * KEPT_MS + DAY_MS / 2);
    expect(await status(script('first'))).toBe(404);
    expect(await status(script('a'))).toBe(200);
    expect((await readdir(path.join(dir, 'releases'))).length).toBe(5);
  });

  it('are current again after a rollback', async () => {
    await release('one', 0);
    await release('two', DAY_MS);
    await release('one', 2 * DAY_MS);
    expect(await status(script('two'))).toBe(200);
    expect((await readdir(path.join(dir, 'releases'))).length).toBe(2);
  });

  it('are served even if one file is missing', async () => {
    await release('one', 0);
    await release('two', DAY_MS);
    await rm(path.join(dir, 'files', script('one')));
    expect([await status(script('one')), await status(script('two'))]).toEqual([404, 200]);
  });
});

describe('Assets in a bucket', () => {
  let bucket: FakeS3;
  let files: S3StoredFiles;
  let folder: string;
  let server: Server | undefined;

  beforeEach(async () => {
    bucket = await new FakeS3().open();
    folder = await mkdtemp(path.join(tmpdir(), 'kept-assets-'));
    files = new S3StoredFiles(settingsOf(bucket));
  });
  afterEach(async () => {
    server?.close();
    files.onApplicationShutdown();
    await bucket.close();
    await rm(folder, { recursive: true });
  });

  /** A machine with its own folder. */
  const start = async (machine: string, name: string, atMs: number, more: readonly string[] = []) => {
    const assets = new KeptAssets(path.join(folder, machine), undefined, files);
    await assets.keep(built(name, more), atMs);
    return assets;
  };
  const stored = () =>
    [...bucket.bucket.objects.keys()]
      .map((key) => key.replace('lectern/kept-assets/', ''))
      .filter((key) => key.startsWith('files/'))
      .map((key) => key.slice('files'.length))
      .sort();

  it('are served by a machine that runs another release, before and after', async () => {
    const one = await start('a', 'one', 0);
    const two = await start('b', 'two', DAY_MS, [widgetEntry]);
    expect(String((await two.fetch(script('one')))?.content)).toContain('// one');
    expect(two.find(script('one'))).toBeDefined();
    // The list that it read at its start does not contain them.
    for (const address of [script('two'), widgetEntry]) {
      expect(one.find(address)).toBeUndefined();
      expect(String((await one.fetch(address))?.content)).toContain('// two');
    }
    expect((await one.fetch(widgetEntry))?.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'access-control-allow-origin': '*',
    });
  });

  it('are uploaded once, and removed with their release', async () => {
    await start('a', 'first', 0);
    expect(stored()).toEqual([script('first'), picture].sort());
    bucket.requests.length = 0;
    await start('b', 'first', 1);
    expect(bucket.requests).not.toContain('PUT');
    for (const [index, name] of ['a', 'b', 'c', 'd'].entries())
      await start('a', name, KEPT_MS * 2 + index * DAY_MS);
    expect(stored()).toEqual([...['a', 'b', 'c', 'd'].map(script), script('first'), picture].sort());
    await start('a', 'e', KEPT_MS * 4);
    expect(stored()).toEqual([...['b', 'c', 'd', 'e'].map(script), picture].sort());
  });

  it('are asked for once in a while, however often a missing one is requested', async () => {
    const one = await start('a', 'one', 0);
    bucket.requests.length = 0;
    const missing = Array.from({ length: 50 }, (_, n) => one.fetch(`/assets/none-${10_000_000 + n}.js`));
    expect(new Set(await Promise.all(missing))).toEqual(new Set([undefined]));
    expect(bucket.requests).toEqual(['HEAD', 'GET']);
    expect(await one.fetch('/assets/../../assets/none-12345678.js')).toBeUndefined();
    expect(bucket.requests).toHaveLength(2);
  });

  it('answer 404 or 503 without caching if they cannot be had', async () => {
    const configuration = readConfiguration(
      { ...bucket.settings, DATA_DIR: path.join(folder, 'a') },
      { mailFrom: 'a@example.com' },
    );
    const site = new SitePages(configuration, new SiteWidgets(configuration), files);
    server = createServer((request, response) => {
      if (!site.answer(request, response) && !site.answerLate(request, response))
        response.writeHead(410).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const ask = async (address: string) => {
      const { status, headers } = await fetch(url + address);
      return [status, headers.get('cache-control')];
    };
    await start('b', 'two', 0);
    expect(await ask(script('two'))).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(await ask('/assets/none-12345678.js')).toEqual([404, 'no-store']);
    expect(await ask('/assets/none.js')).toEqual([410, null]);
    await bucket.close();
    expect(await ask('/assets/none-12345678.js')).toEqual([503, 'no-store']);
  });
});

describe('Kept releases', () => {
  const releases = Array.from({ length: 100 }, (_, index) => ({
    fingerprint: String(index),
    startedAtMs: index,
    replacedAtMs: index === 99 ? null : index + 1,
    addresses: [],
  }));

  it('are the last ones at any age', () => {
    const kept = releasesToKeep(releases, 100 * KEPT_MS);
    expect(kept.map(({ fingerprint }) => fingerprint)).toEqual(['99', '98', '97', '96']);
    expect(kept).toHaveLength(KEPT_RELEASES + 1);
  });

  it('are limited in number', () => {
    expect(releasesToKeep(releases, 100)).toHaveLength(MAX_RELEASES);
  });
});
