import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** @typedef {import('node:net').Socket} Socket */

/**
 * Stands before a server and passes on what either side says, until it is told to be silent: then it takes connections,
 * old and new ones stay open, and nothing comes through. Afterwards all that was held back is passed on, as by a server
 * that was stopped and goes on.
 * @param {import('node:net').NetConnectOpts} target
 */
export async function silentProxy(target) {
  let isSilent = false;
  /** @type {Set<() => void>} that speak, or wait for it */
  const pairs = new Set();
  /** @type {Set<Socket>} */
  const sockets = new Set();

  /** @param {Socket} client */
  function pair(client) {
    /** @type {Socket | undefined} */
    let server;
    const adjust = () => {
      if (isSilent) {
        client.unpipe().pause();
        server?.unpipe().pause();
        return;
      }
      server ??= open();
      client.pipe(server);
      server.pipe(client);
    };
    const open = () => {
      const opened = connect(target);
      hold(opened, client);
      return opened;
    };
    hold(client, undefined);
    client.once('close', () => {
      pairs.delete(adjust);
      server?.destroySoon();
    });
    pairs.add(adjust);
    adjust();
  }

  /** @param {Socket} socket @param {Socket | undefined} other which ends with it */
  function hold(socket, other) {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      sockets.delete(socket);
      other?.destroySoon();
    });
  }

  const listener = createServer({ pauseOnConnect: true }, pair);
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (!address || typeof address === 'string') throw new Error('The system gave no port.');
  /** @param {boolean} silent */
  const turn = (silent) => {
    isSilent = silent;
    for (const adjust of pairs) adjust();
  };
  return {
    port: address.port,
    silence: () => turn(true),
    speak: () => turn(false),
    async stop() {
      for (const socket of sockets) socket.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof silentProxy>>} SilentProxy */
