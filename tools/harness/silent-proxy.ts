import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

import type { Cleanup } from './cleanup.js';

/**
 * Forwards connections to a server until it is silenced. Then it accepts connections, keeps them open and forwards nothing.
 * Afterwards it forwards everything held back, as a server does that was stopped and continues.
 */
export async function startSilentProxy(target: NetConnectOpts, cleanup: Cleanup) {
  let isSilent = false;
  /** Each pauses or resumes one connection. */
  const updates = new Set<() => void>();
  const sockets = new Set<Socket>();

  /** @param other closes with the socket */
  function track(socket: Socket, other?: Socket): Socket {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    return socket.once('close', () => {
      sockets.delete(socket);
      other?.destroySoon();
    });
  }

  const listener = createServer({ pauseOnConnect: true }, (client) => {
    let server: Socket | undefined;
    const update = () => {
      if (isSilent) {
        client.unpipe().pause();
        server?.unpipe().pause();
        return;
      }
      server ??= track(connect(target), client);
      client.pipe(server);
      server.pipe(client);
    };
    track(client).once('close', () => {
      updates.delete(update);
      server?.destroySoon();
    });
    updates.add(update);
    update();
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (!address || typeof address === 'string') throw new Error('The proxy has no port.');
  cleanup.add(async () => {
    for (const socket of sockets) socket.destroy();
    listener.close();
    await once(listener, 'close');
  });
  return {
    port: address.port,
    setSilent(silent: boolean): void {
      isSilent = silent;
      for (const update of updates) update();
    },
  };
}

export type SilentProxy = Awaited<ReturnType<typeof startSilentProxy>>;
