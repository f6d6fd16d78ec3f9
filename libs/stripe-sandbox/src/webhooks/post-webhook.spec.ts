import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { postWebhook } from './post-webhook.js';

const message = {
  eventId: 'evt_1',
  eventType: 'charge.succeeded',
  body: '{}',
  signature: 't=1,v1=0',
  attempt: 1,
};
let silent: Server;
let url: string;

beforeAll(async () => {
  silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
});
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

it('aborts a request to a receiver that never responds, also after garbage collection', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const collecting = setInterval(collect, 20);
  try {
    await expect(postWebhook(url, message, new AbortController().signal, 300)).rejects.toThrow(
      'No answer within 300 ms.',
    );
  } finally {
    clearInterval(collecting);
  }
});

it('aborts a request on stop', async () => {
  const stopping = new AbortController();
  const posted = postWebhook(url, message, stopping.signal);
  stopping.abort(new Error('Stopped.'));
  await expect(posted).rejects.toThrow('Stopped.');
});
