import { once } from 'node:events';
import type { Server, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

import { ConfigurationError } from '../config/configuration-error.js';

/** There is no such address, or none of this machine. */
const NOT_OURS = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']);

interface Place {
  port: number;
  /** All addresses of this machine when undefined. */
  host: string | undefined;
  /** The variable that names the port. */
  setting: string;
}

/**
 * Opens a port; resolves when it is open.
 * @throws ConfigurationError when another program has it, or the address is none of this machine
 */
export async function listen(server: Server, { port, host, setting }: Place): Promise<void> {
  // Nest's own listen() writes a taken port into the log before it can be told in a sentence.
  server.listen({ port, host });
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (NOT_OURS.has(code))
      throw new ConfigurationError(`HOST is ${host}, which is no address of this machine.`);
    if (code !== 'EADDRINUSE') throw error;
    throw new ConfigurationError(
      `Port ${port} is taken by another program: stop it, or set ${setting} to a free one.`,
    );
  }
}

/** As Node's own `requestTimeout`, which holds for all requests of a server alike. */
const BODY_MS = 5 * 60_000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

const bringsBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function setLimit(request: IncomingMessage, limitMs: number): void {
  clearTimeout(timers.get(request));
  const cutOff = () => {
    if (!request.complete) request.socket.destroy();
  };
  timers.set(request, setTimeout(cutOff, limitMs).unref());
}

/** In the place of Node's limit: whoever sends a body for longer is cut off, unless {@link allowLongBody} was called. */
export function limitBodyTime(server: Server, limitMs = BODY_MS): void {
  server.requestTimeout = 0;
  server.prependListener('request', (request: IncomingMessage) => {
    if (!bringsBody(request)) return;
    setLimit(request, limitMs);
    request.once('end', () => clearTimeout(timers.get(request)));
    request.once('close', () => clearTimeout(timers.get(request)));
  });
}

/** For a large file on a slow line, once it is known that whoever sends it may. */
export function allowLongBody(request: IncomingMessage, limitMs: number): void {
  if (timers.has(request)) setLimit(request, limitMs);
}

/** The first line of a request that comes at the last moment still has its time. */
const HEADERS_MS = 5_000;

/**
 * How long a connection is kept for its next request. A proxy keeps its own for a while, too: where the server is the
 * first to close one, the request that is on its way meets nobody, and the visitor gets 502.
 */
export function keepConnections(server: Server, keepAliveMs: number): void {
  server.keepAliveTimeout = keepAliveMs;
  server.headersTimeout = keepAliveMs + HEADERS_MS;
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.prependListener('request', ({ socket }: IncomingMessage) => silent.delete(socket));
  const close = server.close.bind(server);
  // What is answered while the server closes is the last on its connection: nobody waits for the next. And nobody waits
  // for a first one: browsers open connections in advance, and Node's server would stay for them.
  server.close = (done) => {
    server.keepAliveTimeout = 1;
    close(done);
    for (const socket of silent) socket.destroy();
    return server;
  };
}
