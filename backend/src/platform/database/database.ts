import { AsyncLocalStorage } from 'node:async_hooks';

import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

interface OpenTransaction {
  manager: EntityManager;
  afterCommit: Set<() => void>;
}

/**
 * The database with its current transaction. A use case runs its work in `transaction`; a use case that is
 * called by another joins the transaction that is already open, so one request or job is one commit.
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
   * Does something in this process once the open transaction has been committed, once however often it is asked for; at
   * once where none is open. A crash may be sooner: it is for what is only quicker by it.
   */
  afterCommit(act: () => void): void {
    const open = this.current.getStore();
    if (open) open.afterCommit.add(act);
    else act();
  }

  /**
   * Runs work outside the transaction that is open, if one is: each `transaction` in it commits by itself. For a
   * job of many independent steps, where one that fails must not undo the others, nor wait for them with its locks.
   */
  apart<T>(work: () => Promise<T>): Promise<T> {
    return this.current.run(undefined, work);
  }

  /** One that is not disabled is asked for as long as the process lives, whenever it waits for anything. */
  onApplicationShutdown(): void {
    this.current.disable();
  }

  /** Serialises everybody who names the same key, until this transaction ends. */
  async lock(key: string): Promise<void> {
    if (!this.isInTransaction) throw new Error('A lock needs a transaction.');
    await this.manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }
}
