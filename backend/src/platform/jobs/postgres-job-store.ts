import { DEFAULT_SCHEMA, type PgPool, type PgPoolClient, type PgQueryResult } from 'bullmq';
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

import type { DatabaseLimits } from '../config/time-limits.js';
import { connectionLimits, ResilientClient } from '../database/resilient-client.js';
import { ResilientPool } from '../database/resilient-pool.js';
import { JOBS_IDLE_MS } from '../database/database-limits.js';
import { type PoolState, stateOfPool } from '../database/pool-state.js';
import { POOL_END_MS } from './job-rules.js';

/**
 * Commits do not wait for the disk: if PostgreSQL crashes, the outbox dispatches the lost jobs again.
 * https://www.postgresql.org/docs/current/wal-async-commit.html
 */
const SESSION_OPTIONS = `-c search_path=${DEFAULT_SCHEMA} -c synchronous_commit=off`;

/** SQLSTATE classes 08 (connection) and 57P (shutting down, starting up). */
const UNREACHABLE = /^(08|57P)/;

function isUnreachable(error: unknown): boolean {
  // Errors that the server did not send come from the connection.
  return !(error instanceof pg.DatabaseError) || UNREACHABLE.test(error.code ?? '');
}

/**
 * Gives every connection error the code `ECONNREFUSED`, the only one that BullMQ 6.7 recognizes as a lost connection
 * (`isNotConnectionError` in its `utils`). After any other error a worker fetches again without a pause, hundreds of times a
 * second, and a finished job is not marked as finished once the database is back.
 */
async function withRefusedCode<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw Object.assign(new Error(reason, { cause: error }), { code: 'ECONNREFUSED' });
  }
}

/** Connections of all queues and workers of a process, for `createPostgresBackend`. BullMQ does not end it; `Queues` does. */
export class JobStorePool extends EventEmitter implements PgPool {
  private readonly pool: pg.Pool;

  /** @param size connections that listen, and the maximum for queries; one of those stays open */
  constructor(databaseUrl: string, limits: DatabaseLimits, size: { listeners: number; queries: number }) {
    super();
    this.pool = new ResilientPool({
      ...connectionLimits(limits),
      connectionString: databaseUrl,
      options: SESSION_OPTIONS,
      application_name: 'lectern-jobs',
      max: size.listeners + size.queries,
      min: size.listeners + 1,
      idleTimeoutMillis: JOBS_IDLE_MS,
      Client: ResilientClient,
    });
    // Each queue and each worker adds a listener.
    this.setMaxListeners(0).on('error', () => undefined);
    this.pool.on('error', (error) => this.emit('error', error));
  }

  state(): PoolState {
    return stateOfPool(this.pool);
  }

  query(text: string, values: readonly unknown[] = []): Promise<PgQueryResult> {
    return withRefusedCode(this.pool.query(text, [...values]));
  }

  connect(): Promise<PgPoolClient> {
    return withRefusedCode(this.pool.connect());
  }

  /** Does not wait for a database that does not answer. */
  async end(): Promise<void> {
    await Promise.race([this.pool.end(), pause(POOL_END_MS, undefined, { ref: false })]);
  }
}
