import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiError } from '../api-error.js';
import { send } from './send.js';

describe('a call without an answer', () => {
  let server: Server;
  let url = '';

  beforeAll(async () => {
    server = createServer(({ url: address }, response) => {
      response.writeHead(Number(address?.slice(1))).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.close();
    await once(server, 'close');
  });

  it.each([200, 202, 204])('succeeds with nothing said: %s', async (status) => {
    await expect(send(`${url}/${status}`, { method: 'POST' })).resolves.toBeUndefined();
  });

  it('fails as every call does', async () => {
    await expect(send(`${url}/409`, { method: 'POST' })).rejects.toBeInstanceOf(ApiError);
    await expect(send('http://127.0.0.1:1/', { method: 'POST' })).rejects.toMatchObject({
      name: 'TypeError',
    });
  });
});
