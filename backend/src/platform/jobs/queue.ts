import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import {
  createPostgresBackend,
  type JobType,
  type QueueOptions,
  type WorkerOptions,
  setDefaultBackendFactory,
  type Queue,
  type Worker,
} from 'bullmq';

import type { Configuration } from '../config/configuration.js';
import { defaultTimeLimits } from '../config/time-limits.js';
import type { DatabaseAccess } from '../database/database-access.js';
import type { PoolState } from '../database/pool-state.js';
import { summarizeError } from './error-summary.js';
import { type Lane, LANES } from './job.js';
import { ADD_RETRIES, type JobSettings, MAX_BLOCK_MS, reconnectAfterMs } from './job-rules.js';
import { JobStorePool } from './postgres-job-store.js';

const QUEUE_NAMES = {
  payments: 'lectern-payments',
  mail: 'lectern-mail',
  slow: 'lectern',
} as const satisfies Record<Lane, string>;

export const queueNames: Readonly<Record<Lane, string>> = QUEUE_NAMES;

/** Fails a command on a Redis that accepts connections but does not answer, and reconnects. */
const answerWithin = (ms: number) => ({ connectTimeout: ms, commandTimeout: ms, socketTimeout: ms });

/** Uses Redis if configured, else PostgreSQL. Sets BullMQ's process-wide backend, so call it before creating queues. */
export function queueOptions(
  access: DatabaseAccess,
  {
    redisUrl,
    redisPrefix,
    role,
    timeLimits = defaultTimeLimits,
  }: Pick<Configuration, 'redisUrl' | 'redisPrefix' | 'role'> & Partial<Pick<Configuration, 'timeLimits'>>,
): QueueOptions {
  if (redisUrl) {
    setDefaultBackendFactory();
    const connection = {
      url: redisUrl,
      retryStrategy: reconnectAfterMs,
      maxRetriesPerRequest: ADD_RETRIES,
      ...answerWithin(timeLimits.redisMs),
    };
    return { connection, prefix: redisPrefix };
  }
  setDefaultBackendFactory(createPostgresBackend);
  // These options are typed for Redis only.
  const connection: object = new JobStorePool(access.directUrl, timeLimits.database.requests, {
    listeners: role === 'web' ? 0 : LANES.length,
    queries: access.shares.jobStore,
  });
  return { connection };
}

/** Options of a worker of the same queue. It keeps retrying a job store that is down. */
export function workerOptions(
  { connection, prefix }: QueueOptions,
  settings: JobSettings,
  concurrency: number,
): WorkerOptions {
  const { commandTimeout } = connection as Partial<ReturnType<typeof answerWithin>>;
  const store =
    connection instanceof JobStorePool
      ? { connection, drainDelay: settings.pollMs / 1_000 }
      : {
          connection: {
            ...connection,
            maxRetriesPerRequest: null,
            ...(commandTimeout === undefined ? {} : answerWithin(MAX_BLOCK_MS + commandTimeout)),
          },
        };
  return {
    ...store,
    ...(prefix === undefined ? {} : { prefix }),
    autorun: false,
    concurrency,
    lockDuration: settings.lockMs,
    stalledInterval: settings.stalledCheckMs,
    maxStalledCount: settings.maxStalls,
    runRetryDelay: settings.storeRetryMs,
  };
}

@Injectable()
export class Queues implements OnModuleInit, OnApplicationShutdown {
  private readonly byLane: Record<Lane, Queue>;

  constructor(
    @InjectQueue(QUEUE_NAMES.payments) payments: Queue,
    @InjectQueue(QUEUE_NAMES.mail) mail: Queue,
    @InjectQueue(QUEUE_NAMES.slow) slow: Queue,
  ) {
    this.byLane = { payments, mail, slow };
  }

  get all(): readonly Queue[] {
    return Object.values(this.byLane);
  }

  in(lane: Lane): Queue {
    return this.byLane[lane];
  }

  onModuleInit(): Promise<void> {
    return this.assertReady(this.all);
  }

  /**
   * Fails the start if PostgreSQL does not answer: BullMQ 6.7 keeps the result of its first check
   * (`PostgresConnection.waitUntilReady`), and would never add or take a job. Redis may be down at the start.
   */
  async assertReady(all: readonly (Queue | Worker)[]): Promise<void> {
    if (this.pool) await Promise.all(all.map((one) => one.waitUntilReady()));
  }

  async count(...states: JobType[]): Promise<Record<string, number>> {
    const counts = await Promise.all(this.all.map((queue) => queue.getJobCounts(...states)));
    return Object.fromEntries(
      states.map((state) => [state, counts.reduce((total, count) => total + (count[state] ?? 0), 0)]),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.all.map((queue) => queue.close()));
    await this.pool?.end();
  }

  /** Of the job store on PostgreSQL. */
  pools(): Record<string, PoolState> {
    return this.pool ? { store: this.pool.state() } : {};
  }

  /** Undefined on Redis. */
  private get pool(): JobStorePool | undefined {
    const { connection } = this.in('slow').opts;
    return connection instanceof JobStorePool ? connection : undefined;
  }
}

@Injectable()
export class StoreErrors {
  private readonly logger = new Logger('Jobs');

  constructor(queues: Queues) {
    for (const queue of queues.all) queue.on('error', (error) => this.log(error));
  }

  log(error: unknown): void {
    this.logger.error(`job store does not answer: ${summarizeError(error)}`);
  }
}
