import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterEach, describe, expect, it } from '@jest/globals';

import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { keepConnections, listen } from './listen.js';

describe('Listening on a port', () => {
  it('is limited to the given address', async () => {
    const server = createServer();
    await listen(server, { port: 0, host: '127.0.0.1', setting: 'PORT' });
    const { port } = server.address() as AddressInfo;
    const [refusal] = await once(connect(port, '127.0.0.2'), 'error');
    expect(refusal).toMatchObject({ code: 'ECONNREFUSED' });
    server.close();
  });

  it('fails with a sentence for an address of another machine', async () => {
    await expect(listen(createServer(), { port: 0, host: '192.0.2.1', setting: 'PORT' })).rejects.toThrow(
      'HOST is 192.0.2.1, which is not an address of this machine.',
    );
  });
});

describe('A kept-alive connection', () => {
  let shop: RunningShop | undefined;
  afterEach(async () => {
    await shop?.stop();
    shop = undefined;
  });

  it('outlives the connections of usual proxies', async () => {
    shop = await openShop();
    const answer = await fetch(`${shop.url}/healthz`);
    await answer.arrayBuffer();
    // nginx and the load balancers of Amazon and Cloudflare: about one minute; Caddy: two.
    expect(answer.headers.get('keep-alive')).toBe('timeout=130');
  });

  it('is closed after the configured idle time', async () => {
    shop = await openShop({ KEEP_ALIVE_TIMEOUT_MS: '200' });
    const visitor = connect(Number(new URL(shop.url).port), '127.0.0.1').resume();
    visitor.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(visitor, 'end');
    visitor.destroy();
  });

  it('does not block others, even with thousands that send nothing or never finish', async () => {
    shop = await openShop();
    const { port, hostname } = new URL(shop.url);
    const heads = [
      '',
      'GET / HTTP/1.1\r\nHost: ',
      'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n{',
    ];
    const counts = [5_000, 1_000, 1_000];
    const silent = heads.flatMap((head, at) =>
      Array.from({ length: counts[at] ?? 0 }, () => {
        const visitor = connect(Number(port), hostname);
        visitor.write(head);
        return visitor;
      }),
    );
    await Promise.all(silent.map((visitor) => once(visitor, 'connect')));
    const answer = await fetch(`${shop.url}/api/products`);
    expect(answer.status).toBe(200);
    for (const visitor of silent) visitor.destroy();
  });

  it('is closed with the server, even if a response was under way', async () => {
    const server = createServer((_request, response) => {
      server.close();
      response.end('the last');
    });
    keepConnections(server, 10 * 60_000);
    await listen(server, { port: 0, host: undefined, setting: 'PORT' });
    const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1').resume();
    visitor.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(server, 'close');
    visitor.destroy();
  });

  it('without a request does not delay closing the server', async () => {
    const server = createServer();
    keepConnections(server, 10 * 60_000);
    await listen(server, { port: 0, host: undefined, setting: 'PORT' });
    const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1').resume();
    await once(server, 'connection');
    server.close();
    await Promise.all([once(server, 'close'), once(visitor, 'close')]);
  });

  it('is answered if a request arrived on it just before the server closed', async () => {
    const server = createServer((_request, response) => response.end('answered'));
    keepConnections(server, 10 * 60_000);
    await listen(server, { port: 0, host: undefined, setting: 'PORT' });
    const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
    visitor.write(request);
    await once(visitor, 'readable');
    visitor.write(request, () => server.close());
    expect((await text(visitor)).split('answered')).toHaveLength(3);
  });

  it('is answered if its first request was on its way when the server began to close', async () => {
    const server = createServer((_request, response) => response.end('the first'));
    keepConnections(server, 10 * 60_000);
    await listen(server, { port: 0, host: undefined, setting: 'PORT' });
    const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await once(server, 'connection');
    server.close();
    visitor.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(await text(visitor)).toContain('the first');
  });

  it('is answered if it arrived just before the server closed', async () => {
    let late: Socket | undefined;
    const server = createServer((_request, response) => {
      response.end('answered');
      if (late) return;
      // The system completes the connection at once; the server has not accepted it yet.
      late = connect((server.address() as AddressInfo).port, '127.0.0.1');
      late.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
      process.nextTick(() => server.close());
    });
    keepConnections(server, 10 * 60_000);
    await listen(server, { port: 0, host: undefined, setting: 'PORT' });
    const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1').resume();
    visitor.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(server, 'close');
    expect(late && (await text(late))).toContain('answered');
  });
});
