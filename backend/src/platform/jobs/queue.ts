import type { QueueOptions } from 'bullmq';
import { createPostgresBackend, setDefaultBackendFactory } from 'bullmq';

import type { Configuration } from '../config/configuration.js';

export const QUEUE = 'lectern';

/** How long finished jobs are remembered: longer than the sweep that repeats open outbox rows. */
export const REMEMBER_COMPLETED_S = 24 * 60 * 60;

/**
 * Two stores, one code path: Redis when its address is known, else BullMQ's PostgreSQL backend.
 * The backend factory is BullMQ's process-wide default, so it is set before any queue is made.
 */
export function queueOptions(
  databaseUrl: string,
  { redisUrl, redisPrefix }: Pick<Configuration, 'redisUrl' | 'redisPrefix'>,
): QueueOptions {
  if (redisUrl) {
    setDefaultBackendFactory();
    return { connection: { url: redisUrl, maxRetriesPerRequest: null }, prefix: redisPrefix };
  }
  setDefaultBackendFactory(createPostgresBackend);
  const connection = { connectionString: databaseUrl, schema: 'bullmq', max: 2, migrate: true };
  return { connection: connection as QueueOptions['connection'] };
}
