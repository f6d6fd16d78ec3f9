import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

import { type PoolState, stateOfPool } from './pool-state.js';
import { ResilientPool } from './resilient-pool.js';

const jobWork = new AsyncLocalStorage<boolean>();

/** Runs work on the pool of jobs, so that requests and jobs cannot exhaust each other's connections. */
export function asJob<T>(work: () => T): T {
  return jobWork.run(true, work);
}

interface Settings extends pg.PoolConfig {
  /** A maximum of 0 lets jobs share the pool of visitors. */
  jobs: pg.PoolConfig;
}

export class WorkPools {
  private readonly visitors: pg.Pool;
  private readonly jobs: pg.Pool;

  constructor({ jobs, ...options }: Settings) {
    this.visitors = new ResilientPool(options);
    this.jobs = jobs.max ? new ResilientPool({ ...options, ...jobs }) : this.visitors;
  }

  private get all(): pg.Pool[] {
    return [...new Set([this.visitors, this.jobs])];
  }

  private get pool(): pg.Pool {
    return jobWork.getStore() ? this.jobs : this.visitors;
  }

  states(): Record<string, PoolState> {
    const visitors = stateOfPool(this.visitors);
    return this.jobs === this.visitors ? { visitors } : { visitors, jobs: stateOfPool(this.jobs) };
  }

  connect(...args: Parameters<pg.Pool['connect']>): ReturnType<pg.Pool['connect']> {
    return this.pool.connect(...args);
  }

  query(...args: Parameters<pg.Pool['query']>): ReturnType<pg.Pool['query']> {
    return this.pool.query(...args);
  }

  on(event: 'error', listener: (error: Error) => void): this {
    for (const pool of this.all) pool.on(event, listener);
    return this;
  }

  end(done: (error?: Error) => void): void {
    Promise.all(this.all.map((pool) => pool.end())).then(() => done(), done);
  }
}
