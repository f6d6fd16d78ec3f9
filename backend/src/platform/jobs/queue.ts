import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import {
  type JobType,
  type QueueOptions,
  type WorkerOptions,
  setDefaultBackendFactory,
  type Queue,
} from 'bullmq';

import type { Configuration } from '../config/configuration.js';
import { usualTimeLimits } from '../config/time-limits.js';
import { summariseError } from './error-summary.js';
import type { Lane } from './job.js';
import type { JobSettings } from './job-settings.js';
import { patientPostgresBackend } from './postgres-job-store.js';

/** Under which names the lanes lie in the job store. */
const QUEUE_NAMES = {
  payments: 'lectern-payments',
  mail: 'lectern-mail',
  slow: 'lectern',
} as const satisfies Record<Lane, string>;

export const queueNames: Readonly<Record<Lane, string>> = QUEUE_NAMES;

/** A Redis that is away is looked for every second. */
const reconnectAfterMs = (times: number) => Math.min(times * 100, 1_000);
/** Who adds a job is told soon that Redis is away; the outbox tries again. */
const ADD_RETRIES = 1;

/** A worker's command that waits for jobs waits so long at most; BullMQ itself looks after it. */
const LONGEST_BLOCK_MS = 10_000;

/** A Redis that accepts and says nothing: the question fails, and another connection is made. */
const answerWithin = (ms: number) => ({ connectTimeout: ms, commandTimeout: ms, socketTimeout: ms });

/**
 * Two stores, one code path: Redis when its address is known, else BullMQ's PostgreSQL backend.
 * The backend factory is BullMQ's process-wide default, so it is set before any queue is made.
 */
export function queueOptions(
  databaseUrl: string,
  {
    redisUrl,
    redisPrefix,
    timeLimits = usualTimeLimits,
  }: Pick<Configuration, 'redisUrl' | 'redisPrefix'> & Partial<Pick<Configuration, 'timeLimits'>>,
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
  setDefaultBackendFactory(patientPostgresBackend(databaseUrl, timeLimits.database.requests));
  return { connection: {} };
}

/** What a worker of the same queue needs: it waits for its store as long as it takes. */
export function workerOptions(
  { connection, prefix }: QueueOptions,
  settings: JobSettings,
  concurrency: number,
): WorkerOptions {
  const { commandTimeout } = connection as Partial<ReturnType<typeof answerWithin>>;
  // A Redis is not kept waiting for longer than BullMQ itself does: it may have moved meanwhile.
  const patience = 'url' in connection ? {} : { drainDelay: settings.listenMs / 1_000 };
  return {
    ...patience,
    connection: {
      ...connection,
      maxRetriesPerRequest: null,
      ...(commandTimeout === undefined ? {} : answerWithin(LONGEST_BLOCK_MS + commandTimeout)),
    },
    ...(prefix === undefined ? {} : { prefix }),
    autorun: false,
    concurrency,
    lockDuration: settings.holdMs,
    stalledInterval: settings.stalledCheckMs,
    maxStalledCount: settings.maxStalls,
    runRetryDelay: settings.storeRetryMs,
  };
}

/** The queue of each lane. */
@Injectable()
export class Queues {
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

  /** How many jobs there are in these states, in all lanes. Rejects where the store is away. */
  async count(...states: JobType[]): Promise<Record<string, number>> {
    const counts = await Promise.all(this.all.map((queue) => queue.getJobCounts(...states)));
    return Object.fromEntries(
      states.map((state) => [state, counts.reduce((total, count) => total + (count[state] ?? 0), 0)]),
    );
  }
}

/** Hears what goes wrong between this process and the job store; nobody else listens in a web process. */
@Injectable()
export class StoreErrors {
  private readonly logger = new Logger('Jobs');

  constructor(queues: Queues) {
    for (const queue of queues.all) queue.on('error', (error) => this.tell(error));
  }

  tell(error: unknown): void {
    this.logger.error(`The job store does not answer: ${summariseError(error)}`);
  }
}
