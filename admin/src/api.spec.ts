import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from '@lectern/api-client/admin';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addressOf, api, client } from './api.js';

describe('Dashboard API client', () => {
  let server: Server;
  let baseUrl = '';
  let answer = { status: 204, headers: {}, body: '' };
  const requests: string[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push(`${request.method} ${request.url} ${request.headers.accept}`);
      response.writeHead(answer.status, answer.headers).end(answer.body);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    // Browsers resolve a path; Node needs an origin.
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => void requests.splice(0));
  afterAll(async () => {
    server.close();
    await once(server, 'close');
  });

  it.each([200, 202, 204])('resolves with undefined for an empty success: %s', async (status) => {
    answer = { status, headers: {}, body: '' };
    await expect(api.DELETE('/api/admin/account/sessions', { baseUrl })).resolves.toBeUndefined();
    expect(requests).toEqual(['DELETE /api/admin/account/sessions application/json']);
  });

  it('throws the API error with its sentence', async () => {
    const problem = { status: 409, detail: 'Another window has saved since.' };
    const headers = { 'content-type': 'application/problem+json' };
    answer = { status: 409, headers, body: JSON.stringify(problem) };
    const error = await api.GET('/api/admin/settings', { baseUrl }).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 409, detail: problem.detail });
  });

  it('throws a SyntaxError for a page in place of JSON', async () => {
    answer = {
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: '<html>Sign in to the hotel.</html>',
    };
    await expect(api.GET('/api/admin/settings', { baseUrl })).rejects.toThrow(SyntaxError);
  });

  it('encodes the path and leaves out empty filters', async () => {
    answer = { status: 200, headers: {}, body: '{"items":[]}' };
    const query = { query: 'Ruth & Naomi', productId: '', from: undefined };
    await api.GET('/api/admin/orders', { baseUrl, params: { query } });
    await api.GET('/api/admin/orders/{id}', { baseUrl, params: { path: { id: 'a/b' } } });
    expect(requests.map((line) => line.split(' ')[1])).toEqual([
      '/api/admin/orders?query=Ruth+%26+Naomi',
      '/api/admin/orders/a%2Fb',
    ]);
    expect(addressOf('/api/admin/orders/export', { query })).toBe(
      '/api/admin/orders/export?query=Ruth+%26+Naomi',
    );
  });

  it('exposes the response headers, and reads a file', async () => {
    answer = { status: 200, headers: { 'x-total-count': '3' }, body: 'PK' };
    const { data, response } = await client.POST('/api/admin/person/file', {
      ...{ baseUrl, parseAs: 'blob' },
      body: { email: 'ruth@example.com' },
    });
    expect(await data?.text()).toBe('PK');
    expect(response.headers.get('x-total-count')).toBe('3');
  });

  it('ends when the caller’s signal aborts', async () => {
    const leaving = new AbortController();
    const call = api.GET('/api/admin/settings', { baseUrl, signal: leaving.signal });
    leaving.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});
