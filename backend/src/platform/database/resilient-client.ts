import type { Socket } from 'node:net';

import pg from 'pg';

import type { DatabaseLimits } from '../config/time-limits.js';
import { Outage } from '../outage.js';
import { KEEP_ALIVE_AFTER_MS, SILENCE_FACTOR } from './database-limits.js';

const ignore = () => undefined;

type ResilientConfig = pg.ClientConfig & {
  /** Maximum silence of the server during a query. pg's own `query_timeout` keeps using the connection. */
  silenceMs?: number;
};

export interface ConnectionLimits extends DatabaseLimits {
  /** The connection leads to a pooler, which rejects or ignores settings of a session. */
  isPooled?: boolean;
}

/** pg leaves out limits of 0, so that a default of the role would apply. */
const WITHOUT_STATEMENT_TIMEOUT = '-c statement_timeout=0';

export function connectionLimits({
  connectMs,
  statementMs,
  lockMs,
  idleTransactionMs,
  isPooled = false,
}: ConnectionLimits) {
  const session = {
    ...(statementMs ? { statement_timeout: statementMs } : { options: WITHOUT_STATEMENT_TIMEOUT }),
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
  };
  return {
    connectionTimeoutMillis: connectMs,
    ...(isPooled ? {} : session),
    silenceMs: Math.ceil(statementMs * SILENCE_FACTOR),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  } satisfies ResilientConfig;
}

/**
 * Survives the loss of its connection, which pg also emits as an `error` event. A pool listens to it only while the client is
 * idle, and a caller only after it has received the client. Closes a connection with an unanswered query, because a late
 * answer would be taken for that of the next query.
 */
export class ResilientClient extends pg.Client {
  constructor(config?: string | ResilientConfig) {
    super(config);
    this.on('error', ignore);
    const silenceMs = typeof config === 'object' ? config.silenceMs : undefined;
    if (silenceMs) this.once('connect', () => this.limitSilence(silenceMs));
  }

  /** Keeps the listener for errors: BullMQ removes all listeners of a connection before it closes it. */
  override removeAllListeners(event?: string | symbol): this {
    super.removeAllListeners(event);
    return this.listeners('error').includes(ignore) ? this : this.on('error', ignore);
  }

  /** Uses the socket's timeout, which every received byte resets, instead of a timer per query. */
  private limitSilence(silenceMs: number): void {
    const socket = this.connection.stream as Socket;
    socket.setTimeout(silenceMs).on('timeout', () => {
      const { readyForQuery } = this as unknown as { readyForQuery: boolean };
      if (!readyForQuery) socket.destroy(new Outage(`PostgreSQL sent nothing for ${silenceMs} ms.`));
    });
  }
}
