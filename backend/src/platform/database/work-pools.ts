import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

import { type PoolState, stateOfPool } from './pool-state.js';
import { ResilientPool } from './resilient-client.js';

const jobWork = new AsyncLocalStorage<boolean>();

/** Runs work on the pool of jobs, so that requests and jobs cannot exhaust each other's connections. */
export function asJob<T>(work: () => T): T {
  return jobWork.run(true, work);
}

interface Settings extends pg.PoolConfig {
  jobs: pg.PoolConfig;
}

export class WorkPools {
  private readonly visitors: pg.Pool;
  private readonly jobs: pg.Pool;

  constructor({ jobs, ...options }: Settings) {
    this.visitors = new ResilientPool(options);
    this.jobs = new ResilientPool({ ...options, ...jobs });
  }

  private get pool(): pg.Pool {
    return jobWork.getStore() ? this.jobs : this.visitors;
  }

  states(): Record<string, PoolState> {
    return { visitors: stateOfPool(this.visitors), jobs: stateOfPool(this.jobs) };
  }

  connect(...args: Parameters<pg.Pool['connect']>): ReturnType<pg.Pool['connect']> {
    return this.pool.connect(...args);
  }

  query(...args: Parameters<pg.Pool['query']>): ReturnType<pg.Pool['query']> {
    return this.pool.query(...args);
  }

  on(event: 'error', listener: (error: Error) => void): this {
    for (const pool of [this.visitors, this.jobs]) pool.on(event, listener);
    return this;
  }

  end(done: (error?: Error) => void): void {
    Promise.all([this.visitors.end(), this.jobs.end()]).then(() => done(), done);
  }
}
