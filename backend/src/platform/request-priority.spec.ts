import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { RequestPriority } from './request-priority.js';

const LONG_MS = 60_000;
const MANY = 11;

describe('Background work', () => {
  const server = createServer();
  let priority: RequestPriority;
  let answers: ServerResponse[];
  let requests: Promise<Response>[];
  beforeEach(async () => {
    priority = new RequestPriority();
    answers = [];
    server.removeAllListeners('request').on('request', (_request, response) => {
      priority.track(response);
      answers.push(response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await Promise.allSettled(requests);
  });

  async function request(count: number): Promise<void> {
    const { port } = server.address() as AddressInfo;
    requests = Array.from({ length: count }, () => fetch(`http://127.0.0.1:${port}/`));
    for (const each of requests) each.catch(() => undefined);
    while (answers.length < count) await once(server, 'request');
  }

  it('waits while many requests wait, and continues once a response begins', async () => {
    await request(MANY);
    let isDone = false;
    const waiting = priority.waitForRequests(LONG_MS).then(() => (isDone = true));
    await Promise.resolve();
    expect(isDone).toBe(false);
    answers[0]?.write('a file that goes on');
    await waiting;
  });

  it('continues once a client disconnects', async () => {
    await request(MANY);
    const waiting = priority.waitForRequests(LONG_MS);
    answers[0]?.destroy();
    await waiting;
  });

  it('continues after the timeout', async () => {
    await request(MANY);
    await priority.waitForRequests(1);
  });

  it('does not wait for a few requests', async () => {
    await request(MANY - 1);
    await priority.waitForRequests(LONG_MS);
  });
});
