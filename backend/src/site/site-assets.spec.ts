import { createServer, type Server } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { sendRange } from '../platform/http/send-range.js';
import { loadAssets, type SiteAssets } from './site-assets.js';

describe('Public files', () => {
  const film = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251));
  let dir: string;
  let assets: SiteAssets;
  let server: Server;
  let address: string;
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'site-assets-'));
    const files = {
      'objects/digital-files/a-film-trailer.mp4': film,
      'objects/digital-files/a-film-trailer.vtt': 'WEBVTT\n',
      'attached_assets/a-sample.pdf': '%PDF-1.7',
      'assets/home.page-CTai6t77.js': 'x',
      'assets/remoteEntry.js': 'x',
      'images/a-cover-640.0a1b2c3d.webp': 'x',
      'images/a-cover-mail.0a1b2c3d.jpg': 'x',
      'apple-touch-icon.png': 'x',
      'books/a-book.epub': 'sold',
    };
    for (const [name, content] of Object.entries(files)) {
      await mkdir(path.join(dir, path.dirname(name)), { recursive: true });
      await writeFile(path.join(dir, name), content);
    }
    assets = await loadAssets({ dir, mountPath: '' }, undefined);
    server = createServer((request, response) => {
      const file = assets.streamed.get(request.url ?? '');
      if (file) void sendRange(file, request, response);
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await rm(dir, { recursive: true });
  });
  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${address}/objects/digital-files/a-film-trailer.mp4`, { headers, method });

  it('are in memory if small, and streamed if large', () => {
    expect([...assets.streamed.keys()].sort()).toEqual([
      '/attached_assets/a-sample.pdf',
      '/objects/digital-files/a-film-trailer.mp4',
    ]);
    expect(assets.bodies.get('/objects/digital-files/a-film-trailer.vtt')?.headers['content-type']).toBe(
      'text/vtt; charset=utf-8',
    );
  });

  it('are for this site only, except covers in emails, which a mailbox in a browser shows', () => {
    const policyOf = (file: string) => assets.bodies.get(file)?.headers['cross-origin-resource-policy'];
    expect(policyOf('/images/a-cover-mail.0a1b2c3d.jpg')).toBe('cross-origin');
    expect(policyOf('/images/a-cover-640.0a1b2c3d.webp')).toBe('same-origin');
    expect(policyOf('/assets/home.page-CTai6t77.js')).toBe('same-origin');
  });

  it('are cacheable for a year only with a hash in their name', () => {
    const kept = [...assets.bodies].filter(([, { headers }]) =>
      String(headers['cache-control']).includes('immutable'),
    );
    expect(kept.map(([name]) => name).sort()).toEqual([
      '/assets/home.page-CTai6t77.js',
      '/images/a-cover-640.0a1b2c3d.webp',
      '/images/a-cover-mail.0a1b2c3d.jpg',
    ]);
  });

  it('have a policy that loads nothing but what a browser needs to show them', () => {
    const headers = [...assets.bodies, ...assets.streamed].map(
      ([name, body]) => [name, body.headers] as const,
    );
    const shown = headers
      .filter(([, policy]) => policy['content-security-policy']?.includes("object-src 'self'"))
      .map(([name]) => name);
    expect(shown.sort()).toEqual([
      '/apple-touch-icon.png',
      '/attached_assets/a-sample.pdf',
      '/images/a-cover-640.0a1b2c3d.webp',
      '/images/a-cover-mail.0a1b2c3d.jpg',
      '/objects/digital-files/a-film-trailer.mp4',
    ]);
    for (const [, policy] of headers)
      expect(policy['content-security-policy']).toMatch(
        /^default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'/,
      );
  });

  it('never include file types that are sold', () => {
    expect(
      [...assets.bodies.keys(), ...assets.streamed.keys()].filter((name) => name.endsWith('.epub')),
    ).toEqual([]);
  });

  it('send a whole video with its type', async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(Buffer.from(await response.arrayBuffer()).equals(film)).toBe(true);
  });

  it('send the requested range', async () => {
    const response = await get({ range: 'bytes=100-199' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 100-199/5000');
    expect(Buffer.from(await response.arrayBuffer()).equals(film.subarray(100, 200))).toBe(true);
  });

  it('reject a range outside the file', async () => {
    const response = await get({ range: 'bytes=9000-' });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */5000');
  });

  it('send the whole file if the range belongs to another version', async () => {
    expect((await get({ range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200);
  });

  it('answer 304 to a cached version, and HEAD with headers only', async () => {
    const etag = (await get({}, 'HEAD')).headers.get('etag') ?? '';
    expect((await get({ 'if-none-match': etag })).status).toBe(304);
    expect((await get({}, 'HEAD')).headers.get('content-length')).toBe('5000');
  });
});
