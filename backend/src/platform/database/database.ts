import { AsyncLocalStorage } from 'node:async_hooks';

import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { LeanClient } from './lean-client.js';

/**
 * In a statement that commits by itself, as a row of its FROM: the commit is told before it is on the disk. Everybody sees it at
 * once, and the next commit of anybody brings it to the disk with its own, or half a second does; a database that dies before
 * that takes it back. Within a transaction it holds for all of it.
 * https://www.postgresql.org/docs/current/wal-async-commit.html
 */
export const COMMIT_LATER = `set_config('synchronous_commit', 'off', true)`;

const LOCK = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))';

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

  /**
   * Writes what has no answer to wait for: within a transaction it goes with the statement after it, or with the commit, in one
   * message, and what is wrong with it is told as that one's error. Where none is open it is a statement like any other.
   */
  async writeWithNext(text: string, values: readonly unknown[]): Promise<void> {
    const connection: unknown = await this.manager.queryRunner?.connect();
    if (connection instanceof LeanClient) connection.sendWithNext(text, values);
    else await this.manager.query(text, [...values]);
  }

  /** Has the open transaction told as committed before it is on the disk: {@link COMMIT_LATER}. */
  async commitLater(): Promise<void> {
    await this.writeWithNext(`SELECT ${COMMIT_LATER}`, []);
  }

  /** Serialises everybody who names the same key, until this transaction ends. */
  async lock(key: string): Promise<void> {
    this.refuseUnlocked();
    await this.manager.query(LOCK, [key]);
  }

  /** The same for what only the database knows of: the lock is taken with the statement after it. */
  async lockWithNext(key: string): Promise<void> {
    this.refuseUnlocked();
    await this.writeWithNext(LOCK, [key]);
  }

  private refuseUnlocked(): void {
    if (!this.isInTransaction) throw new Error('A lock needs a transaction.');
  }
}
