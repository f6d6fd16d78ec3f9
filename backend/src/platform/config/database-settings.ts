import { ConfigurationError } from './configuration-error.js';
import type { Configuration } from './configuration.js';
import {
  type ConnectionUse,
  connectionUseOf,
  leastConnections,
  MOST_CONNECTIONS,
  shareConnections,
  usualConnections,
} from './connection-rules.js';
import { type Environment, readInteger, readUrl } from './read-setting.js';

type DatabaseSettings = Pick<
  Configuration,
  'databaseUrl' | 'databaseDirectUrl' | 'databaseOwnerUrl' | 'databaseConnections'
>;

const SCHEMES = ['postgres', 'postgresql'];

/** Other addresses of the database name another role of it, or another way to it. */
function readOtherUrl(env: Environment, name: string, purpose: string): string | undefined {
  const url = readUrl(env, name, SCHEMES);
  if (!url || env['DATABASE_URL']?.trim()) return url;
  throw new ConfigurationError(`${name} needs DATABASE_URL, ${purpose}: set both.`);
}

function describeLeast(use: ConnectionUse): string {
  const { listeners, ...pools } = shareConnections(leastConnections(use), use);
  const pooled = Object.values(pools).reduce((sum, share) => sum + share, 0);
  return `${pooled} for requests and jobs, and ${listeners} that wait for notifications and locks`;
}

/** Sizes of two pools in earlier releases. */
function refuseOldSizes(env: Environment, use: ConnectionUse): void {
  const old = ['DATABASE_POOL', 'DATABASE_JOB_POOL'];
  const set = old.filter((name) => env[name]?.trim());
  if (set.length === 0) return;
  const [visitors = 0, jobs = 0] = old.map((name) => readInteger(env, name, 20, 500, 2));
  const total = Math.max(leastConnections(use), usualConnections(use) + visitors + jobs - 40);
  throw new ConfigurationError(
    `${set.join(' and ')} ${set.length > 1 ? 'have' : 'has'} become DATABASE_CONNECTIONS, the most connections that this process takes in all: replace ${set.length > 1 ? 'them' : 'it'} by DATABASE_CONNECTIONS=${total}.`,
  );
}

function readConnections(env: Environment, use: ConnectionUse): number {
  refuseOldSizes(env, use);
  const least = leastConnections(use);
  const connections = readInteger(env, 'DATABASE_CONNECTIONS', usualConnections(use), MOST_CONNECTIONS, 1);
  if (connections >= least) return connections;
  throw new ConfigurationError(
    `DATABASE_CONNECTIONS must be at least ${least} for this process, not ${connections}: ${describeLeast(use)}.`,
  );
}

export function readDatabase(
  env: Environment,
  services: Pick<Configuration, 'role' | 'redisUrl' | 'stripe'>,
): DatabaseSettings {
  const databaseUrl = readUrl(env, 'DATABASE_URL', SCHEMES);
  return {
    databaseUrl,
    databaseDirectUrl: readOtherUrl(env, 'DATABASE_DIRECT_URL', 'for the connections through a pooler'),
    databaseOwnerUrl: readOtherUrl(env, 'DATABASE_OWNER_URL', 'for the role of the site'),
    databaseConnections: readConnections(env, connectionUseOf({ ...services, databaseUrl })),
  };
}
