import { type BackendFactory, PostgresConnection, PostgresQueueBackend, runMigrations } from 'bullmq';
import type { PostgresConnectionOptions } from 'bullmq';

/** Longest rest of a worker in seconds. BullMQ's own, an hour, counts on hearing every notification. */
const MAX_BLOCK_S = 5;

/** SQLSTATE classes 08 (connection) and 57P (shut down, starting up), and 53300 (no connection free). */
const UNREACHABLE = /^(08|57P|53300)/;

/** An error without an SQLSTATE comes from the connection, not from the database. */
function isUnreachable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return !/^[0-9A-Z]{5}$/.test(code) || UNREACHABLE.test(code);
}

/**
 * A worker rests before it asks a store again that refuses connections. BullMQ knows that by Redis' word for
 * it alone: a PostgreSQL that is away in any other way would be asked thousands of times a second.
 */
async function inBullsWords<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    throw Object.assign(new Error('The job store does not answer.', { cause: error }), {
      code: 'ECONNREFUSED',
    });
  }
}

class PatientConnection extends PostgresConnection {
  private ready: Promise<void> | undefined;

  constructor(options: PostgresConnectionOptions) {
    super(options);
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

  private async prepare(): Promise<void> {
    const client = await this.pool.connect();
    // The query in hand is told of a break; without a listener the break would also end the process.
    client.on('error', () => undefined);
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

/** BullMQ's PostgreSQL backend, for a database that may go away and come back. */
export const createPatientPostgresBackend: BackendFactory<PostgresQueueBackend, PostgresConnectionOptions> = (
  name,
  options,
  { withBlockingConnection = false } = {},
) =>
  new PatientBackend(
    new PatientConnection(options.connection),
    name,
    options,
    true,
    withBlockingConnection ? name : undefined,
  );
