import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiError } from '../api-error.js';
import { addressOf, call } from './call.js';

const fetchAnywhere = globalThis.fetch;

describe('a call of the dashboard', () => {
  let server: Server;
  let status = 204;
  const asked: string[] = [];

  beforeAll(async () => {
    server = createServer(({ method, url }, response) => {
      asked.push(`${method} ${url}`);
      response.writeHead(status).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    // A browser knows where the page came from.
    globalThis.fetch = (path, options) => fetchAnywhere(`http://127.0.0.1:${port}${String(path)}`, options);
  });
  afterEach(() => void asked.splice(0));
  afterAll(async () => {
    globalThis.fetch = fetchAnywhere;
    server.close();
    await once(server, 'close');
  });

  it.each([200, 202, 204])('succeeds with nothing said: %s', async (answer) => {
    status = answer;
    await expect(call('delete', '/api/admin/account/sessions')).resolves.toBeUndefined();
    expect(asked).toEqual(['DELETE /api/admin/account/sessions']);
  });

  it('fails as every call does', async () => {
    status = 409;
    await expect(call('get', '/api/admin/settings')).rejects.toBeInstanceOf(ApiError);
  });

  it('fills its path and leaves out what is not asked', () => {
    expect(addressOf('/api/admin/orders/{id}', { path: { id: 'a/b' } })).toBe('/api/admin/orders/a%2Fb');
    const query = { query: 'Ruth & Naomi', status: undefined, days: 0 };
    expect(addressOf('/api/admin/orders', { query })).toBe('/api/admin/orders?query=Ruth+%26+Naomi&days=0');
  });
});
