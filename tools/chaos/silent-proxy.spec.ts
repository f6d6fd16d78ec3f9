import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { silentProxy } from './silent-proxy.mjs';

describe('a proxy that can be silent', () => {
  const heard: string[] = [];
  let server: Server;
  let proxy: Awaited<ReturnType<typeof silentProxy>>;
  let client: Socket;

  beforeEach(async () => {
    heard.length = 0;
    server = createServer((socket) =>
      socket.on('data', (text) => {
        heard.push(String(text));
        socket.write(`${String(text)} too`);
        if (String(text) === 'goodbye') socket.end();
      }),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    proxy = await silentProxy({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
    client = connect(proxy.port, '127.0.0.1');
    await once(client, 'connect');
  });
  afterEach(async () => {
    client.destroy();
    await proxy.stop();
    server.close();
  });

  const say = (socket: Socket, text: string) =>
    new Promise<void>((resolve) => socket.write(text, () => resolve()));
  const answer = async (socket: Socket) => String((await once(socket, 'data'))[0]);

  it('passes on what both sides say', async () => {
    const answered = answer(client);
    await say(client, 'one');
    expect(await answered).toBe('one too');
  });

  it('holds back what is said over old and new connections, and passes it on when it speaks again', async () => {
    proxy.silence();
    const late = connect(proxy.port, '127.0.0.1');
    await once(late, 'connect');
    const answers = Promise.all([answer(client), answer(late)]);
    await Promise.all([say(client, 'one'), say(late, 'two')]);
    expect(heard).toEqual([]);
    proxy.speak();
    expect(await answers).toEqual(['one too', 'two too']);
    late.destroy();
  });

  it('ends a connection where the server ends it', async () => {
    client.resume();
    const ended = once(client, 'close');
    await say(client, 'goodbye');
    await ended;
  });
});
