import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fetchWithDeadline, isTimeout, stallLimitMs, withDeadline } from './deadline.js';

describe('Deadlines (C2)', () => {
  let server: Server;
  let url = '';
  let answer: (response: ServerResponse) => void = () => undefined;
  const running = new Map<unknown, () => void>();
  let timersSet = 0;
  const { setTimeout, clearTimeout } = globalThis;

  const passTime = () => running.forEach((act) => act());
  async function untilTimersSet(count: number): Promise<void> {
    while (timersSet < count) await new Promise(setImmediate);
  }

  beforeAll(async () => {
    server = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  beforeEach(() => {
    answer = () => undefined;
    running.clear();
    timersSet = 0;
    const set = (act: () => void, durationMs: number) => {
      if (durationMs !== stallLimitMs) return setTimeout(act, durationMs);
      running.set(++timersSet, act);
      return timersSet;
    };
    const clear = (timer: never) => running.delete(timer) || clearTimeout(timer);
    Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
  });
  afterEach(() => void Object.assign(globalThis, { setTimeout, clearTimeout }));

  it.each([
    ['before its first byte', () => undefined, 1],
    ['in the middle of its body', (response: ServerResponse) => void response.write('half'), 3],
  ])('aborts a request that hangs %s', async (_place, hang, timers) => {
    answer = hang;
    const ending = fetchWithDeadline(url).catch((cause: unknown) => cause);
    await untilTimersSet(timers);
    passTime();
    expect(isTimeout(await ending)).toBe(true);
    expect(running.size).toBe(0);
  });

  it('keep waiting while a body makes progress', async () => {
    let open: ServerResponse | undefined;
    answer = (response) => void (open = response).write('part ');
    const call = fetchWithDeadline(url);
    for (const part of [1, 2, 3, 4]) {
      await untilTimersSet(2 + part);
      expect(running.size).toBe(1);
      open?.write('part ');
    }
    open?.end();
    expect(await (await call).text()).toBe('part '.repeat(5));
    expect(running.size).toBe(0);
  });

  it('accept a response without a body', async () => {
    answer = (response) => response.writeHead(204).end();
    expect((await fetchWithDeadline(url)).status).toBe(204);
  });

  it('end with the caller’s signal, without leaking a timer', async () => {
    const leaving = new AbortController();
    const call = fetchWithDeadline(url, { signal: leaving.signal });
    leaving.abort();
    await expect(call).rejects.toThrow('aborted');
    expect(running.size).toBe(0);
  });

  it('reject work that never settles, and pass on the result of other work', async () => {
    const ending = withDeadline(new Promise(() => undefined)).catch((cause: unknown) => cause);
    passTime();
    expect(isTimeout(await ending)).toBe(true);
    await expect(withDeadline(Promise.resolve(7))).resolves.toBe(7);
    const broken = new Error('The script is broken.');
    await expect(withDeadline(Promise.reject(broken))).rejects.toBe(broken);
  });
});
