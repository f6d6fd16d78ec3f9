import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { KEPT_MS, KEPT_RELEASES, MAX_RELEASES, releasesToKeep } from './kept-assets-rules.js';
import { KeptAssets } from './kept-assets.js';
import { type ResponseBody, sendBody } from './response-body.js';
import { prepareAsset } from './site-assets.js';

const DAY_MS = 24 * 60 * 60_000;

const script = (name: string) => `/assets/${name.padEnd(8, '0')}-${name.padEnd(8, '0')}.js`;
const widgetScript = '/widgets/shelf/assets/part-one00000.js';

/** Assets of a build with this name. */
function built(name: string, more: readonly string[] = []): Map<string, ResponseBody> {
  const addresses = [script(name), '/favicon.ico', '/images/cover-640.0a1b2c3d.webp', ...more];
  return new Map(
    addresses.map((file) => {
      const content = Buffer.from(`// ${name} `.repeat(100));
      const body = prepareAsset({ file, content, isForOtherOrigins: file.startsWith('/widgets/') }, undefined);
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
    const files = await readdir(path.join(dir, 'files'), { recursive: true, withFileTypes: true });
    expect(
      files
        .filter((file) => file.isFile())
        .map(({ name }) => `/assets/${name}`)
        .sort(),
    ).toEqual([script('one'), script('two')].sort());
    for (const address of ['/favicon.ico', '/assets/../releases', '/assets/other-12345678.js'])
      expect(await status(address)).toBe(404);
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
