import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { VisitorsFirst } from './request-priority.js';

const LONG_MS = 60_000;
const MANY = 11;

describe('what can wait', () => {
  const server = createServer();
  let visitors: VisitorsFirst;
  let answers: ServerResponse[];
  let asked: Promise<Response>[];
  beforeEach(async () => {
    visitors = new VisitorsFirst();
    answers = [];
    server.removeAllListeners('request').on('request', (_request, response) => {
      visitors.follow(response);
      answers.push(response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await Promise.allSettled(asked);
  });

  async function come(count: number): Promise<void> {
    const { port } = server.address() as AddressInfo;
    asked = Array.from({ length: count }, () => fetch(`http://127.0.0.1:${port}/`));
    for (const visit of asked) visit.catch(() => undefined);
    while (answers.length < count) await once(server, 'request');
  }

  it('waits while many visitors wait for their answers, and goes on as soon as one has begun', async () => {
    await come(MANY);
    let isItsTurn = false;
    const turn = visitors.turn(LONG_MS).then(() => (isItsTurn = true));
    await Promise.resolve();
    expect(isItsTurn).toBe(false);
    answers[0]?.write('a file that goes on');
    await turn;
  });

  it('goes on where somebody has left without an answer', async () => {
    await come(MANY);
    const turn = visitors.turn(LONG_MS);
    answers[0]?.destroy();
    await turn;
  });

  it('goes on after a while, however many wait', async () => {
    await come(MANY);
    await visitors.turn(1);
  });

  it('waits for no few', async () => {
    await come(MANY - 1);
    await visitors.turn(LONG_MS);
  });
});
