import pg from 'pg';
import { parse } from 'pg-connection-string';
import { DataSource } from 'typeorm';

import { ConfigurationError } from '../config/configuration-error.js';
import { type TimeLimits, defaultTimeLimits } from '../config/time-limits.js';
import type { Entity } from '../features/feature.js';
import { JOBS_IDLE_MS, KEPT_OPEN } from './database-limits.js';
import { migrations } from './migrations/index.js';
import { type ConnectionLimits, connectionLimits, ResilientClient } from './resilient-client.js';
import { WorkPools } from './work-pools.js';

interface DatabaseAddress {
  /** A host name, or the folder of a Unix socket. */
  host: string;
  port: number;
  user: string | undefined;
  password: string | undefined;
  database: string | undefined;
  ssl: boolean | object;
}

/** Uses pg's parser, because TypeORM's does not support Unix sockets. Reads the certificates that the URL names. */
export function parseDatabaseUrl(url: string): DatabaseAddress {
  const parsed = parse(url);
  return {
    host: parsed.host || 'localhost',
    port: parsed.port ? Number(parsed.port) : 5432,
    user: parsed.user,
    password: parsed.password,
    database: parsed.database ?? undefined,
    ssl: typeof parsed.ssl === 'object' ? parsed.ssl : Boolean(parsed.ssl),
  };
}

/** Parses the URL of a setting. @throws ConfigurationError that never contains the password */
export function readDatabaseAddress(setting: string, url: string): DatabaseAddress {
  try {
    return parseDatabaseUrl(url);
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    throw new ConfigurationError(
      path
        ? `${setting} names the file ${path}, which cannot be read (${code}).`
        : `${setting} is not a valid address: encode a % in its password as %25.`,
    );
  }
}

interface PoolSettings {
  /** 0 for jobs uses the pool of visitors. */
  size: number;
  limits: ConnectionLimits;
}

export interface Pools {
  visitors: PoolSettings;
  jobs: PoolSettings;
}

/** @param sizes maximum number of connections of each pool */
export const poolsOf = (
  sizes: Record<keyof Pools, number>,
  { database: { requests, jobs } }: TimeLimits,
  isPooled = false,
): Pools => ({
  visitors: { size: sizes.visitors, limits: { ...requests, isPooled } },
  jobs: { size: sizes.jobs, limits: { ...jobs, isPooled } },
});

const defaultPools = poolsOf({ visitors: 20, jobs: 0 }, defaultTimeLimits);

export function createDataSource(
  databaseUrl: string,
  entities: readonly Entity[],
  { visitors, jobs }: Pools = defaultPools,
): DataSource {
  const { user, ...address } = parseDatabaseUrl(databaseUrl);
  return new DataSource({
    type: 'postgres',
    ...address,
    username: user,
    entities: [...entities],
    migrations,
    migrationsTableName: 'migrations',
    synchronize: false,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    poolSize: visitors.size,
    applicationName: 'lectern',
    driver: { ...pg, Pool: WorkPools },
    extra: {
      Client: ResilientClient,
      min: KEPT_OPEN,
      ...connectionLimits(visitors.limits),
      jobs: { max: jobs.size, idleTimeoutMillis: JOBS_IDLE_MS, ...connectionLimits(jobs.limits) },
    },
  });
}
