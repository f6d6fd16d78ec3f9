import type { Configuration, Role } from './configuration.js';

/** Parts of a process that open connections to PostgreSQL. */
export interface ConnectionUse {
  role: Role;
  /** Jobs are stored in PostgreSQL instead of Redis. */
  hasJobStore: boolean;
  hasSandbox: boolean;
  /** The process holds the lock of its own server. */
  isEmbedded: boolean;
}

/** Maximum number of connections per part of a process. */
export interface ConnectionShares {
  /** Pool of requests. */
  visitors: number;
  /** Pool of jobs; 0 if this process runs none. */
  jobs: number;
  /** Queries to the job store, without its listeners. */
  jobStore: number;
  sandbox: number;
  /** One per channel, open as long as the process runs. */
  listeners: number;
}

export const connectionUseOf = ({
  role,
  redisUrl,
  stripe,
  databaseUrl,
}: Pick<Configuration, 'role' | 'redisUrl' | 'stripe' | 'databaseUrl'>): ConnectionUse => ({
  role,
  hasJobStore: redisUrl === undefined,
  hasSandbox: stripe === undefined,
  isEmbedded: databaseUrl === undefined,
});

type PooledPart = Exclude<keyof ConnectionShares, 'listeners'>;

interface Range {
  least: number;
  /** More do not make a process faster. */
  usual: number;
}

const NONE: Range = { least: 0, usual: 0 };
/** Saving a file takes two connections at once. */
const POOL: Range = { least: 2, usual: 20 };
/** A worker answers health checks and metrics, but no visitors. */
const WORKER_REQUESTS: Range = { least: 2, usual: 5 };
/** Queries take a millisecond or two. */
const JOB_STORE: Range = { least: 1, usual: 4 };
const SANDBOX: Range = { least: 2, usual: 8 };

/** Channels of web processes: changes of products, and other changes. */
const WEB_LISTENERS = 2;
/** Channel of workers: the outbox. */
const WORKER_LISTENERS = 1;
/** BullMQ listens once per lane. */
const JOB_STORE_LISTENERS = 3;

export const MOST_CONNECTIONS = 1_000;

function rangesOf({ role, hasJobStore, hasSandbox }: ConnectionUse): Record<PooledPart, Range> {
  return {
    visitors: role === 'worker' ? WORKER_REQUESTS : POOL,
    jobs: role === 'web' ? NONE : POOL,
    jobStore: hasJobStore ? JOB_STORE : NONE,
    sandbox: hasSandbox ? SANDBOX : NONE,
  };
}

function listenersOf({ role, hasJobStore, hasSandbox, isEmbedded }: ConnectionUse): number {
  const isWeb = role !== 'worker';
  const isWorker = role !== 'web';
  return (
    (isWeb ? WEB_LISTENERS : 0) +
    (isWorker ? WORKER_LISTENERS : 0) +
    (isWorker && hasJobStore ? JOB_STORE_LISTENERS : 0) +
    (isWeb && hasSandbox ? 1 : 0) +
    (isEmbedded ? 1 : 0)
  );
}

function sumOf(use: ConnectionUse, bound: keyof Range): number {
  return Object.values(rangesOf(use)).reduce((sum, range) => sum + range[bound], listenersOf(use));
}

/** With fewer connections the process does not start. */
export const leastConnections = (use: ConnectionUse): number => sumOf(use, 'least');

/** Default of DATABASE_CONNECTIONS. */
export const usualConnections = (use: ConnectionUse): number => sumOf(use, 'usual');

export const totalOf = (shares: ConnectionShares): number =>
  Object.values(shares).reduce((sum: number, share: number) => sum + share, 0);

/**
 * Divides the connections of a process among its parts: each gets its least, then the rest in proportion to what it lacks
 * for its usual number. More than all usual numbers goes to visitors and jobs.
 * @param total at least `leastConnections`
 */
export function shareConnections(total: number, use: ConnectionUse): ConnectionShares {
  const ranges = rangesOf(use);
  const spare = total - leastConnections(use);
  const wanted = usualConnections(use) - leastConnections(use);
  const within = Math.min(spare, wanted);
  const shareOf = ({ least, usual }: Range) => least + Math.floor((within * (usual - least)) / wanted);
  const shares = {
    visitors: shareOf(ranges.visitors),
    jobs: shareOf(ranges.jobs),
    jobStore: shareOf(ranges.jobStore),
    sandbox: shareOf(ranges.sandbox),
    listeners: listenersOf(use),
  };
  const left = total - totalOf(shares);
  const toJobs = use.role === 'web' ? 0 : use.role === 'worker' ? left : Math.floor(left / 2);
  return { ...shares, visitors: shares.visitors + left - toJobs, jobs: shares.jobs + toJobs };
}
