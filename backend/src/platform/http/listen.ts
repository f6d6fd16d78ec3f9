import { once } from 'node:events';
import type { Server, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

import { Logger } from '@nestjs/common';

import { ConfigurationError } from '../config/configuration-error.js';
import { maxConnections } from '../open-files.js';
import { adviceOn } from '../shortage.js';

const NO_LOCAL_ADDRESS = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']);

interface ListenAddress {
  port: number;
  host: string | undefined;
  setting: string;
}

/**
 * Resolves when the port is open.
 * @throws ConfigurationError if the port is taken, or the address does not belong to this machine
 */
export async function listen(server: Server, { port, host, setting }: ListenAddress): Promise<void> {
  // Nest's listen() logs a taken port before the caller can.
  server.listen({ port, host });
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (NO_LOCAL_ADDRESS.has(code))
      throw new ConfigurationError(`HOST is ${host}, which is not an address of this machine.`);
    if (code !== 'EADDRINUSE') throw error;
    throw new ConfigurationError(
      `Port ${port} is taken by another program: stop it, or set ${setting} to a free one.`,
    );
  }
}

const DROPS_LOGGED_EVERY_MS = 60_000;

/**
 * Keeps descriptors for files and the database: connections beyond the limit are closed, and idle ones make room. Errors
 * of accepting are logged; they would end the process.
 * @param limit files and connections that this process may open, if it is known
 */
export function limitConnections(
  server: Server,
  { limit, reserved }: { limit: number | undefined; reserved: number },
): void {
  const logger = new Logger('Http');
  let loggedAtMs = -Infinity;
  const report = (message: string, more: object) => {
    if (performance.now() - loggedAtMs < DROPS_LOGGED_EVERY_MS) return;
    loggedAtMs = performance.now();
    logger.error({ message, ...more });
  };
  server.on('error', (error) => report('connections could not be accepted', { error }));
  if (limit === undefined) return;
  server.maxConnections = maxConnections(limit, reserved);
  server.on('drop', () => {
    server.closeIdleConnections();
    const advice = adviceOn('descriptors', limit);
    report('connections refused', { maxConnections: server.maxConnections, advice });
  });
}

/** Node's default `requestTimeout`. */
const BODY_TIMEOUT_MS = 5 * 60_000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function setTimeLimit(request: IncomingMessage, limitMs: number): void {
  clearTimeout(timers.get(request));
  const cutOff = () => {
    if (!request.complete) request.socket.destroy();
  };
  timers.set(request, setTimeout(cutOff, limitMs).unref());
}

/** Replaces Node's `requestTimeout`, which cannot be changed for single requests: see {@link allowLongBody}. */
export function limitBodyTime(server: Server, limitMs = BODY_TIMEOUT_MS): void {
  server.requestTimeout = 0;
  server.prependListener('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return;
    setTimeLimit(request, limitMs);
    request.once('end', () => clearTimeout(timers.get(request)));
    request.once('close', () => clearTimeout(timers.get(request)));
  });
}

/** For large uploads over slow connections. Call it after authorization. */
export function allowLongBody(request: IncomingMessage, limitMs: number): void {
  if (timers.has(request)) setTimeLimit(request, limitMs);
}

/** Time for headers of a request that arrives just before the keep-alive timeout. */
const HEADERS_GRACE_MS = 5_000;

/**
 * Sets the keep-alive timeout. It must exceed the proxy's: if the server closes a connection first, a request under way
 * fails with 502.
 */
export function keepConnections(server: Server, keepAliveMs: number): void {
  server.keepAliveTimeout = keepAliveMs;
  server.headersTimeout = keepAliveMs + HEADERS_GRACE_MS;
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.prependListener('request', ({ socket }: IncomingMessage) => silent.delete(socket));
  const close = server.close.bind(server);
  // Responses during the closing are the last on their connections. Unused connections, which browsers open in advance,
  // are destroyed: Node would wait for them.
  server.close = (done) => {
    server.keepAliveTimeout = 1;
    close(done);
    for (const socket of silent) socket.destroy();
    return server;
  };
}
