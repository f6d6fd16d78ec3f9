import { AsyncLocalStorage } from 'node:async_hooks';

import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import type { PoolState } from './pool-state.js';
import type { WorkPools } from './work-pools.js';

const LOCK = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))';

interface OpenTransaction {
  manager: EntityManager;
  afterCommit: Set<() => void>;
}

/** Nested calls of `transaction` join the open one, so one request or job is one commit. */
@Injectable()
export class Database implements OnApplicationShutdown {
  private readonly current = new AsyncLocalStorage<OpenTransaction | undefined>();

  constructor(private readonly dataSource: DataSource) {}

  get manager(): EntityManager {
    return this.current.getStore()?.manager ?? this.dataSource.manager;
  }

  /** By name: for visitors and for jobs. */
  pools(): Record<string, PoolState> {
    return (this.dataSource.driver as unknown as { master: WorkPools }).master.states();
  }

  get isInTransaction(): boolean {
    return this.current.getStore() !== undefined;
  }

  async transaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.isInTransaction) return work();
    const afterCommit = new Set<() => void>();
    const result = await this.dataSource.transaction((manager) =>
      this.current.run({ manager, afterCommit }, work),
    );
    for (const act of afterCommit) act();
    return result;
  }

  /** Calls a function once after the commit, or at once outside a transaction. A crash skips it: only for optimizations. */
  afterCommit(act: () => void): void {
    const open = this.current.getStore();
    if (open) open.afterCommit.add(act);
    else act();
  }

  /** Runs independent steps outside the open transaction: a failed step neither rolls back the others nor blocks them. */
  outsideTransaction<T>(work: () => Promise<T>): Promise<T> {
    return this.current.run(undefined, work);
  }

  /** An enabled store costs time at every asynchronous step until the process ends. */
  onApplicationShutdown(): void {
    this.current.disable();
  }

  /** Holds an exclusive lock on a key until the open transaction ends. */
  async lock(key: string): Promise<void> {
    if (!this.isInTransaction) throw new Error('A lock needs a transaction.');
    await this.manager.query(LOCK, [key]);
  }
}
