import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type ApiError, failureText } from './api-error.js';
import { request } from './request.js';

const answers: Record<string, { status: number; type?: string; wait?: string; body: string }> = {
  '/good': { status: 200, type: 'application/json', body: '{"ok":true}' },
  '/words': { status: 418, type: 'text/plain', body: 'I am a teapot.' },
  '/empty': { status: 503, body: '' },
  '/stranger': { status: 401, type: 'text/plain', body: 'Who are you?' },
  '/later': { status: 429, type: 'text/plain', wait: '540', body: 'Later.' },
  '/proxy': {
    status: 502,
    type: 'text/html',
    body: '<html><head><title>502 Bad Gateway</title></head></html>',
  },
  '/html-as-text': { status: 502, type: 'text/plain', body: '\n<!doctype html><title>502</title>' },
  '/long': { status: 500, type: 'text/plain', body: 'x'.repeat(201) },
  '/longest': { status: 500, type: 'text/plain; charset=utf-8', body: 'x'.repeat(200) },
  '/untyped': { status: 500, body: 'Out of order.' },
  '/other-json': { status: 403, type: 'application/json', body: '{"error":{"code":1020}}' },
  '/no-detail': { status: 500, type: 'application/problem+json', body: '{"title":"Oh","detail":{"a":1}}' },
  '/broken-json': { status: 500, type: 'application/problem+json', body: '{"detail":' },
  '/portal': { status: 200, type: 'text/html', body: '<html>Sign in to the hotel.</html>' },
  '/problem': { status: 400, type: 'application/problem+json', body: '{"detail":"Say who you are."}' },
};

describe('request', () => {
  let server: Server;
  let url = '';
  let asked: IncomingMessage[] = [];

  beforeAll(async () => {
    server = createServer((incoming, response) => {
      asked.push(incoming);
      const { status, type, wait, body } = answers[incoming.url ?? ''] ?? { status: 404, body: '' };
      const headers = { ...(type && { 'content-type': type }), ...(wait && { 'retry-after': wait }) };
      response.writeHead(status, headers).end(body);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.close();
    await once(server, 'close');
  });

  it('sends a JSON content type only with a body @S1-analytics-6', async () => {
    asked = [];
    expect(await request(`${url}/good`)).toEqual({ ok: true });
    await request(`${url}/good`, { method: 'POST', body: { email: 'ruth@example.com' } });
    expect(asked.map(({ headers }) => headers['content-type'])).toEqual([undefined, 'application/json']);
  });

  it('always sends cookies @S1-analytics-5', async () => {
    const fetching = jest.spyOn(globalThis, 'fetch');
    await request(`${url}/good`);
    expect(fetching).toHaveBeenCalledWith(`${url}/good`, expect.objectContaining({ credentials: 'include' }));
    fetching.mockRestore();
  });

  it.each([
    ['/words', '418: I am a teapot.'],
    ['/empty', '503: Service Unavailable'],
    ['/stranger', '401: Who are you?'],
    ['/problem', '400: Say who you are.'],
  ])('to %s fails with the status and the message: %s @S1-analytics-7', async (path, message) => {
    await expect(request(url + path)).rejects.toThrow(message);
  });

  it.each([
    ['/proxy', '502: Failed to process purchase'],
    ['/html-as-text', '502: Failed to process purchase'],
    ['/long', '500: Failed to process purchase'],
    ['/longest', `500: ${'x'.repeat(200)}`],
    ['/untyped', '500: Out of order.'],
    ['/other-json', '403: Failed to process purchase'],
    ['/no-detail', '500: Failed to process purchase'],
    ['/broken-json', '500: Failed to process purchase'],
    ['/portal', 'Failed to process purchase'],
    ['/problem', '400: Say who you are.'],
    ['/empty', '503: Service Unavailable'],
  ])('shows readable messages only (L1): %s is "%s"', async (path, shown) => {
    const error = await request(url + path).catch((cause: unknown) => cause);
    expect(failureText(error, 'Failed to process purchase')).toBe(shown);
  });

  it('reports the time of a retry if the response names one', async () => {
    await expect(request(`${url}/later`)).rejects.toMatchObject({ status: 429, retryAfterS: 540 });
    const { retryAfterS } = (await request(`${url}/words`).catch((error: unknown) => error)) as ApiError;
    expect(retryAfterS).toBeUndefined();
  });

  it('is sent once, whatever its result @S1-analytics-8', async () => {
    asked = [];
    await expect(request(`${url}/empty`)).rejects.toThrow();
    expect(asked).toHaveLength(1);
  });
});
