import type { Socket } from 'node:net';

import pg from 'pg';

import type { DatabaseLimits } from '../config/time-limits.js';
import { Outage } from '../outage.js';

/** PostgreSQL ends a long statement itself; the rest of a second is for its word of that. */
const GRACE = 1.25;
const KEEP_ALIVE_AFTER_MS = 30_000;

type ResilientConfig = pg.ClientConfig & {
  /** How long the server may say nothing to a question. pg's own `query_timeout` leaves the connection in use. */
  silenceMs?: number;
};

/** What a client or a pool of `ResilientClient` is told of its limits. */
export function connectionLimits({ connectMs, statementMs, lockMs, idleTransactionMs }: DatabaseLimits) {
  return {
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
    silenceMs: Math.ceil(statementMs * GRACE),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  } satisfies ResilientConfig;
}

/** What pg asks of whoever speaks to the server in their own words. */
interface LifeSign extends pg.Submittable {
  handleReadyForQuery(): void;
  handleError(error: Error): void;
}

/**
 * A connection whose end is an error of the query in hand, and nothing more. A client of pg also emits the
 * error; where nobody listens, that ends the process. Pools listen while a client is idle, and whoever takes
 * one listens a moment after he got it: a database that dies within that moment must not take us with it.
 *
 * A server that leaves a question unanswered has lost this connection: what it may say later belongs to no
 * question any more. So the connection is ended, and its pool makes a new one.
 */
export class ResilientClient extends pg.Client {
  constructor(config?: string | ResilientConfig) {
    super(config);
    this.on('error', () => undefined);
    const silenceMs = typeof config === 'object' ? config.silenceMs : undefined;
    if (silenceMs) this.once('connect', () => this.limitSilence(silenceMs));
  }

  /**
   * Asks whether the server is still there. A Sync by itself is answered without a transaction:
   * https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-EXT-QUERY
   */
  askForLifeSign(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.query({
        submit: (connection) => connection.sync(),
        handleReadyForQuery: resolve,
        handleError: reject,
      } satisfies LifeSign);
    });
  }

  /** The socket's own clock: set back by every byte, and no timer for each query. */
  private limitSilence(silenceMs: number): void {
    const socket = this.connection.stream as Socket;
    socket.setTimeout(silenceMs).on('timeout', () => {
      const { readyForQuery } = this as unknown as { readyForQuery: boolean };
      if (!readyForQuery) socket.destroy(new Outage(`PostgreSQL has said nothing for ${silenceMs} ms.`));
    });
  }
}

type Taken = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error) => void,
) => void;

/** A pool that has no connection to give, for whatever reason, says that as an outage. */
export class ResilientPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<pg.PoolClient> | void {
    if (taken) {
      super.connect((error, client, release) => taken(error && outageOf(error), client, release));
      return;
    }
    return super.connect().catch((error: Error) => Promise.reject(outageOf(error)));
  }
}

const outageOf = (cause: Error) => new Outage(`No connection to PostgreSQL: ${cause.message}`, { cause });
