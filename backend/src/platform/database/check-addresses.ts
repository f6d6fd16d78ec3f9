import { setTimeout as pause } from 'node:timers/promises';

import { certificateFault } from '../certificate-error.js';
import { ConfigurationError } from '../config/configuration-error.js';
import type { Configuration } from '../config/configuration.js';
import type { DatabaseLimits } from '../config/time-limits.js';
import { parseDatabaseUrl, readDatabaseAddress } from './data-source.js';
import { START_WAIT } from './database-limits.js';
import { leadsToPooler } from './pooler.js';
import { connectionLimits, ResilientClient } from './resilient-client.js';
import { isTooMany } from './resilient-pool.js';

type Settings = Pick<Configuration, 'databaseUrl' | 'databaseDirectUrl' | 'databaseOwnerUrl' | 'timeLimits'>;

export interface CheckedAddresses {
  url: string;
  directUrl: string;
  ownerUrl: string | undefined;
  isPooled: boolean;
}

function explain(setting: string, url: string, error: Error): ConfigurationError {
  const reason = error.message.replace(/\.$/, '');
  if (isTooMany(error)) {
    return new ConfigurationError(
      `${setting} accepts no further connection: ${reason}. Raise max_connections, or lower DATABASE_CONNECTIONS of the other processes.`,
    );
  }
  const fault = certificateFault(error);
  if (fault === undefined) return new ConfigurationError(`${setting} does not answer: ${reason}.`);
  return new ConfigurationError(
    `The certificate of PostgreSQL at ${parseDatabaseUrl(url).host} is not accepted: ${fault}. ` +
      `If it is from a certificate authority of your own, add sslrootcert=/path/to/ca.pem to ${setting}.`,
  );
}

/** Repeats while the server is full, for example with connections of the process that this one replaces. */
async function whileFull<T>(work: () => Promise<T>): Promise<T> {
  const untilMs = performance.now() + START_WAIT.forMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isTooMany(error) || performance.now() >= untilMs) throw error;
      await pause(START_WAIT.everyMs);
    }
  }
}

/** Connects to the address of a setting. @throws ConfigurationError without its password */
export async function connectTo(
  setting: string,
  url: string,
  limits: DatabaseLimits,
): Promise<ResilientClient> {
  readDatabaseAddress(setting, url);
  return whileFull(async () => {
    const client = new ResilientClient({ ...connectionLimits(limits), connectionString: url });
    await client.connect();
    return client;
  }).catch((error: Error) => Promise.reject(explain(setting, url, error)));
}

async function isPooler(setting: string, url: string, limits: DatabaseLimits): Promise<boolean> {
  readDatabaseAddress(setting, url);
  return whileFull(() => leadsToPooler(url, limits)).catch((error: Error) =>
    Promise.reject(explain(setting, url, error)),
  );
}

const NEEDS_SESSIONS = 'migrations, locks and notifications need sessions, which a pooler does not keep';

async function assertDirect(setting: string, url: string, limits: DatabaseLimits): Promise<void> {
  if (!(await isPooler(setting, url, limits))) return;
  throw new ConfigurationError(
    `${setting} leads to a connection pooler such as PgBouncer, but ${NEEDS_SESSIONS}: set it to the address of PostgreSQL itself.`,
  );
}

/**
 * Checks that each address answers, and finds out whether DATABASE_URL leads to a pooler.
 * @throws ConfigurationError that names the setting to change
 */
export async function checkAddresses({
  databaseUrl: url = '',
  databaseDirectUrl: direct,
  databaseOwnerUrl: ownerUrl,
  timeLimits,
}: Settings): Promise<CheckedAddresses> {
  const limits = timeLimits.database.requests;
  const { user } = readDatabaseAddress('DATABASE_URL', url);
  if (direct && readDatabaseAddress('DATABASE_DIRECT_URL', direct).user !== user) {
    throw new ConfigurationError('DATABASE_DIRECT_URL must name the same role as DATABASE_URL.');
  }
  // The owner's connection may create the role of the other addresses, so they need not answer yet.
  if (ownerUrl) await assertDirect('DATABASE_OWNER_URL', ownerUrl, limits);
  else if (direct) await assertDirect('DATABASE_DIRECT_URL', direct, limits);
  const pooler = isPooler('DATABASE_URL', url, limits);
  const isPooled = await (ownerUrl ? pooler.catch(() => direct !== undefined) : pooler);
  if (isPooled && !direct) {
    throw new ConfigurationError(
      `DATABASE_URL leads to a connection pooler such as PgBouncer, but ${NEEDS_SESSIONS}: set DATABASE_DIRECT_URL to the address of PostgreSQL itself. Requests and jobs still go through the pooler.`,
    );
  }
  return { url, directUrl: direct ?? url, ownerUrl, isPooled };
}
