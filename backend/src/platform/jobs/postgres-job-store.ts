import {
  assertSchemaCompatibility,
  type BackendFactory,
  DEFAULT_SCHEMA,
  type PgQueryable,
  PostgresConnection,
  PostgresQueueBackend,
} from 'bullmq';
import { once } from 'node:events';
import pg from 'pg';

import { type DatabaseLimits, usualTimeLimits } from '../config/time-limits.js';
import { connectionLimits } from '../database/resilient-client.js';
import { LeanClient } from '../database/lean-client.js';
import { JOBS_IDLE_MS } from '../database/work-pools.js';

/** One to listen on, and the rest for queries, which take a millisecond or two. */
const POOL_SIZE = 5;

/** A database that is away says no farewell. */
const FAREWELL_MS = 3_000;

/**
 * Who only listens does not notice that its connection was forgotten on the way, and that a word of a new job was lost in
 * it; who asks now and then does. Keeping the line alive tells only of a neighbor that still answers for it.
 */
const ASK_EVERY_MS = 15_000;

/** Longest pause of a worker in seconds, with a job for later. BullMQ's own, an hour, counts on hearing every notification. */
const MAX_BLOCK_S = 60;

/**
 * Its commits wait for no disk: whatever a database that dies takes back of a job stands in the outbox, where it is due again,
 * or done. https://www.postgresql.org/docs/current/wal-async-commit.html
 */
const COMMITS_LATER = '-c synchronous_commit=off';

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

/** Shared by all queues and workers of a process: each connection is a process of PostgreSQL's own. */
class PatientConnection extends PostgresConnection {
  /** Who has not closed it yet. */
  private users = 0;
  private ready: Promise<void> | undefined;
  private readonly open = new Set<pg.PoolClient>();
  private listener: LeanClient | undefined;
  private asking: NodeJS.Timeout | undefined;

  constructor(
    private readonly ownPool: pg.Pool,
    private readonly askEveryMs: number,
  ) {
    super(ownPool);
    // All that share it hear of its errors.
    this.setMaxListeners(0);
    const query = this.pool.query.bind(this.pool);
    this.pool.query = (text, parameters) => inBullsWords(query(text, parameters));
    ownPool.on('connect', (client) => this.open.add(client));
    ownPool.on('remove', (client) => this.open.delete(client));
  }

  use(): this {
    this.users += 1;
    return this;
  }

  /** BullMQ's own remembers a first failure for good. */
  override waitUntilReady(): Promise<void> {
    this.ready ??= inBullsWords(this.prepare()).catch((error: unknown) => {
      this.ready = undefined;
      throw error;
    });
    return this.ready;
  }

  /** One that leaves a question unanswered is ended (`ResilientClient`), and BullMQ makes another. */
  override async getListenClient(): ReturnType<PostgresConnection['getListenClient']> {
    const client = await inBullsWords(super.getListenClient());
    if (client === this.listener || !(client instanceof LeanClient)) return client;
    this.listener = client;
    // Each worker says on it that it listens, and pg wants one question at a time.
    const ask: PgQueryable['query'] = client.query.bind(client);
    let turn: Promise<unknown> = Promise.resolve();
    const query: typeof ask = (text, values) => {
      const answer = turn.then(() => ask(text, values));
      turn = answer.catch(() => undefined);
      return answer;
    };
    Object.assign(client, { query });
    this.asking ??= setInterval(
      () => void this.listener?.askForLifeSign().catch(() => undefined),
      this.askEveryMs,
    ).unref();
    return client;
  }

  /**
   * Closed when nobody uses it any more, until its connections are really gone: whoever takes the database down after it must
   * not be heard in them.
   */
  override async close(): Promise<void> {
    this.users -= 1;
    if (this.users > 0) return;
    clearInterval(this.asking);
    await super.close();
    if (this.ownPool.ending) return;
    await this.ownPool.end();
    // pg's pool has ended when it has told its clients to go.
    const signal = AbortSignal.timeout(FAREWELL_MS);
    while (this.open.size > 0 && !signal.aborted)
      await once(this.ownPool, 'remove', { signal }).catch(() => undefined);
  }

  private async prepare(): Promise<void> {
    await assertSchemaCompatibility(this.pool, this.schema);
    setImmediate(() => this.emit('ready'));
  }
}

class PatientBackend extends PostgresQueueBackend {
  /**
   * BullMQ's own remembers a first failure for good, here too: a database that died while the site started would leave each
   * job done and never noted, until the lane is full of them.
   */
  override waitUntilReady(): Promise<void> {
    return this.connection.waitUntilReady();
  }

  override get maximumBlockTimeout(): number {
    return MAX_BLOCK_S;
  }

  /**
   * In one statement too, as the jobs of a flow: BullMQ's own for many makes two temporary tables each time, which takes ten
   * times as long for one job, and has every connection to the database read its catalogue anew.
   */
  override async addJobs(entries: Parameters<PostgresQueueBackend['addJobs']>[0]): Promise<string[]> {
    const { queueName } = this;
    const added = await this.addFlow(
      entries.map(({ job, jobId, parentKeyOpts = {} }) => ({
        jobData: job,
        jobId,
        parentKeyOpts,
        prefix: '',
        queueName,
      })),
    );
    return added.map(([error, id]) => {
      if (error) throw error;
      return String(id);
    });
  }
}

function connect(databaseUrl: string, limits: DatabaseLimits, askEveryMs: number): PatientConnection {
  const pool = new pg.Pool({
    ...connectionLimits(limits),
    connectionString: databaseUrl,
    options: `-c search_path=${DEFAULT_SCHEMA} ${COMMITS_LATER}`,
    application_name: 'lectern-jobs',
    max: POOL_SIZE,
    idleTimeoutMillis: JOBS_IDLE_MS,
    Client: LeanClient,
  });
  return new PatientConnection(pool, askEveryMs);
}

/** BullMQ's PostgreSQL backend, for a database that may go away and come back. */
export function patientPostgresBackend(
  databaseUrl: string,
  limits: DatabaseLimits = usualTimeLimits.database.requests,
  askEveryMs = ASK_EVERY_MS,
): BackendFactory<PostgresQueueBackend> {
  let shared: PatientConnection | undefined;
  return (name, options) => {
    if (!shared || shared.isClosing) shared = connect(databaseUrl, limits, askEveryMs);
    return new PatientBackend(shared.use(), name, { ...options, connection: shared.pool }, true);
  };
}
