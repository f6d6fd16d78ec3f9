import { once } from 'node:events';
import type { Server, IncomingMessage } from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

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
  // Until the port is open, `listen` reports errors.
  server.once('listening', () =>
    server.on('error', (error) => report('connections could not be accepted', { error })),
  );
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

/** A proxy connects when it has a request, which is on its way for as long as this. */
const FIRST_REQUEST_MS = 500;
const QUIET_TURN_MS = 1;
const MAX_TURNS = 1_000;

/**
 * Waits for a short turn of the event loop in which nothing arrived: the operating system resets connections that it has
 * accepted but the process has not, and closing a connection loses a request that was not read.
 * @param count number of arrivals so far
 */
async function untilQuiet(count: () => number): Promise<void> {
  // After a socket's callback, `setImmediate` runs before the event loop polls sockets again.
  await nextTurn();
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const [before, startMs] = [count(), performance.now()];
    await nextTurn();
    if (count() === before && performance.now() - startMs < QUIET_TURN_MS) return;
  }
}

/**
 * Sets the keep-alive timeout. It must exceed the proxy's: if the server closes a connection first, a request under way
 * fails with 502.
 */
export function keepConnections(server: Server, keepAliveMs: number): void {
  server.keepAliveTimeout = keepAliveMs;
  server.headersTimeout = keepAliveMs + HEADERS_GRACE_MS;
  /** Without a request so far, with the time of their connection. */
  const silent = new Map<Socket, number>();
  let arrivals = 0;
  server.on('connection', (socket: Socket) => {
    arrivals += 1;
    silent.set(socket, performance.now());
    socket.once('close', () => silent.delete(socket));
  });
  server.prependListener('request', ({ socket }: IncomingMessage) => {
    arrivals += 1;
    silent.delete(socket);
  });
  const close = async (done?: (error?: Error) => void) => {
    await untilQuiet(() => arrivals);
    // `http.Server.close` would close idle connections at once, even if a request has just arrived on one.
    TcpServer.prototype.close.call(server, done);
    await untilQuiet(() => arrivals);
    server.closeIdleConnections();
    // Unused connections, which browsers open in advance, are destroyed: Node would wait for them.
    for (const [socket, connectedMs] of silent) {
      const destroy = () => silent.has(socket) && socket.destroy();
      setTimeout(destroy, Math.max(0, connectedMs + FIRST_REQUEST_MS - performance.now())).unref();
    }
  };
  server.close = (done) => {
    // Responses during the closing are the last on their connections.
    server.keepAliveTimeout = 1;
    void close(done);
    return server;
  };
}
