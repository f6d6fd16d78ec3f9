import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { Cleanup } from './cleanup.js';
import { type SilentProxy, startSilentProxy } from './silent-proxy.js';

describe('Silent proxy', () => {
  const received: string[] = [];
  let server: Server;
  let proxy: SilentProxy;
  let cleanup: Cleanup;
  let client: Socket;

  beforeEach(async () => {
    received.length = 0;
    server = createServer((socket) =>
      socket.on('data', (text) => {
        received.push(String(text));
        socket.write(`${String(text)} too`);
        if (String(text) === 'goodbye') socket.end();
      }),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    cleanup = new Cleanup();
    const { port } = server.address() as AddressInfo;
    proxy = await startSilentProxy({ host: '127.0.0.1', port }, cleanup);
    client = connect(proxy.port, '127.0.0.1');
    await once(client, 'connect');
  });
  afterEach(async () => {
    client.destroy();
    await cleanup.run();
    server.close();
  });

  const say = (socket: Socket, text: string) =>
    new Promise<void>((resolve) => socket.write(text, () => resolve()));
  const answer = async (socket: Socket) => String((await once(socket, 'data'))[0]);

  it('forwards both directions', async () => {
    const answered = answer(client);
    await say(client, 'one');
    expect(await answered).toBe('one too');
  });

  it('holds back data of old and new connections while silent, and forwards it afterwards', async () => {
    proxy.setSilent(true);
    const late = connect(proxy.port, '127.0.0.1');
    await once(late, 'connect');
    const answers = Promise.all([answer(client), answer(late)]);
    await Promise.all([say(client, 'one'), say(late, 'two')]);
    expect(received).toEqual([]);
    proxy.setSilent(false);
    expect(await answers).toEqual(['one too', 'two too']);
    late.destroy();
  });

  it('closes a connection when the server does', async () => {
    client.resume();
    const ended = once(client, 'close');
    await say(client, 'goodbye');
    await ended;
  });
});
