import pg from 'pg';

import { Outage } from '../outage.js';
import { POOL_GROWTH_MS } from './database-limits.js';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error) => void,
) => void;

const TOO_MANY_CONNECTIONS = '53300';
/** PgBouncer has no code of its own for this. */
const POOLER_IS_FULL = /no more connections allowed/;

/** Whether PostgreSQL, a limit of its role or database, or a pooler allows no further connection. */
export function isTooMany(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    (error.code === TOO_MANY_CONNECTIONS || POOLER_IS_FULL.test(error.message))
  );
}

const outageOf = (cause: Error) => new Outage(`No connection to PostgreSQL: ${cause.message}`, { cause });

/**
 * A pool that reports every failure to connect as an `Outage`. While the server refuses further connections, callers queue
 * for those that are open, and the pool grows again one by one.
 */
export class ResilientPool extends pg.Pool {
  private readonly size: number;
  private openCount = 0;
  private growth: NodeJS.Timeout | undefined;

  constructor(config: pg.PoolConfig) {
    super(config);
    this.size = this.options.max;
    this.on('connect', () => {
      this.openCount += 1;
      if (this.options.max < this.size) this.allowOneMore();
    });
    this.on('remove', () => (this.openCount -= 1));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    const startedMs = performance.now();
    if (connected) return this.acquire(connected, startedMs);
    return new Promise((resolve, reject) => {
      this.acquire((error, client) => (client ? resolve(client) : reject(error as Error)), startedMs);
    });
  }

  private acquire(connected: Connected, startedMs: number): void {
    super.connect((error, client, release) => {
      if (!error) return connected(undefined, client, release);
      if (!isTooMany(error) || this.openCount === 0 || this.isLate(startedMs))
        return connected(outageOf(error), undefined, release);
      this.stopGrowth();
      this.acquire(connected, startedMs);
    });
  }

  private isLate(startedMs: number): boolean {
    const { connectionTimeoutMillis: limitMs } = this.options as pg.PoolConfig;
    return Boolean(limitMs) && performance.now() - startedMs >= (limitMs ?? 0);
  }

  private stopGrowth(): void {
    this.options.max = this.openCount;
    this.growth ??= setTimeout(() => {
      this.growth = undefined;
      this.allowOneMore();
    }, POOL_GROWTH_MS).unref();
  }

  private allowOneMore(): void {
    this.options.max = Math.min(this.size, this.openCount + 1);
  }
}
