import { AsyncLocalStorage } from 'node:async_hooks';

import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const LOCK = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))';

interface OpenTransaction {
  manager: EntityManager;
  afterCommit: Set<() => void>;
}

/**
 * The database with its current transaction. A use case runs its work in `transaction`. A use case that is called by
 * another joins the open transaction, so one request or job is one commit.
 */
@Injectable()
export class Database implements OnApplicationShutdown {
  private readonly current = new AsyncLocalStorage<OpenTransaction | undefined>();

  constructor(private readonly dataSource: DataSource) {}

  /** The open transaction's manager, or one that commits each statement by itself. */
  get manager(): EntityManager {
    return this.current.getStore()?.manager ?? this.dataSource.manager;
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

  /**
   * Calls a function after the open transaction has been committed, once per function however often it is registered, or
   * at once if no transaction is open. A crash after the commit skips it: use it only for what makes something faster.
   */
  afterCommit(act: () => void): void {
    const open = this.current.getStore();
    if (open) open.afterCommit.add(act);
    else act();
  }

  /**
   * Runs work outside the open transaction: each `transaction` in it commits by itself. For a job of many independent
   * steps, so that a failed step neither undoes the others nor blocks them with its locks.
   */
  apart<T>(work: () => Promise<T>): Promise<T> {
    return this.current.run(undefined, work);
  }

  /** Disables the store: an enabled one is consulted at every asynchronous step until the process ends. */
  onApplicationShutdown(): void {
    this.current.disable();
  }

  /** Holds an exclusive lock on a key until the open transaction ends; other callers with the same key wait. */
  async lock(key: string): Promise<void> {
    if (!this.isInTransaction) throw new Error('A lock needs a transaction.');
    await this.manager.query(LOCK, [key]);
  }
}
