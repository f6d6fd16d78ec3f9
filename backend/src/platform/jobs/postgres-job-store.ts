import {
  type BackendFactory,
  DEFAULT_SCHEMA,
  PostgresConnection,
  PostgresQueueBackend,
  runMigrations,
} from 'bullmq';
import pg from 'pg';

import { CalmClient } from '../database/calm-client.js';

/** Two for queries, and one that a worker listens on. */
const POOL_SIZE = 3;

/** Longest pause of a worker in seconds. BullMQ's own, an hour, counts on hearing every notification. */
const MAX_BLOCK_S = 5;

/** SQLSTATE classes 08 (connection) and 57P (shut down, starting up), and 53300 (no connection free). */
const UNREACHABLE = /^(08|57P|53300)/;

/** An error that the database did not send comes from the connection. */
function isUnreachable(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || UNREACHABLE.test(error.code ?? '');
}

/**
 * A worker pauses before it asks a store again that refuses connections. BullMQ knows that by Redis' word for
 * it alone: a PostgreSQL that is away in any other way would be asked hundreds of times a second, and what
 * a job has come to would not be noted once it is back.
 */
async function inBullsWords<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw Object.assign(new Error(reason, { cause: error }), { code: 'ECONNREFUSED' });
  }
}

class PatientConnection extends PostgresConnection {
  private ready: Promise<void> | undefined;

  constructor(private readonly ownPool: pg.Pool) {
    super(ownPool);
    const query = this.pool.query.bind(this.pool);
    this.pool.query = (text, parameters) => inBullsWords(query(text, parameters));
  }

  /** BullMQ's own remembers a first failure for good. */
  override waitUntilReady(): Promise<void> {
    this.ready ??= inBullsWords(this.prepare()).catch((error: unknown) => {
      this.ready = undefined;
      throw error;
    });
    return this.ready;
  }

  override getListenClient(): ReturnType<PostgresConnection['getListenClient']> {
    return inBullsWords(super.getListenClient());
  }

  override async close(): Promise<void> {
    await super.close();
    if (!this.ownPool.ending) await this.ownPool.end();
  }

  private async prepare(): Promise<void> {
    const client = await this.pool.connect();
    try {
      await runMigrations(client, this.schema);
    } finally {
      client.release();
    }
    setImmediate(() => this.emit('ready'));
  }
}

class PatientBackend extends PostgresQueueBackend {
  override get maximumBlockTimeout(): number {
    return MAX_BLOCK_S;
  }
}

/** BullMQ's PostgreSQL backend, for a database that may go away and come back. Each has a pool of its own. */
export function patientPostgresBackend(databaseUrl: string): BackendFactory<PostgresQueueBackend> {
  return (name, options) => {
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      options: `-c search_path=${DEFAULT_SCHEMA}`,
      application_name: 'lectern-jobs',
      max: POOL_SIZE,
      keepAlive: true,
      Client: CalmClient,
    });
    return new PatientBackend(new PatientConnection(pool), name, { ...options, connection: pool }, true);
  };
}
