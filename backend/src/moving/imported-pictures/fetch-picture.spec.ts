import { mkdtemp, readFile, rm } from 'node:fs/promises';
import http, { type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { fetchPicture, type FetchLimits } from './fetch-picture.js';
import { PublicAddresses } from './public-addresses.js';

/** Loopback address that these tests treat as public. */
const PUBLIC = '127.0.0.2';

describe('A picture of another site', () => {
  let folder: string;
  let server: http.Server;
  let answer: RequestListener;
  let addresses: PublicAddresses;
  /** Addresses of this machine that were connected to. */
  let reached: string[];
  const sockets = new Set<Socket>();

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-fetch-'));
    server = http.createServer((request, response) => answer(request, response));
    server.on('connection', (socket) => {
      reached.push(socket.localAddress ?? '');
      sockets.add(socket);
      socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    });
    await new Promise<void>((resolve) => void server.listen(0, '0.0.0.0', resolve));
  });
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => {
    reached = [];
    addresses = new PublicAddresses();
    addresses.inTests.set(PUBLIC, []);
    answer = (_, response) => void response.end('bytes');
  });
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
  });

  const port = () => (server.address() as AddressInfo).port;
  const at = (host: string, name = '/a.jpg') => `http://${host}:${port()}${name}`;
  const get = (src: string, limits: FetchLimits = {}, stop = new AbortController().signal) =>
    fetchPicture(src, path.join(folder, 'picture'), addresses, stop, limits);

  it('comes with its size and hash', async () => {
    const file = await get(at(PUBLIC));
    expect(await readFile(file.path, 'utf8')).toBe('bytes');
    expect(file).toMatchObject({ sizeBytes: 5, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it.each([
    '127.0.0.1',
    'localhost',
    '2130706433',
    '0x7f.1',
    '0.0.0.0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    'user:secret@127.0.0.2',
  ])('does not come from %s, which is not connected to', async (host) => {
    await expect(get(at(host))).rejects.toMatchObject({ code: 'ADDRESS' });
    expect(reached).toEqual([]);
  });

  it.each(['file:///etc/passwd', 'ftp://127.0.0.2/a.jpg', 'data:image/png;base64,AA', 'a.jpg', ''])(
    'does not come from %s',
    (src) => expect(get(src)).rejects.toMatchObject({ code: 'ADDRESS' }),
  );

  it.each([
    'http://93.184.216.34:6379/a.jpg',
    'https://pictures.example:22/a.jpg',
    'http://[2606:2800::1]:8080/',
  ])('does not come from %s: its port is none of the web', (src) =>
    expect(get(src)).rejects.toMatchObject({ code: 'ADDRESS' }),
  );

  it('does not come from a name that leads to a private address', async () => {
    addresses.inTests.set('pictures.example', ['127.0.0.1', '10.0.0.1', '::ffff:127.0.0.1']);
    await expect(get(at('pictures.example'))).rejects.toMatchObject({ code: 'ADDRESS' });
    expect(reached).toEqual([]);
  });

  it('comes from the public one of the addresses of a name', async () => {
    addresses.inTests.set('pictures.example', ['127.0.0.1', PUBLIC]);
    await get(at('pictures.example'));
    expect(reached).toEqual([PUBLIC]);
  });

  it.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', 'inside.example'])(
    'does not come by a redirect to %s',
    async (host) => {
      addresses.inTests.set('inside.example', ['127.0.0.1']);
      answer = (_, response) => void response.writeHead(302, { location: at(host) }).end();
      await expect(get(at(PUBLIC))).rejects.toMatchObject({ code: 'ADDRESS' });
      expect(reached).toEqual([PUBLIC]);
    },
  );

  it('comes by three redirects, and not by four', async () => {
    answer = ({ url = '' }, response) => {
      const left = Number(url.slice(1));
      if (left === 0) response.end('bytes');
      else response.writeHead(301, { location: `/${left - 1}` }).end();
    };
    await expect(get(at(PUBLIC, '/3'))).resolves.toMatchObject({ sizeBytes: 5 });
    await expect(get(at(PUBLIC, '/4'))).rejects.toMatchObject({ code: 'MISSING' });
  });

  it('is missing if the site says so', async () => {
    answer = (_, response) => void response.writeHead(404).end('no such picture');
    await expect(get(at(PUBLIC))).rejects.toMatchObject({ code: 'MISSING' });
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    ['stops after its headers', (_, response) => void response.writeHead(200).flushHeaders()],
    [
      'sends a byte now and then',
      (_, response) => {
        const timer = setInterval(() => response.write('.'), 10);
        response.once('close', () => clearInterval(timer));
      },
    ],
  ])('is too slow if its site %s', async (_, slowly) => {
    answer = slowly;
    await expect(get(at(PUBLIC), { timeoutMs: 200 })).rejects.toMatchObject({ code: 'SLOW' });
  });

  it.each<[string, RequestListener]>([
    [
      'by its headers',
      (_, response) => void response.writeHead(200, { 'content-length': 2_000 }).flushHeaders(),
    ],
    ['by its bytes', (_, response) => void response.write(Buffer.alloc(2_000))],
  ])('is too large %s', async (_, largely) => {
    answer = largely;
    await expect(get(at(PUBLIC), { maxBytes: 1_000 })).rejects.toMatchObject({ code: 'TOO_LARGE' });
  });

  it('is unreachable if the connection ends in the middle, or nothing listens', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('half', () => response.destroy());
    };
    await expect(get(at(PUBLIC))).rejects.toMatchObject({ code: 'UNREACHABLE' });
    await expect(get(`http://${PUBLIC}:1/a.jpg`)).rejects.toMatchObject({ code: 'UNREACHABLE' });
  });
});
