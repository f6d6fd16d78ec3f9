import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

import { ResilientPool } from './resilient-client.js';

/** Longer than from one look for work to the next: a connection made for each costs more than the look. */
export const JOBS_IDLE_MS = 60_000;

const jobWork = new AsyncLocalStorage<boolean>();

/** Does the work of a job: its connections come from a pool of their own, so that neither visitors nor jobs keep the others out. */
export function asJob<T>(work: () => T): T {
  return jobWork.run(true, work);
}

interface Settings extends pg.PoolConfig {
  /** What holds for the pool of jobs in the place of the rest. */
  jobs: pg.PoolConfig;
}

/** Two pools that look like one to whoever takes connections: visitors' and that of jobs. */
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

  connect(...given: Parameters<pg.Pool['connect']>): ReturnType<pg.Pool['connect']> {
    return this.pool.connect(...given);
  }

  query(...given: Parameters<pg.Pool['query']>): ReturnType<pg.Pool['query']> {
    return this.pool.query(...given);
  }

  on(event: 'error', listener: (error: Error) => void): this {
    for (const pool of [this.visitors, this.jobs]) pool.on(event, listener);
    return this;
  }

  end(done: (error?: Error) => void): void {
    Promise.all([this.visitors.end(), this.jobs.end()]).then(() => done(), done);
  }
}
